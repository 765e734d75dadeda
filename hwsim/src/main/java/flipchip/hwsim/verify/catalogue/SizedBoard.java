package flipchip.hwsim.verify.catalogue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// A board of any size with the rules, square by square. Sets of squares are bits of a number.
/// Thread: owner
final class SizedBoard {
    static final int EMPTY = -1;

    private final int size;
    private final int[] discs;
    private int mover;

    /// The start of a game.
    SizedBoard(int size) {
        this.size = size;
        discs = new int[size * size];
        Arrays.fill(discs, EMPTY);
        int middle = size / 2;
        put(middle - 1, middle - 1, 1);
        put(middle, middle, 1);
        put(middle - 1, middle, 0);
        put(middle, middle - 1, 0);
    }

    private void put(int row, int column, int color) {
        discs[row * size + column] = color;
    }

    /// A board with random discs and a random side to move.
    static SizedBoard random(int size, SplittableRandom random) {
        SizedBoard board = new SizedBoard(size);
        int empties = random.nextInt(1, 8);
        Arrays.setAll(board.discs, _ -> random.nextInt(8) < empties ? EMPTY : random.nextInt(2));
        board.mover = random.nextInt(2);
        return board;
    }

    /// 0 for Black, 1 for White.
    int mover() {
        return mover;
    }

    private BigInteger where(IntPredicate condition) {
        BigInteger squares = BigInteger.ZERO;
        for (int square = 0; square < discs.length; square++) {
            squares = condition.test(square) ? squares.setBit(square) : squares;
        }
        return squares;
    }

    /// Squares with a disc of this colour, or the [#EMPTY] ones.
    BigInteger squares(int color) {
        return where(square -> discs[square] == color);
    }

    /// Squares whose discs turn if the side to move plays `square`.
    BigInteger flips(int square) {
        BigInteger flips = BigInteger.ZERO;
        for (int direction = 0; direction < 9 && discs[square] == EMPTY; direction++) {
            if (direction != 4) {
                flips = flips.or(run(square, direction / 3 - 1, direction % 3 - 1));
            }
        }
        return flips;
    }

    private BigInteger run(int square, int down, int right) {
        BigInteger run = BigInteger.ZERO;
        int row = square / size + down;
        int column = square % size + right;
        while (row >= 0 && row < size && column >= 0 && column < size) {
            int disc = discs[row * size + column];
            if (disc == mover) {
                return run;
            }
            if (disc == EMPTY) {
                return BigInteger.ZERO;
            }
            run = run.setBit(row * size + column);
            row += down;
            column += right;
        }
        return BigInteger.ZERO;
    }

    /// Squares that the side to move may play.
    BigInteger moves() {
        return where(square -> flips(square).signum() != 0);
    }

    /// Plays a random move, or passes.
    ///
    /// @return whether the game goes on
    boolean playOn(SplittableRandom random) {
        int[] moves = squares(moves());
        if (moves.length > 0) {
            int square = moves[random.nextInt(moves.length)];
            for (int flipped : squares(flips(square).setBit(square))) {
                discs[flipped] = mover;
            }
        }
        mover = 1 - mover;
        if (moves().signum() != 0) {
            return true;
        }
        mover = 1 - mover;
        return moves().signum() != 0;
    }

    private int[] squares(BigInteger bits) {
        return IntStream.range(0, discs.length).filter(bits::testBit).toArray();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int square = 0; square < discs.length; square++) {
            text.append(square > 0 && square % size == 0 ? "/" : "").append("-XO".charAt(discs[square] + 1));
        }
        return text + (mover == 0 ? " X" : " O");
    }
}
