package flipchip.hwsim.verify.catalogue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import flipchip.engine.io.AtomicFile;
import flipchip.hwsim.gates.export.CppWriter;
import flipchip.hwsim.gates.export.DotWriter;
import flipchip.hwsim.gates.export.GtkwWriter;
import flipchip.hwsim.gates.export.Identifiers;
import flipchip.hwsim.gates.export.JsonNetlistWriter;
import flipchip.hwsim.gates.export.TestBenchWriter;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.export.VcdWriter;
import flipchip.hwsim.gates.export.VerilogOptions;
import flipchip.hwsim.gates.export.VerilogWriter;
import flipchip.hwsim.gates.export.WaveDromWriter;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.gates.sim.Waveform;
import flipchip.hwsim.gates.sim.WaveformRecorder;

/// A writer of one circuit into a folder. Equal arguments give equal bytes.
/// Thread: owner
public final class CircuitFiles {
    /// Steps of the bench that a VCD or WaveDrom file shows at most.
    public static final int MOST_STEPS_SHOWN = 24;
    /// Steps of a bench at most: they are made before the first is written.
    public static final int MOST_STEPS = 100_000;
    private static final int LANES = 64;

    private final NamedCircuit circuit;
    private final Netlist netlist;
    private final Path folder;
    private final int vectorCount;
    private final long seed;

    /// @param folder      made if it is not there
    /// @param vectorCount steps of a bench
    /// @param seed        of its random positions
    public CircuitFiles(NamedCircuit circuit, Path folder, int vectorCount, long seed) {
        this.circuit = circuit;
        this.folder = folder;
        this.vectorCount = vectorCount;
        this.seed = seed;
        netlist = circuit.netlist().get();
    }

    /// Writes a circuit into one file: DOT or JSON if its name ends so, else SystemVerilog.
    public static Path write(NamedCircuit circuit, Path file) throws IOException {
        Netlist netlist = circuit.netlist().get();
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        Content content = name.endsWith(".dot") ? out -> DotWriter.write(netlist, out)
            : name.endsWith(".json") ? out -> JsonNetlistWriter.write(netlist, out)
            : out -> out.append(VerilogWriter.text(netlist, VerilogOptions.HIERARCHICAL));
        AtomicFile.writeText(file, content::writeTo);
        return file;
    }

    /// Checks that the circuit can be written in a format.
    ///
    /// @throws IllegalArgumentException if not: a memory with lanes, or any gate with memory in C++
    public void check(ExportFormat format) {
        if (format == ExportFormat.CPP) {
            CppWriter.check(netlist);
        } else if (format == ExportFormat.LANES) {
            VerilogWriter.text(netlist, VerilogOptions.FLAT.withLanes(LANES));
        }
    }

    /// Writes the files of one format and returns them.
    ///
    /// @throws IOException              if a file cannot be written
    /// @throws IllegalArgumentException as [#check]
    public List<Path> write(ExportFormat format) throws IOException {
        Files.createDirectories(folder);
        return switch (format) {
            case SV -> List.of(verilog("", VerilogOptions.HIERARCHICAL));
            case FLAT -> List.of(verilog("_flat", VerilogOptions.FLAT));
            case DELAYS -> List.of(verilog("_delays",
                VerilogOptions.FLAT.withUnitDelays().withStyle(Identifiers.Style.ESCAPED)));
            case LANES -> List.of(verilog("_lanes", VerilogOptions.FLAT.withLanes(LANES)));
            case CPP -> List.of(file(".cpp", out -> CppWriter.write(netlist, out)));
            case JSON -> List.of(file(".json", out -> JsonNetlistWriter.write(netlist, out)));
            case DOT -> List.of(file(".dot", out -> DotWriter.write(netlist, out)));
            case WAVEDROM -> List.of(waveDrom());
            case VCD -> vcd();
            case BENCH -> bench();
        };
    }

