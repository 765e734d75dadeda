package flipchip.engine.people;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import flipchip.engine.api.Evaluation;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Mobility;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.WeightsFormat;

/// What is known of each legal move when a person chooses: a row of [#COUNT] numbers near -3..3. One thread.
///
/// Values of four searches as losses against the best move, what kind of square it is, what it flips and
/// opens, mobility, parity of its region, where it lies from the opponent's last move, and how often people
/// played it.
public final class MoveFeatures {
    /// Numbers for each move.
    public static final int COUNT = 57;
    /// No last move is known.
    public static final int NO_MOVE = -1;
    /// Plies of the four searches.
    public static final int[] DEPTHS = {1, 3, 5, 8};
    /// With at most this many empties the deepest search goes to the end.
    public static final int EXACT_EMPTIES = 12;
    /// With at most this many the last but one goes there too.
    private static final int NEAR_EMPTIES = 9;
    /// A greater loss says no more, in centidiscs.
    private static final int GREATEST_LOSS = 2400;
    private static final String WEIGHTS = "weights.bin";
    private static final long CORNERS = 0x8100_0000_0000_0081L;
    private static final long X_SQUARES = 0x0042_0000_0000_4200L;
    private static final long C_SQUARES = 0x4281_0000_0000_8142L;
    private static final long A_SQUARES = 0x2400_8100_0081_0024L;
    private static final long B_SQUARES = 0x1800_0081_8100_0018L;
    private static final long SECOND_RING = 0x003C_4242_4242_3C00L;
    private static final long CENTRE = 0x0000_3C3C_3C3C_0000L;
    private static final long EDGES = 0xFF81_8181_8181_81FFL;

    private final MoveSearch search;
    private final int[][] values = new int[DEPTHS.length][];
    private float[] out;
    private int at;

    /// @param evaluation of the searches
    MoveFeatures(Evaluation evaluation) {
        search = new MoveSearch(evaluation);
    }

    /// Features as [PersonModel#standard] has learnt them. Their searches keep the weights of that day when
    /// the engine gets better ones, since people have not changed.
    public static MoveFeatures standard() {
        return new MoveFeatures(Learnt.EVALUATION);
    }

    /// The same, where there are no resources to read.
    ///
    /// @param weights the whole file
    /// @throws IOException if it is damaged
    public static MoveFeatures of(byte[] weights) throws IOException {
        return new MoveFeatures(evaluation(weights));
    }

    private static Evaluation evaluation(byte[] weights) throws IOException {
        return new PatternEvaluation(WEIGHTS, WeightsFormat.parse(WEIGHTS, weights));
    }

    private static final class Learnt {
        static final Evaluation EVALUATION = read();

