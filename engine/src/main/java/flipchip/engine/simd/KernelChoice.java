package flipchip.engine.simd;

import java.util.Locale;

/// Which back end this run time gets. Only this class decides; the others are told.
///
/// The system property `flipchip.simd` forces `scalar` or `vector`, which is what machines with 256 bits run
/// (on one with 512 half of the lanes of children lie idle; `-XX:MaxVectorSize=32` makes it such a machine);
/// otherwise the widest back end is taken that the machine's vector unit carries. The Vector API is touched
/// only after its module was found, so an image without it runs on longs.
///
/// @param kernel what runs
/// @param lanes  eight boards at a time
/// @param reason the choice as one sentence
record KernelChoice(BoardKernel kernel, boolean lanes, String reason) {
    private static final String PROPERTY = "flipchip.simd";
    private static final String MODULE = "jdk.incubator.vector";

    boolean vectors() {
        return !(kernel instanceof ScalarKernel);
    }

    static KernelChoice atStart() {
        return choose(System.getProperty(PROPERTY, "auto"), hasVectorModule());
    }

    static boolean hasVectorModule() {
        return ModuleLayer.boot().findModule(MODULE).isPresent();
    }

    /// @throws IllegalArgumentException if `wish` is none of auto, scalar, vector
    static KernelChoice choose(String wish, boolean hasVectorModule) {
        String form = wish.toLowerCase(Locale.ROOT);
        return switch (form) {
            case "scalar" -> scalar("-D" + PROPERTY + "=scalar asks for it");
            case "auto",
                    "vector" ->
                hasVectorModule
                    ? vector(VectorWidth.bits(), form.equals("vector"))
                    : scalar("the module " + MODULE + " is not in this run time");
            default -> throw new IllegalArgumentException(
                "-D" + PROPERTY + "=" + wish + " is none of auto, scalar, vector");
        };
    }

    private static KernelChoice vector(int bits, boolean noLanes) {
        if (bits >= 512 && !noLanes) {
            return new KernelChoice(new LaneKernel(), true,
                "vector kernels: boards in 256 bits, children eight at a time in 512 bits");
        }
        if (bits >= 256) {
            return new KernelChoice(new QuadKernel(), false,
                noLanes
                    ? "vector kernels in 256 bits: -D" + PROPERTY + "=vector asks for it"
                    : "vector kernels in 256 bits: the machine lacks 512 bit vectors");
        }
        return scalar("the machine's vectors have " + bits + " bits, 256 are needed");
    }

    static KernelChoice scalar(String why) {
        return new KernelChoice(new ScalarKernel(), false, "scalar kernels: " + why);
    }
}
