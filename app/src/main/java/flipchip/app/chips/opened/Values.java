package flipchip.app.chips.opened;

import flipchip.hwsim.gates.netlist.Net;

/// What the nets show at one moment.
interface Values {
    /// Nothing is high, while a circuit has not been run.
    Values NONE = new Values() {
        @Override
        public boolean isHigh(Net net) {
            return false;
        }

        @Override
        public boolean isChanged(Net net) {
            return false;
        }
    };

    boolean isHigh(Net net);

    /// Whether the net changed in this gate delay, or at its beginning with the edge of the clock.
    boolean isChanged(Net net);
}
