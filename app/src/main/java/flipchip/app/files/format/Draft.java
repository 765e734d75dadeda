package flipchip.app.files.format;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.app.game.session.GameTree;
import flipchip.app.game.session.Markup;
import flipchip.app.game.session.MoveSign;
import flipchip.app.game.session.Shape;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A place in a tree of moves while it is read; the root has no move. One thread.
final class Draft {
    private final Square move;
    private final List<Draft> next = new ArrayList<>(1);
    private Position after;
    private Position now;
    private final StringBuilder comment = new StringBuilder(0);
    private Markup markup = Markup.NONE;
    private Optional<Duration> time = Optional.empty();
    private Optional<Double> value = Optional.empty();

    private Draft(Square move, Position after, Position now) {
        this.move = move;
        this.after = after;
        this.now = now;
    }

    /// The beginning of a tree.
    static Draft root(Position start) {
        return new Draft(Square.A1, start, start.afterForcedPass());
    }

    /// The place after `square`, which is legal here.
    Draft play(Square square) {
        for (Draft child : next) {
            if (child.move == square) {
                return child;
            }
        }
        Position then = now.play(square);
        Draft child = new Draft(square, then, then);
        next.add(child);
        return child;
    }

    /// The position here, with the side that really moves.
    Position now() {
        return now;
    }

    /// What was set up, also where its side to move has to pass.
    Position start() {
        return after;
    }

    void startAt(Position start) {
        after = start;
        now = start.afterForcedPass();
    }

    /// Whether nothing follows and nothing is said.
    boolean isBare() {
        return next.isEmpty() && comment.isEmpty() && markup.isEmpty();
    }

    boolean isLeaf() {
        return next.isEmpty();
    }

    /// Adds a line to the comment.
    void say(String words) {
        comment.append(comment.isEmpty() || words.isEmpty() ? "" : "\n").append(words);
    }

    void sign(MoveSign sign) {
        markup = markup.withSign(Optional.of(sign));
    }

    /// Draws something, unless there is something on the same squares; then only its colour changes.
    void draw(Shape shape) {
        if (!markup.shapes().contains(shape)) {
            markup = markup.drawn(shape);
        }
    }

    void takes(Duration spent) {
        time = Optional.of(spent);
    }

    /// @param discs estimate for the mover
    void isWorth(double discs) {
        value = Optional.of(discs);
    }

    GameTree tree() {
        return new GameTree(after, comment.toString(), markup, children());
    }

    private List<GameTree.Node> children() {
        if (next.isEmpty()) {
            return List.of();
        }
        List<GameTree.Node> nodes = new ArrayList<>(next.size());
        for (Draft draft : next) {
            nodes
                .add(new GameTree.Node(draft.move, draft.comment.toString(), draft.markup, draft.children()));
        }
        return nodes;
    }

    Map<List<Square>, Duration> times() {
        Map<List<Square>, Duration> times = new HashMap<>();
        walk(new ArrayList<>(),
            (path, place) -> place.time.ifPresent(spent -> times.put(List.copyOf(path), spent)));
        return times;
    }

    Map<List<Square>, Double> values() {
        Map<List<Square>, Double> values = new HashMap<>();
        walk(new ArrayList<>(),
            (path, place) -> place.value.ifPresent(discs -> values.put(List.copyOf(path), discs)));
        return values;
    }

    private interface Visitor {
        void visit(List<Square> path, Draft place);
    }

    private void walk(List<Square> path, Visitor visitor) {
        visitor.visit(path, this);
        for (Draft draft : next) {
            path.add(draft.move);
            draft.walk(path, visitor);
            path.removeLast();
        }
    }
}
