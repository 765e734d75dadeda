package flipchip.hwsim.gates.sim;

import java.util.Arrays;

/// The nets whose change has not reached their readers yet, those of the present instant last.
///
/// An instant ends with each step. Changes between two steps belong to the instant that the first of them
/// opens.
/// Thread: owner
final class ChangeList {
    private int[] nets;
    private int count;
    private int instantFrom;
    private boolean stepEnded = true;
    /// For pins and registers: the instant (from 1) in which each was last put, and its value before that.
    private final int[] putIn;
    private final long[] valueBefore;
    private int instantNumber = 1;

    ChangeList(int netCount) {
        nets = new int[netCount];
        putIn = new int[netCount];
        valueBefore = new long[netCount];
    }

    int[] nets() {
        return nets;
    }

    int count() {
        return count;
    }

    /// Nets of the present instant, ascending. A new array.
    int[] present() {
        int[] present = Arrays.copyOfRange(nets, instantFrom, count);
        Arrays.sort(present);
        return present;
    }

    void add(int net) {
        if (count == nets.length) {
            nets = Arrays.copyOf(nets, 2 * nets.length);
        }
        nets[count++] = net;
    }

    /// All readers have been looked at; what is added until [#endStep()] is what changes now.
    void beginStep() {
        count = 0;
        instantFrom = 0;
    }

    void endStep() {
        stepEnded = true;
    }

    /// Replaces everything by the changes of an earlier instant.
    void restore(int[] saved) {
        beginStep();
        for (int net : saved) {
            add(net);
        }
        endStep();
    }

    /// Opens a new instant if the last one ended with a step.
    void open() {
        if (stepEnded) {
            instantFrom = count;
            stepEnded = false;
            instantNumber++;
        }
    }

    /// A pin or register changes from `before` to `after`; taking a change back leaves no trace of it.
    void put(int net, long before, long after) {
        if (putIn[net] != instantNumber) {
            putIn[net] = instantNumber;
            valueBefore[net] = before;
            add(net);
        } else if (after == valueBefore[net]) {
            putIn[net] = 0;
            remove(net);
        }
    }

    private void remove(int net) {
        int at = instantFrom;
        while (nets[at] != net) {
            at++;
        }
        nets[at] = nets[--count];
    }
}
