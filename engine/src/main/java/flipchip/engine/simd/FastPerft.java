package flipchip.engine.simd;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import flipchip.engine.board.Board;

/// Perft as fast as the kernels go: no table, the last ply counted in bulk, the last two in lanes where there
/// are some.
///
/// The convention is that of its slow twin in the tests: a pass is a ply, a finished game a
/// leaf.
public final class FastPerft {
    /// Plies searched to find the pieces of work: 244 boards, enough for even shares.
    private static final int SPLIT_DEPTH = 4;

    private final PerftLeaves lanes = Kernels.hasLanes() ? new PerftLeaves() : null;

    private FastPerft() {}

    /// Leaves at exactly `depth` plies below `board`.
    ///
    /// @param threads 1 runs in the calling thread; more share the boards a few plies down
    /// @throws IllegalArgumentException if `depth` is negative or `threads` less than 1
    public static long count(Board board, int depth, int threads) {
        if (depth < 0 || threads < 1) {
            throw new IllegalArgumentException("depth " + depth + ", threads " + threads);
        }
        if (threads == 1 || depth <= SPLIT_DEPTH + 2) {
            return new FastPerft().countBelow(board.player(), board.opponent(), depth);
        }
        List<Board> pieces = new ArrayList<>();
        long finished = split(board, SPLIT_DEPTH, pieces);
        return finished + countPieces(pieces, depth - SPLIT_DEPTH, threads);
    }

    /// Collects the boards `plies` below; returns the number of games that ended before.
    private static long split(Board board, int plies, List<Board> pieces) {
        if (plies == 0) {
            pieces.add(board);
            return 0;
        }
        if (board.isGameOver()) {
            return 1;
        }
        long moves = board.legalMoves();
        if (moves == 0) {
            return split(board.pass(), plies - 1, pieces);
        }
        long finished = 0;
        for (; moves != 0; moves &= moves - 1) {
            long move = Long.lowestOneBit(moves);
            long flips = Kernels.flips(Long.numberOfTrailingZeros(move), board.player(), board.opponent());
            finished +=
                split(new Board(board.opponent() ^ flips, board.player() ^ flips ^ move), plies - 1, pieces);
        }
        return finished;
    }

    private static long countPieces(List<Board> pieces, int depth, int threads) {
        try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
            List<Future<Long>> counts = new ArrayList<>();
            for (Board piece : pieces) {
                counts.add(workers
                    .submit(() -> new FastPerft().countBelow(piece.player(), piece.opponent(), depth)));
            }
            long leaves = 0;
            for (Future<Long> count : counts) {
                leaves += count.get();
            }
            return leaves;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("perft was interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private long countBelow(long player, long opponent, int depth) {
        if (depth == 0) {
            return 1;
        }
        long leaves = count(player, opponent, Kernels.legalMoves(player, opponent), depth);
        return lanes == null ? leaves : leaves + lanes.take();
    }

    /// Leaves below, less those that wait in the lanes; `depth` at least 1.
    private long count(long player, long opponent, long moves, int depth) {
        if (moves == 0) {
            long replies = Kernels.legalMoves(opponent, player);
            return replies == 0 || depth == 1 ? 1 : count(opponent, player, replies, depth - 1);
        }
        if (depth == 1) {
            return Long.bitCount(moves);
        }
        if (depth == 2 && lanes != null) {
            lanes.add(player, opponent, moves);
            return 0;
        }
        long leaves = 0;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flips = Kernels.flips(square, player, opponent);
            long childPlayer = opponent ^ flips;
            long childOpponent = player ^ flips ^ 1L << square;
            leaves +=
                count(childPlayer, childOpponent, Kernels.legalMoves(childPlayer, childOpponent), depth - 1);
        }
        return leaves;
    }
}
