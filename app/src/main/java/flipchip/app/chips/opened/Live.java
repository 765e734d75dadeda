package flipchip.app.chips.opened;

import flipchip.app.circuit.timeline.Moment;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.run.MachineState;

/// A moment of the time line.
record Live(MachineState now, MachineState before) implements Values {
    static Live of(Moment moment) {
        return new Live(moment.state(), moment.before());
    }

    @Override
    public boolean isHigh(Net net) {
        return now.high(net);
    }

    @Override
    public boolean isChanged(Net net) {
        return now.high(net) != before.high(net);
    }
}
