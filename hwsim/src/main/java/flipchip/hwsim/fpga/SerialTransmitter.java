package flipchip.hwsim.fpga;

import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A serial transmitter: eight data bits, no parity, one stop bit, the lowest bit first.
///
/// @param tx    the line; a flip-flop, so it never shows a glitch
/// @param ready a byte may be loaded
/// @param sent  a data bit has been on the line for its whole time
/// @param bit   its value
record SerialTransmitter(Net tx, Net ready, Net sent, Net bit) {
    private static final int DATA_BITS = 8;
    private static final int ALL_BITS = 10;

    /// Adds a transmitter as the scope `transmitter`.
    ///
    /// @param load take `data` at the next edge; high only while `ready` is, which is given to `loadWhen`
    static SerialTransmitter build(NetlistBuilder n, Net load, Bus data, int divider) {
        try (NetlistBuilder.OpenScope scope = n.scope("transmitter", "serial_transmitter")) {
            scope.input("load", load);
            scope.input("data", data);
            Loads registers = new Loads(n);
            Bus shift = registers.register("shift", DATA_BITS + 1, (1 << DATA_BITS + 1) - 1);
            Bus count = registers.register("count", 4);
            int width = Integer.SIZE - Integer.numberOfLeadingZeros(divider - 1);
            Bus timer = registers.register("timer", width);

            Net busy = n.name("busy", Words.orTree(n, count.nets()));
            Net tick = n.name("tick", n.and(busy, n.not(Words.orTree(n, timer.nets()))));
            registers.load("shift", load, Words.concat(Bus.of(Net.ZERO), data));
            registers.load("shift", tick, Words.concat(shift.slice(1, DATA_BITS + 1), Bus.of(Net.ONE)));
            registers.load("count", load, ALL_BITS);
            registers.load("count", tick, Adders.decrement(n, count));
            registers.load("timer", n.or(load, tick), divider - 1L);
            registers.load("timer", n.and(busy, n.not(tick)), Adders.decrement(n, timer));
            registers.drive();
            Net frameBit = n.or(Words.equalsConstant(n, count, ALL_BITS), Words.equalsConstant(n, count, 1));
            Net sent = n.and(tick, n.not(frameBit));
            Net ready = n.not(busy);
            scope.output("tx", shift.get(0));
            scope.output("ready", ready);
            scope.output("sent", sent);
            return new SerialTransmitter(shift.get(0), ready, sent, shift.get(0));
        }
    }
}
