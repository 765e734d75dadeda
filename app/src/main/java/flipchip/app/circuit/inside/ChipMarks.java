package flipchip.app.circuit.inside;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.app.circuit.array.ChipPlace;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.verify.faults.StuckGates;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// A view model of the marks over the chip and of the report that explains them: why a square is legal, the
/// gates that settle last, the heat map, the shadow ring. FX thread only.
final class ChipMarks {
    private static final Texts TEXTS = Texts.of("schematic");
    private static final CauseModel.Subject LAST_MOVE = new CauseModel.Subject.LastMove();

    private final Inspection inspection;
    private final CauseModel causes;
    private final Activity activity = new Activity();
    private final BooleanProperty why = new SimpleBooleanProperty(this, "why");
    private final ObjectProperty<PathKind> path = new SimpleObjectProperty<>(this, "path", PathKind.NONE);
    private final BooleanProperty shadowRing = new SimpleBooleanProperty(this, "shadowRing");
    private final ObjectProperty<HeatKind> heat = new SimpleObjectProperty<>(this, "heat", HeatKind.NONE);
    private final ObjectProperty<Square> subject = new SimpleObjectProperty<>(this, "subject", Square.D3);
    private final ReadOnlyObjectWrapper<CircuitReport> report =
        new ReadOnlyObjectWrapper<>(this, "report", CircuitReport.NONE);
    private final BooleanProperty explaining = new SimpleBooleanProperty(this, "explaining");
    /// What is explained about the move while nothing else is asked.
    private final ObjectProperty<CauseModel.Subject> aboutMove =
        new SimpleObjectProperty<>(this, "aboutMove", LAST_MOVE);
    private Optional<Integer> move = Optional.empty();
    /// What was asked for; without it the move is explained.
    private CircuitReport requested = CircuitReport.NONE;
    private final List<Runnable> listeners = new ArrayList<>();
    private Optional<Why> answer = Optional.empty();

    ChipMarks(Inspection inspection, CauseModel causes) {
        this.inspection = inspection;
        this.causes = causes;
        // by changes: a property that is not read between two changes tells of the first one only
        Stream.<ObservableValue<?>>of(explaining, aboutMove, causes.explanationProperty(), why, path,
            shadowRing, heat, subject, inspection.hardware().momentProperty(), inspection.partsProperty(),
            inspection.traceProperty()).forEach(shown -> shown.subscribe((_, _) -> changed()));
    }

    /// Whether the rays of [#subjectProperty()] are explained.
    BooleanProperty whyProperty() {
        return why;
    }

    /// Which chain of gates is drawn.
    ObjectProperty<PathKind> pathProperty() {
        return path;
    }

    BooleanProperty shadowRingProperty() {
        return shadowRing;
    }

    ObjectProperty<HeatKind> heatProperty() {
        return heat;
    }

    /// The square that is explained.
    ObjectProperty<Square> subjectProperty() {
        return subject;
    }

    /// Whether the last move is explained while nothing else is asked.
    BooleanProperty explainingProperty() {
        return explaining;
    }

    /// What is explained about the move while nothing else is asked: a question about the move or the
    /// machine.
    ObjectProperty<CauseModel.Subject> aboutMoveProperty() {
        return aboutMove;
    }

    /// What is drawn, in words; while nothing is drawn, the explanation of the last move.
    ReadOnlyObjectProperty<CircuitReport> reportProperty() {
        return report.getReadOnlyProperty();
    }

