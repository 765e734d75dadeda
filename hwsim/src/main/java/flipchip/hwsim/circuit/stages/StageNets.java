package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import flipchip.hwsim.circuit.stages.MiddleGameRun.Stage;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// The pipeline control of [MiddleGameCircuit]: which stage holds a node, which hands it on, and the
/// registers between them. Belongs to one builder.
final class StageNets {
    final NetlistBuilder n;
    final Loads registers;
    final Net start;
    final int words;
    final int addressBits;
    private final List<Net> busy = new ArrayList<>();
    private final List<Net> leave = new ArrayList<>();
    private final List<Bus> node = new ArrayList<>();

    StageNets(NetlistBuilder builder, int capacity) {
        n = builder;
        registers = new Loads(n);
        start = n.input("start");
        words = capacity;
        addressBits = Integer.SIZE - Integer.numberOfLeadingZeros(capacity - 1);
        for (Stage stage : Stage.values()) {
            busy.add(n.declare(name(stage) + "_busy"));
            leave.add(n.declare(name(stage) + "_leave"));
            node.add(n.declare(name(stage) + "_node", addressBits));
        }
    }

    private static String name(Stage stage) {
        return stage.name().toLowerCase(Locale.ROOT);
    }

    /// The stage holds a node.
    Net busy(Stage stage) {
        return busy.get(stage.ordinal());
    }

    /// It gives its node away at the next edge.
    Net leave(Stage stage) {
        return leave.get(stage.ordinal());
    }

    /// Its node's address.
    Bus node(Stage stage) {
        return node.get(stage.ordinal());
    }

    /// A register that takes `value` where `from` gives its node away.
    Bus held(String name, Stage from, Bus value) {
        Bus register = registers.register(name, value.width());
        registers.load(name, leave(from), value);
        return register;
    }

    Net held(String name, Stage from, Net value) {
        return held(name, from, Bus.of(value)).get(0);
    }

    EvaluatorGroups.Stage held(String name, Stage from, EvaluatorGroups.Stage board) {
        return new EvaluatorGroups.Stage(held(name + "_player", from, board.player()),
            held(name + "_opponent", from, board.opponent()));
    }

    /// A memory with a word for each node.
    ///
    /// @param out     the value of `readFrom` at the edge at which `read` hands its node on
    /// @param data    stored for its node where `write` gives it away
    void memory(String name, Bus out, Stage read, Bus readFrom, Stage write, Bus data) {
        n.add(new Gate.Ram(name, words, out.width(), List.of(new Gate.ReadPort(leave(read), readFrom, out)),
            List.of(new Gate.WritePort(leave(write), node(write), data))));
    }

    /// Makes the flip-flops of the stages' nodes, of all but FETCH: it is filled by the memory.
    ///
    /// @param done by stage, high where the work on its node ends with this clock
    void control(List<Net> done) {
        int last = Stage.values().length - 1;
        for (int s = last; s >= 0; s--) {
            Net ends = done.get(s).equals(Net.ONE) ? busy.get(s) : n.and(busy.get(s), done.get(s));
            if (s == last) {
                n.driveOr(leave.get(s), ends, Net.ZERO);
            } else {
                n.driveAnd(leave.get(s), ends, n.or(n.not(busy.get(s + 1)), leave.get(s + 1)));
            }
        }
        for (int s = 1; s <= last; s++) {
            Net stays = n.and(busy.get(s), n.not(leave.get(s)));
            n.driveFlipFlop(busy.get(s), n.or(leave.get(s - 1), stays), Net.ONE, start, false, false);
            for (int bit = 0; bit < addressBits; bit++) {
                n.driveFlipFlop(node.get(s).get(bit), node.get(s - 1).get(bit), leave.get(s - 1));
            }
        }
        for (Stage stage : Stage.values()) {
            n.output(name(stage) + "_busy", busy(stage));
            n.output(name(stage) + "_node", node(stage));
        }
        n.output("idle", n.not(Words.orTree(n, busy)));
    }
}
