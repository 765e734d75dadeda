package flipchip.hwsim.referee.control;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.Muxes;
import flipchip.hwsim.gates.logic.Registers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A mailbox for four moves in the order in which they came: 4 x 6 bits, two pointers of 2 bits, a count of
/// 3.
///
/// Taking a move frees its place at once, but the read pointer goes on only when the move is `done`, because
/// UPDATE still reads the square; a write into the freed place lands at the end of UPDATE, in time.
public final class FifoMailbox {
    private static final int PLACES = 4;
    private static final int FULL_BIT = 2;

    private FifoMailbox() {}

    /// The mailbox as a circuit of its own, in which a move taken is done at once.
    public static Netlist netlist() {
        return MailboxCircuit.alone("fifo_alone",
            (n, write, data, take, reset) -> build(n, write, data, take, take, reset));
    }

    /// Adds the mailbox to `n` as the scope `mailbox`.
    ///
    /// @param write store `data` at the next edge
    /// @param take  one move fewer from the next edge on; high only while one waits
    /// @param done  show the next move from the next edge on: in UPDATE, or when the move taken was not legal
    /// @param reset empty it and forget the overrun
    public static MailboxCircuit build(NetlistBuilder n, Net write, Bus data, Net take, Net done, Net reset) {
        try (NetlistBuilder.OpenScope scope = n.scope("mailbox", "fifo_mailbox")) {
            scope.input("write", write);
            scope.input("data", data);
            scope.input("take", take);
            scope.input("done", done);
            scope.input("reset", reset);
            Bus count = n.declare("count", 3);
            Net full = count.get(FULL_BIT);
            Net load = n.name("load", n.and(write, n.not(full)));
            Bus head = pointer(n, "read", done, reset);
            Bus tail = pointer(n, "write", load, reset);
            Bus chosen = Words.decode(n, tail);
            List<Bus> places = IntStream.range(0, PLACES)
                .mapToObj(
                    place -> Registers.register(n, "place" + place, data, n.and(load, chosen.get(place))))
                .toList();
            Bus box = name(n, "box", Muxes.select(n, head, places));
            count(n, count, load, take, reset);
            Net dirty = n.name("dirty", Words.orTree(n, count.nets()));
            Net overrun = n.declare("errOverrun");
            n.driveSetReset(overrun, n.and(write, full), Net.ZERO, reset, false, false);
            scope.output("box", box);
            scope.output("dirty", dirty);
            scope.output("errOverrun", overrun);
            return new MailboxCircuit(box, dirty, overrun, Net.ZERO);
        }
    }

    private static Bus pointer(NetlistBuilder n, String name, Net step, Net reset) {
        Bus pointer = n.declare(name, 2);
        Registers.drive(n, pointer, Adders.increment(n, pointer), step, reset, 0);
        return pointer;
    }

    /// One more with a write, one fewer with a take, the same with both or neither.
    private static void count(NetlistBuilder n, Bus count, Net load, Net take, Net reset) {
        Net more = n.and(load, n.not(take));
        Bus next = Words.mux(n, more, Adders.decrement(n, count), Adders.increment(n, count));
        Registers.drive(n, count, next, n.xor(load, take), reset, 0);
    }

    private static Bus name(NetlistBuilder n, String name, Bus bus) {
        return new Bus(Stream.iterate(0, bit -> bit + 1).limit(bus.width())
            .map(bit -> n.name(name + "[" + bit + "]", bus.get(bit))).toList());
    }
}
