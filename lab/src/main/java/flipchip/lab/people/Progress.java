package flipchip.lab.people;

/// A listener for the progress of a long step.
@FunctionalInterface
public interface Progress {
    void heard(String step, long done, long all);
}
