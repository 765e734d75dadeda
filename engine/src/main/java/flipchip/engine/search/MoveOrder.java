package flipchip.engine.search;

import java.util.Arrays;
import flipchip.engine.api.Evaluator;
import flipchip.engine.simd.Kernels;
import flipchip.engine.table.TableEntry;

/// An order of the moves, the likely best first. Thread: owner
///
/// In this order: the table's moves, then a sum of the opponent's mobility, corners and x-squares, how often
/// the square cut the tree elsewhere (history), a bonus for the two squares that cut last at this depth
/// (killers), and, deep enough, the evaluation of the board the move leads to. What each is worth:
/// lab/notes/bench/midgame.md.
final class MoveOrder {
    private static final int TABLE_MOVE = 1 << 24;
    private static final int SECOND_MOVE = 1 << 23;
    /// Centidiscs that one legal move of the opponent counts.
    private static final int MOBILITY = 90;
    private static final int EVALUATED_DEPTH = 3;
    private static final int CORNER = 600;
    private static final int HISTORY_LIMIT = 200;
    /// Centidiscs that the latest killer counts; the one before it half.
    private static final int KILLER = 300;
    private static final int MAX_DEPTH = 64;
    static final long CORNERS = 0x8100_0000_0000_0081L;
    /// The x-squares and the edge squares beside the corners.
    static final long BESIDE_CORNERS = 0x42C3_0000_0000_C342L;
    private static final long X_SQUARES = 0x0042_0000_0000_4200L;

    private final Evaluator evaluator;
    private final int[] history = new int[64];
    /// `[2 * depth]` the square that cut last, `[2 * depth + 1]` another one before it.
    private final int[] killers = new int[2 * MAX_DEPTH];

    MoveOrder(Evaluator evaluator) {
        this.evaluator = evaluator;
        forget();
    }

    void forget() {
        Arrays.fill(history, 0);
        Arrays.fill(killers, TableEntry.NO_MOVE);
    }

    /// A move at `square` ended its node early.
    void cutOff(int square, int depth) {
        int latest = 2 * depth;
        if (killers[latest] != square) {
            killers[latest + 1] = killers[latest];
            killers[latest] = square;
        }
        history[square] += depth * depth;
        if (history[square] > HISTORY_LIMIT) {
            for (int i = 0; i < 64; i++) {
                history[i] >>= 1;
            }
        }
    }

    /// Scores every move of the list, higher is better, and notes the replies to it.
    void score(MoveList list, long player, long opponent, long entry, int depth) {
        boolean evaluated = depth >= EVALUATED_DEPTH;
        int first = TableEntry.move(entry);
        int second = TableEntry.secondMove(entry);
        for (int i = 0; i < list.size; i++) {
            int square = list.squares[i];
            long flips = list.flips[i];
            long nextPlayer = opponent ^ flips;
            long nextOpponent = player ^ flips ^ 1L << square;
            long answers = Kernels.legalMoves(nextPlayer, nextOpponent);
            list.replies[i] = answers;
            if (square == first) {
                list.scores[i] = TABLE_MOVE;
                continue;
            }
            list.scores[i] = (square == second ? SECOND_MOVE : 0) + history[square]
                + (square == killers[2 * depth] ? KILLER : square == killers[2 * depth + 1] ? KILLER / 2 : 0)
                + score(square, flips, nextPlayer, nextOpponent, answers, evaluated);
        }
    }

    private int score(int square, long flips, long nextPlayer, long nextOpponent, long answers,
            boolean evaluated) {
        long bit = 1L << square;
        int score = -MOBILITY * (Long.bitCount(answers) + Long.bitCount(answers & CORNERS));
        score += (bit & CORNERS) != 0 ? CORNER : (bit & X_SQUARES) != 0 ? -CORNER : 0;
        if (evaluated) {
            evaluator.play(square, flips);
            score -= evaluator.evaluate(nextPlayer, nextOpponent, answers);
            evaluator.undo();
        }
        return score;
    }
}
