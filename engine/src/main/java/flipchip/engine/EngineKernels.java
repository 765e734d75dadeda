package flipchip.engine;

import java.util.function.Consumer;
import flipchip.engine.simd.KernelFallback;
import flipchip.engine.simd.Kernels;

/// What the engine's innermost loops run on in this process.
public final class EngineKernels {
    /// Shorter vectors are not worth it.
    public static final int LEAST_BITS = 256;

    private EngineKernels() {}

    /// The choice and its reason, as one sentence.
    public static String description() {
        return Kernels.description();
    }

    /// Whether vectors are used.
    public static boolean vectors() {
        return Kernels.vectors();
    }

    /// Width of the longest vectors this machine computes with; 0 if this Java has no vectors.
    public static int vectorBits() {
        return Kernels.vectorBits();
    }

    /// `heard` is told, on a thread of a search, or at once if it was before, when vectors turn out to be
    /// slow here and are given up: the new [#description()]. That happens at most once in a process.
    public static void addListener(Consumer<String> heard) {
        KernelFallback.addListener(heard);
    }

    /// The same object as was given to [#addListener] is told nothing any more.
    public static void removeListener(Consumer<String> heard) {
        KernelFallback.removeListener(heard);
    }
}
