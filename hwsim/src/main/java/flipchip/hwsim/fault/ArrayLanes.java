package flipchip.hwsim.fault;

import flipchip.hwsim.lanes.WidePass;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.sim.Simulator;

/// The circuit that answers a [QuestionBatch]: words of 64 lanes, all settled at once. One thread.
interface ArrayLanes {
    /// Words of 64 lanes.
    int words();

    void set(Net input, int word, long lanes);

    void settle();

    long get(Net output, int word);

    /// 64 lanes, in any form of simulator.
    static ArrayLanes of(Simulator simulator) {
        return new ArrayLanes() {
            @Override
            public int words() {
                return 1;
            }

            @Override
            public void set(Net input, int word, long lanes) {
                simulator.setLanes(input, lanes);
            }

            @Override
            public void settle() {
                simulator.settle();
            }

            @Override
            public long get(Net output, int word) {
                return simulator.lanes(output);
            }
        };
    }

    /// 512 lanes.
    static ArrayLanes of(WidePass pass) {
        return new ArrayLanes() {
            @Override
            public int words() {
                return WidePass.WORDS;
            }

            @Override
            public void set(Net input, int word, long lanes) {
                pass.setLanes(input, word, lanes);
            }

            @Override
            public void settle() {
                pass.run();
            }

            @Override
            public long get(Net output, int word) {
                return pass.lanes(output, word);
            }
        };
    }
}
