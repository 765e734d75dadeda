package flipchip.hwsim.gates.sim;

/// A square of 64 x 64 bits: turns 64 numbers into 64 words of lanes and back.
public final class BitMatrix {
    private BitMatrix() {}

    /// Exchanges rows and columns in place: afterwards bit c of word r is what bit r of word c was. Six
    /// rounds of swapping ever smaller blocks (Hacker's Delight, section 7-3).
    ///
    /// @param rows 64 words
    public static void transpose(long[] rows) {
        long mask = 0x0000_0000_FFFF_FFFFL;
        for (int size = 32; size != 0; size >>>= 1, mask ^= mask << size) {
            for (int r = 0; r < 64; r = (r + size + 1) & -size - 1) {
                long swap = (rows[r] >>> size ^ rows[r + size]) & mask;
                rows[r] ^= swap << size;
                rows[r + size] ^= swap;
            }
        }
    }
}
