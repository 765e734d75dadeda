package flipchip.hwsim.fpga;

import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A clock control for a device: it runs, stands still or gets single clocks.
///
/// @param stopped  high while the clock runs on request only
/// @param stepping requested clocks are still to come
/// @param run      the device has a clock edge at the end of this clock
record BoardClock(Net stopped, Net stepping, Net run) {
    /// @param force the device gets this clock in any case
    static BoardClock build(NetlistBuilder n, BoardFront front, Net force) {
        Loads registers = new Loads(n);
        Net stopped = registers.bit("stopped", false);
        Bus steps = registers.register("steps", 8);
        Net stepping = n.name("stepping", Words.orTree(n, steps.nets()));
        Net step = front.executes(ChipCommand.STEP);
        registers.load("stopped", step, 1);
        registers.load("stopped",
            n.and(front.execute(), n.or(front.wants(ChipCommand.RUN), front.wants(ChipCommand.NEW))), 0);
        registers.load("steps", step, front.argument());
        registers.load("steps", n.and(stepping, n.not(step)), Adders.decrement(n, steps));
        registers.drive();
        Net run = n.name("run", n.or(n.or(n.not(stopped), stepping), force));
        return new BoardClock(stopped, stepping, run);
    }
}
