package flipchip.hwsim.fpga;

import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A serial receiver: eight data bits, no parity, one stop bit, the lowest bit first.
///
/// @param data   the byte; valid in the clock of `strobe`
/// @param strobe a byte is complete
/// @param broken a byte has come whose stop bit was low
/// @param sample a data bit is taken in this clock
/// @param bit    its value
record SerialReceiver(Bus data, Net strobe, Net broken, Net sample, Net bit) {
    private static final int DATA_BITS = 8;

    /// Adds a receiver as the scope `receiver`. A bit is read in its middle; a start bit that is high again
    /// by then was noise.
    static SerialReceiver build(NetlistBuilder n, Net rx, int divider) {
        try (NetlistBuilder.OpenScope scope = n.scope("receiver", "serial_receiver")) {
            scope.input("rx", rx);
            Net first = highAtPowerUp(n, "rx_1", rx);
            Net line = highAtPowerUp(n, "rx_2", first);
            Net before = highAtPowerUp(n, "rx_3", line);
            Loads registers = new Loads(n);
            Net busy = registers.bit("busy", false);
            Bus count = registers.register("count", 4);
            Bus shift = registers.register("shift", DATA_BITS);
            int width = Integer.SIZE - Integer.numberOfLeadingZeros(divider - 1);
            Bus timer = registers.register("timer", width);

            Net start = n.name("start", n.and(n.not(busy), n.and(before, n.not(line))));
            Net tick = n.name("tick", n.and(busy, n.not(Words.orTree(n, timer.nets()))));
            Net inStart = n.not(Words.orTree(n, count.nets()));
            Net inStop = Words.equalsConstant(n, count, DATA_BITS + 1L);
            Net noise = n.and(inStart, line);
            Net sample = n.and(tick, n.not(n.or(inStart, inStop)));
            registers.load("busy", start, 1);
            registers.load("busy", n.and(tick, n.or(inStop, noise)), 0);
            registers.load("count", start, 0);
            registers.load("count", tick, Adders.increment(n, count));
            registers.load("shift", sample, Words.concat(shift.slice(1, DATA_BITS), Bus.of(line)));
            registers.load("timer", start, divider / 2 - 1L);
            registers.load("timer", tick, divider - 1L);
            registers.load("timer", n.and(busy, n.not(tick)), Adders.decrement(n, timer));
            registers.drive();
            Net end = n.and(tick, inStop);
            Net strobe = n.and(end, line);
            scope.output("data", shift);
            scope.output("strobe", strobe);
            Net broken = scope.output("broken", n.and(end, n.not(line)));
            scope.output("sample", sample);
            scope.output("bit", line);
            return new SerialReceiver(shift, strobe, broken, sample, line);
        }
    }

    private static Net highAtPowerUp(NetlistBuilder n, String name, Net d) {
        return n.driveFlipFlop(n.declare(name), d, Net.ONE, Net.ZERO, false, true);
    }
}
