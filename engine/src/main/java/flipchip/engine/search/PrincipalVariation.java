package flipchip.engine.search;

import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Square;

/// The best line below each ply, copied upward as the search returns (a triangular table). One thread's own.
final class PrincipalVariation {
    private final byte[][] lines;
    private final int[] lengths;

    PrincipalVariation(int maxPly) {
        lines = new byte[maxPly + 1][maxPly];
        lengths = new int[maxPly + 1];
    }

    /// Nothing is known below `ply`.
    void end(int ply) {
        lengths[ply] = 0;
    }

    /// The line of `ply` is this move and nothing known after it.
    void only(int ply, int square) {
        lines[ply][0] = (byte) square;
        lengths[ply] = 1;
    }

    /// The line of `ply` is this move and the line of the next ply.
    void prepend(int ply, int square) {
        int length = lengths[ply + 1];
        lines[ply][0] = (byte) square;
        System.arraycopy(lines[ply + 1], 0, lines[ply], 1, length);
        lengths[ply] = length + 1;
    }

    /// The line of `ply` is that of the next ply; passes are left out.
    void prependPass(int ply) {
        System.arraycopy(lines[ply + 1], 0, lines[ply], 0, lengths[ply + 1]);
        lengths[ply] = lengths[ply + 1];
    }

    /// The whole line from the board searched.
    List<Square> squares() {
        List<Square> squares = new ArrayList<>();
        for (int i = 0; i < lengths[0]; i++) {
            squares.add(Square.of(lines[0][i]));
        }
        return squares;
    }
}
