package flipchip.engine.analysis;

import java.util.List;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;

/// What an analysis says about one move of a game. Immutable.
///
/// Both values come from searches equally deep, so that their difference is the move's loss.
///
/// @param ply              number of moves before this one
/// @param mover            who played it
/// @param played           the move of the game
/// @param best             the move the search prefers; the move played if none is better
/// @param playedCentidiscs value of the move played, for the mover, 100 = one disc, -6400..6400
/// @param bestCentidiscs   value of the best move, for the mover; not below the other
/// @param choices          number of legal moves the mover had
/// @param exact            both values are results of the game under best play
/// @param depth            plies searched to the end, the move itself included
/// @param confidence       per cent of Multi-ProbCut, 1..100; 100 = no selective pruning
/// @param line             `best` and the best play that follows; passes are left out
public record MoveJudgement(int ply, Color mover, Square played, Square best, int playedCentidiscs,
        int bestCentidiscs, int choices, boolean exact, int depth, int confidence, List<Square> line) {

    /// @throws IllegalArgumentException if the best move is worth less than the one played
    public MoveJudgement {
        if (bestCentidiscs < playedCentidiscs) {
            throw new IllegalArgumentException(
                best + " at " + bestCentidiscs + " is not better than " + played + " at " + playedCentidiscs);
        }
        line = List.copyOf(line);
    }

    /// What the move gave away, centidiscs, 0 or more.
    public int lossCentidiscs() {
        return bestCentidiscs - playedCentidiscs;
    }

    /// Value before the move for Black: what best play was worth.
    public int blackBefore() {
        return mover == Color.BLACK ? bestCentidiscs : -bestCentidiscs;
    }

    /// Value after the move for Black.
    public int blackAfter() {
        return mover == Color.BLACK ? playedCentidiscs : -playedCentidiscs;
    }

    /// Whether there was anything to choose. A forced move says nothing about the player.
    public boolean isForced() {
        return choices == 1;
    }

    /// How good the move was, 0..100: 100 for a best move, halved with every [GameReport#HALVING_DISCS] discs
    /// lost.
    public double accuracy() {
        return GameReport.accuracyOf(lossCentidiscs());
    }
}
