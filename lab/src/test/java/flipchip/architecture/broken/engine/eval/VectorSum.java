package flipchip.architecture.broken.engine.eval;

import jdk.incubator.vector.LongVector;

/// Broken on purpose: the Vector API outside the package that hides it.
public interface VectorSum {
    long sum(LongVector vector);
}
