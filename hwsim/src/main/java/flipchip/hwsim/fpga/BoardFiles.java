package flipchip.hwsim.fpga;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import flipchip.engine.io.AtomicFile;
import flipchip.hwsim.gates.export.VerilogOptions;
import flipchip.hwsim.gates.export.VerilogWriter;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;

/// An exporter of the files for a bitstream with open tools: the circuit as SystemVerilog, a wrapper with few
/// pins, the pin file, a script.
///
/// Read data of memories start undefined there, because the parts' block RAMs promise nothing else.
public final class BoardFiles {
    /// Circuits with a wrapper of many pins, for the HX8K.
    private static final Set<String> WRAPPED = Set.of("machine", "solver");
    private static final int MEGA = 1_000_000;
    /// The least that build.sh asks of the HX8K, in MHz.
    private static final int USUAL_MHZ = 30;

    private BoardFiles() {}

    /// Writes the files of a circuit without a line for the HX8K into `folder`, which is made if it is not
    /// there, and returns them.
    ///
    /// @throws IOException              if a file cannot be written
    /// @throws IllegalArgumentException if the circuit has no wrapper
    public static List<Path> write(String circuit, Path folder) throws IOException {
        if (!WRAPPED.contains(circuit)) {
            throw new IllegalArgumentException("no wrapper for '" + circuit + "'; there is one for "
                + String.join(", ", WRAPPED.stream().sorted().toList()));
        }
        return write(Circuits.find(circuit).orElseThrow().netlist().get(), text(circuit + "_top.sv"),
            text(circuit + "_top.pcf"), FpgaBoard.HX8K, USUAL_MHZ, folder);
    }

    /// The same for a chip with a line on any board; the build fails where the chip is too slow for its
    /// clock.
    ///
    /// @throws IOException              if a file cannot be written
    /// @throws IllegalArgumentException if the part is too small for the chip
    public static List<Path> write(FpgaBoard board, NamedCircuit chip, BoardOptions options, Path folder)
            throws IOException {
        if (board == FpgaBoard.TANGNANO9K && chip.name().startsWith("solver")) {
            // Yosys 0.23 makes 34,816 bits of distributed memory, no block RAM; the part has 17,280
            throw new IllegalArgumentException(
                "the memories of the endgame chip do not fit the " + board.title());
        }
        int megahertz = Math.ceilDiv(options.clockHz(), MEGA);
        return write(chip.netlist().get(),
            text(board.word() + ".sv").replace("${CHIP}", chip.name().replace('-', '_')),
            text(board.word() + ".pins"), board,
            board == FpgaBoard.HX8K ? Math.max(USUAL_MHZ, megahertz) : megahertz, folder);
    }

    /// The files that are written into `folder`.
    public static List<Path> targets(FpgaBoard board, Path folder) {
        return Stream.of("circuit.sv", "top.sv", board.pinFile(), "build.sh").map(folder::resolve).toList();
    }

    private static List<Path> write(Netlist netlist, String top, String pins, FpgaBoard board, int megahertz,
            Path folder) throws IOException {
        List<Path> files = targets(board, folder);
        String build = text(board.script()).replace("${PART}", "the " + board.title()).replace("${LEAST}",
            String.valueOf(megahertz));
        for (Map.Entry<String, String> name : board.part().entrySet()) {
            build = build.replace("${" + name.getKey() + "}", name.getValue());
        }
        List<String> texts =
            List.of(VerilogWriter.text(netlist, VerilogOptions.HIERARCHICAL.withUndefinedReadData()), top,
                pins, build);
        for (int i = 0; i < texts.size(); i++) {
            AtomicFile.write(files.get(i), texts.get(i));
        }
        if (!files.getLast().toFile().setExecutable(true)) {
            throw new IOException(files.getLast() + " cannot be made executable");
        }
        return files;
    }

    private static String text(String name) throws IOException {
        try (InputStream in = BoardFiles.class.getResourceAsStream("boards/" + name)) {
            if (in == null) {
                throw new FileNotFoundException("resource boards/" + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
