package flipchip.hwsim.circuit.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import flipchip.engine.board.Square;

/// The first nine steps of best play, six bits each: the chip's line register.
///
/// Squares that can never be played code other steps: 27 (d4) a forced pass, 28 (e4) the end.
///
/// @param bits first step in bits 53..48, ninth in bits 5..0
public record BestLine(long bits) {
    public static final int STEPS = 9;
    /// Width of the line register.
    public static final int WIDTH = 6 * STEPS;
    /// Code of a forced pass.
    public static final int PASS = 27;
    /// Code of "no further step".
    public static final int END = 28;
    /// No step at all: every field is [#END].
    public static final BestLine NONE = new BestLine(none());

    private static long none() {
        long bits = 0;
        for (int step = 0; step < STEPS; step++) {
            bits = bits << 6 | END;
        }
        return bits;
    }

    /// The line that begins with `move` and goes on like `rest`, whose last step is lost.
    static long prepend(int move, long rest) {
        return (long) move << 6 * (STEPS - 1) | rest >>> 6;
    }

    /// The steps up to the end; empty for a forced pass.
    public List<Optional<Square>> steps() {
        List<Optional<Square>> steps = new ArrayList<>();
        for (int step = STEPS - 1; step >= 0; step--) {
            int code = (int) (bits >>> 6 * step) & 63;
            if (code == END) {
                break;
            }
            steps.add(code == PASS ? Optional.empty() : Optional.of(Square.of(code)));
        }
        return List.copyOf(steps);
    }

    /// "g8 h7 pass a8".
    @Override
    public String toString() {
        return steps().stream().map(step -> step.map(Square::toString).orElse("pass"))
            .collect(Collectors.joining(" "));
    }
}
