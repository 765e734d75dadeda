package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.engine.eval.ClassicWeights;
import flipchip.hwsim.circuit.pipeline.MachineRun;
import flipchip.hwsim.circuit.pipeline.PipelineMachine;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;

/// Document 002's machine of five blocks: typed squares are checked, played, answered and scored, clock by
/// clock, with the weights that the user switches built into its evaluation unit: those the software of the
/// same name plays with.
final class MachineExhibit extends Exhibit<MachineExhibit.Shot> {
    private static final String OURS = "ours";
    private static final String CLASSIC = "classic";
    private static final String CLASSIC_FOUR = "classic4";

    /// @param number of the clock, from 0
    record Shot(MachineRun.Clock clock, int number) {}

    MachineExhibit() {
        super("machine", MachinePicture::new, "moves", "game", "book1", "book2", "book3");
    }

    @Override
    List<String> forms() {
        return List.of(OURS, CLASSIC, CLASSIC_FOUR);
    }

    @Override
    String formText(String form) {
        return text("form." + form, numbers(weights(form)));
    }

    private static List<Integer> weights(String form) {
        return switch (form) {
            case CLASSIC -> list(ClassicWeights.FITTED, 5);
            case CLASSIC_FOUR -> list(ClassicWeights.FITTED_FOUR, 4);
            default -> list(ClassicWeights.DEFAULT, 4);
        };
    }

    private static List<Integer> list(ClassicWeights weights, int evaluators) {
        return List.of(weights.pieces(), weights.mobility(), weights.corners(), weights.edges(),
            weights.potentialMobility()).subList(0, evaluators);
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        return record(choice, OURS, cancelled);
    }

    @Override
    Recording<Shot> record(String choice, String form, BooleanSupplier cancelled) {
        List<Square> typed = switch (choice) {
            case "game" -> SamplePositions.middleGame().moves();
            case "book1" -> List.of(Square.E4, Square.D3, Square.C5, Square.F6, Square.F5, Square.F4);
            case "book2" -> List.of(Square.D3, Square.C3, Square.D6);
            case "book3" -> List.of(Square.C4, Square.E3, Square.F4, Square.C5, Square.B4);
            default -> List.of(Square.D3, Square.C3, Square.E3, Square.C4);
        };
        MachineRun run = MachineRun.record(typed, weights(form));
        List<Shot> shots = new ArrayList<>();
        for (MachineRun.Clock clock : run.clocks()) {
            shots.add(new Shot(clock, shots.size()));
        }
        Netlist netlist = PipelineMachine.netlist(weights(form));
        NetlistStats stats = NetlistStats.of(netlist);
        Origin in = new Origin.Counted(netlist);
        return new Recording<>(shots, this::say, in, List.of(figure("clocks", clocks(run), in),
            figure("gates", stats.combinational(), in), figure("registers", stats.registerBits(), in),
            differs("directions", validators(netlist), in, "002"), figure("score", run.last().score(), in),
            differs("weights", numbers(weights(form)), new Origin.Chosen(), "002")),
            text("result", Square.list(run.last().legal())));
    }

    /// From the clock in which the first legal square is typed to the next in which the machine waits.
    private static int clocks(MachineRun run) {
        int typed = 0;
        for (int i = 1; i < run.clocks().size(); i++) {
            MachineRun.Clock clock = run.clocks().get(i);
            if (run.clocks().get(i - 1).typed().isPresent()) {
                typed = i - 1;
            }
            if (clock.state() == PipelineMachine.State.WAIT && run.clocks().get(typed).typed().isPresent()
                    && !clock.illegal()) {
                return i - typed;
            }
        }
        throw new IllegalArgumentException("no move was played");
    }

    private static long validators(Netlist netlist) {
        return netlist.scopes().stream().filter(
            scope -> Arrays.stream(Direction.values()).anyMatch(d -> scope.name().equals("validator_" + d)))
            .count();
    }

    private String say(Shot shot) {
        MachineRun.Clock clock = shot.clock;
        String what = switch (clock.state()) {
            case WAIT -> clock.typed().map(square -> text("say.typed", square.toString()))
                .orElseGet(() -> text("say.wait", SquareLabels.squares(clock.legal()))) + refused(clock);
            case CHECK -> text(clock.verdict().valid() ? "say.valid" : "say.invalid",
                clock.verdict().square().toString(), runs(clock.verdict()));
            case APPLY -> text("say.apply", clock.verdict().square().toString());
            case TEST ->
                text(clock.legal() == 0 ? "say.pass" : "say.test", SquareLabels.squares(clock.legal()));
            case SCORE -> text("say.score", numbers(clock.unit().products()), numbers(clock.unit().sums()));
            default -> text("say." + clock.state());
        };
        return text("say", shot.number, clock.state().name(), what,
            common(clock.position().toMove() == Color.BLACK ? "black" : "white"), clock.score());
    }

    private String refused(MachineRun.Clock clock) {
        return clock.illegal() ? text("say.refused") : "";
    }

    private String runs(MachineRun.Verdict verdict) {
        String runs = Arrays.stream(Direction.values()).filter(d -> verdict.lengths().get(d.ordinal()) > 0)
            .map(d -> d + " " + verdict.lengths().get(d.ordinal())).collect(Collectors.joining(", "));
        return runs.isEmpty() ? common("none") : runs;
    }

    static String numbers(List<Integer> values) {
        return values.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    @Override
    int telling(Recording<Shot> run) {
        return last(run,
            shot -> shot.clock.state() == PipelineMachine.State.CHECK && shot.clock.verdict().valid());
    }
}
