package flipchip.engine.train;

import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.eval.Evaluation;

/// Games of the engine with itself, from varied starts that look even, with now and then a random move. Pure: the
/// same options and seed give the same games.
///
/// @param depth      plies looked ahead for a move
/// @param noise      share of random moves, 0..1
/// @param exactMoves with at most so many empties both sides play perfectly
public record SelfPlay(int depth, double noise, int exactMoves) {
    public static final SelfPlay DEFAULT = new SelfPlay(3, 0.1, 8);

    private static final int FEWEST_RANDOM_PLIES = 4;
    private static final int MOST_RANDOM_PLIES = 14;
    private static final int EVEN_CENTIDISCS = 800;

    /// @throws IllegalArgumentException if a number is outside its range
    public SelfPlay {
        if (depth < 1 || noise < 0 || noise > 1 || exactMoves < 0 || exactMoves > 14) {
            throw new IllegalArgumentException("self-play: depth " + depth + ", noise " + noise + ", exact from "
                + exactMoves + " empties");
        }
    }

    /// All positions in which the side to move has a move, from the first move after the random start on, labelled
    /// with the result.
    ///
    /// @param firstGame number of the first game: its groups follow from it
    public Samples games(int count, int firstGame, Evaluation evaluation, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        LabelSearch search = new LabelSearch(evaluation.newEvaluator());
        Samples samples = new Samples(60 * count);
        for (int game = firstGame; game < firstGame + count; game++) {
            play(start(search, random), search, random, game % Samples.SELF_PLAY_GROUPS, samples);
        }
        return samples;
    }

    /// A board after random plies that a short search calls even.
    private static Board start(LabelSearch search, SplittableRandom random) {
        while (true) {
            Board board = Board.INITIAL;
            int plies = random.nextInt(FEWEST_RANDOM_PLIES, MOST_RANDOM_PLIES + 1);
            for (int ply = 0; ply < plies && board.legalMoves() != 0; ply++) {
                board = after(board, Deviations.randomMove(board.legalMoves(), random));
            }
            if (board.legalMoves() != 0
                    && Math.abs(search.score(board.player(), board.opponent(), 2)) <= EVEN_CENTIDISCS) {
                return board;
            }
        }
    }

    private void play(Board start, LabelSearch search, SplittableRandom random, int group, Samples samples) {
        int first = samples.size();
        Board board = start;
        int side = 1;
        while (!board.isGameOver()) {
            if (board.legalMoves() == 0) {
                board = board.pass();
            } else {
                samples.add(board.player(), board.opponent(), side, Label.RESULT, group);
                board = after(board, move(board, search, random));
            }
            side = -side;
        }
        int score = GameSamples.PER_DISC * side * board.finalScore();
        for (int i = first; i < samples.size(); i++) {
            samples.relabel(i, samples.score(i) * score, Label.RESULT);
        }
    }

    private int move(Board board, LabelSearch search, SplittableRandom random) {
        boolean exact = board.empties() <= exactMoves;
        if (!exact && random.nextDouble() < noise) {
            return Deviations.randomMove(board.legalMoves(), random);
        }
        return search.bestMove(board.player(), board.opponent(), exact ? board.empties() : depth);
    }

    private static Board after(Board board, int square) {
        long flips = Flips.flips(square, board.player(), board.opponent());
        return new Board(board.opponent() ^ flips, board.player() ^ flips ^ 1L << square);
    }
}
