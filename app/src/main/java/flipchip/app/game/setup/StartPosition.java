package flipchip.app.game.setup;

import java.util.List;
import java.util.random.RandomGenerator;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.book.BookLine;

/// Where a game begins.
sealed interface StartPosition {
    /// The four centre discs.
    record Standard() implements StartPosition {}

    /// Eight moves of a list of even ones.
    ///
    /// @param number in the list, from 1; 0 to draw one
    record Balanced(int number) implements StartPosition {}

    /// The moves of a named opening.
    record Opening(BookLine line) implements StartPosition {}

    /// The standard start; computers play the lines that the user has prepared.
    record Prepared() implements StartPosition {}

    /// The corners are Black's from the start, and White begins.
    ///
    /// @param count 1..4
    record Corners(int count) implements StartPosition {
        private static final List<Square> ORDER = List.of(Square.A1, Square.H8, Square.H1, Square.A8);

        Position position() {
            long corners =
                ORDER.stream().limit(count).mapToLong(Square::bit).reduce(0, (all, bit) -> all | bit);
            return Position.of(Position.INITIAL.black() | corners, Position.INITIAL.white(), Color.WHITE);
        }
    }

    /// The position that was on the board, or came from the editor.
    record Given(Position position) implements StartPosition {}

    /// The game with the moves that are made before the players begin.
    default Game game(RandomGenerator random) {
        return switch (this) {
            case Standard(),Prepared() -> Game.INITIAL;
            case Balanced(int number) ->
                number == 0 ? BalancedStarts.draw(random) : BalancedStarts.all().get(number - 1);
            case Opening(BookLine line) -> turned(line.game(), random);
            case Corners corners -> Game.startingAt(corners.position());
            case Given(Position position) -> Game.startingAt(position);
        };
    }

    /// The game as seen from one of the four sides that leave the initial board as it is.
    private static Game turned(Game game, RandomGenerator random) {
        List<Symmetry> sides =
            List.of(Symmetry.values()).stream().filter(Symmetry::keepsInitialBoard).toList();
        return sides.get(random.nextInt(sides.size())).apply(game);
    }
}
