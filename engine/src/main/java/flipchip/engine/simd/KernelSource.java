package flipchip.engine.simd;

import java.util.OptionalLong;

/// A choice of the [BoardKernel] that this process uses, and how it was made.
///
/// Kernels on vectors need parts of the JDK that other run times lack. They are reached by name only, so that
/// a search can be compiled for a run time without them.
abstract class KernelSource {

    abstract BoardKernel kernel();

    /// The choice and its reason, as one sentence for a user.
    abstract String description();

    /// Whether eight boards are worked on at a time.
    abstract boolean hasLanes();

    /// Width of the longest vectors of this machine; 0 without vectors.
    abstract int vectorBits();

    /// Replaces kernels on vectors by kernels on longs, if there are any.
    abstract void giveUpVectors(String why);

    /// What the run time counts of its own work.
    abstract HeapWatch.Counters counters();

    /// Kernels on vectors where the run time has them, else those on longs.
    static KernelSource ofThisProcess() {
        String name = KernelSource.class.getName().replace("KernelSource", "JvmKernels");
        try {
            return (KernelSource) Class.forName(name).getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException _) {
            return new Plain();
        }
    }

    /// A source of kernels on longs.
    static final class Plain extends KernelSource implements HeapWatch.Counters {
        private final BoardKernel kernel = new ScalarKernel();

        @Override
        BoardKernel kernel() {
            return kernel;
        }

        @Override
        String description() {
            return "scalar kernels: this run time has no vectors";
        }

        @Override
        boolean hasLanes() {
            return false;
        }

        @Override
        int vectorBits() {
            return 0;
        }

        @Override
        void giveUpVectors(String why) {}

        @Override
        HeapWatch.Counters counters() {
            return this;
        }

        @Override
        public boolean compilesVectors() {
            return true;
        }

        @Override
        public OptionalLong bytes() {
            return OptionalLong.empty();
        }

        @Override
        public long nanos() {
            return 0;
        }

        @Override
        public void giveUp(String why) {}
    }
}
