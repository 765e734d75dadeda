package flipchip.hwsim.gates.sim;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// A compiler of the combinational gates of a netlist to JVM bytecode in a hidden class, one instruction a
/// gate, by a [PassPlan].
///
/// Methods stay below the size at which the JVM stops compiling (8,000 bytes); inside one, a net read again
/// comes from a local variable. The array of values is a constant of the class, so that the JVM knows its
/// length and checks no index. A watched pass has many short methods, each called only if something that it
/// reads has changed.
final class PassCompiler {
    /// The JVM leaves methods of more than 8,000 bytes to its interpreter, thirty times as slow.
    private static final int LONGEST_METHOD = 7_900;
    /// Guess of a method's bytes, on the high side, at which a new one begins; long methods keep more values
    /// in registers and ran a quarter faster than methods of half the length.
    private static final int METHOD_GUESS = 12_000;
    /// The same for a watched pass, where a short method leaves out more.
    private static final int WATCHED_GUESS = 1_500;
    /// Nets copied in one method.
    private static final int COPIES = 500;
    private static final int WORD = 64;
    static final int VALUES = 0;
    static final int WAITING = 1;
    static final int WANTED = 2;
    private static final ClassDesc SELF = ClassDesc.of(PassCompiler.class.getPackageName(), "GeneratedPass");

    private final boolean watched;
    private final PassPlan plan;

    PassCompiler(PassPlan plan) {
        this.plan = plan;
        watched = plan.isWatched();
    }

    PassPlan plan() {
        return plan;
    }

    /// An array that is a constant of the generated class: [#VALUES], [#WAITING] or [#WANTED].
    static DynamicConstantDesc<?> array(int number) {
        return DynamicConstantDesc.ofNamed(ConstantDescs.BSM_CLASS_DATA_AT, ConstantDescs.DEFAULT_NAME,
            ConstantDescs.CD_long.arrayType(), number);
    }

    /// Code that works on `values`, whose length is at least the number of nets.
    ///
    /// @param loads everything that is read at a clock edge
    CompiledPass compile(long[] values, List<EdgeGates.Load> loads) {
        return compile(values, loads, watched ? WATCHED_GUESS : METHOD_GUESS);
    }

    /// Shorter methods if one is too long for the JVM.
    private CompiledPass compile(long[] values, List<EdgeGates.Load> loads, int guess) {
        List<PassPart> parts = watched ? watchedParts(loads, guess) : allParts(guess);
        int words = (parts.size() + WORD - 1) / WORD;
        long[][] readers = watched ? readers(parts, words) : new long[values.length][];
        byte[] bytes = ClassFile.of().build(SELF, type -> emitClass(type, parts, readers));
        if (longest(bytes) > LONGEST_METHOD) {
            return compile(values, loads, guess * 3 / 4);
        }
        long[] waiting = new long[words];
        long[] wanted = new long[words];
        try {
            CompiledPass code = (CompiledPass) MethodHandles.lookup()
                .defineHiddenClassWithClassData(bytes, List.of(values, waiting, wanted), true).lookupClass()
                .getDeclaredConstructor().newInstance();
            return watched
                ? new PassNeeds(parts, readers).watched(code, List.of(values, waiting, wanted), loads)
                : code;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("generated pass of " + plan.name() + " does not load", e);
        }
    }

    private static int longest(byte[] bytes) {
        return ClassFile.of().parse(bytes).methods().stream()
            .mapToInt(method -> method.findAttribute(Attributes.code()).orElseThrow().codeLength()).max()
            .orElse(0);
    }

    private List<PassPart> allParts(int guess) {
        List<PassPart> parts = new ArrayList<>();
        cut(plan.depthFirst(plan.required(), new byte[plan.nets()]), guess, parts);
        List<int[]> copies = plan.copies(plan.required());
        for (int from = 0; from < copies.size(); from += COPIES) {
            parts.add(
                new PassPart(plan, List.of(), copies.subList(from, Math.min(copies.size(), from + COPIES))));
        }
        return parts;
    }

