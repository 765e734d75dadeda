package flipchip.app.chips.gallery;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.engine.eval.ClassicWeights;
import flipchip.hwsim.circuit.pipeline.MachineRun;
import flipchip.hwsim.circuit.pipeline.PipelineMachine;
import flipchip.hwsim.gates.netlist.Netlist;

/// An exhibit of the C++/SystemVerilog Othello's machine of five blocks: typed squares are checked, played,
/// followed by their legal moves and scored, clock by clock, with the weights that the user switches built
/// into its evaluation unit: those of the software of the same name.
final class MachineExhibit extends Exhibit {
    private static final String OURS = "ours";
    private static final String CLASSIC = "classic";
    private static final String CLASSIC_FOUR = "classic4";

    MachineExhibit() {
        super("machine", "moves", "game", "book1", "book2", "book3");
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
    Recording<MachineRun.Clock> record(Request request) {
        List<Square> typed = switch (request.choice()) {
            case "game" -> SamplePositions.middleGame().moves();
            case "book1" -> Square.sequence("e4d3c5f6f5f4");
            case "book2" -> Square.sequence("d3c3d6");
            case "book3" -> Square.sequence("c4e3f4c5b4");
            default -> Square.sequence("d3c3e3c4");
        };
        List<Integer> weights = weights(request.form());
        MachineRun run = MachineRun.record(typed, weights);
        Origin.Counted in = new Origin.Counted(PipelineMachine.netlist(weights));
        return new Recording<>(run.clocks(), this::sentence,
            (area, step) -> MachinePicture.draw(area, step.now()), in,
            List.of(figure("clocks", clocks(run), in), gates(in), registers(in),
                differs("directions", validators(in.circuit()), in, "002"),
                figure("score", run.last().score(), in),
                differs("weights", numbers(weights), new Origin.Chosen(), "002")),
            text("result", Square.list(run.last().legal()))).openingAt(
                step -> step.now().state() == PipelineMachine.State.CHECK && step.now().verdict().valid());
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

    private String sentence(Step<MachineRun.Clock> step) {
        MachineRun.Clock clock = step.now();
        String what = switch (clock.state()) {
            case WAIT -> clock.typed().map(square -> text("say.typed", square.toString()))
                .orElseGet(() -> text("say.wait", SquareLabels.squares(clock.legal())))
                + (clock.illegal() ? text("say.refused") : "");
            case CHECK -> text(clock.verdict().valid() ? "say.valid" : "say.invalid",
                clock.verdict().square().toString(), runs(clock.verdict()));
            case APPLY -> text("say.apply", clock.verdict().square().toString());
            case TEST ->
                text(clock.legal() == 0 ? "say.pass" : "say.test", SquareLabels.squares(clock.legal()));
            case SCORE -> text("say.score", numbers(clock.unit().products()), numbers(clock.unit().sums()));
            default -> text("say." + clock.state());
        };
        return text("say", step.index(), clock.state().name(), what, side(clock.position().toMove()),
            clock.score());
    }

    private static String runs(MachineRun.Verdict verdict) {
        return SquareLabels
            .orNone(Arrays.stream(Direction.values()).filter(d -> verdict.lengths().get(d.ordinal()) > 0)
                .map(d -> Texts.of("why").get("direction." + d) + " " + verdict.lengths().get(d.ordinal()))
                .collect(Collectors.joining(", ")));
    }

    private static String numbers(List<Integer> values) {
        return values.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
