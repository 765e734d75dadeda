package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.pipeline.GeneratorRun;
import flipchip.hwsim.circuit.pipeline.MoveGenerator;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.Simulator;

/// Document 002's move generator: a stream of positions through its three stages, clock by clock, correct or
/// as the document prints it.
final class PipelineExhibit extends Exhibit<PipelineExhibit.Shot> {
    private static final int POSITIONS = 5;
    /// Random games for the share of right answers.
    private static final int GAMES = 100;

    /// @param run   the whole stream
    /// @param clock after this clock edge
    record Shot(GeneratorRun run, GeneratorRun.Clock clock) {
        /// The position in a stage, 1 to 3.
        OptionalInt in(int stage) {
            return clock.stages().get(stage - 1);
        }
    }

    PipelineExhibit() {
        super("pipeline", PipelinePicture::new, "correct", "printed");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        Game game = SamplePositions.middleGame();
        List<Board> boards =
            IntStream.range(0, POSITIONS).mapToObj(i -> game.positionAt(4 * i).board()).toList();
        MoveGenerator.Form form =
            choice.equals("printed") ? MoveGenerator.Form.PRINTED : MoveGenerator.Form.CORRECT;
        GeneratorRun run = GeneratorRun.record(boards, form);
        Netlist netlist = MoveGenerator.netlist(form);
        NetlistStats stats = NetlistStats.of(netlist);
        Origin in = new Origin.Counted(netlist);
        List<Figure> figures = new ArrayList<>(List.of(same("stages", stages(run), in, "002"),
            figure("clocks", text("clocks", POSITIONS, run.clocks().size()), in),
            figure("gates", stats.combinational(), in), figure("registers", stats.registerBits(), in),
            figure("depth", stats.depth(), in)));
        if (form == MoveGenerator.Form.PRINTED) {
            GeneratorRun.Clock first = run.clocks().get(2);
            figures.add(figure("opening", Long.bitCount(first.legal()), in));
            figures.add(figure("share", MateExhibit.number("%.1f %%", 100 * rightShare(netlist)), in));
        }
        String result = form == MoveGenerator.Form.CORRECT
            ? Square.list(run.clocks().getLast().legal())
            : text("wrong", Long.bitCount(run.clocks().getLast().legal() ^ boards.getLast().legalMoves()));
        return new Recording<>(run.clocks().stream().map(clock -> new Shot(run, clock)).toList(), this::say,
            in, figures, text("result", POSITIONS, result));
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

    private String say(Shot shot) {
        String stages = IntStream.rangeClosed(1, 3).filter(stage -> shot.in(stage).isPresent())
            .mapToObj(stage -> text("say.stage", shot.in(stage).getAsInt() + 1, stage))
            .collect(Collectors.joining(", "));
        if (shot.in(3).isEmpty()) {
            return text("say", shot.clock.number(), stages);
        }
        Board board = shot.run.boards().get(shot.in(3).getAsInt());
        long wrong = shot.clock.legal() ^ board.legalMoves();
        return wrong == 0
            ? text("say.out", shot.clock.number(), stages, SquareLabels.squares(shot.clock.legal()))
            : text("say.wrong", shot.clock.number(), stages, SquareLabels.squares(shot.clock.legal()),
                SquareLabels.squares(wrong), Long.bitCount(wrong));
    }
}
