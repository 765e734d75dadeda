package flipchip.hwsim.verify.catalogue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SplittableRandom;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.control.FifoMailbox;

/// The mailbox for four moves as a circuit of its own, and vectors from a queue of numbers.
final class FifoVectors {
    private static final int PLACES = 4;

    private FifoVectors() {}

    /// A move taken is done at once.
    static Netlist netlist() {
        return MailboxVectors.alone("fifo_alone",
            (n, write, data, take, reset) -> FifoMailbox.build(n, write, data, take, take, reset));
    }

    /// Phases in which more is written than taken, and the other way round, so that it fills and empties.
    static TestVectors vectors(Netlist netlist, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        TestVectors.Builder vectors = new TestVectors.Builder(netlist);
        Deque<Integer> waiting = new ArrayDeque<>();
        boolean overrun = false;
        while (vectors.size() < count) {
            boolean filling = vectors.size() / 16 % 2 == 0;
            boolean write = random.nextInt(3) < (filling ? 2 : 1);
            boolean take = random.nextInt(3) < (filling ? 1 : 2);
            boolean reset = random.nextInt(100) == 0;
            int data = random.nextInt(64);
            vectors.set("write", write ? 1 : 0).set("take", take ? 1 : 0).set("reset", reset ? 1 : 0)
                .set("data", data).expect("dirty", waiting.isEmpty() ? 0 : 1)
                .expect("overrun", overrun ? 1 : 0);
            if (!waiting.isEmpty()) {
                vectors.expect("box", waiting.peek());
            }
            vectors.step();
            boolean full = waiting.size() == PLACES;
            overrun = !reset && (overrun || write && full);
            if (take) {
                waiting.poll();
            }
            if (write && !full) {
                waiting.add(data);
            }
            if (reset) {
                waiting.clear();
            }
        }
        return vectors.build();
    }
}
