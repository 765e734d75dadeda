package flipchip.hwsim.fpga;

/// A clock rate of the board and a speed of its line.
///
/// @param clockHz      of the board's oscillator
/// @param baud         bits a second
/// @param patienceBits a request that pauses for this many bits is dropped, at the latest after twice as many
public record BoardOptions(int clockHz, int baud, int patienceBits) {
    /// The iCE40-HX8K breakout board and the usual speed of its USB bridge.
    public static final BoardOptions BREAKOUT = new BoardOptions(12_000_000, 115_200);
    /// Few clocks a bit, for simulations of the whole line.
    public static final BoardOptions QUICK = new BoardOptions(8, 1, 64);
    private static final int USUAL_PATIENCE = 2048;
    private static final int LEAST_DIVIDER = 8;
    private static final int MOST_DIVIDER = 65_535;

    /// @throws IllegalArgumentException if a bit has less than 8 or more than 65,535 clocks
    public BoardOptions {
        if (clockHz < 1 || baud < 1 || patienceBits < 16) {
            throw new IllegalArgumentException(
                "clock and baud rate must be at least 1, the patience 16 bits");
        }
        long divider = Math.round((double) clockHz / baud);
        if (divider < LEAST_DIVIDER || divider > MOST_DIVIDER) {
            throw new IllegalArgumentException("at " + clockHz + " Hz a bit of " + baud + " baud lasts "
                + divider + " clocks; it must last " + LEAST_DIVIDER + " to " + MOST_DIVIDER);
        }
    }

    public BoardOptions(int clockHz, int baud) {
        this(clockHz, baud, USUAL_PATIENCE);
    }

    /// Clocks a bit.
    public int divider() {
        return Math.round((float) clockHz / baud);
    }
}
