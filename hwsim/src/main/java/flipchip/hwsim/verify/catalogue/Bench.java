package flipchip.hwsim.verify.catalogue;

/// A stimulus for a circuit and what its pins must then show. The same bench runs 64 wide to verify a
/// simulator and one wide to record test vectors.
///
/// An object serves one run and may keep what is on its way through a pipeline.
/// Thread: owner
@FunctionalInterface
public interface Bench {
    /// Runs a number of steps, at least one, and compares what they show.
    void batch(Pins pins, Placements placements);
}
