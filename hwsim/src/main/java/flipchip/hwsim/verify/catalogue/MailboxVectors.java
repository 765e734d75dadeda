package flipchip.hwsim.verify.catalogue;

import java.util.SplittableRandom;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.referee.control.MailboxCircuit;

/// The mailbox as a circuit of its own, and vectors from a few lines that say what a mailbox does.
final class MailboxVectors {
    private MailboxVectors() {}

    /// How a mailbox becomes a part of a circuit.
    interface Form {
        MailboxCircuit build(NetlistBuilder n, Net write, Bus data, Net take, Net reset);
    }

    static Netlist netlist() {
        return alone("mailbox_alone", MailboxCircuit::build);
    }

    /// A take of the empty box is not passed on, as in the machine.
    static Netlist alone(String name, Form form) {
        NetlistBuilder n = new NetlistBuilder(name);
        Net write = n.input("write");
        Bus data = n.input("data", 6);
        Net take = n.declare("taken");
        MailboxCircuit mailbox = form.build(n, write, data, take, n.input("reset"));
        n.driveAnd(take, n.input("take"), mailbox.dirty());
        n.output("box", mailbox.box());
        n.output("dirty", mailbox.dirty());
        n.output("overrun", mailbox.overrun());
        return n.build();
    }

    static TestVectors vectors(Netlist netlist, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        TestVectors.Builder vectors = new TestVectors.Builder(netlist);
        int box = 0;
        boolean dirty = false;
        boolean overrun = false;
        while (vectors.size() < count) {
            boolean write = random.nextInt(3) == 0;
            boolean take = random.nextInt(3) == 0;
            boolean reset = random.nextInt(100) == 0;
            int data = random.nextInt(64);
            vectors.set("write", write ? 1 : 0).set("take", take ? 1 : 0).set("reset", reset ? 1 : 0)
                .set("data", data).expect("box", box).expect("dirty", dirty ? 1 : 0)
                .expect("overrun", overrun ? 1 : 0).step();
            box = write && !dirty ? data : box;
            overrun = !reset && (overrun || write && dirty);
            dirty = !reset && (dirty ? !take : write);
        }
        return vectors.build();
    }
}
