package flipchip.hwsim.referee.control;

import flipchip.hwsim.gates.logic.Registers;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A box for one move between the world and the controller; nets of this mailbox or of [FifoMailbox].
///
/// @param box     the number of the square to be played; stays for UPDATE after it has been taken
/// @param dirty   a move waits that has not been taken
/// @param overrun a write was refused at some time since the last reset
/// @param lost    a waiting move was overwritten at some time since the last reset; constant low where that
///                cannot happen
public record MailboxCircuit(Bus box, Net dirty, Net overrun, Net lost) {

    /// Adds a mailbox with a dirty bit to `n` as the scope `mailbox`: a write while the box is full is
    /// refused and reported. That holds in the very clock in which the move is taken as well, because the
    /// next clock, UPDATE, still reads the square from the box.
    ///
    /// @param write store `data` at the next edge
    /// @param take  empty the box at the next edge; high only while `dirty` is
    /// @param reset empty it and forget the overrun
    public static MailboxCircuit build(NetlistBuilder n, Net write, Bus data, Net take, Net reset) {
        return build(n, true, write, data, take, reset);
    }

    /// As [#build], but any write goes through: a move that waits is lost, one that is being taken is played
    /// as another.
    public static MailboxCircuit unguarded(NetlistBuilder n, Net write, Bus data, Net take, Net reset) {
        return build(n, false, write, data, take, reset);
    }

    /// Adds a form of mailbox to a circuit.
    @FunctionalInterface
    interface Form {
        MailboxCircuit build(NetlistBuilder n, Net write, Bus data, Net take, Net reset);
    }

    /// The mailbox as a circuit of its own.
    public static Netlist netlist() {
        return alone("mailbox_alone", MailboxCircuit::build);
    }

    /// A form as a circuit of its own. A take of the empty box is not passed on, as in the machine.
    static Netlist alone(String name, Form form) {
        NetlistBuilder n = new NetlistBuilder(name);
        Net write = n.input("write");
        Bus data = n.input("data", 6);
        Net take = n.declare("taken");
        MailboxCircuit mailbox = form.build(n, write, data, take, n.input("reset"));
        n.driveAnd(take, n.input("take"), mailbox.dirty);
        n.output("box", mailbox.box);
        n.output("dirty", mailbox.dirty);
        n.output("overrun", mailbox.overrun);
        return n.build();
    }

    private static MailboxCircuit build(NetlistBuilder n, boolean guarded, Net write, Bus data, Net take,
            Net reset) {
        try (NetlistBuilder.OpenScope scope = n.scope("mailbox", guarded ? "mailbox" : "unguarded_mailbox")) {
            scope.input("write", write);
            scope.input("data", data);
            scope.input("take", take);
            scope.input("reset", reset);
            Net dirty = n.declare("dirty");
            Net error = n.declare(guarded ? "errOverrun" : "lost");
            Net load = guarded ? n.name("load", n.and(write, n.not(dirty))) : write;
            Bus box = Registers.register(n, "box", data, load);
            n.driveFlipFlop(dirty, n.or(load, n.and(dirty, n.not(take))), Net.ONE, reset, false, false);
            n.driveSetReset(error, n.and(write, dirty), Net.ZERO, reset, false, false);
            scope.output("box", box);
            scope.output("dirty", dirty);
            scope.output(guarded ? "errOverrun" : "lost", error);
            return new MailboxCircuit(box, dirty, guarded ? error : Net.ZERO, guarded ? Net.ZERO : error);
        }
    }
}