    private void changed() {
        if (isShown()) {
            inspection.prepare();
        }
        Optional<Parts> parts = inspection.partsProperty().get();
        Optional<Moment> moment = inspection.moment();
        answer = why.get() && parts.isPresent() && moment.isPresent() && parts.get().wiring().isOurs()
                && parts.get().circuit() == moment.get().run().machine().circuit()
                    ? Optional.of(Why.of(parts.get().wiring(), moment.get().state(), subject.get()))
                    : Optional.empty();
        Optional<Integer> shown = moment.map(now -> now.at().move());
        if (!shown.equals(move) && moment.filter(now -> causes.isVisiting(now.at())).isEmpty()) {
            move = shown;
            aboutMove.set(LAST_MOVE);
        }
        moment.filter(_ -> why.get() || explaining.get()).ifPresentOrElse(now -> causes.ask(now, question()),
            causes::forget);
        requested =
            parts.isPresent() && moment.isPresent() ? report(parts.get(), moment.get()) : CircuitReport.NONE;
        boolean unasked = requested.equals(CircuitReport.NONE) && moment.isPresent() && !why.get();
        report.set(unasked
            ? causes.about(moment.get(), aboutMove.get())
                .map(known -> ExplanationReport.of(moment.get(), known)).orElse(CircuitReport.NONE)
            : requested);
        listeners.forEach(Runnable::run);
    }

    private CauseModel.Subject question() {
        return why.get()
            ? new CauseModel.Subject.OfSquare(subject.get())
            : inspection.traceProperty()
                .get().<CauseModel.Subject>map(trace -> new CauseModel.Subject.OfNet(trace.root()))
                .orElse(aboutMove.get());
    }

    private CircuitReport report(Parts parts, Moment moment) {
        if (answer.isPresent()) {
            CircuitReport rays = WhyWords.report(parts.circuit().netlist(), parts.wiring(), answer.get());
            return causes.about(moment, question())
                .map(known -> ExplanationReport.with(ExplanationReport.of(moment, known), known, rays))
                .orElse(rays);
        }
        if (why.get() && !parts.wiring().isOurs()) {
            return new CircuitReport(TEXTS.get("why.foreign.title"), TEXTS.get("why.foreign"), List.of());
        }
        Optional<NetTrace> trace = inspection.traceProperty().get();
        if (trace.isPresent()) {
            CircuitReport fed = TraceReport.of(parts, moment, trace.get());
            return causes.about(moment, question()).map(known -> ExplanationReport.of(moment, known))
                .map(made -> new CircuitReport(made.title(), fed.text(), made.lines())).orElse(fed);
        }
        return switch (path.get()) {
            case NONE -> CircuitReport.NONE;
            case LAST -> settling(parts, moment);
            case LONGEST -> longest(parts, moment);
        };
    }

    private CircuitReport settling(Parts parts, Moment moment) {
        List<Net> path = inspection.lastToSettle();
        if (path.isEmpty()) {
            return new CircuitReport(TEXTS.get("path.title"), TEXTS.get("path.nothing"), List.of());
        }
        int first = moment.clock().settledAt() - path.size() + 1;
        List<CircuitReport.Line> lines = IntStream.range(0, path.size())
            .mapToObj(i -> TraceReport.line(parts, moment, path.get(i), "path.step", first + i)).toList();
        return new CircuitReport(TEXTS.get("path.title"), TEXTS.get("path.text", path.size() - 1,
            parts.circuit().netlist().nameOf(path.getLast()), moment.clock().settledAt()), lines);
    }

    private static CircuitReport longest(Parts parts, Moment moment) {
        List<Net> way = counts(parts).longest();
        List<CircuitReport.Line> lines = IntStream.range(0, way.size())
            .mapToObj(i -> TraceReport.line(parts, moment, way.get(i), "path.gate", i + 1)).toList();
        return new CircuitReport(TEXTS.get("path.longest.title"),
            TEXTS.get("path.longest.text", way.size(), parts.circuit().netlist().nameOf(way.getFirst()),
                parts.circuit().netlist().nameOf(way.getLast())),
            lines);
    }

    /// Ends what is explained over the chip, the latest first. Answers whether there was something.
    boolean leave() {
        boolean was = causes.leave() || why.get();
        if (was) {
            why.set(false);
            changed();
        }
        return was;
    }

    /// Whether the causes are drawn: where the user follows them.
    private boolean isLit() {
        return causes.isVisited() && explaining.get();
    }

