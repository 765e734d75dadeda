package flipchip.app.game.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Symmetry;

/// What a user marked at a place of a tree: a sign for its move, and drawings on its position, circles first,
/// at most one on the same squares. Immutable.
public record Markup(Optional<MoveSign> sign, List<Shape> shapes) {
    private static final Comparator<Shape> ORDER =
        Comparator.comparing(Shape::isCircle).reversed().thenComparing(Shape::from).thenComparing(Shape::to);
    public static final Markup NONE = new Markup(Optional.empty(), List.of());

    public Markup {
        shapes = shapes.stream().sorted(ORDER).toList();
    }

    public boolean isEmpty() {
        return sign.isEmpty() && shapes.isEmpty();
    }

    public Markup withSign(Optional<MoveSign> other) {
        return new Markup(other, shapes);
    }

    /// With one drawing more; the same one again takes it away, another colour takes the place of the first.
    public Markup drawn(Shape shape) {
        List<Shape> others = new ArrayList<>(shapes);
        others.removeIf(shape::isOver);
        if (!shapes.contains(shape)) {
            others.add(shape);
        }
        return new Markup(sign, others);
    }

    /// With the drawing of these squares in the next colour; after the last colour it is gone.
    public Markup cycled(Shape shape) {
        Optional<Shape> now = shapes.stream().filter(shape::isOver).findFirst();
        int next = now.map(old -> old.ink().ordinal() + 1).orElse(0);
        Shape.Ink[] inks = Shape.Ink.values();
        return drawn(
            next == inks.length ? now.orElseThrow() : new Shape(shape.from(), shape.to(), inks[next]));
    }

    public Markup withoutShapes() {
        return new Markup(sign, List.of());
    }

    Markup seen(Symmetry symmetry) {
        return shapes.isEmpty()
            ? this
            : new Markup(sign, shapes.stream().map(shape -> shape.seen(symmetry)).toList());
    }
}
