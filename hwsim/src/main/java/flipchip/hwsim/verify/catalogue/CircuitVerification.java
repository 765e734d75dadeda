package flipchip.hwsim.verify.catalogue;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import flipchip.hwsim.circuit.solver.SolverForm;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.referee.control.StuckNet;

/// Compares a circuit of the catalogue with the same thing computed without it, on generated positions, 64
/// side by side. One thread, one use. Stops at the first difference.
///
/// The array and the referees have comparisons of their own in [flipchip.hwsim.fault].
public final class CircuitVerification {
    private static final Map<String, Supplier<DirectCheck>> CHECKS = checks();

    private final String circuit;
    private final LanePins pins;
    private final DirectCheck check;
    private final PositionBatches questions;

    /// What was tried and found.
    ///
    /// @param positions all answers about which were compared
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
    /// @throws IllegalArgumentException if there is no direct computation for the circuit, or no such net
    public CircuitVerification(NamedCircuit circuit, Simulator simulator, Optional<StuckNet> stuck,
            long seed) {
        Supplier<DirectCheck> made =
            SizedArrays.size(circuit.name()).<Supplier<DirectCheck>>map(size -> () -> SizedArrays.check(size))
                .orElse(CHECKS.get(circuit.name()));
        if (made == null) {
            throw new IllegalArgumentException("nothing to compare " + circuit.name() + " with");
        }
        this.circuit = circuit.name();
        pins = new LanePins(simulator, stuck);
        pins.force();
        check = made.get();
        questions = new PositionBatches(seed);
    }

    /// Whether there is a direct computation for the circuit.
    public static boolean knows(String circuit) {
        return CHECKS.containsKey(circuit);
    }

    /// Tries at least `wanted` positions, or until there is a mismatch.
    ///
    /// @param progress told now and then how many positions were tried
    public Report run(long wanted, LongConsumer progress) {
        long start = System.nanoTime();
        CheckResult findings = new CheckResult();
        while (findings.positions() < wanted && findings.mismatch().isEmpty()) {
            check.batch(pins, questions, findings);
            progress.accept(findings.positions());
        }
        return new Report(circuit, findings.positions(), findings.answers(), findings.mismatch(),
            Duration.ofNanos(System.nanoTime() - start));
    }

    private static Map<String, Supplier<DirectCheck>> checks() {
        Map<String, Supplier<DirectCheck>> checks = new LinkedHashMap<>();
        checks.put("mailbox", StoreChecks::mailbox);
        checks.put("fifo", StoreChecks::fifo);
        checks.put("checker", BoardChecks::checker);
        checks.put("checker-factored", BoardChecks::checker);
        checks.put("flipper", BoardChecks::flipper);
        checks.put("flipper-chains", BoardChecks::chains);
        checks.put("selector", BoardChecks::selector);
        checks.put("counter", BoardChecks::counter);
        checks.put("pipeline", BoardChecks::pipeline);
        checks.put("pipeline-printed", BoardChecks::printedPipeline);
        checks.put("validator", BoardChecks::validator);
        checks.put("ai-unit", BoardChecks::unit);
        checks.put("document-002", ClockedChecks::games);
        checks.put("scanner", BoardChecks::scanner);
        checks.put("score", ClockedChecks::score);
        checks.put("piece-cover", StoreChecks::cover);
        checks.put("mate-masks", MaskChecks::masks);
        checks.put("book", BookChecks::lookUps);
        checks.put("stability", ClockedChecks::stability);
        checks.put("stability-list", ClockedChecks::stableGames);
        checks.put("middle-game-evaluator", ClockedChecks::evaluator);
        checks.put("middle-game", ClockedChecks::trees);
        checks.put("mate-pipeline", StoreChecks::mates);
        checks.put("move-array", BoardChecks::move);
        checks.put("move-products", BoardChecks::move);
        checks.put("solver", () -> SolverChecks.solver(SolverForm.DOCUMENT));
        checks.put("solver-combinational", () -> SolverChecks.solver(SolverForm.COMBINATIONAL));
        checks.put("solver-fastest-first", () -> SolverChecks.solver(SolverForm.FASTEST_FIRST));
        checks.put("solver-hash", () -> SolverChecks.solver(SolverForm.HASH));
        checks.put("solver-leaf-evaluation", () -> SolverChecks.solver(SolverForm.LEAF_EVALUATION));
        checks.put("solver-processor", () -> SolverChecks.solver(SolverForm.PROCESSOR));
        checks.put("solver-coprocessor", () -> SolverChecks.solver(SolverForm.COPROCESSOR));
        checks.put("solver-units-2", () -> SolverChecks.solver(SolverForm.UNITS_2));
        return checks;
    }
}
