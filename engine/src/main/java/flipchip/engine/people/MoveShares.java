package flipchip.engine.people;

import java.util.List;
import flipchip.engine.api.Person;
import flipchip.engine.board.Board;
import flipchip.engine.board.Mobility;

/// A model of which moves people play on a board, and how often. Thread: one at a time
public final class MoveShares {

    private final PersonModel model;
    private final MoveFeatures features;
    private final int[] counts = new int[Frequencies.KINDS * Mobility.MOST_MOVES];
    private final float[] rows = new float[Mobility.MOST_MOVES * MoveFeatures.COUNT];
    private final float[] wide = new float[PersonNet.WIDE];
    private final float[] narrow = new float[PersonNet.NARROW];
    private int moves;

    public MoveShares(PersonModel model) {
        this(model, MoveFeatures.standard());
    }

    /// @param features owned by this from now on
    public MoveShares(PersonModel model, MoveFeatures features) {
        this.model = model;
        this.features = features;
    }

    /// The shares of the legal moves, in the order of the squares; none is 0.
    ///
    /// @param last   the opponent's last move, or [MoveFeatures#NO_MOVE]
    /// @param rating of the people, see [Person]
    public double[] of(Board board, int last, double rating) {
        return shares(look(board, last), rating, board.empties());
    }

    /// The same for people of several ratings, which costs hardly more than for one.
    public List<double[]> of(Board board, int last, List<Person> people) {
        int moves = look(board, last);
        return people.stream().map(person -> shares(moves, person.rating(), board.empties())).toList();
    }

    /// Number of learnt games with one of the legal moves of the last board.
    public int games() {
        int games = 0;
        for (int i = 0; i < moves; i++) {
            games += counts[i];
        }
        return games;
    }

    private int look(Board board, int last) {
        model.frequencies().fill(board, counts);
        moves = features.fill(board, last, counts, rows);
        return moves;
    }

    private double[] shares(int count, double strength, int empties) {
        MoveFeatures.setRating(rows, 0, count, strength);
        double[] shares = new double[count];
        double care = model.care().at(strength, empties);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            int row = i * MoveFeatures.COUNT;
            shares[i] = model.net().judge(rows, row, wide, narrow) / model.temperature()
                - care * MoveFeatures.loss(rows, row);
            most = Math.max(most, shares[i]);
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            shares[i] = Math.max(1e-9, Math.exp(shares[i] - most));
            sum += shares[i];
        }
        for (int i = 0; i < count; i++) {
            shares[i] /= sum;
        }
        return shares;
    }
}
