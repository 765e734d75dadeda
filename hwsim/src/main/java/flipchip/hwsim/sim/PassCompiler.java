package flipchip.hwsim.sim;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.lang.invoke.MethodHandles;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import flipchip.hwsim.netlist.ConstantPropagation;
import flipchip.hwsim.netlist.Gate;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.Netlist;
import flipchip.hwsim.netlist.Port;

/// Turns the combinational gates of a netlist into JVM bytecode in a hidden class, one instruction a gate.
///
/// Gates that constants make superfluous are left out. A net that only one gate reads is never stored: it is
/// a value on the stack on its way to its reader. What is stored is what output pins and gates with memory
/// read, and nets with several readers. Methods stay below the size at which the JVM stops compiling (8,000
/// bytes); inside one, a net read again comes from a local variable. The array of values is a constant of the
/// class, so that the JVM knows its length and checks no index.
final class PassCompiler {
    /// The JVM leaves methods of more than 8,000 bytes to its interpreter, thirty times as slow.
    private static final int LONGEST_METHOD = 7_900;
    /// Guess of a method's bytes, on the high side, at which a new one begins; long methods keep more values
    /// in registers and ran a quarter faster than methods of half the length.
    private static final int METHOD_GUESS = 12_000;
    /// Gates in one expression, so that neither the operand stack nor a method grows without bound.
    private static final int EXPRESSION_GATES = 48;
    /// Room in the frame of a method for values read again.
    private static final int MOST_LOCALS = 1_000;
    private static final ClassDesc SELF = ClassDesc.of(PassCompiler.class.getPackageName(), "GeneratedPass");
    private static final ConstantDesc VALUES = DynamicConstantDesc.ofNamed(ConstantDescs.BSM_CLASS_DATA,
        ConstantDescs.DEFAULT_NAME, ConstantDescs.CD_long.arrayType());

    private final Netlist netlist;
    private final ConstantPropagation propagation;
    /// The live gate that drives each net; null for pins, registers and constants.
    private final Gate[] driver;
    private final int[] readers;
    private final boolean[] required;
    private final boolean[] stored;
    private final int[] expressionSize;

    PassCompiler(Netlist netlist) {
        this.netlist = netlist;
        propagation = ConstantPropagation.of(netlist);
        driver = new Gate[netlist.netCount()];
        readers = new int[netlist.netCount()];
        required = new boolean[netlist.netCount()];
        stored = new boolean[netlist.netCount()];
        expressionSize = new int[netlist.netCount()];
        findRequired();
        chooseStored();
    }

    /// Whether the pass writes this net (or it is a pin or register, which it does not change).
    boolean stored(int net) {
        return stored[net];
    }

    /// What pins and gates with memory read must be right after a pass.
    private void findRequired() {
        netlist.ports(Port.Direction.OUTPUT)
            .forEach(port -> port.bus().nets().forEach(net -> required[net.id()] = true));
        netlist.gates().stream().filter(gate -> !gate.isCombinational())
            .forEach(gate -> gate.inputs().forEach(net -> required[net.id()] = true));
        for (int net = 0; net < required.length; net++) {
            if (required[net]) {
                readers[stand(new Net(net)).id()]++;
            }
        }
    }

    private Net stand(Net net) {
        return propagation.standsFor(net);
    }

    private void chooseStored() {
        Arrays.fill(stored, true);
        for (int g : netlist.evaluationOrder()) {
            Gate gate = netlist.gates().get(g);
            int out = gate.outputs().getFirst().id();
            stored[out] = required[out];
            if (propagation.isLive(g)) {
                driver[out] = gate;
                gate.inputs().forEach(in -> readers[stand(in).id()]++);
            }
        }
        for (int g : netlist.evaluationOrder()) {
            Gate gate = netlist.gates().get(g);
            int out = gate.outputs().getFirst().id();
            if (driver[out] == null) {
                continue;
            }
            if (gate instanceof Gate.Mux mux) {
                stored[stand(mux.select()).id()] = true;
            }
            int size = 1;
            for (Net in : gate.inputs()) {
                size += stored[stand(in).id()] ? 0 : expressionSize[stand(in).id()];
            }
            expressionSize[out] = size;
            stored[out] |= readers[out] > 1 || size >= EXPRESSION_GATES;
        }
        for (int net = 0; net < required.length; net++) {
            stored[stand(new Net(net)).id()] |= required[net];
        }
    }

    /// Code that works on `values`, whose length is at least the number of nets.
    CompiledPass compile(long[] values) {
        List<Integer> roots = rootsDepthFirst();
        List<int[]> copies = new ArrayList<>();
        for (int net = 0; net < required.length; net++) {
            Net stand = stand(new Net(net));
            if (required[net] && stand.id() != net) {
                copies.add(new int[] {stand.id(), net});
            }
        }
        byte[] bytes = emitClass(METHOD_GUESS, roots, copies);
        try {
            return (CompiledPass) MethodHandles.lookup().defineHiddenClassWithClassData(bytes, values, true)
                .lookupClass().getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("generated pass of " + netlist.name() + " does not load", e);
        }
    }

    /// The nets to store, so that a value is used soon after it was made: depth first from what is required.
    private List<Integer> rootsDepthFirst() {
        List<Integer> roots = new ArrayList<>();
        boolean[] entered = new boolean[driver.length];
        boolean[] left = new boolean[driver.length];
        Deque<Integer> open = new ArrayDeque<>();
        for (int net = required.length - 1; net >= 0; net--) {
            if (required[net]) {
                open.push(stand(new Net(net)).id());
            }
        }
        while (!open.isEmpty()) {
            int net = open.peek();
            if (driver[net] == null || left[net]) {
                open.pop();
            } else if (entered[net]) {
                open.pop();
                left[net] = true;
                if (stored[net]) {
                    roots.add(net);
                }
            } else {
                entered[net] = true;
                driver[net].inputs().reversed().forEach(in -> open.push(stand(in).id()));
            }
        }
        return roots;
    }

