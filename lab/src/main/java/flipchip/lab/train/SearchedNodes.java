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

/// A generator of positions inside real searches with their scores, the training data of a [NetFit]. Pure:
/// the same options and seed give the same positions and labels.
///
/// Games from random even starts; from a random number of empties on, their positions are searched 8 to 16
/// plies at 73 %. Of the boards that such a search judged near its window some of each number of empties are
/// kept, and labelled by their exact score or by a search of `depth` or one more ply, as chance has it: a
/// search that always ends with the same side to move would teach the evaluation what it has against it.
///
/// @param depth  plies of the search that labels
/// @param solved boards at or below this many empties get their exact score
public record SearchedNodes(int depth, int solved) {
    /// Fewest and most empties of a board that is kept.
    public static final int LEAST = 4;
    public static final int MOST = 32;
    private static final RandomStart START = new RandomStart(6, 26, 3, 1000);
    private static final int FEWEST_SEARCHED = 14;
    private static final int FIRST_SEARCHED = 22;
    private static final int LAST_SEARCHED = 43;
    /// From this many empties on, every second position is searched, less deep.
    private static final int EARLY = 32;
    private static final int SHORT = 14;
    private static final int SHALLOWEST = 8;
    private static final int DEEPEST = 16;
    private static final int PLAYED_DEPTH = 4;
    private static final int GUESS_DEPTH = 5;
    /// Positions that are decided by more centidiscs have no search that matters.
    private static final int DECIDED = 2400;
    private static final int BESIDE = 2000;
    /// Boards that fewer judgements have met are not where a search ends.
    private static final int LEAST_ASKED = 60;
    /// With fewer empties a board is solved at once; with more than the second few searches end.
    private static final int QUICK = 8;
    private static final int SELDOM = 24;
    private static final int ROOM = 14;
    private static final int HALF = 8;
    private static final int FEW = 5;
    private static final int SQUARES = 64;
    private static final double OTHER_MOVE = 0.1;
    private static final int TABLE_MEGABYTES = 16;

    /// @throws IllegalArgumentException if a number is outside its range
    public SearchedNodes {
        if (depth < 1 || depth > 16 || solved < LEAST || solved > 20) {
            throw new IllegalArgumentException(
                "nodes: depth " + depth + ", solved from " + solved + " empties");
        }
    }

    /// What is kept of the searches of `count` games.
    ///
    /// @param firstGame number of the first game: its groups follow from it
    public TrainingSamples games(int count, int firstGame, Evaluation evaluation, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] room = IntStream.rangeClosed(0, SQUARES).map(this::quota).toArray();
        NodeSampler sampler = new NodeSampler(evaluation, room, BESIDE, random);
        EngineOptions plain =
            EngineOptions.DEFAULT.withEvaluation(evaluation).withTableMegabytes(TABLE_MEGABYTES);
        TrainingSamples samples = new TrainingSamples(1000 * count);
        try (Engine engine = new Engine(plain.withEvaluation(sampler)); Engine labels = new Engine(plain)) {
            ShallowSearch small = new ShallowSearch(evaluation.newEvaluator());
            for (int game = firstGame; game < firstGame + count; game++) {
                play(game % TrainingSamples.SELF_PLAY_GROUPS, engine, sampler, labels, small, random,
                    samples);
            }
        }
        return samples;
    }

    private void play(int group, Engine engine, NodeSampler sampler, Engine labels, ShallowSearch small,
            SplittableRandom random, TrainingSamples samples) {
        Board board = START.next(small, random);
        int from = random.nextInt(FIRST_SEARCHED, LAST_SEARCHED + 1);
        while (!board.isGameOver() && board.empties() >= FEWEST_SEARCHED) {
            if (board.legalMoves() == 0) {
                board = board.pass();
                continue;
            }
            boolean searched = board.empties() <= from && (board.empties() < EARLY || random.nextBoolean());
            int square;
            if (searched) {
                int value = small.score(board.player(), board.opponent(), GUESS_DEPTH);
                if (Math.abs(value) > DECIDED) {
                    return;
                }
                sampler.begin(board.empties(), value);
                square = search(engine, board, searchDepth(board.empties(), random));
                sampler.end();
                keep(sampler, group, labels, random, samples);
            } else {
                square = small.bestMove(board.player(), board.opponent(), PLAYED_DEPTH);
            }
            board = RandomStart.after(board,
                searched && random.nextDouble() < OTHER_MOVE
                    ? Square.random(board.legalMoves(), random).index()
                    : square);
        }
    }

    private static int searchDepth(int empties, SplittableRandom random) {
        int least = Math.clamp(empties - DEEPEST, SHALLOWEST, SHORT);
        int depth = random.nextInt(least, DEEPEST + 1);
        return Math.min(empties > EARLY + 2 ? Math.min(depth, SHORT) : depth, empties - LEAST);
    }

    private static int search(Engine engine, Board board, int plies) {
        engine.forget();
        return ValueSearch.search(engine, new Position(board, Color.BLACK), selective(plies)).bestMove()
            .index();
    }

    private static SearchLimits selective(int plies) {
        return SearchLimits.INFINITE.withDepth(plies).withEndgameEmpties(0)
            .withConfidence(SearchLimits.MIN_CONFIDENCE);
    }

    private void keep(NodeSampler sampler, int group, Engine labels, SplittableRandom random,
            TrainingSamples samples) {
        for (int empties = LEAST; empties <= MOST; empties++) {
            if (sampler.asked(empties) < LEAST_ASKED) {
                continue;
            }
            for (int i = 0; i < sampler.kept(empties); i++) {
                Board board = new Board(sampler.player(empties, i), sampler.opponent(empties, i));
                if (board.legalMoves() != 0) {
                    label(board, group, labels, random, samples);
                }
            }
        }
    }

    /// Boards kept of one search: fewer where they are quickly solved, or slowly, or where most searches end
    /// earlier.
    private int quota(int empties) {
        if (empties < LEAST || empties > MOST) {
            return 0;
        }
        if (empties < QUICK) {
            return 2 * (empties - 2);
        }
        boolean slow = empties > solved - 2 && empties <= solved;
        return slow ? FEW : empties > SELDOM ? HALF : ROOM;
    }

    private void label(Board board, int group, Engine labels, SplittableRandom random,
            TrainingSamples samples) {
        boolean exact = board.empties() <= solved;
        int plies = depth + random.nextInt(2);
        labels.forget();
        int score = ValueSearch
            .search(labels, new Position(board, Color.BLACK), exact ? SearchLimits.exact() : selective(plies))
            .centidiscs();
        samples.add(board.player(), board.opponent(), score, exact ? Label.EXACT : plies, group);
    }
}
