package flipchip.lab.people;

import java.util.function.Function;
import flipchip.engine.Engine;
import flipchip.engine.api.Level;
import flipchip.engine.api.LossBudget;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.person.ShallowSearch;

/// Somebody who values every move of a board: the engine at a depth, or a level without its errors.
///
/// @param name   for the report and the file that keeps the values
/// @param values of the legal moves in the order of the squares, in centidiscs
record MoveJudge(String name, Function<Board, int[]> values) {
    private static final int WINDOW = 6400;
    private static final int MOST_MOVES = 34;

    /// The engine's evaluation searched so many plies, without selective pruning.
    static MoveJudge depth(int plies) {
        ShallowSearch search = new ShallowSearch(BuiltInEvaluation.get().evaluation().newEvaluator());
        return new MoveJudge("depth " + plies, board -> {
            int[] values = new int[MOST_MOVES];
            search.values(board.player(), board.opponent(), plies, plies <= 4 ? WINDOW : 2400, values);
            return java.util.Arrays.copyOf(values, Long.bitCount(board.legalMoves()));
        });
    }

    /// The engine's own search of so many plies; faster where it is deep.
    static MoveJudge deep(int plies, Engine engine) {
        return new MoveJudge("depth " + plies, board -> all(engine, board, SearchLimits.depth(plies)));
    }

    /// What a level sees before it errs on purpose.
    static MoveJudge level(Level level, Engine engine) {
        return new MoveJudge("level " + level.number(), board ->
            all(engine, board, level.limits().withLoss(LossBudget.NONE).withBook(false)));
    }

    private static int[] all(Engine engine, Board board, SearchLimits limits) {
        int[] values = new int[Long.bitCount(board.legalMoves())];
        for (MoveValue value : engine.search(new Position(board, Color.BLACK), limits.withAllMoves(),
            SearchListener.NONE)
                .result().join().moves()) {
            values[Long.bitCount(board.legalMoves() & value.move().bit() - 1)] = value.centidiscs();
        }
        return values;
    }
}
