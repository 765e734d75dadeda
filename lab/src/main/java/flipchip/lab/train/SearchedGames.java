package flipchip.lab.train;

import java.util.SplittableRandom;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.people.ShallowSearch;

/// A generator of self-play games by the real search, from balanced random starts; the searches give the
/// labels. Pure: the same options and seed give the same games.
///
/// The moves after the start are the best that the search finds, so that results belong to the positions
/// before them; positions that good players avoid come from the random starts and from siblings: children by
/// a random move.
///
/// @param depth    plies looked ahead, with selective pruning
/// @param solved   at or below this many empties a position is solved
/// @param siblings share of positions of which a random child by another move than the best is searched too,
///     0..1
public record SearchedGames(int depth, int solved, double siblings) {
    private static final int MOST_SOLVED = 14;
    private static final double SIBLINGS = 0.35;
    private static final RandomStart START = new RandomStart(6, 26, 3, 1000);
    /// With so few empties left a game teaches nothing more.
    private static final int LAST_EMPTIES = 6;
    private static final int TABLE_MEGABYTES = 4;

    /// @throws IllegalArgumentException if a number is outside its range
    public SearchedGames {
        if (depth < 1 || depth > 20 || solved < LAST_EMPTIES || solved > 20 || siblings < 0 || siblings > 1) {
            throw new IllegalArgumentException(
                "games: depth " + depth + ", solved from " + solved + " empties, siblings " + siblings);
        }
    }

    /// Games of moves of this depth; solved are at most 14 empties, fewer with shallow moves.
    public static SearchedGames ofDepth(int depth) {
        return new SearchedGames(depth, Math.min(MOST_SOLVED, LAST_EMPTIES + 2 * depth), SIBLINGS);
    }

    /// The positions of games in order of play, labelled with what was found ([Label#EXACT] where it was
    /// solved, else the depth); then those that were not solved, labelled with the result ([Label#PLAYED]);
    /// then siblings.
    ///
    /// @param firstGame number of the first game: its groups follow from it
    public TrainingSamples games(int count, int firstGame, Evaluation evaluation, long seed) {
        EngineOptions options =
            EngineOptions.DEFAULT.withEvaluation(evaluation).withTableMegabytes(TABLE_MEGABYTES);
        TrainingSamples samples = new TrainingSamples(100 * count);
        try (Engine engine = new Engine(options)) {
            Player player =
                new Player(engine, new ShallowSearch(evaluation.newEvaluator()), new SplittableRandom(seed));
            for (int game = firstGame; game < firstGame + count; game++) {
                player.play(game % TrainingSamples.SELF_PLAY_GROUPS, samples);
            }
        }
        return samples;
    }

    /// Plays one game after the other.
    private final class Player {
        private final Engine engine;
        private final ShallowSearch small;
        private final SplittableRandom random;

        Player(Engine engine, ShallowSearch small, SplittableRandom random) {
            this.engine = engine;
            this.small = small;
            this.random = random;
        }

        void play(int group, TrainingSamples samples) {
            TrainingSamples aside = new TrainingSamples(64);
            TrainingSamples results = new TrainingSamples(64);
            Board board = START.next(small, random);
            int side = 1;
            int score = 0;
            while (!board.isGameOver() && board.empties() > LAST_EMPTIES) {
                if (board.legalMoves() == 0) {
                    board = board.pass();
                } else {
                    SearchResult found = search(board, group, samples);
                    if (!found.exact()) {
                        results.add(board.player(), board.opponent(), side, Label.PLAYED, group);
                    }
                    score = side * found.centidiscs();
                    if (random.nextDouble() < siblings) {
                        sibling(board, found.bestMove().index(), group, aside);
                    }
                    board = RandomStart.after(board, found.bestMove().index());
                }
                side = -side;
            }
            if (board.isGameOver()) {
                score = side * GameSamples.PER_DISC * board.finalScore();
            }
            for (int i = 0; i < results.size(); i++) {
                results.relabel(i, results.score(i) * score, Label.PLAYED);
            }
            samples.addAll(results);
            samples.addAll(aside);
        }

        private SearchResult search(Board board, int group, TrainingSamples samples) {
            boolean exact = board.empties() <= solved;
            SearchLimits limits =
                exact ? SearchLimits.exact() : SearchLimits.INFINITE.withDepth(depth).withEndgameEmpties(0);
            SearchResult found = ValueSearch.search(engine, new Position(board, Color.BLACK), limits);
            samples.add(board.player(), board.opponent(), found.centidiscs(),
                found.exact() ? Label.EXACT : depth, group);
            return found;
        }

        private void sibling(Board board, int best, int group, TrainingSamples aside) {
            long others = board.legalMoves() & ~(1L << best);
            if (others == 0) {
                return;
            }
            Board child = RandomStart.after(board, Square.random(others, random).index());
            if (child.legalMoves() != 0) {
                search(child, group, aside);
            }
        }
    }
}
