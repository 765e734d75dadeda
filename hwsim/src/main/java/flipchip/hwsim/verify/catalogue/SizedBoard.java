package flipchip.hwsim.verify.catalogue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// The rules on a board of any size, square by square. One thread.
final class SizedBoard {
    private static final int EMPTY = -1;

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

    /// Any discs at all, and any side to move.
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

    /// Whether a disc of this colour is there; -1 asks whether none is.
    boolean has(int color, int square) {
        return discs[square] == color;
    }

    /// Squares whose discs turn if the side to move plays `square`.
    List<Integer> flips(int square) {
        List<Integer> flips = new ArrayList<>();
        for (int direction = 0; direction < 9 && discs[square] == EMPTY; direction++) {
            if (direction != 4) {
                flips.addAll(run(square, direction / 3 - 1, direction % 3 - 1));
            }
        }
        return flips;
    }

    private List<Integer> run(int square, int down, int right) {
        List<Integer> run = new ArrayList<>();
        int row = square / size + down;
        int column = square % size + right;
        while (row >= 0 && row < size && column >= 0 && column < size) {
            int disc = discs[row * size + column];
            if (disc == mover) {
                return run;
            }
            if (disc == EMPTY) {
                return List.of();
            }
            run.add(row * size + column);
            row += down;
            column += right;
        }
        return List.of();
    }

    /// Squares that the side to move may play.
    int[] moves() {
        return IntStream.range(0, discs.length).filter(square -> !flips(square).isEmpty()).toArray();
    }

    /// Plays on at random, passes where it must.
    ///
    /// @return whether the game goes on
    boolean playOn(SplittableRandom random) {
        int[] moves = moves();
        if (moves.length > 0) {
            int square = moves[random.nextInt(moves.length)];
            flips(square).forEach(flipped -> discs[flipped] = mover);
            discs[square] = mover;
        }
        mover = 1 - mover;
        if (moves().length > 0) {
            return true;
        }
        mover = 1 - mover;
        return moves().length > 0;
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
