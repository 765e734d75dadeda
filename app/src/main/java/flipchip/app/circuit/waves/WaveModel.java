package flipchip.app.circuit.waves;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.OthelloMachine;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// A view model of the waveforms: rows, time window, markers, and the values at the cursor, which is the
/// position of the time line. FX thread only.
///
/// Traces are read out of the recording on the machine's thread, and only while the waveforms are open.
final class WaveModel {
    private static final Texts TEXTS = Texts.of("wave");
    /// Least size of a drawing, in pixels.
    private static final double NARROWEST = 50;

    private final TimeLine time;
    private final HardwareService machine;
    private final BooleanProperty open;
    private final WaveRows rows;
    private final ReadOnlyObjectWrapper<TimeWindow> window =
        new ReadOnlyObjectWrapper<>(this, "window", TimeWindow.NONE);
    private final ObjectProperty<Optional<Integer>> markerA = marker("markerA");
    private final ObjectProperty<Optional<Integer>> markerB = marker("markerB");
    private final ReadOnlyObjectWrapper<Map<Signal, Trace>> traces =
        new ReadOnlyObjectWrapper<>(this, "traces", Map.of());
    private final ObjectProperty<Scale> scale = new SimpleObjectProperty<>(this, "scale", Scale.GATES);
    private boolean aligned;
    private final ReadOnlyStringWrapper says = new ReadOnlyStringWrapper(this, "says", "");
    private Optional<Shown> shown = Optional.empty();
    private Optional<SignalCatalog> catalog = Optional.empty();
    private Optional<OthelloMachine> cataloged = Optional.empty();
    private boolean fitted;
    private long request;

    /// The recording that is drawn.
    private record Shown(GameRun run, List<Signal> signals) {}

    private static ObjectProperty<Optional<Integer>> marker(String name) {
        return new SimpleObjectProperty<>(null, name, Optional.empty());
    }

    /// @param open  whether the waveforms are visible
    /// @param saved the rows as text
    WaveModel(TimeLine time, HardwareService machine, BooleanProperty open, ObjectProperty<String> saved) {
        this.time = time;
        this.machine = machine;
        this.open = open;
        rows = new WaveRows(saved);
        time.momentProperty().subscribe(this::refresh);
        open.subscribe(this::refresh);
        scale.subscribe(this::refresh);
        rows.property().subscribe(this::refresh);
    }

    // ---- what is shown

    /// The rows.
    WaveRows rows() {
        return rows;
    }

    ReadOnlyObjectProperty<TimeWindow> windowProperty() {
        return window.getReadOnlyProperty();
    }

    /// Shows another piece of time, chosen by the user.
    void look(TimeWindow other) {
        scale.set(Scale.OWN);
        window.set(other.withWidth(window.get().width()));      // the axis may have changed its width
    }

    /// Which piece of time is shown.
    ObjectProperty<Scale> scaleProperty() {
        return scale;
    }

    /// Whether the drawings stand below the lanes, so that they can have the same axis.
    void setAligned(boolean below) {
        if (aligned != below) {
            aligned = below;
            refresh();
        }
    }

    private boolean hasAxis() {
        return aligned && scale.get() != Scale.OWN;
    }

    /// How far right of its time the cursor stands, in gate delays: in the middle of a step where each has a
    /// place of its own.
    double cursorShift() {
        return aligned && scale.get() == Scale.GATES ? 0.5 : 0;
    }

    ReadOnlyObjectProperty<Map<Signal, Trace>> tracesProperty() {
        return traces.getReadOnlyProperty();
    }

    Trace trace(Row.Wave row) {
        return signal(row).map(signal -> traces.get().get(signal)).orElse(Trace.NONE);
    }

    Optional<Signal> signal(Row.Wave row) {
        return catalog.flatMap(all -> all.find(row.name()));
    }

    /// All signals; empty until something is recorded.
    Optional<SignalCatalog> catalog() {
        return catalog;
    }

    /// The recording that is drawn; while the waveforms are closed, the one on the time line.
    Optional<GameRun> run() {
        return shown.map(Shown::run).or(() -> time.momentProperty().get().map(Moment::run));
    }

