package flipchip.lab.train;

import java.util.Set;

/// A split of samples into training and held-out sets: whole years and whole groups of self-play games are
/// kept apart, because positions of one game resemble each other.
///
/// @param stopping groups that only decide when a fit stops
/// @param heldOut  groups that no fit sees: they are for reports
public record Split(Set<Integer> stopping, Set<Integer> heldOut) {
    /// The years 2024 and 2025 and self-play group 0 are held out; 2023 and self-play group 1 stop the fit.
    public static final Split DEFAULT = new Split(Set.of(1, 2023 - TrainingSamples.FIRST_YEAR),
        Set.of(0, 2024 - TrainingSamples.FIRST_YEAR, 2025 - TrainingSamples.FIRST_YEAR));

    public Split {
        stopping = Set.copyOf(stopping);
        heldOut = Set.copyOf(heldOut);
    }

    /// A group for position `number` of those of which no game is known: all may be learnt from.
    public static int trainingGroup(int number) {
        int first = 2;                   // after those of self-play that DEFAULT keeps apart
        return first + number % (TrainingSamples.SELF_PLAY_GROUPS - first);
    }

    public boolean isTraining(int group) {
        return !stopping.contains(group) && !heldOut.contains(group);
    }
}
