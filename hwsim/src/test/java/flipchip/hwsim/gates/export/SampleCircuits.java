package flipchip.hwsim.gates.export;

import java.util.List;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// Small circuits with every kind of gate, for the writers' tests.
public final class SampleCircuits {
    private SampleCircuits() {}

    /// Two full adders in scopes; the carry into the first is a constant.
    public static Netlist adder() {
        NetlistBuilder n = new NetlistBuilder("adder");
        Bus a = n.input("a", 3);
        Bus b = n.input("b", 3);
        Net carry = Net.ZERO;
        Net[] sum = new Net[4];
        for (int i = 0; i < 3; i++) {
            try (var full = n.scope("bit" + i, "full_adder")) {
                Net x = full.input("a", a.get(i));
                Net y = full.input("b", b.get(i));
                Net in = full.input("carryIn", carry);
                Net half = n.name("half", n.xor(x, y));
                sum[i] = full.output("sum", n.xor(half, in));
                carry = full.output("carryOut", n.or(n.and(x, y), n.and(half, in)));
            }
        }
        sum[3] = carry;
        n.output("sum", Bus.of(sum));
        return n.build();
    }

    /// A scope that passes its input on beside what it makes of it.
    public static Netlist passing() {
        NetlistBuilder n = new NetlistBuilder("passing");
        Net a = n.input("a");
        Net other;
        try (var part = n.scope("part", "part")) {
            part.output("same", a);
            other = part.output("other", n.not(a));
        }
        n.output("same", a);
        n.output("other", other);
        return n.build();
    }

    /// A counter of `width` bits with reset and enable, a set-reset flip-flop that remembers an overflow.
    public static Netlist counter(int width) {
        NetlistBuilder n = new NetlistBuilder("counter");
        Net reset = n.input("reset");
        Net enable = n.input("enable");
        Bus count = n.declare("count", width);
        Net carry = enable;
        for (Net bit : count.nets()) {
            Net next = n.xor(bit, carry);
            carry = n.and(bit, carry);
            n.driveFlipFlop(bit, next, enable, reset, false, false);
        }
        Net overflow = n.declare("overflow");
        n.driveSetReset(overflow, carry, Net.ZERO, reset, false, false);
        n.output("count", count);
        n.output("overflow", overflow);
        return n.build();
    }

    /// A memory with two read ports and two write ports and a power-up counter behind a latch.
    public static Netlist memory(int words, int addressBits, int width) {
        NetlistBuilder n = new NetlistBuilder("store");
        Bus readAddress = n.input("readAddress", addressBits);
        Bus writeAddress = n.input("writeAddress", addressBits);
        Bus data = n.input("data", width);
        Net write = n.input("write");
        Net second = n.input("second");
        Net hold = n.input("hold");
        Bus first = n.declare("first", width);
        Bus other = n.declare("other", width);
        n.add(new Gate.Ram("cells", words, width,
            List.of(new Gate.ReadPort(Net.ONE, readAddress, first),
                new Gate.ReadPort(second, writeAddress, other)),
            List.of(new Gate.WritePort(write, writeAddress, data),
                new Gate.WritePort(second, readAddress, new Bus(data.nets().reversed())))));
        Net started = n.declare("started");
        n.driveFlipFlop(started, n.mux(hold, Net.ONE, n.not(started)), Net.ONE, Net.ZERO, false, true);
        n.output("first", first);
        n.output("other", other);
        n.output("latched", n.latch(n.not(hold), first.get(0)));
        n.output("started", started);
        return n.build();
    }
}
