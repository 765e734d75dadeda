package flipchip.hwsim.gates.export;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import flipchip.engine.testkit.VcdReader;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.gates.sim.Waveform;
import flipchip.hwsim.gates.sim.WaveformRecorder;

/// When every net that a gate drives changes, once all is at rest with the first step's inputs: "d4.toB" to
/// "213:1 227:0". The inputs of step i change at i * [TestBenchWriter#STEP_UNITS].
public final class IcarusTrace {
    private IcarusTrace() {}

    /// In our unit-delay simulator.
    public static Map<String, String> ours(Netlist netlist, List<Map<String, Long>> steps) {
        UnitDelaySimulator simulator = new UnitDelaySimulator(netlist);
        steps.getFirst().forEach((pin, value) -> simulator.set(netlist.port(pin).bus(), value));
        simulator.settle();
        WaveformRecorder recorder = WaveformRecorder.of(simulator, WaveformRecorder.allNets(netlist));
        for (int step = 1; step < steps.size(); step++) {
            int time = step * TestBenchWriter.STEP_UNITS;
            steps.get(step).forEach((pin, value) -> simulator.set(netlist.port(pin).bus(), value));
            recorder.sample(simulator, time);
            while (simulator.step() > 0) {
                recorder.sample(simulator, ++time);
            }
        }
        Waveform waveform = recorder.finish();
        Map<String, String> trace = new TreeMap<>();
        for (Gate gate : netlist.gates()) {
            String name = netlist.nameOf(gate.outputs().getFirst());
            StringBuilder text = new StringBuilder();
            waveform.transitions(waveform.find(name)).stream().filter(transition -> transition.time() > 0)
                .forEach(transition -> text.append(transition.time()).append(':').append(transition.value())
                    .append(' '));
            trace.put(name, text.toString());
        }
        return trace;
    }

    /// In Icarus, from the exported text with `#1` delays.
    public static Map<String, String> of(Path folder, Netlist netlist, List<Map<String, Long>> steps)
            throws IOException, InterruptedException {
        VectorBuilder vectors = new VectorBuilder(netlist);
        for (Map<String, Long> step : steps) {
            step.forEach(vectors::set);
            vectors.step();
        }
        VerilogOptions options = VerilogOptions.FLAT.withUnitDelays().withStyle(Identifiers.Style.ESCAPED);
        Files.writeString(folder.resolve("dut.sv"), VerilogWriter.text(netlist, options));
        try (BufferedWriter bench = Files.newBufferedWriter(folder.resolve("bench.sv"));
                BufferedWriter data = Files.newBufferedWriter(folder.resolve("vectors.hex"))) {
            TestBenchWriter.writeBench(vectors.build(), "vectors.hex", bench);
            TestBenchWriter.writeVectors(vectors.build(), data);
        }
        Tool.run(folder, "iverilog", "-g2012", "-o", "dut.vvp", "dut.sv", "bench.sv");
        Tool.run(folder, "vvp", "-n", "dut.vvp", "+vcd=dut.vcd");
        Map<String, List<VcdReader.Change>> changes;
        try (BufferedReader in = Files.newBufferedReader(folder.resolve("dut.vcd"))) {
            changes = VcdReader.read(in);
        }
        String scope = TestBenchWriter.benchName(netlist) + ".dut.";
        Map<String, String> trace = new TreeMap<>();
        for (Gate gate : netlist.gates()) {
            String name = netlist.nameOf(gate.outputs().getFirst());
            StringBuilder text = new StringBuilder();
            changes.getOrDefault(scope + name, List.of()).stream()
                .filter(change -> change.time() >= TestBenchWriter.STEP_UNITS)
                .forEach(change -> text.append(change.time()).append(':').append(change.value()).append(' '));
            trace.put(name, text.toString());
        }
        return trace;
    }
}
