package flipchip.hwsim.verify.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;

/// A record of the ways to turn discs that occurred: square played, direction, number of discs turned there.
/// A square with m squares beyond it in a direction allows runs of 1 to m - 1.
/// Thread: owner
final class RunCoverage {
    private static final int DIRECTIONS = 8;

    /// Squares beyond square s in direction d, at `8 * s + d`.
    private final long[] rays = new long[Square.values().length * DIRECTIONS];
    /// Bit k of entry `8 * s + d`: a run of k discs was seen.
    private final byte[] seen = new byte[rays.length];
    private final int possible;

    RunCoverage() {
        int sum = 0;
        for (Square square : Square.values()) {
            for (Direction direction : Direction.values()) {
                long ray = 0;
                Optional<Square> at = direction.from(square);
                while (at.isPresent()) {
                    ray |= at.get().bit();
                    at = direction.from(at.get());
                }
                rays[DIRECTIONS * square.index() + direction.ordinal()] = ray;
                sum += Math.max(0, Long.bitCount(ray) - 1);
            }
        }
        possible = sum;
    }

    /// Notes a move on `square` that turned `flips`.
    void note(int square, long flips) {
        for (int i = DIRECTIONS * square; i < DIRECTIONS * (square + 1); i++) {
            seen[i] |= (byte) (1 << Long.bitCount(rays[i] & flips));
        }
    }

    int covered() {
        int covered = 0;
        for (byte lengths : seen) {
            covered += Integer.bitCount(lengths & 0xFE);
        }
        return covered;
    }

    int possible() {
        return possible;
    }

    /// The cases not seen, e.g. "a1 E 6".
    List<String> missing() {
        List<String> missing = new ArrayList<>();
        for (int i = 0; i < rays.length; i++) {
            for (int length = 1; length < Long.bitCount(rays[i]); length++) {
                if ((seen[i] >>> length & 1) == 0) {
                    missing.add(
                        Square.of(i / DIRECTIONS) + " " + Direction.values()[i % DIRECTIONS] + " " + length);
                }
            }
        }
        return missing;
    }
}
