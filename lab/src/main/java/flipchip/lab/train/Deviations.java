package flipchip.lab.train;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.engine.api.Evaluation;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Square;
import flipchip.engine.people.ShallowSearch;

/// A generator of positions that a search meets but good players avoid: a few plies of mixed quality from
/// positions of games. Pure: the same samples, options and seed give the same positions.
public final class Deviations {
    private static final int NEAREST = 3;
    private static final int FARTHEST = 9;
    private static final double MOST_NOISE = 0.8;

    private Deviations() {}

    /// `count` positions with `empties` empties in which the side to move has a move. Each comes from a
    /// random one of `games` with 3 to 9 empties more and keeps its group; each ply is a random move with a
    /// probability that is drawn per position from 0 to 0.8, else the move with the best static evaluation.
    ///
    /// @throws IllegalArgumentException if `games` holds no position to start from
    public static TrainingSamples make(TrainingSamples games, int empties, int count, Evaluation evaluation,
            long seed) {
        int[] starts = IntStream.range(0, games.size()).filter(i -> {
            int more = games.empties(i) - empties;
            return more >= NEAREST && more <= FARTHEST;
        }).toArray();
        if (starts.length == 0) {
            throw new IllegalArgumentException("no position with " + (empties + NEAREST) + " to "
                + (empties + FARTHEST) + " empties to start from");
        }
        SplittableRandom random = new SplittableRandom(seed);
        ShallowSearch search = new ShallowSearch(evaluation.newEvaluator());
        TrainingSamples made = new TrainingSamples(count);
        while (made.size() < count) {
            int start = starts[random.nextInt(starts.length)];
            wander(games.player(start), games.opponent(start), empties, search, random, games.group(start),
                made);
        }
        return made;
    }

    private static void wander(long player, long opponent, int empties, ShallowSearch search,
            SplittableRandom random, int group, TrainingSamples made) {
        double noise = random.nextDouble(MOST_NOISE);
        long moves = Flips.legalMoves(player, opponent);
        while (Long.bitCount(~(player | opponent)) > empties || moves == 0) {
            if (moves == 0) {
                long swap = player;
                player = opponent;
                opponent = swap;
                moves = Flips.legalMoves(player, opponent);
                if (moves == 0) {
                    return;
                }
                continue;
            }
            int square = random.nextDouble() < noise
                ? Square.random(moves, random).index()
                : search.bestMove(player, opponent, 1);
            long flips = Flips.flips(square, player, opponent);
            long next = opponent ^ flips;
            opponent = player ^ flips ^ 1L << square;
            player = next;
            moves = Flips.legalMoves(player, opponent);
        }
        made.add(player, opponent, 0, Label.RESULT, group);
    }
}
