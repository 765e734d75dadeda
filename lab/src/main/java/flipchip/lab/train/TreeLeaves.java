package flipchip.lab.train;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.people.ShallowSearch;

/// A generator of positions at the leaves of a search with their scores.
///
/// A null-window search lets one side play the best move it finds and tries every move of the other (the two
/// kinds of nodes of Knuth and Moore 1975), and leaves out what lies far outside the window. So each leaf
/// comes from a searched position of a game by a walk in which one side plays well and the other any move
/// that is not hopeless. Pure: the same samples, numbers and seed give the same leaves and labels.
///
/// @param depth  plies of the search that labels a leaf
/// @param solved leaves at or below this many empties get their exact score
public record TreeLeaves(int depth, int solved) {
    private static final int NEAREST = 4;
    private static final int FARTHEST = 14;
    /// Positions that are decided by more centidiscs have no search that matters.
    private static final int DECIDED = 2400;
    /// A window is at most this many centidiscs away from the score of the root.
    private static final int BESIDE = 300;
    /// A move whose board lies further below the window, in centidiscs, is hopeless.
    private static final int HOPELESS = 700;
    private static final int DRAWS = 4;
    private static final int LOOK_AHEAD = 2;
    /// How often the side that plays well tries another move first.
    private static final double SLIP = 0.15;
    private static final int TABLE_MEGABYTES = 4;

    /// @throws IllegalArgumentException if a number is outside its range
    public TreeLeaves {
        if (depth < 1 || depth > 16 || solved < 0 || solved > 20) {
            throw new IllegalArgumentException(
                "leaves: depth " + depth + ", solved from " + solved + " empties");
        }
    }

    /// `count` leaves with `empties` empties whose side to move has a move, each with the group of its game.
    ///
    /// @param games searched positions of games; leaves come from those with 4 to 14 empties more
    /// @throws IllegalArgumentException if there is none
    public TrainingSamples make(TrainingSamples games, int empties, int count, Evaluation evaluation,
            long seed) {
        int[] roots = IntStream.range(0, games.size()).filter(i -> isRoot(games, i, empties)).toArray();
        if (roots.length == 0) {
            throw new IllegalArgumentException("no searched position with " + (empties + NEAREST) + " to "
                + (empties + FARTHEST) + " empties to start from");
        }
        SplittableRandom random = new SplittableRandom(seed);
        ShallowSearch search = new ShallowSearch(evaluation.newEvaluator());
        TrainingSamples made = new TrainingSamples(count);
        while (made.size() < count) {
            int root = roots[random.nextInt(roots.length)];
            Board leaf = walk(games, root, empties, search, random);
            if (leaf.empties() == empties && leaf.legalMoves() != 0) {
                made.add(leaf.player(), leaf.opponent(), 0, Label.RESULT, games.group(root));
            }
        }
        label(made, empties, evaluation);
        return made;
    }

    /// Whether the games hold a position from which leaves at these empties come.
    public static boolean hasRoots(TrainingSamples games, int empties) {
        return IntStream.range(0, games.size()).anyMatch(i -> isRoot(games, i, empties));
    }

    private static boolean isRoot(TrainingSamples games, int i, int empties) {
        int more = games.empties(i) - empties;
        return more >= NEAREST && more <= FARTHEST && Math.abs(games.score(i)) <= DECIDED
                && games.label(i) != Label.RESULT && games.label(i) != Label.PLAYED;
    }

    /// Ends early where the game does.
    private static Board walk(TrainingSamples games, int root, int empties, ShallowSearch search,
            SplittableRandom random) {
        Board board = new Board(games.player(root), games.opponent(root));
        int alpha = games.score(root) + random.nextInt(-BESIDE, BESIDE + 1);
        boolean refutes = random.nextBoolean();
        while (!board.isGameOver() && (board.empties() > empties || board.legalMoves() == 0)) {
            if (board.legalMoves() == 0) {
                board = board.pass();
            } else if (refutes && random.nextDouble() >= SLIP) {
                board =
                    RandomStart.after(board, search.bestMove(board.player(), board.opponent(), LOOK_AHEAD));
            } else {
                board = any(board, alpha, search, random);
            }
            alpha = -alpha;
            refutes = !refutes;
        }
        return board;
    }

    /// The board after a random move, of some draws the first that is not hopeless, or else the best.
    private static Board any(Board board, int alpha, ShallowSearch search, SplittableRandom random) {
        for (int draw = 0; draw < DRAWS; draw++) {
            Board next = RandomStart.after(board, Square.random(board.legalMoves(), random).index());
            if (-search.score(next.player(), next.opponent(), 0) >= alpha - HOPELESS) {
                return next;
            }
        }
        return RandomStart.after(board, search.bestMove(board.player(), board.opponent(), 1));
    }

    private void label(TrainingSamples leaves, int empties, Evaluation evaluation) {
        boolean exact = empties <= solved;
        SearchLimits limits = exact
            ? SearchLimits.exact()
            : SearchLimits.INFINITE.withDepth(depth).withEndgameEmpties(0)
                .withConfidence(SearchLimits.MIN_CONFIDENCE);
        try (Engine engine = new Engine(
            EngineOptions.DEFAULT.withEvaluation(evaluation).withTableMegabytes(TABLE_MEGABYTES))) {
            for (int i = 0; i < leaves.size(); i++) {
                Position position =
                    new Position(new Board(leaves.player(i), leaves.opponent(i)), Color.BLACK);
                leaves.relabel(i, ValueSearch.search(engine, position, limits).centidiscs(),
                    exact ? Label.EXACT : depth);
            }
        }
    }
}
