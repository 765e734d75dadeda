package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;

/// The tables of the second position updater, kept from move to move: a move changes the sums by its own disc
/// and flips, and four lines by one empty square.
/// Thread: any
///
/// @param discs     of the side to move
/// @param others    discs of the other side
/// @param squares   square values, side to move less the other side
/// @param lineEmpty empty squares of the 46 lines: 8 rows, 8 files, 15 rising and 15 falling diagonals
/// @param stable    discs known to be stable in the position before: they still are
public record EvaluatorTables(int discs, int others, int squares, List<Integer> lineEmpty, long stable) {
    private static final int AXIS_STARTS = 4;
    private static final List<Integer> STARTS = List.of(0, 8, 16, 31, 46);
    static final List<Long> LINES = lines();

    public EvaluatorTables {
        lineEmpty = List.copyOf(lineEmpty);
    }

    /// Made from nothing, as for the first position that the host gives.
    public static EvaluatorTables of(Board board, Strategy strategy) {
        return new EvaluatorTables(Long.bitCount(board.player()), Long.bitCount(board.opponent()),
            strategy.valueOf(board.player()) - strategy.valueOf(board.opponent()),
            LINES.stream().map(line -> Long.bitCount(line & ~board.occupied())).toList(), 0);
    }

    /// After a move, seen by the other side.
    ///
    /// @param flips  discs that it turns
    /// @param marked stable discs that the evaluator found before the move
    EvaluatorTables play(Square square, long flips, long marked, Strategy strategy) {
        List<Integer> empty = new ArrayList<>(lineEmpty);
        for (int axis = 0; axis < AXIS_STARTS; axis++) {
            int line = lineOf(square, axis);
            empty.set(line, empty.get(line) - 1);
        }
        int turned = Long.bitCount(flips);
        return new EvaluatorTables(others - turned, discs + turned + 1,
            -(squares + strategy.valueOf(square) + 2 * strategy.valueOf(flips)), empty, marked);
    }

    /// After a pass.
    EvaluatorTables pass(long marked) {
        return new EvaluatorTables(others, discs, -squares, lineEmpty, marked);
    }

    /// Squares of lines without an empty square, along one axis: 0 rows, 1 files, 2 rising, 3 falling.
    long filled(int axis) {
        long filled = 0;
        for (int line = STARTS.get(axis); line < STARTS.get(axis + 1); line++) {
            filled |= lineEmpty.get(line) == 0 ? LINES.get(line) : 0;
        }
        return filled;
    }

    static int lineOf(Square square, int axis) {
        return STARTS.get(axis) + switch (axis) {
            case 0 -> square.row();
            case 1 -> square.file();
            case 2 -> square.file() + square.row();
            default -> square.file() - square.row() + 7;
        };
    }

    private static List<Long> lines() {
        long[] lines = new long[STARTS.getLast()];
        for (Square square : Square.values()) {
            IntStream.range(0, AXIS_STARTS).forEach(axis -> lines[lineOf(square, axis)] |= square.bit());
        }
        return IntStream.range(0, lines.length).mapToObj(i -> lines[i]).toList();
    }
}
