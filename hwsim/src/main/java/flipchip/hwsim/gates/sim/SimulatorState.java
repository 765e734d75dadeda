package flipchip.hwsim.gates.sim;

/// A snapshot of a [UnitDelaySimulator] from which it can go on. Keeps no simulator alive.
/// Thread: any
public final class SimulatorState {
    private final long[] values;
    private final long[][] memories;
    private final int[] inFlight;

    /// Takes the arrays over; the caller keeps no reference.
    SimulatorState(long[] values, long[][] memories, int[] inFlight) {
        this.values = values;
        this.memories = memories;
        this.inFlight = inFlight;
    }

    long[] values() {
        return values;
    }

    long[][] memories() {
        return memories;
    }

    /// Nets that changed at the last instant, so that their readers will follow at the next.
    int[] inFlight() {
        return inFlight;
    }

    /// Lane 0 of every net: net n is bit n % 64 of word n / 64. A new array.
    public long[] nets() {
        long[] bits = new long[(values.length + 63) / 64];
        for (int net = 0; net < values.length; net++) {
            bits[net >>> 6] |= (values[net] & 1) << net;
        }
        return bits;
    }

    /// A 64-bit hash of a net image as [#nets()] makes it.
    public static long hash(long[] bits) {
        long hash = 0x9E37_79B9_7F4A_7C15L;
        for (long word : bits) {
            hash = (hash ^ word) * 0xFF51_AFD7_ED55_8CCDL;
            hash ^= hash >>> 32;
        }
        return hash;
    }
}
