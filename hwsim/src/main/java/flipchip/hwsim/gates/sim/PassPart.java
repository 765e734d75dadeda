package flipchip.hwsim.gates.sim;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;

/// A method of a generated pass: the nets it stores, each with the unstored nets it is made of, and nets that
/// only repeat another.
final class PassPart {
    /// Room in the frame of a method for values read again.
    private static final int MOST_LOCALS = 1_000;
    private static final int VALUES = 0;
    private static final int FIRST_LOCAL = 1;
    private static final int SHORT_BITS = 15;
    private static final int FIRST_COMPOSED = 1 << SHORT_BITS + 1;

    private final PassPlan plan;
    private final List<Integer> roots;
    private final List<int[]> copies;
    private final Map<Integer, Integer> uses = new HashMap<>();

    /// @param copies which net is repeated, and by which
    PassPart(PassPlan plan, List<Integer> roots, List<int[]> copies) {
        this.plan = plan;
        this.roots = roots;
        this.copies = copies;
        roots.forEach(root -> countUses(plan.driver(root)));
    }

    private void countUses(Gate gate) {
        for (Net in : gate.inputs()) {
            int net = plan.stand(in).id();
            if (plan.stored(net)) {
                uses.merge(net, gate instanceof Gate.Mux ? 2 : 1, Integer::sum);
            } else {
                countUses(plan.driver(net));
            }
        }
    }

    /// The nets that it stores.
    List<Integer> stores() {
        return Stream.concat(roots.stream(), copies.stream().map(copy -> copy[1])).toList();
    }

    /// The nets that come from outside.
    Set<Integer> reads() {
        Set<Integer> reads = new HashSet<>(uses.keySet());
        copies.forEach(copy -> reads.add(copy[0]));
        roots.forEach(reads::remove);
        return reads;
    }

    /// @param readers for each net the bits of the parts to call if it has changed; null for none
    void emit(CodeBuilder code, long[][] readers) {
        new Emission(code, readers).emit();
    }

    /// The code of the method. A watched net's change is joined to those of all nets with the same readers.
    private final class Emission {
        private final CodeBuilder code;
        private final long[][] readers;
        private final Map<Integer, Integer> locals = new HashMap<>();
        /// Readers, and the local variable that has what changed for them.
        private final List<long[]> watchers = new ArrayList<>();

        private Emission(CodeBuilder code, long[][] readers) {
            this.code = code;
            this.readers = readers;
            for (int root : roots) {
                if (readers[root] != null && watcher(root) < 0) {
                    watchers.add(readers[root]);
                }
            }
        }

        private int watcher(int root) {
            for (int i = 0; i < watchers.size(); i++) {
                if (Arrays.equals(watchers.get(i), readers[root])) {
                    return FIRST_LOCAL + 2 * i;
                }
            }
            return -1;
        }

        private int nextLocal() {
            return FIRST_LOCAL + 2 * (watchers.size() + locals.size());
        }

        private void emit() {
            code.loadConstant(PassCompiler.array(PassCompiler.VALUES)).astore(VALUES);
            for (int i = 0; i < watchers.size(); i++) {
                code.lconst_0().lstore(FIRST_LOCAL + 2 * i);
            }
            for (int root : roots) {
                if (readers[root] == null) {
                    slot(root);
                    evaluate(plan.driver(root));
                    keep(root, 1);
                    code.lastore();
                } else {
                    emitWatched(root, watcher(root));
                }
            }
            copies.forEach(copy -> {
                slot(copy[1]);
                slot(copy[0]).laload().lastore();
            });
            watchers.forEach(this::emitCalls);
        }

        /// The array and the index of a net. A constant pool has 65,535 entries, and the largest circuits
        /// have more nets: the indices of the later ones are put together.
        private CodeBuilder slot(int net) {
            code.aload(VALUES);
            return net < FIRST_COMPOSED
                ? code.loadConstant(net)
                : code.loadConstant(net >> SHORT_BITS).loadConstant(SHORT_BITS).ishl()
                    .loadConstant(net & Short.MAX_VALUE).ior();
        }

        private void emitWatched(int root, int changed) {
            evaluate(plan.driver(root));
            int local = nextLocal();
            locals.put(root, local);
            code.lstore(local);
            slot(root).laload().lload(local).lxor().lload(changed).lor().lstore(changed);
            slot(root).lload(local).lastore();
        }

        private void emitCalls(long[] parts) {
            Label same = code.newLabel();
            code.lload(FIRST_LOCAL + 2 * watchers.indexOf(parts)).lconst_0().lcmp().ifeq(same);
            for (int word = 0; word < parts.length; word++) {
                if (parts[word] != 0) {
                    code.loadConstant(PassCompiler.array(PassCompiler.WAITING)).loadConstant(word).dup2()
                        .laload().loadConstant(parts[word]).lor().lastore();
                }
            }
            code.labelBinding(same);
        }

        /// Leaves the value on the stack; copies it to a local variable if it will be read `least` times
        /// more.
        private void keep(int net, int least) {
            if (uses.getOrDefault(net, 0) >= least && locals.size() < MOST_LOCALS) {
                int local = nextLocal();
                locals.put(net, local);
                code.dup2().lstore(local);
            }
        }

        private void load(Net of) {
            int net = plan.stand(of).id();
            if (!plan.stored(net)) {
                evaluate(plan.driver(net));
            } else if (locals.containsKey(net)) {
                code.lload(locals.get(net));
            } else {
                slot(net).laload();
                keep(net, 2);
            }
        }

        private void evaluate(Gate gate) {
            switch (gate) {
                case Gate.Not(Net in, _) -> {
                    load(in);
                    code.loadConstant(-1L).lxor();
                }
                case Gate.And(Net a, Net b, _) -> {
                    load(a);
                    load(b);
                    code.land();
                }
                case Gate.Or(Net a, Net b, _) -> {
                    load(a);
                    load(b);
                    code.lor();
                }
                case Gate.Xor(Net a, Net b, _) -> {
                    load(a);
                    load(b);
                    code.lxor();
                }
                case Gate.Mux(Net select, Net low, Net high, _) -> {
                    load(select);
                    code.loadConstant(-1L).lxor();
                    load(low);
                    code.land();
                    load(select);
                    load(high);
                    code.land().lor();
                }
                case Gate.Latch _, Gate.FlipFlop _, Gate.SetReset _, Gate.Ram _ ->
                    throw new IllegalArgumentException("not combinational: " + gate);
            }
        }
    }
}