    /// The piece of time that is drawn; while the waveforms are closed, the move.
    TimeWindow piece() {
        return shown.isPresent()
            ? window.get()
            : time.momentProperty().get().map(this::closedPiece).orElse(TimeWindow.NONE);
    }

    private TimeWindow closedPiece(Moment now) {
        long first = now.run().timeOf(new Instant(now.at().move(), 0, 0));
        return window.get().withEnd(Math.toIntExact(now.run().timeOf(now.run().last())) + 1).show(first,
            now.run().timeOf(now.run().endOf(now.at().move())));
    }

    /// Names the signals of the machine that is shown, also while the waveforms are closed.
    void prepare() {
        time.momentProperty().get().ifPresent(now -> {
            name(now);
            rows.follow(Optional.of(now));
        });
    }

    /// Whether the waveforms are open.
    BooleanProperty openProperty() {
        return open;
    }

    /// Time of the cursor; empty while nothing is recorded.
    Optional<Integer> cursor() {
        return time.momentProperty().get().map(now -> Math.toIntExact(now.run().timeOf(now.at())));
    }

    /// The value at the cursor, which is that of the very moment: at the end of a clock the one before the
    /// edge.
    String value(Row.Wave row) {
        Optional<Moment> now = time.momentProperty().get();
        return now.isEmpty() || catalog.isEmpty()
            ? ""
            : signal(row)
                .map(signal -> row.radix().write(now.get().state().value(signal.bus()), signal.width()))
                .orElse(TEXTS.get("value.unknown"));
    }

    ObjectProperty<Optional<Integer>> markerAProperty() {
        return markerA;
    }

    ObjectProperty<Optional<Integer>> markerBProperty() {
        return markerB;
    }

    /// What came of the last search.
    ReadOnlyStringProperty saysProperty() {
        return says.getReadOnlyProperty();
    }

    // ---- going about in time

    /// Moves the time line to what is drawn at `at`. On the axis of the gates a clock has a place more than
    /// gate delays: the last is the moment before the edge.
    void pointTo(double at) {
        Optional<Moment> shown = time.momentProperty().get().filter(now -> scale.get() == Scale.GATES
                && (long) Math.floor(at) == scale.get().first(now) + now.clock().steps());
        if (shown.isPresent()) {
            Moment now = shown.get();
            time.jump(new Instant(now.at().move(), now.at().clock(), now.clock().steps()));
        } else {
            goTo(at);
        }
    }

    private void goTo(double at) {
        time.momentProperty().get()
            .ifPresent(now -> time.jump(now.run().at(cursorShift() > 0 ? (long) at : Math.round(at))));
    }

    /// To the next change of the signal, or back to the one before.
    void goToEdge(Row.Wave row, boolean forward) {
        found(searchedFrom(forward).map(now -> trace(row).edge(now, forward)), row, "");
    }

    /// To the next moment at which the signal takes the value `text`, or back to the one before.
    void goToValue(Row.Wave row, String text, boolean forward) {
        int width = signal(row).map(Signal::width).orElse(1);
        OptionalLong wanted = (width == 1 ? Radix.BINARY : row.radix()).read(text, width);
        if (wanted.isEmpty()) {
            says.set(TEXTS.get("find.bad", text,
                TEXTS.get("radix." + row.radix().name().toLowerCase(Locale.ROOT))));
            return;
        }
        found(searchedFrom(forward)
            .map(now -> trace(row).find(now, forward, value -> value == wanted.getAsLong())), row, text);
    }

    /// The cursor's time, or one gate delay less where the edge of a clock, which has the same time as the
    /// instant before it, has still to come.
    private Optional<Integer> searchedFrom(boolean forward) {
        return time.momentProperty().get().map(now -> {
            int here = Math.toIntExact(now.run().timeOf(now.at()));
            return forward && !now.run().at(here).equals(now.at()) ? here - 1 : here;
        });
    }

