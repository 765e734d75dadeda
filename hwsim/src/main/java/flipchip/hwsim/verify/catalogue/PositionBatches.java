package flipchip.hwsim.verify.catalogue;

import java.util.SplittableRandom;
import java.util.function.IntToLongFunction;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// Generated positions: half of random games, half random boards. Not thread-safe.
final class PositionBatches {
    private final SplittableRandom random;
    private final RandomPositions positions;

    /// @param square an empty square, legal two times in three where some is; any where the board is full
    record Question(Position position, Square square) {
        long player() {
            return position.board().player();
        }

        long opponent() {
            return position.board().opponent();
        }

        int color() {
            return position.toMove() == Color.BLACK ? 0 : 1;
        }

        @Override
        public String toString() {
            return position + " with " + square;
        }
    }

    PositionBatches(long seed) {
        random = new SplittableRandom(seed);
        positions = new RandomPositions(random);
    }

    SplittableRandom random() {
        return random;
    }

    /// One for each lane.
    Question[] batch() {
        return Stream.generate(this::next).limit(LanePins.LANES).toArray(Question[]::new);
    }

    private Question next() {
        Position position = positions.next();
        long legal = position.legalMoves();
        long empty = ~(position.black() | position.white());
        long wanted = legal != 0 && random.nextInt(3) != 0 ? legal : empty != 0 ? empty : -1L;
        return new Question(position, RandomPositions.oneOf(wanted, random));
    }

    /// A position out of a random game with a number of empty squares between two bounds.
    Position endgame(int fewest, int most) {
        return RandomPositions.endgame(fewest, most, random);
    }

    static long[] all(Question[] batch, ToLongFunction<Question> part) {
        return Stream.of(batch).mapToLong(part).toArray();
    }

    static long[] numbers(IntToLongFunction byLane) {
        return LongStream.range(0, LanePins.LANES).map(lane -> byLane.applyAsLong((int) lane)).toArray();
    }
}
