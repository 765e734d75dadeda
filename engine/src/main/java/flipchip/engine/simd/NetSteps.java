package flipchip.engine.simd;

/// The two loops in which a fit of a network spends its time: rows of floats are added up, and moved by a
/// gradient. Compilers leave such loops without vectors, because the arrays might be the same one.
///
/// Rows are as long as `sum` and `gradient`, a multiple of 8. Nothing is checked and nothing allocated.
public final class NetSteps {
    private NetSteps() {}

    /// Adds to `sum` the row of `rows` that begins at `at`.
    public static void add(float[] sum, float[] rows, int at) {
        if (Kernels.vectors()) {
            VectorSteps.add(sum, rows, at);
        } else {
            addScalar(sum, rows, at);
        }
    }

    static void addScalar(float[] sum, float[] rows, int at) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] += rows[at + i];
        }
    }

    /// One step of AdaGrad (Duchi, Hazan, Singer 2011): each number moves along its gradient by `step`,
    /// divided by the root of the squared gradients that it has seen, this one among them.
    ///
    /// @param squares of the gradients seen, beside `rows`; none is 0
    /// @param most    greatest number afterwards, of either sign
    public static void descend(float[] rows, float[] squares, int at, float[] gradient, float step,
            float most) {
        if (Kernels.vectors()) {
            VectorSteps.descend(rows, squares, at, gradient, step, most);
        } else {
            descendScalar(rows, squares, at, gradient, step, most);
        }
    }

    static void descendScalar(float[] rows, float[] squares, int at, float[] gradient, float step,
            float most) {
        for (int i = 0; i < gradient.length; i++) {
            squares[at + i] += gradient[i] * gradient[i];
            float moved = rows[at + i] + gradient[i] * step / (float) Math.sqrt(squares[at + i]);
            rows[at + i] = Math.max(-most, Math.min(most, moved));
        }
    }
}
