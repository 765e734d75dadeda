package flipchip.app.circuit.waves;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.text.Texts;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A list of the rows of the waveforms, kept as text. While the text is empty, the rows are those of the move
/// shown, in words. Every change can be undone. FX thread only.
final class WaveRows {
    private static final Texts TEXTS = Texts.of("wave");
    private static final int MOST_UNDONE = 100;

    private final ObjectProperty<String> saved;
    private final ReadOnlyObjectWrapper<List<Row>> all = new ReadOnlyObjectWrapper<>(this, "rows", List.of());
    private final Deque<String> undone = new ArrayDeque<>();
    private final Deque<String> redone = new ArrayDeque<>();
    private List<Row> ofMove = List.of();

    /// @param saved the rows as text
    WaveRows(ObjectProperty<String> saved) {
        this.saved = saved;
        all.set(parse(saved.get()));
    }

    private static List<Row> parse(String text) {
        return text.lines().flatMap(line -> Row.parse(line).stream()).toList();
    }

    ReadOnlyObjectProperty<List<Row>> property() {
        return all.getReadOnlyProperty();
    }

    List<Row> all() {
        return all.get();
    }

    /// The rows but those of closed groups.
    List<Row> visible() {
        List<Row> visible = new ArrayList<>();
        boolean within = true;
        for (Row row : all.get()) {
            if (row instanceof Row.Group group) {
                within = group.open();
                visible.add(row);
            } else if (within) {
                visible.add(row);
            }
        }
        return visible;
    }

    /// Whether the rows follow the move shown.
    boolean isThisMove() {
        return saved.get().isBlank();
    }

    /// The rows of the move of this moment, where they follow it.
    void follow(Optional<Moment> moment) {
        if (isThisMove()) {
            List<Row> rows = moment.map(MoveRows::of).orElse(List.of());
            if (!rows.equals(ofMove) || !all.get().equals(rows)) {
                ofMove = rows;
                all.set(rows);
            }
        }
    }

    void add(List<Signal> signals, int after) {
        List<Row> next = new ArrayList<>(all.get());
        next.addAll(Math.clamp(after + 1L, 0, next.size()),
            signals.stream().<Row>map(signal -> new Row.Wave(signal.name(), signal.radix(), "")).toList());
        set(next);
    }

    void addGroup(String title, int after) {
        List<Row> next = new ArrayList<>(all.get());
        next.add(Math.clamp(after + 1L, 0, next.size()), new Row.Group(title, true));
        set(next);
    }

    void remove(Collection<Row> rows) {
        set(all.get().stream().filter(other -> !isAmong(rows, other)).toList());
    }

    private static boolean isAmong(Collection<Row> rows, Row row) {
        return rows.stream().anyMatch(one -> one == row);
    }

    /// All of them one place up or down; stays where the first, or the last, is at the end.
    void move(Collection<Row> rows, boolean down) {
        List<Row> next = new ArrayList<>(all.get());
        int step = down ? -1 : 1;
        for (int i = down ? next.size() - 1 : 0; i >= 0 && i < next.size(); i += step) {
            int to = i - step;
            if (isAmong(rows, next.get(i))) {
                if (to < 0 || to >= next.size()) {
                    return;
                }
                Row moved = next.set(to, next.get(i));
                next.set(i, moved);
            }
        }
        set(next);
    }

    void replace(Row row, Row by) {
        set(all.get().stream().map(other -> other == row ? by : other).toList());
    }

    /// The rows that this text means; an empty one follows the move.
    void reset(String text) {
        keep(saved.get());
        redone.clear();
        take(text);
    }

    /// Takes the last change back. Answers whether there was one.
    boolean undo() {
        return turn(undone, redone);
    }

    boolean redo() {
        return turn(redone, undone);
    }

    private boolean turn(Deque<String> from, Deque<String> to) {
        if (from.isEmpty()) {
            return false;
        }
        to.push(saved.get());
        take(from.pop());
        return true;
    }

    private void take(String text) {
        saved.set(text);
        all.set(isThisMove() ? ofMove : parse(text));
    }

    int indexOf(Row row) {
        for (int i = 0; i < all.get().size(); i++) {
            if (all.get().get(i) == row) {
                return i;
            }
        }
        return -1;
    }

    private void keep(String text) {
        undone.push(text);
        if (undone.size() > MOST_UNDONE) {
            undone.removeLast();
        }
    }

    private void set(List<Row> next) {
        if (next.equals(all.get())) {
            return;
        }
        keep(saved.get());
        redone.clear();
        saved.set(next.stream().map(Row::line).collect(Collectors.joining("\n")));
        all.set(isThisMove() ? ofMove : List.copyOf(next));
    }

    /// The rows of controller and board, by the names of their nets.
    static String standard() {
        return Stream
            .of("# " + TEXTS.get("group.control"), "state STATE", "curB HEX", "write HEX", "move SQUARES",
                "dirty HEX", "box SQUARES", "accept HEX", "# " + TEXTS.get("group.board"), "legal HEX",
                "legalL HEX", "sel HEX", "toB HEX", "toW HEX", "isB HEX", "isW HEX")
            .collect(Collectors.joining("\n"));
    }
}
