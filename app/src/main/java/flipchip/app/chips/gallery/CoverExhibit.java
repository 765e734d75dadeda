package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.text.NumberText;
import flipchip.hwsim.circuit.shogi.CoverCircuit;
import flipchip.hwsim.circuit.shogi.CoverRun;
import flipchip.hwsim.circuit.shogi.CoverSchedule;
import flipchip.hwsim.circuit.shogi.Kind;
import flipchip.hwsim.circuit.shogi.Piece;
import flipchip.hwsim.circuit.shogi.ShogiBoard;
import flipchip.hwsim.gates.netlist.NetlistStats;

/// An exhibit of the shogi-processor paper's piece-cover circuit, clock by clock. Above the clocks as a
/// chart: a row for each scanned rank and each result, and one for the memory's ports. Below the three tables
/// as boards with what was written so far.
final class CoverExhibit extends Exhibit {
    private static final int SIZE = ShogiBoard.SIZE;
    private static final int ROWS = 3 * SIZE + 2;
    /// Quoted from the shogi-processor paper: clock rate of the circuit, megahertz.
    private static final double MEGAHERTZ = 38.46;
    /// The back rank of the starting position.
    private static final List<Kind> BACK = List.of(Kind.LANCE, Kind.KNIGHT, Kind.SILVER, Kind.GOLD, Kind.KING,
        Kind.GOLD, Kind.SILVER, Kind.KNIGHT, Kind.LANCE);
    private static final double LABEL = 26;
    private static final double CHART = 0.55;

    /// @param table words of the table memory so far, 27 rows of nine squares
    private record State(CoverRun.Clock clock, List<Long> table) {
        /// The number of pieces that cover each square by one of the three tables.
        List<Integer> cover(CoverSchedule.Table which) {
            int first = which.ordinal() * ShogiBoard.SQUARES;
            return table.subList(first, first + ShogiBoard.SQUARES).stream().map(Long::bitCount).toList();
        }
    }

    CoverExhibit() {
        super("cover", "bishop", "start");
    }

    @Override
    Recording<?> record(Request request) {
        CoverRun run = CoverRun.record(request.choice().equals("start")
            ? start()
            : new ShogiBoard(Map.of(ShogiBoard.square(3, 7), new Piece(Kind.BISHOP, false, true, 0))));
        Origin.Counted in = new Origin.Counted(CoverCircuit.netlist());
        int clocks = run.clocks().size();
        return new Recording<>(states(run), this::sentence, (area, step) -> draw(area, run, step), in,
            List.of(same("clocks", clocks, in, "001"), same("scan", lastScan(run), in, "001"),
                same("or", clocks - lastScan(run) + 1, in, "001"),
                same("time", NumberText.of("%.3f µs", clocks / MEGAHERTZ), new Origin.Derived(), "001"),
                gates(in), figure("memory", NetlistStats.of(in.circuit()).memoryBits(), in)),
            text("result", run.cover().stream().filter(cover -> cover != 0).count(),
                run.cover().stream().mapToInt(Long::bitCount).sum()))
            .openingAt(step -> isResult(step.now().clock)
                    && step.now().clock.word().stream().anyMatch(word -> word != 0));
    }

    private static List<State> states(CoverRun run) {
        List<State> states = new ArrayList<>();
        List<Long> table = new ArrayList<>(Collections.nCopies(3 * ShogiBoard.SQUARES, 0L));
        for (CoverRun.Clock clock : run.clocks()) {
            clock.written().ifPresent(row -> {
                for (int file = 0; file < SIZE; file++) {
                    table.set(SIZE * row + file, clock.word().get(file));
                }
            });
            states.add(new State(clock, List.copyOf(table)));
        }
        return states;
    }

    private static boolean isResult(CoverRun.Clock clock) {
        return clock.written().orElse(0) >= 2 * SIZE;
    }

    /// Clock in which the last word of a scan is written.
    private static int lastScan(CoverRun run) {
        return run.clocks().stream().filter(clock -> clock.written().isPresent() && !isResult(clock))
            .mapToInt(CoverRun.Clock::number).max().orElseThrow();
    }

    /// All 40 pieces as a game begins.
    private static ShogiBoard start() {
        Map<Integer, Piece> pieces = new HashMap<>();
        Map<Kind, Integer> used = new HashMap<>();
        for (boolean black : new boolean[] {true, false}) {
            for (int file = 1; file <= SIZE; file++) {
                put(pieces, used, BACK.get(file - 1), black, file, black ? 9 : 1);
                put(pieces, used, Kind.PAWN, black, file, black ? 7 : 3);
            }
            put(pieces, used, Kind.BISHOP, black, black ? 2 : 8, black ? 8 : 2);
            put(pieces, used, Kind.ROOK, black, black ? 8 : 2, black ? 8 : 2);
        }
        return new ShogiBoard(pieces);
    }

