package flipchip.app.circuit.inside;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.circuit.why.ExplanationWords;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.why.ExplainedStep;
import flipchip.hwsim.referee.why.Explanation;

/// A formatter of an explanation as a report: a line for each step, and a heading for each clock.
final class ExplanationReport {
    private static final Texts TEXTS = Texts.of("why");

    private ExplanationReport() {}

    /// @param moment the moment that is shown: later steps are still to come
    static CircuitReport of(Moment moment, Explanation why) {
        ExplanationWords words = ExplanationWords.of(moment.run().machine().circuit().netlist());
        List<CircuitReport.Line> lines = new ArrayList<>();
        Optional<Instant> clock = Optional.empty();
        for (ExplainedStep step : why.steps()) {
            Instant edge = new Instant(step.at().move(), step.at().clock(), 0);
            if (!clock.equals(Optional.of(edge))) {
                lines.add(heading(moment, edge));
                clock = Optional.of(edge);
            }
            lines.add(line(words, moment, step));
        }
        return new CircuitReport(words.question(why), words.verdict(why), lines);
    }

    private static CircuitReport.Line heading(Moment moment, Instant edge) {
        String state = moment.run().clock(edge).findState().map(ControllerState::name)
            .orElse(TEXTS.get("clock.no-state"));
        return new CircuitReport.Line(TEXTS.get("clock", edge.move(), edge.clock(), state), "",
            Optional.empty(), Optional.of(edge), edge.compareTo(moment.at()) > 0);
    }

    private static CircuitReport.Line line(ExplanationWords words, Moment moment, ExplainedStep step) {
        return new CircuitReport.Line(words.sentence(step), words.nets(step), Optional.of(step.net()),
            Optional.of(step.at()), step.at().compareTo(moment.at()) > 0);
    }

    /// The steps, and for a question about a legal square the eight directions after them, with their
    /// sentence.
    static CircuitReport with(CircuitReport steps, Explanation why, CircuitReport rays) {
        return why.isOfLegality() && why.settled()
            ? new CircuitReport(rays.title(), rays.text(),
                Stream.concat(steps.lines().stream(), rays.lines().stream()).toList())
            : steps;
    }
}
