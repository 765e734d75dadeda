package flipchip.lab.people;

import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.person.Frequencies;
import flipchip.engine.person.MoveFeatures;
import flipchip.engine.person.PersonModel;
import flipchip.engine.person.PersonNet;

/// How a model judges every move of the boards of its games, before it cares about discs. One thread.
final class WeighedMoves {
    private static final int MOST_MOVES = 34;
    /// Enough boards for what is expected of them; each costs as much as a move of the opponent.
    private static final int MOST = 1500;

    private final PersonModel model;
    private final MoveFeatures features = MoveFeatures.standard();
    private final int[] counts = new int[Frequencies.KINDS * MOST_MOVES];
    private final float[] rows = new float[MOST_MOVES * MoveFeatures.COUNT];
    private final float[] wide = new float[PersonNet.WIDE];
    private final float[] narrow = new float[PersonNet.NARROW];

    WeighedMoves(PersonModel model) {
        this.model = model;
    }

    /// One board.
    ///
    /// @param judged judgements of the moves, over the temperature
    /// @param losses discs that each loses by the model's deepest search
    record Decision(int empties, double[] judged, double[] losses) {
        /// Discs expected to be lost with so much care.
        double lost(double care) {
            double[] shares = judged.clone();
            for (int i = 0; i < shares.length; i++) {
                shares[i] -= care * losses[i];
            }
            PersonScore.softmax(shares, 1);
            double sum = 0;
            for (int i = 0; i < shares.length; i++) {
                sum += shares[i] * losses[i];
            }
            return sum;
        }
    }

    /// Decisions with a choice, from all over the games.
    List<Decision> of(List<Game> games, double rating) {
        int all = games.stream().mapToInt(Game::length).sum();
        int step = Math.max(1, all / MOST);
        List<Decision> found = new ArrayList<>();
        int number = 0;
        for (Game game : games) {
            for (int ply = 1; ply < game.length(); ply++) {
                if (number++ % step == 0 && Long.bitCount(game.positionAt(ply).legalMoves()) > 1) {
                    found.add(weigh(game, ply, rating));
                }
            }
        }
        return found;
    }

    private Decision weigh(Game game, int ply, double rating) {
        Board board = game.positionAt(ply).board();
        boolean passed = game.positionAt(ply - 1).toMove() == game.positionAt(ply).toMove();
        model.frequencies().fill(board, counts);
        int moves = features.fill(board, passed ? MoveFeatures.NO_MOVE : game.moves().get(ply - 1).index(),
            counts, rows);
        MoveFeatures.setRating(rows, 0, moves, rating);
        double[] judged = new double[moves];
        double[] losses = new double[moves];
        for (int i = 0; i < moves; i++) {
            int row = i * MoveFeatures.COUNT;
            judged[i] = model.net().judge(rows, row, wide, narrow) / model.temperature();
            losses[i] = MoveFeatures.loss(rows, row);
        }
        return new Decision(board.empties(), judged, losses);
    }
}
