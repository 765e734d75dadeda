package flipchip.hwsim.circuit.stages;

import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;

/// A result of the middle-game circuit's position evaluator, group by group; every figure is the side to
/// move's less the other side's, and the modules of a group work side by side.
///
/// @param squares   group 1: square and pattern values
/// @param mobility  group 2: legal moves
/// @param potential group 2: empty squares next to the other side's discs less those next to one's own
/// @param frontier  group 2: the other side's discs next to an empty square less one's own
/// @param corners   group 3: discs on corners
/// @param edges     group 3: discs on the border, corners not among them
/// @param stability group 3: stable discs
/// @param stable    those discs, of either side
/// @param clocks    that group 3 takes: its register of stable discs grows once a clock until it stays the
///     same
public record StageEvaluation(int squares, int mobility, int potential, int frontier, int corners, int edges,
        int stability, long stable, int clocks) {
    static final long CORNERS = 0x8100_0000_0000_0081L;
    static final long EDGES = 0x7E81_8181_8181_817EL;
    /// Weights of the figures after the square values; ours.
    static final int MOBILITY_WEIGHT = 3;
    static final int POTENTIAL_WEIGHT = 1;
    static final int FRONTIER_WEIGHT = 2;
    static final int CORNER_WEIGHT = 12;
    static final int EDGE_WEIGHT = 1;
    static final int STABLE_WEIGHT = 4;
    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final long FILE_H = FILE_A << 7;
    private static final long RANKS_1_AND_8 = 0xFF00_0000_0000_00FFL;
    private static final long BORDER = FILE_A | FILE_H | RANKS_1_AND_8;

    /// @param tables as the position updater left them
    public static StageEvaluation of(Board board, EvaluatorTables tables, Strategy strategy) {
        long player = board.player();
        long opponent = board.opponent();
        long empty = ~board.occupied();
        long besideEmpty = neighbours(empty);
        long stable = tables.stable();
        int clocks = 1;
        for (long grown = grow(board, tables, stable); grown != stable; grown = grow(board, tables, stable)) {
            stable = grown;
            clocks++;
        }
        return new StageEvaluation(tables.squares() + strategy.patternValue(player, opponent),
            Long.bitCount(Flips.legalMoves(player, opponent))
                - Long.bitCount(Flips.legalMoves(opponent, player)),
            Long.bitCount(neighbours(opponent) & empty) - Long.bitCount(neighbours(player) & empty),
            Long.bitCount(opponent & besideEmpty) - Long.bitCount(player & besideEmpty),
            difference(board, CORNERS), difference(board, EDGES), difference(board, stable), stable, clocks);
    }

    /// The weighted sum.
    public int value() {
        return squares + MOBILITY_WEIGHT * mobility + POTENTIAL_WEIGHT * potential
            + FRONTIER_WEIGHT * frontier + CORNER_WEIGHT * corners + EDGE_WEIGHT * edges
            + STABLE_WEIGHT * stability;
    }

    private static int difference(Board board, long squares) {
        return Long.bitCount(board.player() & squares) - Long.bitCount(board.opponent() & squares);
    }

    /// One clock of the register of stable discs: the parallel-search essay's rule for all squares at once. A
    /// shift may wrap round the border, but only to squares that the border accepts anyway.
    private static long grow(Board board, EvaluatorTables tables, long stable) {
        long grown = 0;
        for (long discs : new long[] {board.player(), board.opponent()}) {
            long marked = stable & discs;
            grown |= discs & (tables.filled(0) | FILE_A | FILE_H | marked << 1 | marked >>> 1)
                & (tables.filled(1) | RANKS_1_AND_8 | marked << 8 | marked >>> 8)
                & (tables.filled(2) | BORDER | marked << 7 | marked >>> 7)
                & (tables.filled(3) | BORDER | marked << 9 | marked >>> 9);
        }
        return stable | grown;
    }

    /// Squares next to a disc of `squares`.
    static long neighbours(long squares) {
        long row = squares | squares << 1 & ~FILE_A | squares >>> 1 & ~FILE_H;
        return row << 8 | row >>> 8 | squares << 1 & ~FILE_A | squares >>> 1 & ~FILE_H;
    }
}
