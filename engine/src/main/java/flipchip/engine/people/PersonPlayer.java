package flipchip.engine.people;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.api.Person;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;

/// Chooses moves as often as a person of some strength would, and says how long the person would think. One
/// thread.
///
/// Remembers the board it left, so that it sees what the opponent just did.
public final class PersonPlayer {
    private static final int MOST_MOVES = 34;
    /// A position so often reached is known by heart.
    private static final int KNOWN = 100;
    private static final Duration QUICK = Duration.ofMillis(500);
    private static final double MOST_SECONDS = 8;

    private final PersonModel model;
    private final double rating;
    private final SplittableRandom random;
    private final MoveFeatures features = MoveFeatures.standard();
    private final int[] counts = new int[Frequencies.KINDS * MOST_MOVES];
    private final float[] rows = new float[MOST_MOVES * MoveFeatures.COUNT];
    private final float[] wide = new float[PersonNet.WIDE];
    private final float[] narrow = new float[PersonNet.NARROW];
    private long left;

    /// @param seed of the choices
    public PersonPlayer(PersonModel model, double rating, long seed) {
        this.model = model;
        this.rating = rating;
        random = new SplittableRandom(seed);
    }

    /// A move and how it came about.
    ///
    /// @param share how often people of this strength play it, 0..1
    /// @param time  they think about this position
    public record Choice(Square move, double share, Duration time) {}

    /// The shares of the legal moves, in the order of the squares; none is 0.
    ///
    /// @param last the opponent's last move, or [MoveFeatures#NO_MOVE]
    public double[] shares(Board board, int last) {
        return shares(look(board, last), rating, board.empties());
    }

    /// The same for people of several ratings, which costs hardly more than for one.
    public List<double[]> shares(Board board, int last, List<Person> people) {
        int moves = look(board, last);
        return people.stream().map(person -> shares(moves, person.rating(), board.empties())).toList();
    }

    private int look(Board board, int last) {
        model.frequencies().fill(board, counts);
        return features.fill(board, last, counts, rows);
    }

    private double[] shares(int moves, double strength, int empties) {
        MoveFeatures.setRating(rows, 0, moves, strength);
        double[] shares = new double[moves];
        double care = model.care().at(strength, empties);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves; i++) {
            int row = i * MoveFeatures.COUNT;
            shares[i] = model.net().judge(rows, row, wide, narrow) / model.temperature()
                - care * MoveFeatures.loss(rows, row);
            most = Math.max(most, shares[i]);
        }
        double sum = 0;
        for (int i = 0; i < moves; i++) {
            shares[i] = Math.max(1e-9, Math.exp(shares[i] - most));
            sum += shares[i];
        }
        for (int i = 0; i < moves; i++) {
            shares[i] /= sum;
        }
        return shares;
    }

    /// Chooses a legal move.
    ///
    /// @throws IllegalArgumentException if there is none
    public Choice choose(Board board) {
        long legal = board.legalMoves();
        if (legal == 0) {
            throw new IllegalArgumentException("no legal move");
        }
        long fresh = board.occupied() & ~left;
        int last = left != 0 && (left & ~board.occupied()) == 0 && Long.bitCount(fresh) == 1
            ? Long.numberOfTrailingZeros(fresh)
            : MoveFeatures.NO_MOVE;
        double[] shares = shares(board, last);
        int chosen = draw(shares);
        long rest = legal;
        for (int skip = chosen; skip > 0; skip--) {
            rest &= rest - 1;
        }
        Square move = Square.of(Long.numberOfTrailingZeros(rest));
        left = board.occupied() | move.bit();
        return new Choice(move, shares[chosen], time(shares));
    }

    private int draw(double[] shares) {
        double at = random.nextDouble();
        for (int i = 0; i < shares.length - 1; i++) {
            at -= shares[i];
            if (at < 0) {
                return i;
            }
        }
        return shares.length - 1;
    }

    /// Short for forced moves and openings known by heart, long where several moves are as likely.
    private Duration time(double[] shares) {
        double spread = 0.6 + 0.8 * random.nextDouble();
        int games = 0;
        for (int i = 0; i < shares.length; i++) {
            games += counts[i];
        }
        if (shares.length == 1 || games >= KNOWN) {
            return Duration.ofMillis((long) (QUICK.toMillis() * spread));
        }
        double doubt = 0;
        for (double share : shares) {
            doubt -= share * Math.log(share);
        }
        return Duration.ofMillis((long) (1000 * spread * Math.min(MOST_SECONDS, 0.8 + 2.2 * doubt)));
    }
}
