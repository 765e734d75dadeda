package flipchip.hwsim.referee.run;

import java.util.Comparator;

/// A moment of a recorded game. Only a [GameRun] knows which instants it has.
///
/// @param move  0 for power-up until the first move may be played, i for the i-th move of the game
/// @param clock clock inside that move, from 0
/// @param step  gate delays since that clock's edge; 0 is the moment just after the edge
public record Instant(int move, int clock, int step) implements Comparable<Instant> {
    private static final Comparator<Instant> ORDER = Comparator.comparingInt(Instant::move)
        .thenComparingInt(Instant::clock).thenComparingInt(Instant::step);

    /// @throws IllegalArgumentException if a part is negative
    public Instant {
        if (move < 0 || clock < 0 || step < 0) {
            throw new IllegalArgumentException(
                "no instant: move " + move + ", clock " + clock + ", step " + step);
        }
    }

    @Override
    public int compareTo(Instant other) {
        return ORDER.compare(this, other);
    }
}
