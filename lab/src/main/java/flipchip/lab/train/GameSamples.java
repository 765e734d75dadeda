package flipchip.lab.train;

import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Square;
import flipchip.engine.notation.wthor.WthorGame;

/// A converter of finished games into samples labelled with the result.
public final class GameSamples {
    /// Scores are in centidiscs.
    static final int PER_DISC = 100;

    private GameSamples() {}

    /// Adds the positions of `game` with `fewest` to `most` empties, each labelled with the result for its
    /// side to move. A game that breaks the rules or stops before its end adds nothing.
    ///
    /// @return whether the game was used
    public static boolean add(WthorGame game, int fewest, int most, TrainingSamples samples) {
        int before = samples.size();
        int group = game.year() - TrainingSamples.FIRST_YEAR;
        long player = Board.INITIAL.player();
        long opponent = Board.INITIAL.opponent();
        boolean blackToMove = true;
        for (Square move : game.moves()) {
            if (Flips.legalMoves(player, opponent) == 0) {
                long swap = player;
                player = opponent;
                opponent = swap;
                blackToMove = !blackToMove;
            }
            long flips =
                ((player | opponent) & move.bit()) != 0 ? 0 : Flips.flips(move.index(), player, opponent);
            if (flips == 0) {
                samples.truncate(before);
                return false;
            }
            int empties = Long.bitCount(~(player | opponent));
            if (empties >= fewest && empties <= most) {
                samples.add(player, opponent, blackToMove ? 1 : -1, Label.RESULT, group);
            }
            long next = opponent ^ flips;
            opponent = player ^ flips ^ move.bit();
            player = next;
            blackToMove = !blackToMove;
        }
        Board end = new Board(player, opponent);
        if (!end.isGameOver()) {
            samples.truncate(before);
            return false;
        }
        int blackScore = PER_DISC * (blackToMove ? end.finalScore() : -end.finalScore());
        for (int i = before; i < samples.size(); i++) {
            samples.relabel(i, samples.score(i) * blackScore, Label.RESULT);
        }
        return true;
    }
}
