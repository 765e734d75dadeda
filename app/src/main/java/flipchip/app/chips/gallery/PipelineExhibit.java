package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.text.NumberText;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.pipeline.GeneratorRun;
import flipchip.hwsim.circuit.pipeline.MoveGenerator;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.Simulator;

/// An exhibit of the C++/SystemVerilog Othello's move generator: a stream of positions through its three
/// stages, clock by clock, correct or as it is printed. Above the queue of positions, below a column for each
/// stage with the position that it holds; a legal square has a diamond, a wrong one a cross.
final class PipelineExhibit extends Exhibit {
    private static final int STAGES = 3;
    private static final int POSITIONS = 5;
    /// Random games for the share of right positions.
    private static final int GAMES = 100;
    private static final double QUEUE = 34;

    PipelineExhibit() {
        super("pipeline", "correct", "printed");
    }

    @Override
    Recording<?> record(Request request) {
        Game game = SamplePositions.middleGame();
        List<Board> boards =
            IntStream.range(0, POSITIONS).mapToObj(i -> game.positionAt(4 * i).board()).toList();
        boolean printed = request.choice().equals("printed");
        MoveGenerator.Form form = printed ? MoveGenerator.Form.PRINTED : MoveGenerator.Form.CORRECT;
        GeneratorRun run = GeneratorRun.record(boards, form);
        Origin.Counted in = new Origin.Counted(MoveGenerator.netlist(form));
        List<Figure> figures = new ArrayList<>(List.of(same("stages", stages(run), in, "002"),
            figure("clocks", text("clocks", POSITIONS, run.clocks().size()), in), gates(in), registers(in),
            depth(in)));
        if (printed) {
            figures.add(figure("opening", Long.bitCount(run.clocks().get(2).legal()), in));
            figures.add(figure("share", NumberText.of("%.1f %%", 100 * rightShare(in.circuit())), in));
        }
        long legal = run.clocks().getLast().legal();
        String result = printed
            ? text("wrong", Long.bitCount(legal ^ boards.getLast().legalMoves()))
            : Square.list(legal);
        return new Recording<>(run.clocks(), step -> sentence(boards, step.now()),
            (area, step) -> draw(area, boards, step.now()), in, figures, text("result", POSITIONS, result));
    }

    /// Clocks from the one in which the first position enters to the one in which it is at the output.
    private static int stages(GeneratorRun run) {
        return run.clocks().stream().filter(clock -> clock.stages().getLast().isPresent()).findFirst()
            .orElseThrow().number();
    }

    /// On how many positions of random games the circuit finds the legal moves, 64 at a time: 0 to 1.
    private static double rightShare(Netlist netlist) {
        List<Board> boards = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            Game game = SamplePositions.randomGame(i);
            IntStream.range(0, game.length()).forEach(ply -> boards.add(game.positionAt(ply).board()));
        }
        BitParallelSimulator simulator = new BitParallelSimulator(netlist);
        int right = 0;
        for (int from = 0; from < boards.size(); from += Simulator.LANES) {
            List<Board> batch = boards.subList(from, Math.min(boards.size(), from + Simulator.LANES));
            set(simulator, netlist.port("player").bus(), batch, Board::player);
            set(simulator, netlist.port("opponent").bus(), batch, Board::opponent);
            for (int clock = 0; clock < 3; clock++) {
                simulator.clock();
            }
            for (int lane = 0; lane < batch.size(); lane++) {
                right += simulator.value(netlist.port("legal").bus(), lane) == batch.get(lane).legalMoves()
                    ? 1
                    : 0;
            }
        }
        return (double) right / boards.size();
    }

    private static void set(Simulator simulator, Bus bus, List<Board> boards, ToLongFunction<Board> value) {
        for (int bit = 0; bit < bus.width(); bit++) {
            long lanes = 0;
            for (int lane = 0; lane < boards.size(); lane++) {
                lanes |= (value.applyAsLong(boards.get(lane)) >>> bit & 1) << lane;
            }
            simulator.setLanes(bus.get(bit), lanes);
        }
    }

    private static OptionalInt in(GeneratorRun.Clock clock, int stage) {
        return clock.stages().get(stage - 1);
    }

    private String sentence(List<Board> boards, GeneratorRun.Clock clock) {
        String stages = IntStream.rangeClosed(1, STAGES).filter(stage -> in(clock, stage).isPresent())
            .mapToObj(stage -> text("say.stage", in(clock, stage).getAsInt() + 1, stage))
            .collect(Collectors.joining(", "));
        if (in(clock, STAGES).isEmpty()) {
            return text("say", clock.number(), stages);
        }
        long wrong = clock.legal() ^ boards.get(in(clock, STAGES).getAsInt()).legalMoves();
        return text(wrong == 0 ? "say.out" : "say.wrong", clock.number(), stages,
            SquareLabels.squares(clock.legal()), SquareLabels.squares(wrong), Long.bitCount(wrong));
    }

    private static void draw(Area area, List<Board> boards, GeneratorRun.Clock clock) {
        double width = Math.min(70, area.width() / (boards.size() + 1.0));
        for (int i = 0; i < boards.size(); i++) {
            boolean out = i < clock.number() - STAGES;
            boolean waits = i >= clock.number();
            area.at(i * width + 2, 2, width - 6, QUEUE - 8)
                .box(waits ? CanvasColor.CELL : CanvasColor.RAISED,
                    out || waits ? CanvasColor.CELL_BORDER : CanvasColor.ACCENT, !out && !waits)
                .label("M" + (i + 1) + (out ? " ✓" : ""), waits ? CanvasColor.QUIET : CanvasColor.TEXT,
                    Area.NORMAL);
        }
        for (int stage = 1; stage <= STAGES; stage++) {
            stage(area.inset(0, QUEUE + 8, 0, 0).column(stage - 1, STAGES), boards, clock, stage);
        }
    }

    private static void stage(Area area, List<Board> boards, GeneratorRun.Clock clock, int stage) {
        OptionalInt held = in(clock, stage);
        double size = Math.min(area.width() - 18, area.height() - 66);
        ListBlock list =
            new ListBlock(area
                .at(2, 0, area.width() - 8, size + 62).box(CanvasColor.PANEL,
                    held.isPresent() ? CanvasColor.ACCENT : CanvasColor.LINE, held.isPresent())
                .inset(8, 5, 0, 0)).heading(common("pipeline.stage" + stage));
        if (held.isEmpty()) {
            list.small(common("pipeline.empty"), CanvasColor.QUIET);
            return;
        }
        list.small("M" + (held.getAsInt() + 1), CanvasColor.QUIET);
        Board board = boards.get(held.getAsInt());
        long shown = stage == 1 ? 0 : stage == 2 ? clock.filtered() : clock.legal();
        BoardBlock block = new BoardBlock(area.at(4, 40, size, size), board.player(), board.opponent())
            .diamonds(shown & board.legalMoves());
        if (stage > 1) {
            block.crosses(shown ^ board.legalMoves(), CanvasColor.FLIP);
        }
        if (stage < STAGES) {
            area.arrow(area.width() - 9, size / 2 + 40, area.width() + 6, size / 2 + 40, CanvasColor.REMOTE,
                true);
        }
    }
}