    private void found(Optional<OptionalInt> at, Row.Wave row, String text) {
        if (at.isPresent() && at.get().isPresent()) {
            goTo(at.get().getAsInt());
            says.set(text.isEmpty()
                ? TEXTS.get("edge.found", row.name(), value(row))
                : TEXTS.get("find.found", row.name(), text));
        } else {
            says.set(text.isEmpty()
                ? TEXTS.get("edge.none", row.name())
                : TEXTS.get("find.none", row.name(), text));
        }
    }

    /// Puts a marker at the cursor, or takes it away if it is there.
    void toggle(ObjectProperty<Optional<Integer>> marker) {
        Optional<Integer> now = cursor();
        marker.set(marker.get().equals(now) ? Optional.empty() : now);
    }

    /// The two markers and the difference between them, or between one and the cursor, in words.
    String measure() {
        Optional<Integer> a = markerA.get();
        Optional<Integer> b = markerB.get();
        Optional<Integer> cursor = cursor();
        if (a.isPresent() && b.isPresent()) {
            return TEXTS.get("measure.both", a.get(), b.get(), Math.abs(b.get() - a.get()),
                clocks(b.get() - a.get()));
        }
        if (cursor.isPresent() && (a.isPresent() || b.isPresent())) {
            int other = a.or(() -> b).orElseThrow();
            return TEXTS.get("measure.one", a.isPresent() ? "A" : "B", other, Math.abs(cursor.get() - other),
                clocks(cursor.get() - other));
        }
        return TEXTS.get("measure.none");
    }

    private double clocks(int delays) {
        return Math.abs(delays) / (double) run().map(run -> run.machine().options().period()).orElse(1);
    }

    /// Shows the move of the time line, or all of the run.
    void fit(boolean whole) {
        time.momentProperty().get().ifPresent(now -> look(whole ? window.get().all() : move(now)));
    }

    private TimeWindow move(Moment now) {
        GameRun run = now.run();
        long first = run.timeOf(new Instant(now.at().move(), 0, 0));
        return window.get().show(first, run.timeOf(run.endOf(now.at().move())));
    }

    /// The drawings are so wide, in pixels.
    void setWidth(double pixels) {
        window.set(window.get().withWidth(pixels));
        follow();
    }

    /// Keeps the cursor in the piece of time that is shown.
    private void follow() {
        Optional<Moment> now = time.momentProperty().get();
        if (shown.isEmpty() || now.isEmpty() || window.get().width() <= NARROWEST) {
            return;
        }
        if (hasAxis()) {
            window.set(window.get().of(scale.get().first(now.get()), scale.get().length(now.get())));
        } else if (!fitted) {
            fitted = true;
            window.set(move(now.get()));
        }
        window.set(window.get().following(cursor().orElse(0)));
    }

    // ---- the recording

    private void refresh() {
        Optional<Moment> now = open.get() ? time.momentProperty().get() : Optional.empty();
        if (now.isEmpty()) {
            shown = Optional.empty();
            return;
        }
        GameRun run = now.get().run();
        name(now.get());
        rows.follow(now);
        List<Signal> signals = rows.all().stream().filter(Row.Wave.class::isInstance)
            .flatMap(row -> signal((Row.Wave) row).stream()).distinct().toList();
        if (shown.filter(old -> old.run() == run && old.signals().equals(signals)).isEmpty()) {
            shown = Optional.of(new Shown(run, signals));
            window.set(window.get().withEnd(Math.toIntExact(run.timeOf(run.last())) + 1));
            read(run, signals);
        }
        follow();
    }

    private void name(Moment now) {
        OthelloMachine shownMachine = now.run().machine();
        if (cataloged.filter(named -> named == shownMachine).isEmpty()) {
            cataloged = Optional.of(shownMachine);
            catalog = Optional.of(SignalCatalog.of(shownMachine.circuit()));
        }
    }

    private void read(GameRun run, List<Signal> signals) {
        long mine = ++request;
        machine.ask(_ -> Trace.of(run, signals), read -> {
            if (request == mine) {
                traces.set(read);
            }
        });
    }
}
