package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.app.kit.text.NumberText;
import flipchip.app.kit.text.Sentences;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.stages.MatePipeline;
import flipchip.hwsim.circuit.stages.MatePipelineGates;
import flipchip.hwsim.circuit.stages.MateTrace;

/// Document 001's mate-search circuit carried over to Othello: proof-number search through a pipeline of
/// three stages.
final class MateExhibit extends Exhibit<MateExhibit.Shot> {
    static final int STAGES = 3;
    private static final int EMPTIES = 7;
    private static final int MOST = 1500;

    /// @param stage    of the pipeline, from 1
    /// @param before   clocks of the positions before
    /// @param pipeline the circuit that is meant
    /// @param last     the search ends with it
    record Shot(MateTrace.Step step, int stage, long before, MatePipeline pipeline, MateTrace trace,
            boolean last) {
        /// Simulated time until this position is through, at the quoted clock rate, microseconds.
        double microseconds() {
            return pipeline.microseconds(before + step.clocks());
        }
    }

    MateExhibit() {
        super("mate", MatePicture::new, "measured", "pipelined");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        MatePipeline pipeline = choice.equals("pipelined") ? MatePipeline.PIPELINED : MatePipeline.DOCUMENT;
        Position root = SamplePositions.endgame(EMPTIES);
        MateTrace trace = MateTrace.record(root, pipeline, MOST, cancelled);
        List<Shot> shots = new ArrayList<>();
        long before = 0;
        for (MateTrace.Step step : trace.steps()) {
            for (int stage = 1; stage <= STAGES; stage++) {
                shots.add(new Shot(step, stage, before, pipeline, trace,
                    stage == STAGES && step.number() == trace.run().expanded()));
            }
            before += step.clocks();
        }
        boolean measured = pipeline.equals(MatePipeline.DOCUMENT);
        String speedUp = number("%.1f", pipeline.documentSpeedUp());
        Origin in = new Origin.Counted(MatePipelineGates.netlist());
        Origin reckoned = new Origin.Reckoned();
        double clocks = (double) trace.clocks() / trace.steps().size();
        return new Recording<>(shots, this::say, in,
            List.of(differs("clocks", number("%.1f", clocks), in, "001"),
                figure("rate", number("%.2f MHz", pipeline.megahertz()), new Origin.Printed("001")),
                figure("position", number("%.2f µs", clocks / pipeline.megahertz()), reckoned),
                measured
                    ? same("measured", speedUp, reckoned, "001")
                    : differs("pipelined", speedUp, reckoned, "001"),
                figure("expanded", trace.run().expanded(), new Origin.Modelled()),
                figure("time", number("%.1f µs", trace.run().seconds() * 1e6), new Origin.Modelled())),
            text("result", outcome(trace), trace.run().expanded()));
    }

    static String number(String format, double value) {
        return NumberText.of(format, value);
    }

    private static String outcome(MateTrace trace) {
        return common("mate." + trace.run().outcome());
    }

    private String say(Shot shot) {
        MateTrace.Step step = shot.step;
        String what = switch (shot.stage) {
            case 1 -> text("say.update", step.board().empties(), text(step.win() ? "say.win" : "say.hold"));
            case 2 -> text("say.generate", SquareLabels.squares(step.legalMoves()),
                SquareLabels.squares(step.classes().attack()),
                SquareLabels.squares(step.classes().defence()));
            default -> text("say.filter",
                step.moves().isEmpty()
                    ? common("none")
                    : step.moves().stream().map(Square::toString).collect(Collectors.joining(" ")));
        };
        String said =
            text("say", step.number(), step.ply(), shot.stage, what, number("%.2f", shot.microseconds()));
        return Sentences.join(said, shot.last ? text("say.end", outcome(shot.trace)) : "");
    }
}
