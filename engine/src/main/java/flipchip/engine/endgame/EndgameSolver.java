package flipchip.engine.endgame;

import flipchip.engine.board.Flips;
import flipchip.engine.eval.Evaluator;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.table.TableEntry;
import flipchip.engine.table.TranspositionTable;

/// The exact result of positions: disc difference under best play, empty squares counted for the winner.
///
/// Each thread needs an instance of its own; the table may be shared. Scores are discs, -64..64, for the side to move.
/// Entries go into the shared table in centidiscs with the number of empties as depth and confidence 100.
public final class EndgameSolver {
    private static final int MAX_SCORE = 64;
    private static final int MAX_MOVES = 34;
    /// With fewer empties the table costs more than it saves.
    private static final int TABLE_EMPTIES = 7;
    private static final long CORNERS = 0x8100_0000_0000_0081L;

    /// The four 4x4 corners of the board. Moving last in a region is worth discs, so squares in regions with an odd
    /// number of empties are tried first.
    private static final long[] QUADRANTS = {
        0x0000_0000_0F0F_0F0FL, 0x0000_0000_F0F0_F0F0L, 0x0F0F_0F0F_0000_0000L, 0xF0F0_F0F0_0000_0000L
    };

    private final TranspositionTable table;
    private final int[][] keys = new int[MAX_SCORE][MAX_MOVES];
    private StopSignal stop = StopSignal.manual();
    private long nodes;
    private int unreported;

    /// @param evaluator the solver's own, for ordering moves; nobody else uses it
    public EndgameSolver(TranspositionTable table, Evaluator evaluator) {
        this.table = table;
    }

    /// Later calls obey `signal`, and the node count begins at 0.
    public void begin(StopSignal signal) {
        stop.report(unreported);
        stop = signal;
        nodes = 0;
        unreported = 0;
    }

    /// Positions visited since [#begin].
    public long nodes() {
        return nodes;
    }

    /// The exact score where it lies inside (alpha, beta); otherwise a bound on that side (fail-soft).
    ///
    /// @throws StopSignal.Stopped if the signal ends the search
    public int solve(long player, long opponent, int alpha, int beta) {
        int low = -MAX_SCORE;
        int high = MAX_SCORE;
        while (low < high && low < beta && high > alpha) {
            int test = Math.clamp((low + high) >> 1, Math.max(low, alpha), Math.min(high, beta) - 1);
            int score = nws(player, opponent, test);
            if (score > test) {
                low = score;
            } else {
                high = score;
            }
        }
        return low >= beta ? low : high;
    }

    /// Null-window search of (alpha, alpha + 1), fail-soft: a result above `alpha` is a lower bound of the exact score,
    /// any other an upper bound.
    ///
    /// @throws StopSignal.Stopped if the signal ends the search
    public int nws(long player, long opponent, int alpha) {
        count();
        long moves = Flips.legalMoves(player, opponent);
        if (moves == 0) {
            boolean gameOver = Flips.legalMoves(opponent, player) == 0;
            return gameOver ? finalScore(player, opponent) : -nws(opponent, player, -alpha - 1);
        }
        int empties = Long.bitCount(~(player | opponent));
        if (empties < TABLE_EMPTIES) {
            return shallow(moves, player, opponent, alpha);
        }
        long key = TranspositionTable.key(player, opponent);
        long entry = table.probe(key);
        if (entry != TableEntry.NONE && TableEntry.depth(entry) >= empties && TableEntry.confidence(entry) == 100) {
            int lower = TableEntry.lower(entry) / 100;
            int upper = TableEntry.upper(entry) / 100;
            if (lower > alpha) {
                return lower;
            }
            if (upper <= alpha) {
                return upper;
            }
        }
        return deep(moves, player, opponent, alpha, key, TableEntry.move(entry));
    }

    private int deep(long moves, long player, long opponent, int alpha, long key, int tableMove) {
        int empties = Long.bitCount(~(player | opponent));
        int[] order = keys[empties];
        int n = sort(order, moves, player, opponent, tableMove);
        int best = -MAX_SCORE - 1;
        int bestMove = TableEntry.NO_MOVE;
        for (int i = 0; i < n && best <= alpha; i++) {
            int square = order[i] & 63;
            long flips = Flips.flips(square, player, opponent);
            int score = -nws(opponent ^ flips, player ^ flips ^ 1L << square, -alpha - 1);
            if (score > best) {
                best = score;
                bestMove = square;
            }
        }
        int lower = best > alpha ? best : -MAX_SCORE;
        int upper = best > alpha ? MAX_SCORE : best;
        table.store(key, 100 * lower, 100 * upper, empties, 100, bestMove);
        return best;
    }

    private int shallow(long moves, long player, long opponent, int alpha) {
        long odd = moves & oddRegions(~(player | opponent));
        int best = bestOf(odd, player, opponent, alpha, -MAX_SCORE - 1);
        return best > alpha ? best : bestOf(moves & ~odd, player, opponent, alpha, best);
    }

    /// Best score of `best` and of playing each of `moves`; stops at the first above `alpha`.
    private int bestOf(long moves, long player, long opponent, int alpha, int best) {
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flips = Flips.flips(square, player, opponent);
            int score = -nws(opponent ^ flips, player ^ flips ^ 1L << square, -alpha - 1);
            if (score > best) {
                best = score;
                if (best > alpha) {
                    break;
                }
            }
        }
        return best;
    }

    /// Fills `order` with squares in the low 6 bits, most promising first: the table's move, then the opponent's fewest
    /// answers, corners and odd regions preferred.
    private static int sort(int[] order, long moves, long player, long opponent, int tableMove) {
        long odd = oddRegions(~(player | opponent));
        int n = 0;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long bit = 1L << square;
            long flips = Flips.flips(square, player, opponent);
            long answers = Flips.legalMoves(opponent ^ flips, player ^ flips ^ bit);
            int cost = 4 * (Long.bitCount(answers) + Long.bitCount(answers & CORNERS))
                - ((bit & odd) != 0 ? 2 : 0) - ((bit & CORNERS) != 0 ? 3 : 0) + 8;
            int item = (square == tableMove ? 0 : cost + 1) << 6 | square;
            int at = n++;
            for (; at > 0 && order[at - 1] > item; at--) {
                order[at] = order[at - 1];
            }
            order[at] = item;
        }
        return n;
    }

    private static long oddRegions(long empties) {
        long odd = 0;
        for (long quadrant : QUADRANTS) {
            odd |= (Long.bitCount(empties & quadrant) & 1) != 0 ? quadrant : 0;
        }
        return odd;
    }

    private void count() {
        nodes++;
        if (++unreported == StopSignal.INTERVAL) {
            unreported = 0;
            stop.poll(StopSignal.INTERVAL);
        }
    }

    private static int finalScore(long player, long opponent) {
        int difference = Long.bitCount(player) - Long.bitCount(opponent);
        return difference + Integer.signum(difference) * Long.bitCount(~(player | opponent));
    }
}
