package flipchip.lab.job;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import flipchip.engine.board.Position;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.array.CellArray;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.verify.catalogue.CircuitVerification;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import flipchip.hwsim.verify.referee.ArrayVerification;
import flipchip.hwsim.verify.referee.MachineVerification;

/// A job that compares a circuit with the rules. A unit is a position, for the referee a game; each shard
/// draws its own.
///
/// The result has a line for each shard: what was compared, and the first difference if there is one.
final class VerifyJob implements Job {
    private static final String ARRAY = "array";
    private static final String MACHINE = "machine";
    private static final String DIFFERS = "DIFFERS: ";

    @Override
    public Kind kind() {
        return new Kind("verify",
            "compare a circuit with the rules on random positions, the referee on random games", "txt",
            List.of(new Choice("circuit", ARRAY, "a name of 'flipchip hw list'"),
                new Choice("positions", "1000000", "to try; games of the referee (machine)"),
                new Choice("shard", "250000", "positions a shard")),
            List.of());
    }

    @Override
    public Course begin(JobSpec order, JobInputs material) {
        String circuit = order.text("circuit");
        if (!circuit.equals(ARRAY) && !circuit.equals(MACHINE) && !CircuitVerification.knows(circuit)) {
            throw new IllegalArgumentException(
                "circuit=" + circuit + ": there is nothing to compare that with");
        }
        return new OneStage(new byte[0], order.bigNumber("positions", 1, 1L << 50),
            order.bigNumber("shard", 1, circuit.equals(MACHINE) ? Integer.MAX_VALUE : 1L << 40),
            OneStage::appended);
    }

    @Override
    public Optional<String> failure(byte[] result) {
        return new String(result, StandardCharsets.UTF_8).lines().filter(line -> line.contains(DIFFERS))
            .findFirst();
    }

    @Override
    public byte[] compute(Shard shard, byte[] input, ShardContext workshop) throws IOException {
        String circuit = shard.order().text("circuit");
        long seed = shard.seed(shard.from());
        String found = switch (circuit) {
            case ARRAY -> array(shard, seed);
            case MACHINE -> machine(shard, seed);
            default -> other(Circuits.find(circuit).orElseThrow(), shard, seed);
        };
        return String.format(Locale.ROOT, "%s from %d: %s\n", circuit, shard.from(), found)
            .getBytes(StandardCharsets.UTF_8);
    }

    private static String array(Shard shard, long seed) {
        CellArray array = CellArray.build();
        ArrayVerification verification = ArrayVerification.of(array, shard.units(), seed);
        ArrayVerification.Report report = verification.run(shard.units(), _ -> {});
        return told(report.mismatch().map(Object::toString),
            String.format(Locale.ROOT,
                "%d positions, %d sets of legal moves, %d sets of flips, %d other squares, %d of %d cases",
                report.positions(), report.legalMasks(), report.flipSets(), report.illegal(),
                report.covered(), report.possible()));
    }

    private static String machine(Shard shard, long seed) {
        MachineCircuit machine = MachineCircuit.build(Position.INITIAL);
        MachineVerification.Report report =
            new MachineVerification(machine, BitParallelSimulator.compiled(machine.netlist()), seed)
                .run((int) shard.units());
        return told(report.mismatch(),
            String.format(Locale.ROOT, "%d games, %d distinct, %d moves, %d passes, %d clocks",
                report.games(), report.distinct(), report.moves(), report.passes(), report.clocks()));
    }

    private static String other(NamedCircuit circuit, Shard shard, long seed) {
        CircuitVerification.Report report =
            new CircuitVerification(circuit, BitParallelSimulator.compiled(circuit.netlist().get()),
                Optional.empty(), seed).run(shard.units(), _ -> {});
        return told(report.mismatch(),
            String.format(Locale.ROOT, "%d positions, %d answers", report.positions(), report.answers()));
    }

    /// A difference is told alone: how much was compared before depends on how many lanes the machine has.
    private static String told(Optional<String> mismatch, String compared) {
        return mismatch.map(first -> DIFFERS + first).orElse(compared + ", 0 differences");
    }
}
