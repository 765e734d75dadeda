package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.app.kit.text.NumberText;
import flipchip.hwsim.circuit.shogi.CoverCircuit;
import flipchip.hwsim.circuit.shogi.CoverRun;
import flipchip.hwsim.circuit.shogi.CoverSchedule;
import flipchip.hwsim.circuit.shogi.Kind;
import flipchip.hwsim.circuit.shogi.Piece;
import flipchip.hwsim.circuit.shogi.ShogiBoard;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;

/// Document 001's piece-cover circuit for shogi, clock by clock.
final class CoverExhibit extends Exhibit<CoverExhibit.Shot> {
    private static final int SIZE = ShogiBoard.SIZE;
    /// Quoted from document 001: clock rate of the circuit, megahertz.
    private static final double MEGAHERTZ = 38.46;
    /// The back rank of the starting position.
    private static final List<Kind> BACK = List.of(Kind.LANCE, Kind.KNIGHT, Kind.SILVER, Kind.GOLD, Kind.KING,
        Kind.GOLD, Kind.SILVER, Kind.KNIGHT, Kind.LANCE);

    /// @param table words of the table memory so far, 27 rows of nine squares
    record Shot(CoverRun run, CoverRun.Clock clock, List<Long> table) {
        /// Pieces known to cover a square by one of the three tables.
        long cover(CoverSchedule.Table which, int square) {
            return table.get(which.ordinal() * ShogiBoard.SQUARES + square);
        }
    }

    CoverExhibit() {
        super("cover", CoverPicture::new, "bishop", "start");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        CoverRun run = CoverRun.record(choice.equals("start")
            ? start()
            : new ShogiBoard(Map.of(ShogiBoard.square(3, 7), new Piece(Kind.BISHOP, false, true, 0))));
        List<Shot> shots = new ArrayList<>();
        List<Long> table = new ArrayList<>(Collections.nCopies(3 * ShogiBoard.SQUARES, 0L));
        for (CoverRun.Clock clock : run.clocks()) {
            clock.written().ifPresent(row -> {
                for (int file = 0; file < SIZE; file++) {
                    table.set(SIZE * row + file, clock.word().get(file));
                }
            });
            shots.add(new Shot(run, clock, List.copyOf(table)));
        }
        Netlist netlist = CoverCircuit.netlist();
        NetlistStats stats = NetlistStats.of(netlist);
        Origin in = new Origin.Counted(netlist);
        int clocks = run.clocks().size();
        return new Recording<>(shots, this::say, in,
            List.of(same("clocks", clocks, in, "001"), same("scan", lastScan(run), in, "001"),
                same("or", clocks - lastScan(run) + 1, in, "001"),
                same("time", NumberText.of("%.3f µs", clocks / MEGAHERTZ), new Origin.Reckoned(), "001"),
                figure("gates", stats.combinational(), in), figure("memory", stats.memoryBits(), in)),
            text("result", run.cover().stream().filter(cover -> cover != 0).count(),
                run.cover().stream().mapToInt(Long::bitCount).sum()));
    }

    /// Clock in which the last word of a scan is written.
    private static int lastScan(CoverRun run) {
        return run.clocks().stream()
            .filter(clock -> clock.written().isPresent() && clock.written().getAsInt() < 2 * SIZE)
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

    private String say(Shot shot) {
        List<String> parts = new ArrayList<>();
        String stages = IntStream.range(0, shot.clock.stages().size())
            .filter(stage -> shot.clock.stages().get(stage).isPresent())
            .mapToObj(stage -> (stage + 1) + ":" + rank(shot.clock.stages().get(stage).getAsInt()))
            .collect(Collectors.joining(" "));
        if (!stages.isEmpty()) {
            parts.add(text("say.stages", stages));
        }
        shot.clock.read().ifPresent(row -> parts.add(text("say.read", row(row))));
        shot.clock.written().ifPresent(row -> parts
            .add(text("say.write", row(row), shot.clock.word().stream().mapToInt(Long::bitCount).sum())));
        if (parts.isEmpty()) {
            parts.add(text("say.flows"));
        }
        if (shot.clock.number() == shot.run.clocks().size()) {
            parts.add(text("say.end", covered(shot, CoverSchedule.Table.RESULT), bits(shot)));
        }
        return text("say", shot.clock.number(), String.join("; ", parts));
    }

    private static int bits(Shot shot) {
        int bits = 0;
        for (int square = 0; square < ShogiBoard.SQUARES; square++) {
            bits += Long.bitCount(shot.cover(CoverSchedule.Table.RESULT, square));
        }
        return bits;
    }

    private static int covered(Shot shot, CoverSchedule.Table table) {
        int covered = 0;
        for (int square = 0; square < ShogiBoard.SQUARES; square++) {
            covered += shot.cover(table, square) != 0 ? 1 : 0;
        }
        return covered;
    }

    /// Ranks 1 to 9 of the top-down scan are T1 to T9, those after them B9 to B1.
    static String rank(int scanned) {
        return scanned <= SIZE ? "T" + scanned : "B" + (2 * SIZE + 1 - scanned);
    }

    /// Row of the table memory: T, B or R and the rank.
    static String row(int row) {
        return "TBR".charAt(row / SIZE) + String.valueOf(row % SIZE + 1);
    }

    /// The last square that a piece covers has just been written to the result.
    @Override
    int telling(Recording<Shot> run) {
        return last(run, shot -> shot.clock.written().stream().anyMatch(row -> row >= 2 * SIZE)
                && shot.clock.word().stream().anyMatch(word -> word != 0));
    }
}
