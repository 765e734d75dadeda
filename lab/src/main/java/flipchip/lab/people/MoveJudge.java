package flipchip.lab.people;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import flipchip.engine.Engine;
import flipchip.engine.api.Level;
import flipchip.engine.api.LossBudget;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;

/// An evaluator of every move of a board: the engine at a depth, or a level without its errors.
///
/// @param name   for the report and the file that keeps the values
/// @param values of the legal moves in the order of the squares, in centidiscs
record MoveJudge(String name, Function<Board, int[]> values) {
    /// Deeper searches are selective, as the levels' are.
    private static final int PLAIN_DEPTH = 8;
    private static final int CONFIDENCE = 91;
    /// Levels that take longer keep their time limit.
    private static final Duration QUICK = Duration.ofMillis(100);

    /// All that the report compares, weakest first; levels that search alike are one.
    static List<MoveJudge> all(Engine engine) {
        List<MoveJudge> all = new ArrayList<>();
        for (int depth : new int[] {1, 4, 8, 12}) {
            SearchLimits plain = SearchLimits.depth(depth);
            all.add(of("depth " + depth, engine,
                depth <= PLAIN_DEPTH ? plain : plain.withConfidence(CONFIDENCE)));
        }
        for (int first = 0, next; first < Level.ALL.size(); first = next) {
            next = first + 1;
            while (next < Level.ALL.size() && limits(next).equals(limits(first))) {
                next++;
            }
            all.add(of(next == first + 1 ? "level " + next : "levels " + (first + 1) + " to " + next, engine,
                limits(first)));
        }
        return all;
    }

    /// The search of a level before its loss budget.
    private static SearchLimits limits(int level) {
        Level sought = Level.ALL.get(level);
        SearchLimits limits = sought.limits().withLoss(LossBudget.NONE).withBook(false);
        return sought.expected().compareTo(QUICK) <= 0 ? limits.withTime(TimeControl.UNLIMITED) : limits;
    }

    private static MoveJudge of(String name, Engine engine, SearchLimits limits) {
        SearchLimits wide = limits.withAllMoves();
        return new MoveJudge(name, board -> {
            int[] values = new int[Long.bitCount(board.legalMoves())];
            for (MoveValue value : engine.search(new Position(board, Color.BLACK), wide).moves()) {
                values[Long.bitCount(board.legalMoves() & value.move().bit() - 1)] = value.centidiscs();
            }
            return values;
        });
    }
}
