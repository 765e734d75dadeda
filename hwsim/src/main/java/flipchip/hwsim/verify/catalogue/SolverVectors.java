package flipchip.hwsim.verify.catalogue;

import java.util.SplittableRandom;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.solver.HostMemory;
import flipchip.hwsim.circuit.solver.SolverCircuit;
import flipchip.hwsim.circuit.solver.SolverForm;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.export.VectorRecorder;
import flipchip.hwsim.gates.netlist.Netlist;

/// Vectors of the endgame solver chip: random endgames solved one after the other through the host memory,
/// one clock a step, as our own simulator does it. Every result is compared with the model's.
final class SolverVectors {
    private static final int FEWEST_EMPTIES = 1;
    private static final int MOST_EMPTIES = 5;

    private final SolverForm form;
    private final VectorRecorder recorder;
    private final SplittableRandom random;

    private SolverVectors(SolverForm form, Netlist netlist, long seed) {
        this.form = form;
        recorder = new VectorRecorder(netlist);
        random = new SplittableRandom(seed);
    }

    /// The circuit of a form, and its vectors.
    static NamedCircuit circuit(SolverForm form, String name, String about) {
        return new NamedCircuit(name, about, () -> SolverCircuit.netlist(form),
            (netlist, count, seed) -> vectors(form, netlist, count, seed));
    }

    private static TestVectors vectors(SolverForm form, Netlist netlist, int count, long seed) {
        SolverVectors solver = new SolverVectors(form, netlist, seed);
        while (solver.recorder.size() < count) {
            solver.solve(RandomPositions.endgame(FEWEST_EMPTIES, MOST_EMPTIES, solver.random));
        }
        return solver.recorder.build();
    }

    private void solve(Position position) {
        write(HostMemory.BLACK, position.black());
        write(HostMemory.WHITE, position.white());
        write(HostMemory.CONTROL, SolverChecks.control(form, position));
        recorder.set("host_write", 0);
        while (recorder.value("idle") == 1) {
            recorder.step();
        }
        while (recorder.value("idle") == 0) {
            recorder.step();
        }
        long[] words = HostMemory.words(form.expected(position, SolverChecks.PLIES));
        for (int address = HostMemory.RESULT; address <= SolverChecks.lastWord(form); address++) {
            recorder.set("host_address", address).step();
            if (((recorder.value("host_rdata") ^ words[address]) & SolverChecks.known(form, address)) != 0) {
                throw new IllegalStateException(
                    "clock " + recorder.size() + ": word " + address + " is not the model's for " + position);
            }
        }
    }

    private void write(int address, long word) {
        recorder.set("host_address", address).set("host_write", 1).set("host_wdata", word).step();
    }
}
