package flipchip.engine.simd;

import jdk.incubator.vector.LongVector;

/// Asks the Vector API for the machine's width; a class of its own so that nothing else is loaded for the
/// question.
final class VectorWidth {
    private VectorWidth() {}

    /// Width of the longest vector of longs that this machine runs in hardware.
    static int bits() {
        return LongVector.SPECIES_PREFERRED.vectorBitSize();
    }
}
