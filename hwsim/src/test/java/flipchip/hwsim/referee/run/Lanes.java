package flipchip.hwsim.referee.run;

import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.sim.Simulator;

/// 64 test cases at a time: case k travels in lane k.
public final class Lanes {
    private Lanes() {}

    /// Puts `words[k]` on `bus` in lane k.
    public static void set(Simulator sim, Bus bus, long[] words) {
        long[] rows = transposed(words);
        for (int bit = 0; bit < bus.width(); bit++) {
            sim.setLanes(bus.get(bit), rows[bit]);
        }
    }

    /// The numbers on `bus`, by lane.
    public static long[] get(Simulator sim, Bus bus) {
        long[] rows = new long[64];
        for (int bit = 0; bit < bus.width(); bit++) {
            rows[bit] = sim.lanes(bus.get(bit));
        }
        return transposed(rows);
    }

    /// Bit b of row a becomes bit a of row b.
    static long[] transposed(long[] words) {
        long[] rows = words.clone();
        for (int half = 32; half > 0; half >>= 1) {
            long mask = Long.divideUnsigned(-1L, (1L << half) + 1);
            for (int i = 0; i < 64; i++) {
                if ((i & half) == 0) {
                    long swap = (rows[i] >>> half ^ rows[i + half]) & mask;
                    rows[i + half] ^= swap;
                    rows[i] ^= swap << half;
                }
            }
        }
        return rows;
    }
}
