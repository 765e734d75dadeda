package flipchip.lab.job;

import java.util.List;
import java.util.stream.Collectors;

/// A registry of every kind of job.
public final class Jobs {
    // One a line, so that new kinds do not touch each other.
    private static final List<Job> ALL = List.of(new LabelJob(), new SelfPlayJob(), new SolveJob(),
        new MatchJob(), new BookJob(), new VerifyJob(), new FaultsJob(), new ProblemsJob(), new SchoolJob());

    private Jobs() {}

    public static List<Job> all() {
        return ALL;
    }

    /// @throws IllegalArgumentException if there is none
    public static Job named(String kind) {
        return ALL.stream().filter(job -> job.kind().name().equals(kind)).findFirst()
            .orElseThrow(() -> new IllegalArgumentException("unknown job '" + kind + "'; known: "
                + ALL.stream().map(job -> job.kind().name()).collect(Collectors.joining(", "))));
    }
}
