package flipchip.hwsim.control;

import flipchip.hwsim.logic.Registers;
import flipchip.hwsim.netlist.Bus;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.NetlistBuilder;

/// A box for one move between the world and the controller, with a dirty bit so that no move is lost.
///
/// A write while the box is full is refused and reported. That holds in the very clock in which the move is
/// taken as well, because the next clock, UPDATE, still reads the square from the box.
///
/// @param box     the number of the square last written; stays after it has been taken
/// @param dirty   the box holds a move that has not been taken
/// @param overrun a write was refused at some time since the last reset
public record MailboxCircuit(Bus box, Net dirty, Net overrun) {

    /// Adds the mailbox to `n` as the scope `mailbox`.
    ///
    /// @param write store `data` at the next edge
    /// @param take  empty the box at the next edge; high only while `dirty` is
    /// @param reset empty it and forget the overrun
    public static MailboxCircuit build(NetlistBuilder n, Net write, Bus data, Net take, Net reset) {
        try (NetlistBuilder.OpenScope scope = n.scope("mailbox", "mailbox")) {
            scope.input("write", write);
            scope.input("data", data);
            scope.input("take", take);
            scope.input("reset", reset);
            Net dirty = n.declare("dirty");
            Net overrun = n.declare("errOverrun");
            Net load = n.name("load", n.and(write, n.not(dirty)));
            Bus box = Registers.register(n, "box", data, load);
            n.driveFlipFlop(dirty, n.or(load, n.and(dirty, n.not(take))), Net.ONE, reset, false, false);
            n.driveSetReset(overrun, n.and(write, dirty), Net.ZERO, reset, false, false);
            scope.output("box", box);
            scope.output("dirty", dirty);
            scope.output("errOverrun", overrun);
            return new MailboxCircuit(box, dirty, overrun);
        }
    }
}
