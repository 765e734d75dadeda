package flipchip.lab.people;

import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.people.Frequencies;
import flipchip.engine.people.MoveFeatures;
import flipchip.engine.people.PersonModel;
import flipchip.engine.people.PersonNet;

/// A record of a model's weights for every move of the boards of its games, before the loss penalty. One
/// thread.
final class WeighedMoves {
    private static final int MOST_MOVES = 34;

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
        /// How often each move is played with so much care.
        double[] shares(double care) {
            double[] shares = judged.clone();
            for (int i = 0; i < shares.length; i++) {
                shares[i] -= care * losses[i];
            }
            PersonScore.softmax(shares, 1);
            return shares;
        }

        /// Discs expected to be lost with so much care.
        double lost(double care) {
            double[] shares = shares(care);
            double sum = 0;
            for (int i = 0; i < shares.length; i++) {
                sum += shares[i] * losses[i];
            }
            return sum;
        }
    }

    /// The move that who is to move at a ply sees, or [MoveFeatures#NO_MOVE].
    static int lastSeen(Game game, int ply) {
        Color side = game.positionAt(ply).toMove();
        return ply > 1 && game.positionAt(ply - 1).toMove() != side
                && game.positionAt(ply - 2).toMove() == side
                    ? game.moves().get(ply - 1).index()
                    : MoveFeatures.NO_MOVE;
    }

    /// The board at a ply of a game, as the opponent who is to move there sees it: it looks at the one move
    /// that was played since its own last one.
    Decision weigh(Game game, int ply, double rating) {
        Board board = game.positionAt(ply).board();
        model.frequencies().fill(board, counts);
        int moves = features.fill(board, lastSeen(game, ply), counts, rows);
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
