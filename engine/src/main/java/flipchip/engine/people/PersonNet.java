package flipchip.engine.people;

import java.nio.ByteBuffer;

/// Judges one move by its features: two layers of rectified sums and a sum at the end, the same for every
/// move of a position. The shares of the moves are the softmax of their judgements. Immutable but for the
/// arrays a fit changes on purpose.
///
/// @param first  weights of the first layer, row by row of the inputs, then its constants
/// @param second the same of the second layer
/// @param last   weights of the last sum
public record PersonNet(float[] first, float[] second, float[] last) {
    public static final int INPUTS = MoveFeatures.COUNT;
    public static final int WIDE = 32;
    public static final int NARROW = 16;
    /// A leak keeps a unit that is off able to learn.
    public static final float LEAK = 0.05f;

    /// @throws IllegalArgumentException if a layer has another size
    public PersonNet {
        if (first.length != (INPUTS + 1) * WIDE || second.length != (WIDE + 1) * NARROW
                || last.length != NARROW) {
            throw new IllegalArgumentException(
                "layers of " + first.length + ", " + second.length + ", " + last.length);
        }
    }

    /// All weights zero.
    public static PersonNet empty() {
        return new PersonNet(new float[(INPUTS + 1) * WIDE], new float[(WIDE + 1) * NARROW],
            new float[NARROW]);
    }

    /// Number of weights.
    public static int size() {
        return (INPUTS + 1) * WIDE + (WIDE + 1) * NARROW + NARROW;
    }

    /// The judgement of the move whose features begin at `at`.
    ///
    /// @param wide   room for [#WIDE] numbers: the first layer's output
    /// @param narrow room for [#NARROW] numbers: the second layer's output
    public float judge(float[] features, int at, float[] wide, float[] narrow) {
        layer(features, at, INPUTS, first, wide);
        layer(wide, 0, WIDE, second, narrow);
        float sum = 0;
        for (int i = 0; i < NARROW; i++) {
            sum += last[i] * narrow[i];
        }
        return sum;
    }

    private static void layer(float[] in, int at, int inputs, float[] weights, float[] out) {
        int width = out.length;
        System.arraycopy(weights, inputs * width, out, 0, width);
        for (int i = 0; i < inputs; i++) {
            float x = in[at + i];
            if (x != 0) {
                int row = i * width;
                for (int j = 0; j < width; j++) {
                    out[j] += x * weights[row + j];
                }
            }
        }
        for (int j = 0; j < width; j++) {
            out[j] = out[j] > 0 ? out[j] : LEAK * out[j];
        }
    }

    void write(ByteBuffer out) {
        for (float[] layer : new float[][] {first, second, last}) {
            for (float weight : layer) {
                out.putFloat(weight);
            }
        }
    }

    static PersonNet read(ByteBuffer in) {
        PersonNet net = empty();
        for (float[] layer : new float[][] {net.first, net.second, net.last}) {
            for (int i = 0; i < layer.length; i++) {
                layer[i] = in.getFloat();
            }
        }
        return net;
    }
}
