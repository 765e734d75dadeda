package flipchip.engine.search;

import java.util.Arrays;
import flipchip.engine.api.Evaluator;
import flipchip.engine.simd.Kernels;
import flipchip.engine.table.TranspositionTable;

/// Null-window searches of one ply, whose leaves are two thirds of all nodes. One thread's own.
///
/// Corners are tried first, then the two squares that cut last at the same ply, and squares beside corners
/// last: a node that is cut needs 1.7 leaves, in the order of the squares alone 2.7. What each of the three
/// and the [LeafCache] are worth: lab/notes/bench/midgame.md.
final class LastPly {
    private final Evaluator evaluator;
    private final LeafCache cache = new LeafCache();
    /// `[2 * ply]` the square that cut last, as a bit, `[2 * ply + 1]` another one before it.
    private final long[] cuts;
    private boolean exact;
    private int leaves;

    /// @param plies most plies from the root
    LastPly(Evaluator evaluator, int plies) {
        this.evaluator = evaluator;
        cuts = new long[2 * plies];
    }

    /// Forgets what earlier searches taught.
    void forget() {
        cache.clear();
        Arrays.fill(cuts, 0);
    }

    /// Whether leaves far from the window are judged as exactly as others. Values that were remembered
    /// otherwise are forgotten.
    void judgeExactly(boolean all) {
        if (all != exact) {
            exact = all;
            cache.clear();
        }
    }

    /// Leaves that the last [#value] visited.
    int leaves() {
        return leaves;
    }

    /// The value of the best leaf if it is not above `alpha`, else that of one above it; unless leaves are
    /// judged exactly, one far from `alpha` may be rough, and is remembered so. The evaluator stands at the
    /// board.
    ///
    /// @param moves the legal moves of the player, at least one
    int value(long moves, long player, long opponent, int alpha, int ply) {
        leaves = 0;
        long key = TranspositionTable.key(player, opponent);
        int known = cache.probe(key, alpha);
        if (known != LeafCache.NONE) {
            return known;
        }
        int best = search(moves, player, opponent, alpha, 2 * ply);
        cache.store(key, best, best > alpha);
        return best;
    }

    private int search(long moves, long player, long opponent, int alpha, int cut) {
        int best = -Midgame.MAX_SCORE - 1;
        for (long rest = moves; rest != 0 && best <= alpha;) {
            long some = rest & MoveOrder.CORNERS;
            some = some != 0 ? some : rest & cuts[cut];
            some = some != 0 ? some : rest & cuts[cut + 1];
            some = some != 0 ? some : rest & ~MoveOrder.BESIDE_CORNERS;
            some = some != 0 ? some : rest;
            int square = Long.numberOfTrailingZeros(some);
            long move = 1L << square;
            rest ^= move;
            long flips = Kernels.flips(square, player, opponent);
            evaluator.play(square, flips);
            int score = -leaf(opponent ^ flips, player ^ flips ^ move, -alpha - 1);
            evaluator.undo();
            leaves++;
            if (score > alpha && cuts[cut] != move) {
                cuts[cut + 1] = cuts[cut];
                cuts[cut] = move;
            }
            best = Math.max(best, score);
        }
        return best;
    }

    /// Value without a search. A full board and a side without discs are known; other ends of the game are
    /// not looked for.
    int leaf(long player, long opponent) {
        if ((player | opponent) == -1 || player == 0) {
            return Midgame.finalScore(player, opponent);
        }
        return evaluator.judge(player, opponent);
    }

    /// The same for a null window (alpha, alpha + 1).
    int leaf(long player, long opponent, int alpha) {
        if ((player | opponent) == -1 || player == 0) {
            return Midgame.finalScore(player, opponent);
        }
        return exact ? evaluator.judge(player, opponent) : evaluator.judge(player, opponent, alpha);
    }
}