    /// The enables of registers, then the other nets of each load, then the pins. The nets that the registers
    /// read are apart, because every load changes them.
    private List<PassPart> watchedParts(List<EdgeGates.Load> loads, int guess) {
        List<List<Integer>> groups = new ArrayList<>();
        groups.add(loads.stream().flatMap(load -> IntStream.of(load.enables()).boxed()).toList());
        loads.forEach(load -> groups.add(load.data()));
        groups.add(plan.required());
        List<PassPart> parts = new ArrayList<>();
        byte[] passed = new byte[plan.nets()];
        Set<Integer> copied = new HashSet<>();
        for (List<Integer> group : groups) {
            List<Integer> roots = plan.depthFirst(group, passed);
            cut(roots.stream().filter(root -> !plan.isLast(root)).toList(), guess, parts);
            cut(roots.stream().filter(plan::isLast).toList(), guess, parts);
            List<int[]> copies = plan.copies(group.stream().filter(copied::add).toList());
            for (int from = 0; from < copies.size(); from += WORD) {
                parts.add(new PassPart(plan, List.of(),
                    copies.subList(from, Math.min(copies.size(), from + WORD))));
            }
        }
        return parts;
    }

    private void cut(List<Integer> roots, int guess, List<PassPart> parts) {
        for (int from = 0; from < roots.size();) {
            int to = from;
            for (int bytes = 0; to < roots.size() && bytes < guess; to++) {
                bytes += 20 + 10 * plan.size(roots.get(to));
            }
            parts.add(new PassPart(plan, roots.subList(from, to), List.of()));
            from = to;
        }
    }

    /// For each net that another part than its own reads, the bits of those parts; null for the others.
    private long[][] readers(List<PassPart> parts, int words) {
        long[][] readers = new long[plan.nets()][];
        for (int part = 0; part < parts.size(); part++) {
            for (int net : parts.get(part).reads()) {
                readers[net] = readers[net] == null ? new long[words] : readers[net];
                readers[net][part / WORD] |= 1L << part;
            }
        }
        return readers;
    }

    private void emitClass(ClassBuilder type, List<PassPart> parts, long[][] readers) {
        type.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SYNTHETIC);
        type.withInterfaceSymbols(ClassDesc.of(CompiledPass.class.getName()));
        type.withMethodBody(ConstantDescs.INIT_NAME, ConstantDescs.MTD_void, ClassFile.ACC_PUBLIC,
            code -> code.aload(0)
                .invokespecial(ConstantDescs.CD_Object, ConstantDescs.INIT_NAME, ConstantDescs.MTD_void)
                .return_());
        for (int i = 0; i < parts.size(); i++) {
            PassPart part = parts.get(i);
            emitMethod(type, "part" + i, code -> part.emit(code, readers));
        }
        int groups = watched ? (parts.size() + WORD - 1) / WORD : 0;
        for (int group = 0; group < groups; group++) {
            int word = group;
            emitMethod(type, "group" + group, code -> emitGroup(code, word, parts.size()));
        }
        type.withMethodBody("run", ConstantDescs.MTD_void, ClassFile.ACC_PUBLIC, code -> {
            String called = watched ? "group" : "part";
            IntStream.range(0, watched ? groups : parts.size())
                .forEach(i -> code.invokestatic(SELF, called + i, ConstantDescs.MTD_void));
            code.return_();
        });
    }

    private static void emitMethod(ClassBuilder type, String name, Consumer<CodeBuilder> body) {
        type.withMethodBody(name, ConstantDescs.MTD_void, ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC,
            code -> {
                body.accept(code);
                code.return_();
            });
    }

    /// Calls those of 64 parts that wait and are requested, the lowest first, until none is left.
    private void emitGroup(CodeBuilder code, int word, int parts) {
        int waiting = 0;
        int bits = 1;
        code.loadConstant(array(WAITING)).astore(waiting);
        Label again = code.newBoundLabel();
        Label done = code.newLabel();
        code.aload(waiting).loadConstant(word).laload().loadConstant(array(WANTED)).loadConstant(word)
            .laload().land().lstore(bits);
        code.lload(bits).lconst_0().lcmp().ifeq(done);
        // The lowest bit that is in both goes.
        code.aload(waiting).loadConstant(word).dup2().laload().lload(bits).lload(bits).lneg().land().lxor()
            .lastore();
        int first = word * WORD;
        List<SwitchCase> cases = IntStream.range(0, Math.min(WORD, parts - first))
            .mapToObj(i -> SwitchCase.of(i, code.newLabel())).toList();
        code.lload(bits).invokestatic(ConstantDescs.CD_Long, "numberOfTrailingZeros",
            MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_long));
        code.tableswitch(again, cases);
        for (int i = 0; i < cases.size(); i++) {
            code.labelBinding(cases.get(i).target());
            code.invokestatic(SELF, "part" + (first + i), ConstantDescs.MTD_void).goto_(again);
        }
        code.labelBinding(done);
    }
}
