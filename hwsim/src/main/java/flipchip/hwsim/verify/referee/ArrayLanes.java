package flipchip.hwsim.verify.referee;

import flipchip.hwsim.gates.lanes.WidePass;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.sim.BitMatrix;
import flipchip.hwsim.gates.sim.Simulator;

/// A circuit behind a [QuestionBatch]: words of 64 lanes, all settled at once. The bits of net s of a bus are
/// in an array from `words() * s` on.
/// Thread: owner
interface ArrayLanes {
    /// Words of 64 lanes: a power of two.
    int words();

    /// Puts one word on all lanes of each word's own.
    void set(Net input, long[] lanes, int from);

    /// Puts lanes on the 64 nets of a bus.
    default void set(Bus input, long[] planes) {
        for (int s = 0; s < input.width(); s++) {
            set(input.get(s), planes, words() * s);
        }
    }

    void settle();

    /// Joins to `wrong`, word by word, the lanes in which a net of the bus does not show what is expected in
    /// lanes of `mask`, and low in the others.
    void differences(Bus output, long[] expected, long[] mask, long[] wrong);

    long get(Net output, int word);

    /// Turns 64 numbers for each word, number r of word w at `words() * r + w`, into planes and back.
    void transpose(long[] rows);

    /// 64 lanes, in any form of simulator.
    static ArrayLanes of(Simulator simulator) {
        return new ArrayLanes() {
            @Override
            public int words() {
                return 1;
            }

            @Override
            public void set(Net input, long[] lanes, int from) {
                simulator.setLanes(input, lanes[from]);
            }

            @Override
            public void settle() {
                simulator.settle();
            }

            @Override
            public void differences(Bus output, long[] expected, long[] mask, long[] wrong) {
                for (int s = 0; s < output.width(); s++) {
                    wrong[0] |= simulator.lanes(output.get(s)) ^ expected[s] & mask[0];
                }
            }

            @Override
            public long get(Net output, int word) {
                return simulator.lanes(output);
            }

            @Override
            public void transpose(long[] rows) {
                BitMatrix.transpose(rows);
            }
        };
    }

    /// All lanes of a pass.
    static ArrayLanes of(WidePass pass) {
        return new ArrayLanes() {
            @Override
            public int words() {
                return WidePass.WORDS;
            }

            @Override
            public void set(Net input, long[] lanes, int from) {
                pass.setLanes(input, lanes, from);
            }

            @Override
            public void settle() {
                pass.run();
            }

            @Override
            public void differences(Bus output, long[] expected, long[] mask, long[] wrong) {
                pass.differences(output, expected, mask, wrong);
            }

            @Override
            public long get(Net output, int word) {
                return pass.lanes(output, word);
            }

            @Override
            public void transpose(long[] rows) {
                WidePass.transpose(rows);
            }
        };
    }
}