    /// The files that [#write] makes of one format.
    public List<Path> targets(ExportFormat format) {
        List<String> suffixes = switch (format) {
            case SV -> List.of(".sv");
            case FLAT -> List.of("_flat.sv");
            case DELAYS -> List.of("_delays.sv");
            case LANES -> List.of("_lanes.sv");
            case CPP -> List.of(".cpp");
            case JSON -> List.of(".json");
            case DOT -> List.of(".dot");
            case WAVEDROM -> List.of("_wavedrom.json");
            case VCD -> List.of(".vcd", ".gtkw");
            case BENCH -> List.of("_bench.sv", ".hex");
        };
        return suffixes.stream().map(suffix -> folder.resolve(VerilogWriter.topName(netlist) + suffix))
            .toList();
    }

    /// The content of a file.
    private interface Content {
        void writeTo(Appendable out) throws IOException;
    }

    private Path file(String suffix, Content content) throws IOException {
        Path path = folder.resolve(VerilogWriter.topName(netlist) + suffix);
        AtomicFile.writeText(path, content::writeTo);
        return path;
    }

    private Path verilog(String suffix, VerilogOptions options) throws IOException {
        String text = VerilogWriter.text(netlist, options);
        return file(suffix + ".sv", out -> out.append(text));
    }

    private List<Path> bench() throws IOException {
        TestVectors vectors = circuit.vectors().make(netlist, vectorCount, seed);
        String data = VerilogWriter.topName(netlist) + ".hex";
        return List.of(file("_bench.sv", out -> TestBenchWriter.writeBench(vectors, data, out)),
            file(".hex", out -> TestBenchWriter.writeVectors(vectors, out)));
    }

    private List<Path> vcd() throws IOException {
        Waveform waveform = record(WaveformRecorder.allNets(netlist), true);
        String top = VerilogWriter.topName(netlist);
        List<GtkwWriter.Group> groups = netlist.ports().stream()
            .map(port -> new GtkwWriter.Group(port.name(),
                port.bus().nets().stream().filter(net -> !net.isConstant()).map(netlist::nameOf).toList()))
            .toList();
        Path dump = file(".vcd", out -> VcdWriter.write(waveform, top, out));
        return List.of(dump, file(".gtkw",
            out -> GtkwWriter.write(waveform, dump.getFileName().toString(), top, groups, out)));
    }

    private Path waveDrom() throws IOException {
        Map<String, Bus> pins = new LinkedHashMap<>();
        netlist.ports().forEach(port -> pins.put(port.name(), port.bus()));
        Waveform waveform = record(pins, false);
        return file("_wavedrom.json",
            out -> WaveDromWriter.write(waveform, netlist.name(), List.copyOf(pins.keySet()), out));
    }

    /// Runs the first steps of the bench.
    ///
    /// @param gateDelays every gate delay is a unit of time, and every step as long as the slowest one;
    ///                   otherwise a step is one unit and shows what has settled
    private Waveform record(Map<String, Bus> signals, boolean gateDelays) {
        int shown = Math.min(vectorCount, MOST_STEPS_SHOWN);
        List<TestVectors.Step> steps = circuit.vectors().make(netlist, shown, seed).steps();
        steps = steps.subList(0, Math.min(shown, steps.size()));
        int period = gateDelays ? 1 + run(new UnitDelaySimulator(netlist), steps, null, 0) : 1;
        UnitDelaySimulator simulator = new UnitDelaySimulator(netlist);
        WaveformRecorder recorder = WaveformRecorder.of(simulator, signals);
        run(simulator, steps, recorder, period);
        return recorder.finish();
    }

    /// Returns the most gate delays that a step took.
    private int run(UnitDelaySimulator simulator, List<TestVectors.Step> steps, WaveformRecorder recorder,
            int period) {
        int longest = 0;
        for (int step = 0; step < steps.size(); step++) {
            if (step > 0) {
                simulator.edge();
            }
            steps.get(step).apply(simulator);
            int delays = 0;
            do {
                if (recorder != null) {
                    recorder.sample(simulator, step * period + (period == 1 ? 0 : delays));
                }
                delays++;
            } while (simulator.step() > 0);
            longest = Math.max(longest, delays);
        }
        return longest;
    }
}
