package flipchip.lab.train;

import java.util.SplittableRandom;
import flipchip.engine.api.Evaluation;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.people.ShallowSearch;

/// A generator of self-play games from varied balanced starts, with occasional random moves. Pure: the same
/// options and seed give the same games.
///
/// @param depth      plies looked ahead for a move
/// @param noise      share of random moves, 0..1
/// @param exactMoves at or below this many empties both sides play perfectly
public record SelfPlay(int depth, double noise, int exactMoves) {
    public static final SelfPlay DEFAULT = new SelfPlay(3, 0.1, 8);

    private static final RandomStart START = new RandomStart(4, 14, 2, 800);

    /// @throws IllegalArgumentException if a number is outside its range
    public SelfPlay {
        if (depth < 1 || noise < 0 || noise > 1 || exactMoves < 0 || exactMoves > 14) {
            throw new IllegalArgumentException(
                "self-play: depth " + depth + ", noise " + noise + ", exact from " + exactMoves + " empties");
        }
    }

    /// All positions in which the side to move has a move, from the first move after the random start on,
    /// labelled with the result.
    ///
    /// @param firstGame number of the first game: its groups follow from it
    public TrainingSamples games(int count, int firstGame, Evaluation evaluation, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        ShallowSearch search = new ShallowSearch(evaluation.newEvaluator());
        TrainingSamples samples = new TrainingSamples(60 * count);
        for (int game = firstGame; game < firstGame + count; game++) {
            play(START.next(search, random), search, random, game % TrainingSamples.SELF_PLAY_GROUPS,
                samples);
        }
        return samples;
    }

    private void play(Board start, ShallowSearch search, SplittableRandom random, int group,
            TrainingSamples samples) {
        int first = samples.size();
        Board board = start;
        int side = 1;
        while (!board.isGameOver()) {
            if (board.legalMoves() == 0) {
                board = board.pass();
            } else {
                samples.add(board.player(), board.opponent(), side, Label.RESULT, group);
                board = RandomStart.after(board, move(board, search, random));
            }
            side = -side;
        }
        int score = GameSamples.PER_DISC * side * board.finalScore();
        for (int i = first; i < samples.size(); i++) {
            samples.relabel(i, samples.score(i) * score, Label.RESULT);
        }
    }

    private int move(Board board, ShallowSearch search, SplittableRandom random) {
        boolean exact = board.empties() <= exactMoves;
        if (!exact && random.nextDouble() < noise) {
            return Square.random(board.legalMoves(), random).index();
        }
        return search.bestMove(board.player(), board.opponent(), exact ? board.empties() : depth);
    }
}
