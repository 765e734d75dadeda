package flipchip.engine.eval;

import flipchip.engine.api.Evaluator;

import flipchip.engine.simd.Kernels;
import flipchip.engine.simd.NetRows;
import flipchip.engine.simd.PatternRows;

/// The learnt evaluation for one thread: a row of pattern contents per ply, and the sum of their weights and
/// of that of the mobility; where it is asked to [#judge], also what a [NeuralNet] says that the sum lacks.
///
/// A row is seen by its side to move. With digits 0 = opponent, 1 = empty, 2 = player a move adds the worth
/// of its square once and of each flip twice, and the change of sides subtracts the result from the highest
/// contents: child = (highest - worth of the move) - parent - twice the worth of the flips. One form serves
/// both colours, and one table per stage (450 KB, half of a second-level cache) instead of two.
///
/// Idea of incremental indices with vector adds: Edax and Egaroucid (repositories); the form without colours
/// is our own.
public final class PatternEvaluator implements Evaluator {
    /// Sixty moves and as many passes as a game can have between them, generously.
    private static final int PLIES = 128;
    private static final int ROW = PatternSet.ROW;
    private static final PatternSet SET = PatternSet.STANDARD;
    private static final PatternRows ROWS = new PatternRows(SET.digitWorths(), SET.highestContents());
    private static final int CORNER_9 = SET.tableBase(0);
    private static final int CORNER_10 = SET.tableBase(4);
    private static final int EDGE = SET.tableBase(12);
    private static final int ROW_2 = SET.tableBase(16);
    private static final int ROW_3 = SET.tableBase(20);
    private static final int ROW_4 = SET.tableBase(24);
    private static final int DIAGONAL_8 = SET.tableBase(28);
    private static final int DIAGONAL_7 = SET.tableBase(30);
    private static final int DIAGONAL_6 = SET.tableBase(34);
    private static final int DIAGONAL_5 = SET.tableBase(38);
    private static final int DIAGONAL_4 = SET.tableBase(42);
    private static final int MOBILITY = SET.featureBase(MobilityFeature.FEATURE);
    /// The net is not asked where the sum lies this many centidiscs from the window: it seldom says more.
    private static final int FAR = 1200;

    private final Weights weights;
    /// Null if there is none.
    private final NeuralNet net;
    private final short[] rows = new short[PLIES * ROW];
    private final short[] sums = new short[NetRows.UNITS];
    private int top;

    PatternEvaluator(Weights weights) {
        this.weights = weights;
        net = weights.net().orElse(null);
    }

    @Override
    public void start(long player, long opponent) {
        top = 0;
        SET.fill(player, opponent, rows, 0);
    }

    @Override
    public void play(int square, long flips) {
        ROWS.play(rows, top, square, flips);
        top += ROW;
    }

    @Override
    public void pass() {
        ROWS.pass(rows, top);
        top += ROW;
    }

    @Override
    public void undo() {
        top -= ROW;
    }

    @Override
    public int evaluate(long player, long opponent) {
        return evaluate(player, opponent, Kernels.legalMoves(player, opponent));
    }

    @Override
    public int evaluate(long player, long opponent, long moves) {
        int empties = Long.bitCount(~(player | opponent));
        return Math.clamp(sum(empties, MOBILITY + MobilityFeature.classOf(player, opponent, moves)), -MAX,
            MAX);
    }

    @Override
    public int judge(long player, long opponent) {
        return judge(player, opponent, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    @Override
    public int judge(long player, long opponent, int alpha) {
        return judge(player, opponent, alpha - FAR, alpha + FAR);
    }

    @Override
    public int judgeBelow(long player, long opponent, int limit) {
        return judge(player, opponent, Integer.MIN_VALUE, limit);
    }

    /// By the net too if the sum lies between `above` and `below`.
    private int judge(long player, long opponent, int above, int below) {
        int empties = Long.bitCount(~(player | opponent));
        int mobility = MOBILITY + MobilityFeature.classOf(player, opponent);
        int sum = sum(empties, mobility);
        if (net != null && sum > above && sum < below && net.knows(empties)) {
            sum += net.correction(rows, top, mobility, empties, sums);
        }
        return Math.clamp(sum, -MAX, MAX);
    }

    private int sum(int empties, int mobility) {
        short[] table = weights.table(Stage.of(empties));
        int sum = weights.constant(empties) + sum(table, rows, top);
        return table.length > MOBILITY ? sum + table[mobility] : sum;
    }

    /// The weights of the 46 instances. Written out because a loop over them costs 37 ns, this 21.
    private static int sum(short[] table, short[] row, int at) {
        return four(table, CORNER_9, row, at) + four(table, CORNER_10, row, at + 4)
            + four(table, CORNER_10, row, at + 8) + four(table, EDGE, row, at + 12)
            + four(table, ROW_2, row, at + 16) + four(table, ROW_3, row, at + 20)
            + four(table, ROW_4, row, at + 24) + two(table, DIAGONAL_8, row, at + 28)
            + four(table, DIAGONAL_7, row, at + 30) + four(table, DIAGONAL_6, row, at + 34)
            + four(table, DIAGONAL_5, row, at + 38) + four(table, DIAGONAL_4, row, at + 42);
    }

    private static int four(short[] table, int base, short[] row, int at) {
        return two(table, base, row, at) + two(table, base, row, at + 2);
    }

    private static int two(short[] table, int base, short[] row, int at) {
        return table[base + (row[at] & 0xFFFF)] + table[base + (row[at + 1] & 0xFFFF)];
    }
}
