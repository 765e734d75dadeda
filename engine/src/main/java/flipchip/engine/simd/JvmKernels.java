package flipchip.engine.simd;

import java.lang.invoke.MethodHandle;

/// A source of kernels for Java virtual machines: on vectors where they pay, and on longs from the moment
/// they do not ([HeapWatch]). Loaded by name, see [KernelSource].
///
/// Thread: any
final class JvmKernels extends KernelSource {
    private static final KernelSwitch SWITCH =
        new KernelSwitch(KernelChoice.atStart(), KernelFallback.OF_THIS_PROCESS);
    private static final MethodHandle KERNEL = SWITCH.kernel();

    @Override
    BoardKernel kernel() {
        try {
            return (BoardKernel) KERNEL.invokeExact();
        } catch (Throwable e) {
            throw new AssertionError(e);           // a constant throws nothing
        }
    }

    @Override
    String description() {
        return SWITCH.choice().reason();
    }

    @Override
    boolean hasLanes() {
        return SWITCH.choice().lanes();
    }

    @Override
    int vectorBits() {
        return KernelChoice.hasVectorModule() ? VectorWidth.bits() : 0;
    }

    @Override
    void giveUpVectors(String why) {
        SWITCH.giveUpVectors(why);
    }

    @Override
    HeapWatch.Counters counters() {
        return JvmVectorProbe.COUNTERS;
    }
}
