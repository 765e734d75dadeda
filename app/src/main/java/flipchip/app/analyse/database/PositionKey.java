package flipchip.app.analyse.database;

import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;

/// A position up to the eight symmetries of the board: its 64-bit key, and the symmetries that lead to the
/// one of the eight boards that stands for all.
///
/// @param value      mixes discs and side to move; equal for symmetric positions. Two of ten million other
///                   positions share a key with a probability of about three in a million
/// @param symmetries all symmetries that give the standing board; more than one for a symmetric position
record PositionKey(long value, List<Symmetry> symmetries) {

    static PositionKey of(Position position) {
        long black = 0;
        long white = 0;
        List<Symmetry> best = new ArrayList<>(1);
        for (Symmetry symmetry : Symmetry.values()) {
            long b = symmetry.apply(position.black());
            long w = symmetry.apply(position.white());
            int order = best.isEmpty() ? -1
                : b != black ? Long.compareUnsigned(b, black)
                : Long.compareUnsigned(w, white);
            if (order < 0) {
                best.clear();
                black = b;
                white = w;
            }
            if (order <= 0) {
                best.add(symmetry);
            }
        }
        long side = position.toMove() == Color.BLACK ? 0x9E37_79B9_7F4A_7C15L : 0xC2B2_AE3D_27D4_EB4FL;
        return new PositionKey(mix(mix(black ^ side) + white), best);
    }

    /// The square that stands for `move` and its mirror images in this position: 0..63.
    int standing(Square move) {
        int least = 64;
        for (Symmetry symmetry : symmetries) {
            least = Math.min(least, symmetry.apply(move).index());
        }
        return least;
    }

    /// Finaliser of MurmurHash3 (A. Appleby, public domain): every bit of the input moves every bit out.
    private static long mix(long bits) {
        long x = bits;
        x = (x ^ x >>> 33) * 0xFF51_AFD7_ED55_8CCDL;
        x = (x ^ x >>> 33) * 0xC4CE_B9FE_1A85_EC53L;
        return x ^ x >>> 33;
    }
}