    private List<Net> way(Parts parts) {
        return path.get() == PathKind.LAST ? inspection.lastToSettle() : counts(parts).longest();
    }

    /// Asks to be told when something else is to be drawn.
    void whenChanged(Runnable listener) {
        listeners.add(listener);
    }

    /// Whether anything is to be drawn at the level of the array, for which the netlist must be read.
    boolean isShown() {
        return inspection.traceProperty().get().isPresent() || why.get() || isLit()
                || path.get() != PathKind.NONE || shadowRing.get() || heat.get() != HeatKind.NONE;
    }

    /// Whether gates that a synthesiser would leave out are drawn faintly.
    boolean fadesDead() {
        return shadowRing.get();
    }

    /// What they show, in words.
    String words() {
        if (inspection.partsProperty().get().isEmpty()) {
            return TEXTS.get("inside.laying-out");
        }
        Parts parts = inspection.partsProperty().get().get();
        if (!requested.text().isEmpty()) {
            return requested.text();
        }
        if (heat.get().isOfOurCell() && !parts.wiring().isOurs()) {
            return TEXTS.get("heat.foreign");
        }
        return switch (heat.get()) {
            case GATES ->
                TEXTS.get("heat.gates.words", counts(parts).stats().total(), counts(parts).stats().live());
            case NINE_TYPES -> TEXTS.get("heat.nine_types.words", counts(parts).stats().total(),
                counts(parts).nine().values().stream().mapToInt(Integer::intValue).sum());
            case TOGGLES -> TEXTS.get("heat.toggles.words", IntStream.of(toggles(parts)).sum(),
                inspection.moment().orElseThrow().at().move());
            case STUCK -> TEXTS.get("heat.stuck.words", StuckGates.SURVEY.faults(), StuckGates.SURVEY.shown(),
                StuckGates.SURVEY.redundant());
            case NONE -> shadowRing.get()
                ? TEXTS.get("ring.words", ShadowRing.CELLS, ShadowRing.wires(parts), counts(parts).dead())
                : "";
        };
    }

    private static ArrayCounts counts(Parts parts) {
        return parts.counts().orElseThrow();
    }

    private int[] toggles(Parts parts) {
        Moment moment = inspection.moment().orElseThrow();
        return activity.upTo(moment.run(), parts.wiring(), moment.at().move());
    }

    private int[] figures(Parts parts) {
        return switch (heat.get()) {
            case GATES -> IntStream.range(0, 64)
                .map(i -> counts(parts).stats().livePerSquare().get(Square.of(i))).toArray();
            case NINE_TYPES ->
                IntStream.range(0, 64).map(i -> counts(parts).nine().get(Square.of(i))).toArray();
            case TOGGLES -> toggles(parts);
            case STUCK -> StuckGates.SURVEY.cells().stream().mapToInt(StuckGates.Cell::shown).toArray();
            case NONE -> new int[0];
        };
    }

    void paint(Pen g, Scene scene, Moment moment) {
        if (scene.parts().isEmpty()) {
            return;
        }
        MarkPainter painter = new MarkPainter(g, scene);
        if (shadowRing.get()) {
            ShadowRing.paint(g, scene);
        }
        if (heat.get() != HeatKind.NONE && scene.level() == ChipPlace.Level.ARRAY
                && (scene.parts().get().wiring().isOurs() || !heat.get().isOfOurCell())) {
            painter.heat(figures(scene.parts().get()));
        }
        if (path.get() != PathKind.NONE) {
            // the last to settle begins with the register, the longest with its first gate
            painter.path(way(scene.parts().get()), path.get() == PathKind.LONGEST ? 1 : 0);
        }
        if (scene.level() == ChipPlace.Level.ARRAY) {
            inspection.traceProperty().get().ifPresent(painter::cells);
        }
        causes.about(moment, question()).ifPresent(known -> {
            if (isLit() || why.get() && !known.isOfLegality()) {
                painter.causes(known.chain());
            } else {
                answer.ifPresent(painter::rays);
            }
        });
    }
}
