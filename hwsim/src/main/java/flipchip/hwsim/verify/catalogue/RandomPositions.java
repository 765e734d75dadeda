package flipchip.hwsim.verify.catalogue;

import java.util.SplittableRandom;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// Positions for test vectors: every second one out of a random game, the others with discs thrown at random.
/// Not thread-safe.
final class RandomPositions {
    private final SplittableRandom random;
    private Position game = Position.INITIAL;
    private boolean thrown = true;

    RandomPositions(SplittableRandom random) {
        this.random = random;
    }

    Position next() {
        thrown = !thrown;
        return thrown ? filling() : nextOfGame();
    }

    /// The opening first; after the last position of a game the next game begins.
    private Position nextOfGame() {
        Position position = game;
        long legal = position.legalMoves();
        game = legal == 0 ? Position.INITIAL : position.play(oneOf(legal, random));
        return position;
    }

    private Position filling() {
        double density = random.nextDouble();
        long black = 0;
        long white = 0;
        for (Square square : Square.values()) {
            if (random.nextDouble() < density) {
                if (random.nextBoolean()) {
                    black |= square.bit();
                } else {
                    white |= square.bit();
                }
            }
        }
        return Position.of(black, white, random.nextBoolean() ? Color.BLACK : Color.WHITE);
    }

    /// A position out of a random game with a number of empty squares between two bounds.
    static Position endgame(int fewest, int most, SplittableRandom random) {
        int empties = random.nextInt(fewest, most + 1);
        Position position = Position.INITIAL;
        while (position.board().empties() > empties) {
            long legal = position.legalMoves();
            position = legal == 0 ? Position.INITIAL : position.play(oneOf(legal, random));
        }
        return position;
    }

    /// One of the squares of a bitboard that is not empty.
    static Square oneOf(long squares, SplittableRandom random) {
        long rest = squares;
        for (int skip = random.nextInt(Long.bitCount(squares)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Square.of(Long.numberOfTrailingZeros(rest));
    }
}
