package flipchip.hwsim.gates.sim;

import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Netlist;

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

    /// A state of a circuit without memories.
    ///
    /// @param nets     net image as [#nets()] makes it
    /// @param inFlight nets whose readers have not seen their change yet
    /// @throws IllegalArgumentException if the circuit contains a memory
    public static SimulatorState of(Netlist netlist, long[] nets, int[] inFlight) {
        if (netlist.gates().stream().anyMatch(Gate.Ram.class::isInstance)) {
            throw new IllegalArgumentException(netlist.name() + " contains a memory");
        }
        long[] values = new long[netlist.netCount()];
        for (int net = 0; net < values.length; net++) {
            values[net] = -(nets[net >>> 6] >>> net & 1);
        }
        return new SimulatorState(values, new long[0][], inFlight.clone());
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
