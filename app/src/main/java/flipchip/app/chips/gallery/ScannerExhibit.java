package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.scanner.ScanGenerator;
import flipchip.hwsim.circuit.scanner.ScanRun;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.referee.array.CellArray;

/// An exhibit of the legal move generator that scans: the shogi-processor paper's scan carried over to
/// Othello, clock by clock. Two boards: the position that enters, scanned downwards, and the one before it,
/// scanned upwards. Each has a bar at its rank and the lamps of its run registers below; the clocks are a row
/// at the bottom and can be dragged.
final class ScannerExhibit extends Exhibit {
    private static final int RANKS = 8;
    private static final double CLOCKS = 22;
    private static final List<String> DIRECTIONS = List.of("S", "L", "R");

    /// @param partial what the top-down scan has stored so far for the position that enters
    /// @param stored  the whole partial result of the position before
    /// @param legal   finished squares of the position before
    private record State(ScanRun.Clock clock, long partial, long stored, long legal) {
        /// Number of the position that enters, from 0.
        int entering() {
            return (clock.number() - 1) / RANKS;
        }
    }

    ScannerExhibit() {
        super("scanner", "opening", "middle", "stream");
    }

    @Override
    Recording<?> record(Request request) {
        Game game = SamplePositions.middleGame();
        List<Board> boards = switch (request.choice()) {
            case "middle" -> List.of(game.position().board());
            case "stream" ->
                IntStream.of(0, 6, 12, 20).mapToObj(ply -> game.positionAt(ply).board()).toList();
            default -> List.of(Board.INITIAL);
        };
        ScanRun run = ScanRun.record(boards);
        Origin.Counted cells = new Origin.Counted(CellArray.build().netlist());
        Origin scan = new Origin.Counted(ScanGenerator.netlist());
        Origin.Counted in = new Origin.Counted(ScanGenerator.dataPath());
        return new Recording<>(states(run), step -> sentence(boards, step.now()),
            (area, step) -> draw(area, boards, step), scan,
            List.of(figure("clocks", run.clocks().size(), scan), gates(in), registers(in), depth(in),
                figure("array", NetlistStats.of(cells.circuit()).combinational(), cells),
                differs("transfer", ScanRun.record(boards.subList(0, 1)).clocks().size(), scan, "001")),
            text("result", run.legal().stream().map(Square::list).collect(Collectors.joining("; "))))
            .openingAt(step -> step.now().clock.legal() != 0);
    }

    private static List<State> states(ScanRun run) {
        List<State> states = new ArrayList<>();
        long partial = 0;
        long stored = 0;
        long legal = 0;
        for (ScanRun.Clock clock : run.clocks()) {
            if (clock.top().rank() == 1) {
                stored = partial;
                partial = 0;
                legal = 0;
            }
            partial |= (long) clock.partial() << RANKS * (clock.top().rank() - 1);
            legal |= clock.number() > RANKS ? (long) clock.legal() << RANKS * (clock.bottom().rank() - 1) : 0;
            states.add(new State(clock, partial, stored, legal));
        }
        return states;
    }

    private String sentence(List<Board> boards, State state) {
        List<String> parts = new ArrayList<>();
        ScanRun.Clock clock = state.clock;
        if (state.entering() < boards.size()) {
            parts.add(text("say.down", state.entering() + 1, clock.top().rank(),
                found("say.runs", clock.top().hit(), "say.rank", clock.row())));
        }
        if (state.entering() > 0) {
            parts.add(text("say.up", state.entering(), clock.bottom().rank(),
                found("say.runs", clock.bottom().hit(), "say.legal", clock.legal()),
                state.legal == 0
                    ? text("say.found.none")
                    : text("say.found", SquareLabels.squares(state.legal))));
        }
        return text("say", clock.number(), String.join("; ", parts));
    }

    /// What two sets of files have, or that no run ends here.
    private String found(String first, int bits, String second, int otherBits) {
        String found = Stream
            .of(bits == 0 ? "" : text(first, files(bits)),
                otherBits == 0 ? "" : text(second, files(otherBits)))
            .filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
        return found.isEmpty() ? text("say.none") : found;
    }

    /// "c e".
    private static String files(int bits) {
        return IntStream.range(0, RANKS).filter(c -> (bits >>> c & 1) != 0)
            .mapToObj(c -> String.valueOf((char) ('a' + c))).collect(Collectors.joining(" "));
    }

    private static void draw(Area area, List<Board> boards, Step<State> step) {
        State state = step.now();
        double size = Math.min(area.width() / 2 - 34, area.height() - CLOCKS - 118);
        scan(area.column(0, 2).left(size + 18), common("scanner.down"), boards, state.entering(),
            state.clock.top(), state.partial, 0);
        scan(area.column(1, 2).left(size + 18), common("scanner.up"), boards, state.entering() - 1,
            state.clock.bottom(), state.stored, state.legal);
        List<Area> slots = step.slots(area.bottom(CLOCKS + 8));
        for (int i = 0; i < slots.size(); i++) {
            boolean now = i == step.index();
            Area slot = slots.get(i).bottom(CLOCKS).inset(1, 0, 1, 0)
                .box(now ? CanvasColor.ACCENT : CanvasColor.CELL, CanvasColor.CELL_BORDER, false);
            if (slot.width() > 12 || now) {
                slot.label(String.valueOf(i + 1), now ? CanvasColor.ON_ACCENT : CanvasColor.QUIET,
                    Area.SMALL);
            }
        }
    }

    private static void scan(Area area, String title, List<Board> boards, int number, ScanRun.Scanner scanner,
            long partial, long legal) {
        area.heading(title, 18, 7);
        boolean active = number >= 0 && number < boards.size();
        Board board = active ? boards.get(number) : new Board(0, 0);
        BoardBlock block = new BoardBlock(area.at(0, 16, area.width() - 18, area.width() - 18),
            board.player(), board.opponent())
            .lamps(partial & ~board.occupied() & ~legal, 3, CanvasColor.REMOTE).diamonds(legal);
        if (active) {
            Area bar = block.squares().row(scanner.rank() - 1, RANKS).inset(-1, 0, -1, 0);
            bar.stroke(CanvasColor.SELECT, 2.5);
            bar.pen().strokeRect(bar.x(), bar.y(), bar.width(), bar.height());
            ListBlock lines = new ListBlock(block.squares().inset(0, 8 * block.cell() + 4.5, 0, 0));
            registers(lines, "rem", scanner.rem(), CanvasColor.REMOTE);
            registers(lines, "rol", scanner.rol(), CanvasColor.REMOTE_OR_LOCAL);
        }
    }

    private static void registers(ListBlock lines, String name, List<Integer> bits, CanvasColor ink) {
        for (int d = 0; d < DIRECTIONS.size(); d++) {
            Area line = lines.line(15);
            line.small(name + DIRECTIONS.get(d), line.width() + 3, 7.5, CanvasColor.QUIET);
            for (int c = 0; c < RANKS; c++) {
                Area lamp = line.column(c, RANKS);
                lamp.lamp(lamp.width() / 2, 7.5, 4, (bits.get(d) >>> c & 1) != 0, ink);
            }
        }
    }
}
