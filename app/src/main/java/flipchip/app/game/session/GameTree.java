package flipchip.app.game.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;

/// A game with its variations, comments and drawings. Immutable: a change gives a new tree that shares the
/// rest.
///
/// The first child of a node goes on in the same line, the others are variations. A place in the tree is
/// the list of moves that leads there from the start, which stays true when branches are reordered. Passes
/// are implied, as in [Game].
///
/// @param start   the position before the first move
/// @param comment what is said about the start position; may be empty
/// @param markup  what is drawn on the start position
/// @param first   the first moves tried, main line first
public record GameTree(Position start, String comment, Markup markup, List<Node> first) {
    public static final GameTree EMPTY = new GameTree(Position.INITIAL, "", List.of());

    /// A move with what is said about it and what was tried after it.
    ///
    /// @param comment may be empty
    /// @param markup  its sign, and what is drawn on the position after it
    /// @param next    the replies tried, main line first, no square twice
    public record Node(Square move, String comment, Markup markup, List<Node> next) {
        public Node {
            next = kept(next);
            checkDistinct(next);
        }

        private Node withNext(List<Node> other) {
            return new Node(move, comment, markup, other);
        }
    }

    /// @throws IllegalArgumentException if two children of a node are the same move
    public GameTree {
        first = kept(first);
        checkDistinct(first);
    }

    /// A tree on whose start position nothing is drawn.
    ///
    /// @throws IllegalArgumentException if two children of a node are the same move
    public GameTree(Position start, String comment, List<Node> first) {
        this(start, comment, Markup.NONE, first);
    }

    private static List<Node> kept(List<Node> nodes) {
        return nodes instanceof BareLine ? nodes : List.copyOf(nodes);
    }