        private static Evaluation read() {
            try (InputStream in = MoveFeatures.class.getResourceAsStream(WEIGHTS)) {
                return evaluation(in.readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /// Writes a row for each legal move, in the order of the squares. The rating is added by [#setRating].
    ///
    /// @param last   the opponent's last move, or [#NO_MOVE]
    /// @param counts of [Frequencies#fill]
    /// @return the number of legal moves
    public int fill(Board board, int last, int[] counts, float[] rows) {
        long moves = board.legalMoves();
        int number = Long.bitCount(moves);
        look(board);
        Arrays.fill(rows, 0, number * COUNT, 0);
        out = rows;
        int i = 0;
        for (long rest = moves; rest != 0; rest &= rest - 1, i++) {
            at = i * COUNT + 1;
            int square = Long.numberOfTrailingZeros(rest);
            long flips = Flips.flips(square, board.player(), board.opponent());
            putContext(board, number, counts);
            putValues(i, number);
            putKind(board, square, flips);
            putMobility(board, square, flips);
            putPlace(board, square, flips, last);
            putFrequency(i, number, counts);
        }
        return number;
    }

    private void look(Board board) {
        int empties = board.empties();
        int last = DEPTHS.length - 1;
        boolean toTheEnd = empties <= EXACT_EMPTIES;
        search.deepen(board, DEPTHS[toTheEnd ? last - 1 : last]);
        if (toTheEnd) {
            search.finish(board);
        }
        for (int i = 0; i <= last; i++) {
            boolean solved = i == last && toTheEnd || i == last - 1 && empties <= NEAR_EMPTIES;
            values[i] = search.values(solved ? empties : Math.min(empties, DEPTHS[i]));
        }
    }

    /// Completes the rows of a position for a person of this rating.
    public static void setRating(float[] rows, int from, int moves, double rating) {
        float strength = (float) Math.clamp((rating - 1500) / 200, -2, 2.5);
        for (int i = 0; i < moves; i++) {
            int row = from + i * COUNT;
            rows[row] = strength;
            rows[row + COUNT - 3] = rows[row + LOSSES] * strength;
            rows[row + COUNT - 2] = rows[row + LOSSES + DEPTHS.length - 1] * strength;
            rows[row + COUNT - 1] = rows[row + LOSSES + 2 * DEPTHS.length] * strength;
        }
    }

    /// What the move of the row that begins at `row` loses by the deepest search, in discs, at most 24.
    public static double loss(float[] rows, int row) {
        return 8 * rows[row + LOSSES + DEPTHS.length - 1];
    }

    /// Where the four losses stand in a row.
    static final int LOSSES = 7;

    private void put(double value) {
        out[at++] = (float) value;
    }

    private void put(boolean flag) {
        out[at++] = flag ? 1 : 0;
    }

    private void putContext(Board board, int number, int[] counts) {
        int[] deepest = values[DEPTHS.length - 1];
        int best = -6400;
        int second = -6400;
        for (int i = 0; i < number; i++) {
            if (deepest[i] > best) {
                second = best;
                best = deepest[i];
            } else {
                second = Math.max(second, deepest[i]);
            }
        }
        put(board.empties() / 60.0);
        put(number / 12.0);
        put(Math.log1p(sum(counts, 0, number)) / 8);
        put(Math.clamp(best / 2000.0, -2, 2));
        put(Math.min(1, (best - second) / 800.0));
        put((board.legalMoves() & CORNERS) != 0);
    }

    private void putValues(int i, int number) {
        boolean[] isBest = new boolean[DEPTHS.length];
        double loss = 0;
        for (int d = 0; d < DEPTHS.length; d++) {
            int best = -6400;
            for (int j = 0; j < number; j++) {
                best = Math.max(best, values[d][j]);
            }
            loss = Math.min(GREATEST_LOSS, best - values[d][i]) / 800.0;
            isBest[d] = loss == 0;
            put(loss);
        }
        for (boolean flag : isBest) {
            put(flag);
        }
        put(Math.sqrt(loss));
    }

    private void putKind(Board board, int square, long flips) {
        long bit = 1L << square;
        boolean cornerOpen = (nearCorner(square) & ~board.occupied()) != 0;
        put((bit & CORNERS) != 0);
        put((bit & X_SQUARES) != 0 && cornerOpen);
        put((bit & X_SQUARES) != 0 && !cornerOpen);
        put((bit & C_SQUARES) != 0 && cornerOpen);
        put((bit & C_SQUARES) != 0 && !cornerOpen);
        put((bit & A_SQUARES) != 0);
        put((bit & B_SQUARES) != 0);
        put((bit & SECOND_RING) != 0);
        put((bit & CENTRE) != 0);
        put(Math.min(2, Long.bitCount(flips) / 8.0));
        put(Long.bitCount(flips) == 1);
        long empty = ~(board.occupied() | bit);
        int opened = Long.bitCount(flips & Mobility.neighbours(empty));
        put(opened / 6.0);
        put(opened == 0);
        put(Long.bitCount(flips & EDGES) / 4.0);
    }

    private void putMobility(Board board, int square, long flips) {
        long mine = board.player() ^ flips ^ 1L << square;
        long theirs = board.opponent() ^ flips;
        long replies = Flips.legalMoves(theirs, mine);
        long again = Flips.legalMoves(mine, theirs);
        long before = Flips.legalMoves(board.opponent(), board.player());
        long beside = Mobility.neighbours(~(mine | theirs));
        put((Long.bitCount(mine & beside) - Long.bitCount(theirs & beside)) / 10.0);
        put(Long.bitCount(replies) / 10.0);
        put(Long.bitCount(again) / 10.0);
        put(Mobility.potential(theirs, mine) / 15.0);
        put(Mobility.potential(mine, theirs) / 15.0);
        put(Long.bitCount(replies & CORNERS) / 2.0);
        put(Long.bitCount(again & CORNERS) / 2.0);
        put(replies == 0);
        put(Long.bitCount(before & CORNERS & ~replies) / 2.0);
    }

    private void putPlace(Board board, int square, long flips, int last) {
        long empty = ~board.occupied();
        int size = Long.bitCount(region(1L << square, empty));
        put((size & 1) != 0);
        put(size == 1);
        put(Math.min(1, size / 20.0));
        int distance = last == NO_MOVE
            ? 4
            : Math.max(Math.abs((square & 7) - (last & 7)), Math.abs((square >> 3) - (last >> 3)));
        put(distance / 7.0);
        put(last != NO_MOVE && distance == 1);
        put(last != NO_MOVE && (flips & 1L << last) != 0);
        put(Long.bitCount(Mobility.neighbours(1L << square) & empty) / 8.0);
        put(Long.bitCount(Mobility.neighbours(1L << square) & flips) / 4.0);
    }

    private void putFrequency(int i, int number, int[] counts) {
        int all = sum(counts, 0, number);
        double share = (counts[i] + 0.3) / (all + 0.3 * number);
        put(Math.log(share) / 3);
        for (int kind = 1; kind < Frequencies.KINDS; kind++) {
            put(Math.log((counts[kind * number + i] + 3 * share) / (sum(counts, kind, number) + 3)) / 3);
        }
        int most = 0;
        for (int j = 0; j < number; j++) {
            most = Math.max(most, counts[j]);
        }
        put(all == 0 ? 0 : counts[i] / (double) all);
        put(all > 0 && counts[i] == most);
        put(all > 0);
        put(all > 0 && counts[i] == 0);
    }

    private static int sum(int[] counts, int kind, int number) {
        int sum = 0;
        for (int j = 0; j < number; j++) {
            sum += counts[kind * number + j];
        }
        return sum;
    }

    /// The corner of the board's quarter that `square` lies in.
    private static long nearCorner(int square) {
        return 1L << ((square & 4) != 0 ? 7 : 0) << ((square & 32) != 0 ? 56 : 0);
    }

    /// The empty squares that hang together with `bit`, along rows and columns and diagonals.
    private static long region(long bit, long empty) {
        long region = bit;
        long grown = bit | Mobility.neighbours(bit) & empty;
        while (grown != region) {
            region = grown;
            grown = region | Mobility.neighbours(region) & empty;
        }
        return region;
    }
}
