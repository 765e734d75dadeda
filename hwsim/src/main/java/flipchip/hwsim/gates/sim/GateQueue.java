package flipchip.hwsim.gates.sim;

/// A queue of the gates to evaluate in one step of a unit-delay simulation.
/// Thread: owner
final class GateQueue {
    private final GateTable table;
    private final int[] rows;
    private final long[] found;
    /// The step in which each row was last queued.
    private final int[] queuedIn;
    private int stepNumber;

    GateQueue(GateTable table) {
        this.table = table;
        rows = new int[table.kind.length];
        found = new long[table.kind.length];
        queuedIn = new int[table.kind.length];
    }

    /// Evaluates every gate that reads one of the first `count` nets of `changed`, and returns how many there
    /// are. Nothing is written to `values`.
    int evaluateReaders(int[] changed, int count, long[] values) {
        stepNumber++;
        int queued = 0;
        for (int i = 0; i < count; i++) {
            int to = table.readersFrom[changed[i] + 1];
            for (int r = table.readersFrom[changed[i]]; r < to; r++) {
                int row = table.readers[r];
                if (queuedIn[row] != stepNumber) {
                    queuedIn[row] = stepNumber;
                    rows[queued] = row;
                    found[queued] = table.evaluate(row, values);
                    queued++;
                }
            }
        }
        return queued;
    }

    /// The net that the i-th of these gates drives.
    int net(int i) {
        return table.out[rows[i]];
    }

    /// What it computed.
    long value(int i) {
        return found[i];
    }
}
