package flipchip.engine.simd;

/// The squares seen from each square, as rows of eight bitboards: one load serves four or eight directions.
final class SightLines {
    /// `[8 * square + k]`: k = 0..3 the rays towards higher indices (east, south, southwest, southeast),
    /// k = 4..7 the opposite ones (west, north, northeast, northwest). The start square is left out.
    static final long[] ROWS = new long[64 * 8];

    private static final int[] FILES = {1, 0, -1, 1, -1, 0, 1, -1};
    private static final int[] RANKS = {0, 1, 1, 1, 0, -1, -1, -1};

    static {
        for (int square = 0; square < 64; square++) {
            for (int ray = 0; ray < 8; ray++) {
                ROWS[8 * square + ray] = ray(square & 7, square >> 3, FILES[ray], RANKS[ray]);
            }
        }
    }

    private SightLines() {}

    private static long ray(int file, int rank, int files, int ranks) {
        long squares = 0;
        for (int f = file + files, r = rank + ranks; f >= 0 && f < 8 && r >= 0 && r < 8;
                f += files, r += ranks) {
            squares |= 1L << 8 * r + f;
        }
        return squares;
    }
}
