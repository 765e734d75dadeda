package flipchip.hwsim.fpga;

import java.util.ArrayDeque;
import java.util.Deque;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// A simulated board behind a line of its own speed. Time passes while the host reads, until a byte has come
/// or the line has been quiet for longer than a chip waits; the reader's timeout does not matter.
/// Thread: owner
public final class SimulatedLine implements ChipLine {
    private static final int FRAME_BITS = 10;

    private final BitParallelSimulator simulator;
    private final Net rx;
    private final Net tx;
    private final int divider;
    /// Bits in which a silent chip would have begun its reply, even to an incomplete request.
    private final int quietBits;
    private final Deque<Boolean> toSend = new ArrayDeque<>();
    private final Deque<Byte> received = new ArrayDeque<>();
    private long clocks;
    /// Clocks since the start bit that is being received; negative while the line rests.
    private int sinceStart = -1;
    private int frame;

    public SimulatedLine(Netlist board, BoardOptions options) {
        simulator = new BitParallelSimulator(board);
        rx = board.port("rx").bus().get(0);
        tx = board.port("tx").bus().get(0);
        divider = options.divider();
        quietBits = 3 * options.patienceBits();
        simulator.set(rx, true);
        simulator.clock();
    }

    @Override
    public String name() {
        return "simulated";
    }

    @Override
    public void write(byte[] bytes) {
        for (byte value : bytes) {
            toSend.add(false);
            for (int bit = 0; bit < 8; bit++) {
                toSend.add((value >>> bit & 1) != 0);
            }
            toSend.add(true);
        }
    }

    /// Sends levels as they are, a bit time each: for damaged lines.
    void writeLevels(boolean... levels) {
        for (boolean level : levels) {
            toSend.add(level);
        }
    }

    @Override
    public int read(byte[] into, int from, int millis) {
        int quiet = 0;
        while (received.isEmpty() && quiet < quietBits) {
            boolean pending = !toSend.isEmpty();
            bitTime();
            quiet = pending || sinceStart >= 0 ? 0 : quiet + 1;
        }
        int count = 0;
        while (!received.isEmpty() && from + count < into.length) {
            into[from + count++] = received.remove();
        }
        return count;
    }

    private void bitTime() {
        Boolean level = toSend.poll();
        simulator.set(rx, level == null || level);
        for (int clock = 0; clock < divider; clock++) {
            simulator.settle();
            simulator.edge();
            clocks++;
            sample();
        }
    }

    private void sample() {
        simulator.settle();
        boolean high = simulator.high(tx);
        if (sinceStart < 0) {
            if (high) {
                return;
            }
            frame = 0;
        }
        sinceStart++;
        if (sinceStart % divider != divider / 2) {
            return;
        }
        int bit = sinceStart / divider;
        frame |= high ? 1 << bit : 0;
        if (bit == FRAME_BITS - 1) {
            received.add((byte) (frame >>> 1));
            sinceStart = -1;
        }
    }

    @Override
    public void close() {
        toSend.clear();
    }
}
