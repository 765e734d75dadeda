package flipchip.engine.people;

import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.board.Board;
import flipchip.engine.board.Mobility;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.limit.TimePlan;
import flipchip.engine.search.RootSearch;
import flipchip.engine.table.TranspositionTable;

/// Values of every legal move at all depths up to the last, by one deepening search. One thread.
///
/// Without selective pruning and from an empty table, so that values depend on nothing but the board.
final class MoveSearch implements SearchListener {
    private static final int MEGABYTES = 1;

    private final TranspositionTable table = new TranspositionTable(MEGABYTES);
    private final RootSearch search;
    private final int[][] found = new int[SearchLimits.MAX_DEPTH + 1][Mobility.MOST_MOVES];
    private long legal;

    MoveSearch(Evaluation evaluation) {
        search = new RootSearch(table, evaluation, List.of());
    }

    /// Values a board with a legal move up to `plies`.
    void deepen(Board board, int plies) {
        legal = board.legalMoves();
        table.clear();
        run(board, SearchLimits.depth(Math.min(plies, board.empties())));
    }

    /// Values the board that was deepened to the end of the game too.
    void finish(Board board) {
        run(board, SearchLimits.exact().withConfidence(100));
    }

    private void run(Board board, SearchLimits limits) {
        search.search(board, limits.withAllMoves(), StopSignal.manual(), TimePlan.UNLIMITED, this,
            new SplittableRandom(0));
    }

    /// Values in centidiscs for the mover, in the order of the squares, of the last search so deep.
    int[] values(int depth) {
        return found[depth];
    }

    @Override
    public void onProgress(SearchProgress progress) {
        // the values of the moves arrive one by one
    }

    @Override
    public void onMove(MoveValue value) {
        found[value.depth()][Long.bitCount(legal & value.move().bit() - 1)] = value.centidiscs();
    }
}