    /// The tree with one line only.
    public static GameTree of(Game game) {
        byte[] squares = new byte[game.length()];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = (byte) game.moves().get(i).index();
        }
        return ofLine(game.start(), squares);
    }

    /// The same of the indices of squares that are legal one after the other from `start`; this is not
    /// checked, and they are not copied.
    public static GameTree ofLine(Position start, byte[] squares) {
        return new GameTree(start, "", BareLine.of(squares, 0));
    }

    /// The moves tried after `path`, main line first; empty if the path ends there or does not exist.
    public List<Square> choices(List<Square> path) {
        return children(path).stream().map(Node::move).toList();
    }

    public boolean contains(List<Square> path) {
        return path.isEmpty() || choices(path.subList(0, path.size() - 1)).contains(path.getLast());
    }

    /// The line through `path`: the path, then the first child each time.
    public List<Square> lineThrough(List<Square> path) {
        List<Square> line = new ArrayList<>(path);
        List<Node> next = children(path);
        while (!next.isEmpty() && !(next instanceof BareLine)) {
            line.add(next.getFirst().move());
            next = next.getFirst().next();
        }
        if (next instanceof BareLine rest) {
            rest.addTo(line);
        }
        return List.copyOf(line);
    }

    public List<Square> mainLine() {
        return lineThrough(List.of());
    }

    /// The moves of `path` as a game.
    ///
    /// @throws IllegalMoveException if the path is not legal from the start
    public Game game(List<Square> path) {
        return Game.startingAt(start).play(path);
    }

    public String commentAt(List<Square> path) {
        return path.isEmpty() ? comment : node(path).comment();
    }

    /// The sign and the drawings at `path`.
    public Markup markupAt(List<Square> path) {
        return path.isEmpty() ? markup : node(path).markup();
    }

    /// The tree with `path` in it; what is new becomes the last variation at its place.
    ///
    /// @throws IllegalMoveException if the path is not legal from the start
    public GameTree with(List<Square> path) {
        game(path);
        return new GameTree(start, comment, markup, withPath(first, path));
    }

    /// The tree with another comment at `path`.
    ///
    /// @throws IllegalArgumentException if the path is not in the tree
    public GameTree withComment(List<Square> path, String text) {
        return path.isEmpty()
            ? new GameTree(start, text, markup, first)
            : new GameTree(start, comment, markup,
                edit(path, node -> List.of(new Node(node.move(), text, node.markup(), node.next()))));
    }

    /// The tree with another sign and other drawings at `path`; the start position has no sign.
    ///
    /// @throws IllegalArgumentException if the path is not in the tree
    public GameTree withMarkup(List<Square> path, Markup other) {
        return path.isEmpty()
            ? new GameTree(start, comment, other.withSign(Optional.empty()), first)
            : new GameTree(start, comment, markup,
                edit(path, node -> List.of(new Node(node.move(), node.comment(), other, node.next()))));
    }

    /// The tree without the move at the end of `path` and all that follows it.
    ///
    /// @throws IllegalArgumentException if the path is empty or not in the tree
    public GameTree without(List<Square> path) {
        return new GameTree(start, comment, markup, edit(path, _ -> List.of()));
    }

    /// The tree in which every move of `path` is the first choice at its place: the path is in the main line.
    ///
    /// @throws IllegalArgumentException if the path is not in the tree
    public GameTree promoted(List<Square> path) {
        if (!contains(path)) {
            throw missing(path);
        }
        return new GameTree(start, comment, markup, promoted(first, path));
    }

    /// The tree seen from another side of the board.
    public GameTree seen(Symmetry symmetry) {
        return new GameTree(symmetry.apply(start), comment, markup.seen(symmetry), seen(first, symmetry));
    }

    private static List<Node> seen(List<Node> level, Symmetry symmetry) {
        return level.stream().map(node -> new Node(symmetry.apply(node.move()), node.comment(),
            node.markup().seen(symmetry), seen(node.next(), symmetry))).toList();
    }

    /// The tree without the variations that begin after `ply` moves, and without comments and markup from
    /// there on; of what follows only the moves of `line` stay.
    public GameTree veiled(int ply, List<Square> line) {
        boolean bare = ply <= 0;
        return new GameTree(start, bare ? "" : comment, bare ? Markup.NONE : markup,
            veiled(first, ply, line, 0));
    }

    /// @param depth moves before those of `level`
    private static List<Node> veiled(List<Node> level, int ply, List<Square> line, int depth) {
        return level.stream().filter(node -> depth < ply || follows(line, depth, node.move()))
            .map(node -> new Node(node.move(), depth + 1 < ply ? node.comment() : "",
                depth + 1 < ply ? node.markup() : Markup.NONE,
                veiled(node.next(), ply, follows(line, depth, node.move()) ? line : List.of(), depth + 1)))
            .toList();
    }

    private static boolean follows(List<Square> line, int depth, Square move) {
        return depth < line.size() && line.get(depth) == move;
    }

    /// Number of moves in the tree, variations included.
    public int size() {
        return size(first);
    }

    private Node node(List<Square> path) {
        return children(path.subList(0, path.size() - 1)).stream()
            .filter(node -> node.move() == path.getLast()).findFirst().orElseThrow(() -> missing(path));
    }

    private List<Node> children(List<Square> path) {
        List<Node> level = first;
        for (Square square : path) {
            level = level.stream().filter(node -> node.move() == square).findFirst().map(Node::next)
                .orElse(List.of());
        }
        return level;
    }

    private List<Node> edit(List<Square> path, Function<Node, List<Node>> change) {
        if (path.isEmpty() || !contains(path)) {
            throw missing(path);
        }
        return edit(first, path, change);
    }

    private static List<Node> edit(List<Node> level, List<Square> path, Function<Node, List<Node>> change) {
        List<Node> result = new ArrayList<>();
        for (Node node : level) {
            if (node.move() != path.getFirst()) {
                result.add(node);
            } else if (path.size() == 1) {
                result.addAll(change.apply(node));
            } else {
                result.add(node.withNext(edit(node.next(), path.subList(1, path.size()), change)));
            }
        }
        return result;
    }

    private static List<Node> withPath(List<Node> level, List<Square> path) {
        if (path.isEmpty()) {
            return level;
        }
        List<Square> rest = path.subList(1, path.size());
        List<Node> result = new ArrayList<>();
        boolean found = false;
        for (Node node : level) {
            boolean here = node.move() == path.getFirst();
            found |= here;
            result.add(here ? node.withNext(withPath(node.next(), rest)) : node);
        }
        if (!found) {
            result.add(new Node(path.getFirst(), "", Markup.NONE, withPath(List.of(), rest)));
        }
        return result;
    }

    private static List<Node> promoted(List<Node> level, List<Square> path) {
        if (path.isEmpty()) {
            return level;
        }
        List<Node> result = new ArrayList<>();
        for (Node node : level) {
            if (node.move() == path.getFirst()) {
                result.addFirst(node.withNext(promoted(node.next(), path.subList(1, path.size()))));
            } else {
                result.add(node);
            }
        }
        return result;
    }

    /// Whether it is one line about which nothing is known but its moves; not every such tree says so.
    public boolean isBare() {
        return first instanceof BareLine && comment.isEmpty() && markup.equals(Markup.NONE);
    }

    private static int size(List<Node> level) {
        if (level instanceof BareLine line) {
            return line.moves();
        }
        int count = 0;
        for (Node node : level) {
            count += 1 + size(node.next());
        }
        return count;
    }

    private static void checkDistinct(List<Node> level) {
        if (level.size() > 1 && level.stream().map(Node::move).distinct().count() != level.size()) {
            throw new IllegalArgumentException(
                "a move twice among " + level.stream().map(Node::move).toList());
        }
    }

    private static IllegalArgumentException missing(List<Square> path) {
        return new IllegalArgumentException("no line " + path + " in this tree");
    }
}
