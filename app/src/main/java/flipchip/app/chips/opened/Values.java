package flipchip.app.chips.opened;

import flipchip.hwsim.gates.netlist.Net;

/// What the nets show at one moment.
interface Values {
    boolean isHigh(Net net);

    /// Whether the net changed in this gate delay, or at its beginning with the edge of the clock.
    boolean isChanged(Net net);
}