    private byte[] emitClass(int methodGuess, List<Integer> roots, List<int[]> copies) {
        byte[] bytes = ClassFile.of().build(SELF, type -> emitClass(type, methodGuess, roots, copies));
        int longest = ClassFile.of().parse(bytes).methods().stream()
            .mapToInt(method -> method.findAttribute(Attributes.code()).orElseThrow().codeLength()).max()
            .orElse(0);
        return longest > LONGEST_METHOD ? emitClass(methodGuess * 3 / 4, roots, copies) : bytes;
    }

    private void emitClass(ClassBuilder type, int methodGuess, List<Integer> roots, List<int[]> copies) {
        type.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SYNTHETIC);
        type.withInterfaceSymbols(ClassDesc.of(CompiledPass.class.getName()));
        type.withMethodBody(ConstantDescs.INIT_NAME, ConstantDescs.MTD_void, ClassFile.ACC_PUBLIC,
            code -> code
            .aload(0).invokespecial(ConstantDescs.CD_Object, ConstantDescs.INIT_NAME, ConstantDescs.MTD_void)
            .return_());
        List<String> parts = new ArrayList<>();
        for (int from = 0; from < roots.size(); ) {
            int to = from;
            for (int bytes = 0; to < roots.size() && bytes < methodGuess; to++) {
                bytes += 20 + 10 * expressionSize[roots.get(to)];
            }
            emitPart(type, parts, new Part(roots.subList(from, to)));
            from = to;
        }
        for (int from = 0; from < copies.size(); from += 500) {
            List<int[]> some = copies.subList(from, Math.min(copies.size(), from + 500));
            emitPart(type, parts, code -> some.forEach(copy -> code.aload(0).loadConstant(copy[1])
                .aload(0).loadConstant(copy[0]).laload().lastore()));
        }
        type.withMethodBody("run", ConstantDescs.MTD_void, ClassFile.ACC_PUBLIC, code -> {
            parts.forEach(part -> code.invokestatic(SELF, part, ConstantDescs.MTD_void));
            code.return_();
        });
    }

    private static void emitPart(ClassBuilder type, List<String> parts, Consumer<CodeBuilder> body) {
        String name = "part" + parts.size();
        parts.add(name);
        type.withMethodBody(name, ConstantDescs.MTD_void, ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC,
            code -> {
            code.loadConstant(VALUES).astore(0);
            body.accept(code);
            code.return_();
        });
    }

    /// The code of one method: the given nets, each with the unstored nets it is made of.
    private final class Part implements Consumer<CodeBuilder> {
        private final List<Integer> roots;
        private final Map<Integer, Integer> uses = new HashMap<>();
        private final Map<Integer, Integer> locals = new HashMap<>();

        private Part(List<Integer> roots) {
            this.roots = roots;
            roots.forEach(root -> countUses(driver[root]));
        }

        private void countUses(Gate gate) {
            for (Net in : gate.inputs()) {
                Net net = stand(in);
                if (stored[net.id()]) {
                    uses.merge(net.id(), gate instanceof Gate.Mux ? 2 : 1, Integer::sum);
                } else {
                    countUses(driver[net.id()]);
                }
            }
        }

        @Override
        public void accept(CodeBuilder code) {
            for (int root : roots) {
                code.aload(0).loadConstant(root);
                evaluate(code, driver[root]);
                keep(code, root, 1);
                code.lastore();
            }
        }

        /// Leaves the value on the stack; copies it to a local variable if it will be read `least` times
        /// more.
        private void keep(CodeBuilder code, int net, int least) {
            if (uses.getOrDefault(net, 0) >= least && locals.size() < MOST_LOCALS) {
                int local = 1 + 2 * locals.size();
                locals.put(net, local);
                code.dup2().lstore(local);
            }
        }

        private void load(CodeBuilder code, Net of) {
            Net net = stand(of);
            if (!stored[net.id()]) {
                evaluate(code, driver[net.id()]);
            } else if (locals.containsKey(net.id())) {
                code.lload(locals.get(net.id()));
            } else {
                code.aload(0).loadConstant(net.id()).laload();
                keep(code, net.id(), 2);
            }
        }

        private void evaluate(CodeBuilder code, Gate gate) {
            switch (gate) {
                case Gate.Not(Net in, _) -> {
                    load(code, in);
                    code.loadConstant(-1L).lxor();
                }
                case Gate.And(Net a, Net b, _) -> {
                    load(code, a);
                    load(code, b);
                    code.land();
                }
                case Gate.Or(Net a, Net b, _) -> {
                    load(code, a);
                    load(code, b);
                    code.lor();
                }
                case Gate.Xor(Net a, Net b, _) -> {
                    load(code, a);
                    load(code, b);
                    code.lxor();
                }
                case Gate.Mux(Net select, Net low, Net high, _) -> {
                    load(code, select);
                    code.loadConstant(-1L).lxor();
                    load(code, low);
                    code.land();
                    load(code, select);
                    load(code, high);
                    code.land().lor();
                }
                case Gate.Latch _, Gate.FlipFlop _, Gate.SetReset _, Gate.Ram _ ->
                    throw new IllegalArgumentException("not combinational: " + gate);
            }
        }
    }
}
