package flipchip.hwsim.gates.lanes;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import flipchip.hwsim.gates.netlist.Gate;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.Vector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/// A compiler of blocks to a hidden class, one straight method each: a net is a local variable, and the
/// places in memory are constants, so that nothing is looked up or checked.
///
/// The methods call the vectors themselves and no helper: those are always inlined, a helper is not in a
/// method as long as these, and then each vector would become an object.
final class BlockCompiler {
    private static final ClassDesc VECTOR = of(LongVector.class);
    private static final ClassDesc ANY_VECTOR = of(Vector.class);
    private static final ClassDesc SEGMENT = of(MemorySegment.class);
    private static final ClassDesc SPECIES = of(VectorSpecies.class);
    private static final ClassDesc ORDER = of(ByteOrder.class);
    private static final ClassDesc OPERATORS = of(VectorOperators.class);
    private static final ClassDesc SELF =
        ClassDesc.of(BlockCompiler.class.getPackageName(), "GeneratedBlocks");
    private static final MethodTypeDesc LOAD =
        MethodTypeDesc.of(VECTOR, SPECIES, SEGMENT, ConstantDescs.CD_long, ORDER);
    private static final MethodTypeDesc STORE =
        MethodTypeDesc.of(ConstantDescs.CD_void, SEGMENT, ConstantDescs.CD_long, ORDER);
    private static final MethodTypeDesc ONE = MethodTypeDesc.of(VECTOR);
    private static final MethodTypeDesc TWO = MethodTypeDesc.of(VECTOR, ANY_VECTOR);
    private static final MethodTypeDesc THREE = MethodTypeDesc.of(VECTOR, ANY_VECTOR, ANY_VECTOR);
    private static final MethodTypeDesc BY_OPERATOR =
        MethodTypeDesc.of(VECTOR, of(VectorOperators.Binary.class), ANY_VECTOR);
    /// What the class is given, in this order.
    private static final DynamicConstantDesc<?> THE_SPECIES = constant(SPECIES, 0);
    private static final DynamicConstantDesc<?> VALUES = constant(SEGMENT, 1);
    private static final DynamicConstantDesc<?> NATIVE = constant(ORDER, 2);

    private final LiveGates live;
    private final Blocks blocks;

    private BlockCompiler(LiveGates live, Blocks blocks) {
        this.live = live;
        this.blocks = blocks;
    }

    private static ClassDesc of(Class<?> type) {
        return type.describeConstable().orElseThrow();
    }

    private static DynamicConstantDesc<?> constant(ClassDesc type, int number) {
        return DynamicConstantDesc.ofNamed(ConstantDescs.BSM_CLASS_DATA_AT, ConstantDescs.DEFAULT_NAME, type,
            number);
    }

    /// Code that evaluates all blocks in order.
    ///
    /// @param values as many vectors as there are places
    static Runnable compile(LiveGates live, Blocks blocks, MemorySegment values) {
        BlockCompiler compiler = new BlockCompiler(live, blocks);
        byte[] bytes = ClassFile.of().build(SELF, type -> {
            type.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SYNTHETIC);
            type.withInterfaceSymbols(of(Runnable.class));
            type.withMethodBody(ConstantDescs.INIT_NAME, ConstantDescs.MTD_void, ClassFile.ACC_PUBLIC,
                code -> code.aload(0)
                    .invokespecial(ConstantDescs.CD_Object, ConstantDescs.INIT_NAME, ConstantDescs.MTD_void)
                    .return_());
            int count = blocks.gates().size();
            for (int i = 0; i < count; i++) {
                List<Integer> gates = blocks.gates().get(i);
                type.withMethodBody("block" + i, ConstantDescs.MTD_void,
                    ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC, code -> compiler.emit(code, gates));
            }
            type.withMethodBody("run", ConstantDescs.MTD_void, ClassFile.ACC_PUBLIC, code -> {
                for (int i = 0; i < count; i++) {
                    code.invokestatic(SELF, "block" + i, ConstantDescs.MTD_void);
                }
                code.return_();
            });
        });
        try {
            return (Runnable) MethodHandles.lookup()
                .defineHiddenClassWithClassData(bytes,
                    List.of(WidePass.WIDE, values, ByteOrder.nativeOrder()), true)
                .lookupClass().getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("generated blocks do not load", e);
        }
    }

    private void emit(CodeBuilder code, List<Integer> gates) {
        Map<Integer, Integer> local = new HashMap<>();
        for (int net : gates) {
            for (int in : live.inputs(net)) {
                if (!local.containsKey(in)) {
                    local.put(in, local.size());
                    code.loadConstant(THE_SPECIES).loadConstant(VALUES).loadConstant(address(in))
                        .loadConstant(NATIVE).invokestatic(VECTOR, "fromMemorySegment", LOAD)
                        .astore(local.get(in));
                }
            }
            emit(code, live.gate(net), live.inputs(net).stream().map(local::get).toList());
            local.put(net, local.size());
            code.astore(local.get(net));
            if (blocks.placeOf(net) != null) {
                code.aload(local.get(net)).loadConstant(VALUES).loadConstant(address(net))
                    .loadConstant(NATIVE).invokevirtual(VECTOR, "intoMemorySegment", STORE);
            }
        }
        code.return_();
    }

    private long address(int net) {
        return (long) blocks.placeOf(net) * WidePass.WIDE.vectorByteSize();
    }

    private static void emit(CodeBuilder code, Gate gate, List<Integer> in) {
        switch (gate) {
            case Gate.Not _ -> code.aload(in.getFirst()).invokevirtual(VECTOR, "not", ONE);
            case Gate.And _ ->
                code.aload(in.getFirst()).aload(in.getLast()).invokevirtual(VECTOR, "and", TWO);
            case Gate.Or _ -> code.aload(in.getFirst()).aload(in.getLast()).invokevirtual(VECTOR, "or", TWO);
            case Gate.Xor _ ->
                code.aload(in.getFirst()).getstatic(OPERATORS, "XOR", of(VectorOperators.Associative.class))
                    .aload(in.getLast()).invokevirtual(VECTOR, "lanewise", BY_OPERATOR);
            case Gate.Mux _ -> code.aload(in.get(1)).aload(in.getLast()).aload(in.getFirst())
                .invokevirtual(VECTOR, "bitwiseBlend", THREE);
            case Gate.Latch _, Gate.FlipFlop _, Gate.SetReset _, Gate.Ram _ ->
                throw new IllegalArgumentException("not combinational: " + gate);
        }
    }
}
