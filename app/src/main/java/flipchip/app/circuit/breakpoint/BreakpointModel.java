package flipchip.app.circuit.breakpoint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import flipchip.app.circuit.timeline.StopCondition;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.game.session.MoveLosses;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// A view model of the user's breakpoints, kept in a setting, and where the time line meets them. FX thread
/// only.
final class BreakpointModel implements StopCondition {
    /// A breakpoint of the list.
    ///
    /// @param on whether it stops
    record Entry(Breakpoint breakpoint, boolean on) {
        private String line() {
            return (on ? "+ " : "- ") + breakpoint.line();
        }

        private static Optional<Entry> parse(String line) {
            boolean on = line.startsWith("+ ");
            return on || line.startsWith("- ")
                ? Breakpoint.parse(line.substring(2)).map(breakpoint -> new Entry(breakpoint, on))
                : Optional.empty();
        }
    }

    private final TimeLine time;
    private final ObservableValue<MoveLosses> losses;
    private final ReadOnlyObjectWrapper<List<Entry>> entries =
        new ReadOnlyObjectWrapper<>(this, "entries", List.of());
    private Optional<Found> found = Optional.empty();

    /// What was found, and in what.
    private record Found(GameRun run, List<Breakpoint> breakpoints, MoveLosses losses, Hits hits) {}

    /// @param losses of the game's moves
    /// @param saved  the list as text, one line each; what cannot be read is dropped
    BreakpointModel(TimeLine time, ObservableValue<MoveLosses> losses, ObjectProperty<String> saved) {
        this.time = time;
        this.losses = losses;
        saved.subscribe(
            text -> entries.set(text.lines().flatMap(line -> Entry.parse(line).stream()).toList()));
        entries.subscribe(now -> {
            saved.set(now.stream().map(Entry::line).collect(Collectors.joining("\n")));
            time.setStops(this);
        });
        losses.subscribe(() -> time.setStops(this));
    }

    ReadOnlyObjectProperty<List<Entry>> entriesProperty() {
        return entries.getReadOnlyProperty();
    }

    /// Adds a breakpoint that stops; one that is there already is switched on.
    void add(Breakpoint breakpoint) {
        List<Entry> now = new ArrayList<>(entries.get());
        int at = now.stream().map(Entry::breakpoint).toList().indexOf(breakpoint);
        if (at < 0) {
            now.add(new Entry(breakpoint, true));
        } else {
            now.set(at, new Entry(breakpoint, true));
        }
        entries.set(List.copyOf(now));
    }

    void remove(Breakpoint breakpoint) {
        entries.set(entries.get().stream().filter(entry -> !entry.breakpoint().equals(breakpoint)).toList());
    }

    void enable(Breakpoint breakpoint, boolean on) {
        entries.set(entries.get().stream()
            .map(entry -> entry.breakpoint().equals(breakpoint) ? new Entry(breakpoint, on) : entry)
            .toList());
    }

    /// How often the recording meets a breakpoint that is switched on; empty while nothing is recorded.
    Optional<Integer> count(Breakpoint breakpoint) {
        return time.momentProperty().get().map(now -> (int) hits(now.run()).all().stream()
            .filter(hit -> hit.breakpoint().equals(breakpoint)).count());
    }

    @Override
    public Optional<StopPoint> next(GameRun run, Instant from, boolean forward) {
        List<Hits.Hit> met = hits(run).next(from, forward);
        return met.stream().findFirst().map(hit -> new StopPoint(hit.at(),
            met.stream().map(one -> one.breakpoint().words()).distinct().collect(Collectors.joining("; "))));
    }

    private Hits hits(GameRun run) {
        List<Breakpoint> wanted = entries.get().stream().filter(Entry::on).map(Entry::breakpoint).toList();
        MoveLosses known = losses.getValue();
        if (found.filter(old -> old.run() == run && old.losses() == known && old.breakpoints().equals(wanted))
            .isEmpty()) {
            found = Optional.of(new Found(run, wanted, known, Hits.of(run, wanted, known)));
        }
        return found.get().hits();
    }
}
