package flipchip.lab.people;

/// Hears how far a long step is.
@FunctionalInterface
public interface Progress {
    void heard(String step, long done, long all);
}
