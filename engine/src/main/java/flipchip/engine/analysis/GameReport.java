package flipchip.engine.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;

/// What an analysis found out about a game. Immutable.
///
/// @param game     the game
/// @param moves    the moves judged, in the order played; a cancelled analysis lacks the first ones
/// @param complete every move of the game is judged
public record GameReport(Game game, List<MoveJudgement> moves, boolean complete) {
    /// A move that loses this many discs has half the accuracy of a best move.
    public static final int HALVING_DISCS = 4;
    /// From fewer moves nothing is told of a player.
    public static final int LEAST_MOVES = 5;

    public GameReport {
        moves = List.copyOf(moves);
    }

    /// The moves that lost most, worst first; moves without loss are left out.
    public List<MoveJudgement> worst(int count) {
        return moves.stream().filter(move -> move.lossCentidiscs() > 0)
            .sorted(Comparator.comparingInt(MoveJudgement::lossCentidiscs).reversed()).limit(count).toList();
    }

    /// Mean accuracy of a side's moves, 0..100: `100 * 0.5^(discs lost / 4)` for each move, the mean over
    /// those where there was a choice. Empty if these are fewer than [#LEAST_MOVES].
    public OptionalDouble accuracy(Color side) {
        return accuracyOf(chosenBy(side).mapToInt(MoveJudgement::lossCentidiscs));
    }

    /// The same of moves that lost so much, centidiscs.
    public static OptionalDouble accuracyOf(IntStream losses) {
        int[] all = losses.toArray();
        return all.length < LEAST_MOVES
            ? OptionalDouble.empty()
            : IntStream.of(all).mapToDouble(GameReport::accuracyOf).average();
    }

    /// Of one move, 0..100.
    public static double accuracyOf(int lossCentidiscs) {
        return 100 * Math.pow(0.5, lossCentidiscs / (100.0 * HALVING_DISCS));
    }

    /// The same of the moves of a phase.
    public OptionalDouble accuracy(Color side, GamePhase phase) {
        return chosenBy(side)
            .filter(move -> GamePhase.of(game.positionAt(move.ply()).board().empties()) == phase)
            .mapToDouble(MoveJudgement::accuracy).average();
    }

    /// Mean loss of a side's moves in discs, over those where there was a choice. Empty if there was none.
    public OptionalDouble meanLossDiscs(Color side) {
        return chosenBy(side).mapToDouble(move -> move.lossCentidiscs() / 100.0).average();
    }

    private Stream<MoveJudgement> chosenBy(Color side) {
        return moves.stream().filter(move -> move.mover() == side && !move.isForced());
    }
}