    private static void put(Map<Integer, Piece> pieces, Map<Kind, Integer> used, Kind kind, boolean black,
            int file, int rank) {
        int index = used.merge(kind, 1, Integer::sum) - 1;
        pieces.put(ShogiBoard.square(file, rank), new Piece(kind, false, black, index));
    }

    private String sentence(Step<State> step) {
        CoverRun.Clock clock = step.now().clock;
        List<String> parts = new ArrayList<>();
        String stages =
            IntStream.range(0, clock.stages().size()).filter(stage -> clock.stages().get(stage).isPresent())
                .mapToObj(stage -> (stage + 1) + ":" + rank(clock.stages().get(stage).getAsInt()))
                .collect(Collectors.joining(" "));
        if (!stages.isEmpty()) {
            parts.add(text("say.stages", stages));
        }
        clock.read().ifPresent(row -> parts.add(text("say.read", row(row))));
        clock.written().ifPresent(row -> parts
            .add(text("say.write", row(row), clock.word().stream().mapToInt(Long::bitCount).sum())));
        if (parts.isEmpty()) {
            parts.add(text("say.flows"));
        }
        if (step.isLast()) {
            List<Integer> cover = step.now().cover(CoverSchedule.Table.RESULT);
            parts.add(text("say.end", cover.stream().filter(pieces -> pieces > 0).count(),
                cover.stream().mapToInt(Integer::intValue).sum()));
        }
        return text("say", clock.number(), String.join("; ", parts));
    }

    /// Ranks 1 to 9 of the top-down scan are T1 to T9, those after them B9 to B1.
    private static String rank(int scanned) {
        return scanned <= SIZE ? "T" + scanned : "B" + (2 * SIZE + 1 - scanned);
    }

    /// Row of the table memory: T, B or R and the rank.
    private static String row(int row) {
        return "TBR".charAt(row / SIZE) + String.valueOf(row % SIZE + 1);
    }

    private static void draw(Area area, CoverRun run, Step<State> step) {
        Area chart = area.top(area.height() * CHART - 14);
        List<Area> slots = step.slots(area.top(area.height() * CHART).inset(LABEL, 0, 0, 0));
        Area slot = slots.get(step.index()).top(chart.height());
        slot.left(Math.max(2, slot.width())).fill(CanvasColor.FUNNEL);
        for (int i = 0; i < slots.size(); i++) {
            column(slots.get(i).top(chart.height()), step.all().get(i).clock, i <= step.index());
            if (i % 5 == 0 && i < slots.size() - 1) {
                slots.get(i).bottom(14).label(String.valueOf(i + 1), CanvasColor.QUIET, 9);
            }
        }
        double row = chart.height() / ROWS;
        chart.small(rank(1), 0, Math.max(6, row / 2), CanvasColor.QUIET);
        chart.small(rank(SIZE + 1), 0, (SIZE + 0.5) * row, CanvasColor.QUIET);
        chart.small("OR", 0, (2 * SIZE + 4) * row, CanvasColor.QUIET);
        chart.small("R/W", 0, (3 * SIZE + 1) * row, CanvasColor.QUIET);
        double size = Math.min(area.width() / 3 - 8, area.height() - chart.height() - 34);
        for (CoverSchedule.Table table : CoverSchedule.Table.values()) {
            Area place = area.column(table.ordinal(), 3).bottom(size).left(size);
            place.small(common("cover." + table), 0, -8, CanvasColor.TEXT);
            ShogiBlock block = new ShogiBlock(place, run.board());
            List<Integer> cover = step.now().cover(table);
            IntStream.range(0, cover.size()).forEach(square -> block.count(square, cover.get(square)));
        }
    }

    /// The events of one clock, as one column; clocks to come are outlined.
    private static void column(Area slot, CoverRun.Clock clock, boolean done) {
        clock.stages().forEach(
            rank -> rank.ifPresent(scanned -> mark(slot.row(scanned - 1, ROWS), done, CanvasColor.REMOTE)));
        double row = slot.height() / ROWS;
        clock.read().ifPresent(read -> {
            // lower than what is written
            mark(result(slot, read).inset(0, row * 0.25, 0, row * 0.25), done, CanvasColor.SELECT);
            mark(slot.at(0, (3 * SIZE + 0.5) * row, slot.width(), row * 0.7), done, CanvasColor.SELECT);
        });
        clock.written().ifPresent(written -> {
            if (isResult(clock)) {
                mark(result(slot, written), done, CanvasColor.LEGAL);
            }
            mark(slot.at(0, (3 * SIZE + 1.2) * row, slot.width(), row * 0.7), done, CanvasColor.LEGAL);
        });
    }

    private static Area result(Area slot, int row) {
        return slot.row(2 * SIZE + SIZE - 1 - row % SIZE, ROWS);
    }

    private static void mark(Area area, boolean done, CanvasColor ink) {
        if (done) {
            area.at(0.5, 0.5, Math.max(1, area.width() - 1), Math.max(1, area.height() - 1)).fill(ink);
        } else {
            area.middle(2, 1).fill(CanvasColor.CELL_BORDER);
        }
    }
}
