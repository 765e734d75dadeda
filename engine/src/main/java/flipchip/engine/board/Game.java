package flipchip.engine.board;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// A start position and the moves played from it. Immutable.
///
/// A pass is always forced, so it is implied and never stored: [#positionAt(int)] shows the side that
/// really moves next. Plies count moves, not passes.
public final class Game {
    public static final Game INITIAL = startingAt(Position.INITIAL);

    private final List<Position> positions;
    private final List<Square> moves;

    private Game(List<Position> positions, List<Square> moves) {
        this.positions = positions;
        this.moves = moves;
    }

    /// A game without moves. If the side to move cannot move but the other can, the pass is made at once.
    public static Game startingAt(Position start) {
        return new Game(List.of(start.afterForcedPass()), List.of());
    }

    /// A game of at most this many random moves from the initial position.
    public static Game random(int moves, RandomGenerator random) {
        Game game = INITIAL;
        while (game.length() < moves && !game.isOver()) {
            game = game.play(Square.random(game.position().legalMoves(), random));
        }
        return game;
    }

    public Position start() {
        return positions.getFirst();
    }

    public List<Square> moves() {
        return moves;
    }

    /// Number of moves played.
    public int length() {
        return moves.size();
    }

    /// The position after `ply` moves and the pass that may follow.
    ///
    /// @throws IndexOutOfBoundsException unless `ply` is 0..[#length()]
    public Position positionAt(int ply) {
        return positions.get(ply);
    }

    public Position position() {
        return positions.getLast();
    }

    /// Who played move number `ply` (0 = the first).
    public Color moverOf(int ply) {
        return positions.get(ply).toMove();
    }

    /// Whether the side that would have answered move `ply` (0 = the first) had to pass.
    public boolean passFollows(int ply) {
        return positions.get(ply + 1).toMove() == moverOf(ply) && !positions.get(ply + 1).isGameOver();
    }

    public boolean isOver() {
        return position().isGameOver();
    }

    /// @throws IllegalMoveException if the rules forbid the move
    public Game play(Square square) {
        Position after = position().play(square);
        List<Position> longer = new ArrayList<>(positions);
        longer.add(after);
        List<Square> more = new ArrayList<>(moves);
        more.add(square);
        return new Game(List.copyOf(longer), List.copyOf(more));
    }

    /// The same for several moves, one after the other.
    ///
    /// @throws IllegalMoveException if the rules forbid one of them
    public Game play(List<Square> squares) {
        List<Position> longer = new ArrayList<>(positions.size() + squares.size());
        longer.addAll(positions);
        for (Square square : squares) {
            longer.add(longer.getLast().play(square));
        }
        List<Square> more = new ArrayList<>(moves.size() + squares.size());
        more.addAll(moves);
        more.addAll(squares);
        return new Game(List.copyOf(longer), List.copyOf(more));
    }

    /// The game after its first `ply` moves.
    ///
    /// @throws IndexOutOfBoundsException unless `ply` is 0..[#length()]
    public Game prefix(int ply) {
        return new Game(List.copyOf(positions.subList(0, ply + 1)), List.copyOf(moves.subList(0, ply)));
    }

    /// Whether `other` begins with this game.
    public boolean isPrefixOf(Game other) {
        return start().equals(other.start()) && length() <= other.length()
                && moves.equals(other.moves.subList(0, length()));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Game game && start().equals(game.start()) && moves.equals(game.moves);
    }

    @Override
    public int hashCode() {
        return 31 * start().hashCode() + moves.hashCode();
    }

    @Override
    public String toString() {
        return "Game" + moves + " from " + start();
    }
}
