package flipchip.hwsim.verify.catalogue;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongConsumer;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.referee.control.StuckNet;

/// A comparison of a circuit of the catalogue with the same thing computed without it, on generated
/// positions, 64 side by side. One use; stops at the first difference.
///
/// The array and the referees have longer comparisons of their own in [flipchip.hwsim.verify.referee].
/// Thread: owner
public final class CircuitVerification {
    private final String circuit;
    private final Pins pins;
    private final Bench bench;
    private final Placements placements;

    /// A record of a run.
    ///
    /// @param positions with all results compared
    /// @param answers   numbers compared
    /// @param mismatch  the first difference, in words
    public record Report(String circuit, long positions, long answers, Optional<String> mismatch,
            Duration elapsed) {
        public double positionsPerSecond() {
            return positions / Math.max(1e-9, elapsed.toNanos() / 1e9);
        }
    }

    /// @param simulator of the circuit, at power-up
    /// @param stuck     a net that is held, whatever drives it
    /// @param seed      the same seed tries the same positions
    /// @throws IllegalArgumentException if the circuit has no bench, or no such net
    public CircuitVerification(NamedCircuit circuit, Simulator simulator, Optional<StuckNet> stuck,
            long seed) {
        this.circuit = circuit.name();
        bench = circuit.bench()
            .orElseThrow(() -> new IllegalArgumentException("nothing to compare " + circuit.name() + " with"))
            .get();
        pins = Pins.of(simulator, stuck);
        placements = new Placements(seed);
    }

    /// Whether a circuit has a bench to compare it.
    public static boolean knows(String circuit) {
        return Circuits.find(circuit).flatMap(NamedCircuit::bench).isPresent();
    }

    /// Tries at least `wanted` positions, or until there is a mismatch.
    ///
    /// @param progress receives the number of positions tried, after every batch
    public Report run(long wanted, LongConsumer progress) {
        long start = System.nanoTime();
        while (pins.positions() < wanted && pins.mismatch().isEmpty()) {
            bench.batch(pins, placements);
            progress.accept(pins.positions());
        }
        return new Report(circuit, pins.positions(), pins.answers(), pins.mismatch(),
            Duration.ofNanos(System.nanoTime() - start));
    }
}
