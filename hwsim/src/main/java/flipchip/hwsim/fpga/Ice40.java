package flipchip.hwsim.fpga;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import flipchip.engine.io.AtomicFile;
import flipchip.hwsim.gates.export.VerilogOptions;
import flipchip.hwsim.gates.export.VerilogWriter;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;

/// An exporter of the files for a bitstream for a Lattice iCE40 HX8K with Debian's open tools: the circuit as
/// SystemVerilog, a wrapper with few pins, the pin file, a script.
///
/// Read data of memories start undefined there, because the part's block RAM promises nothing else.
public final class Ice40 {
    /// Circuits with a wrapper.
    private static final Set<String> WRAPPED = Set.of("machine", "solver");

    /// The default of build.sh.
    private static final int USUAL_MHZ = 30;

    private Ice40() {}

    /// Writes the files into `folder`, which is made if it is not there, and returns them.
    ///
    /// @throws IOException              if a file cannot be written
    /// @throws IllegalArgumentException if the circuit has no wrapper
    public static List<Path> write(String circuit, Path folder) throws IOException {
        if (!WRAPPED.contains(circuit)) {
            throw new IllegalArgumentException("no wrapper for '" + circuit + "'; there is one for "
                + String.join(", ", WRAPPED.stream().sorted().toList()));
        }
        return write(Circuits.find(circuit).orElseThrow().netlist().get(), circuit + "_top.sv",
            circuit + "_top.pcf", USUAL_MHZ, folder);
    }

    /// The same for a chip with a plug, whose build fails where the chip is too slow for its clock.
    ///
    /// @throws IOException if a file cannot be written
    public static List<Path> writeBoard(NamedCircuit board, BoardOptions options, Path folder)
            throws IOException {
        return write(board.netlist().get(), board.name() + "_top.sv", "board_top.pcf",
            Math.max(USUAL_MHZ, Math.ceilDiv(options.clockHz(), 1_000_000)), folder);
    }

    /// The files that are written into `folder`.
    public static List<Path> targets(Path folder) {
        return Stream.of("circuit.sv", "top.sv", "top.pcf", "build.sh").map(folder::resolve).toList();
    }

    private static List<Path> write(Netlist netlist, String top, String pins, int megahertz, Path folder)
            throws IOException {
        List<Path> files = targets(folder);
        AtomicFile.write(files.getFirst(),
            VerilogWriter.text(netlist, VerilogOptions.HIERARCHICAL.withUndefinedReadData()));
        AtomicFile.write(files.get(1), resource(top));
        AtomicFile.write(files.get(2), resource(pins));
        AtomicFile.write(files.getLast(), new String(resource("build.sh"), StandardCharsets.UTF_8)
            .replace("${MHZ:-" + USUAL_MHZ + "}", "${MHZ:-" + megahertz + "}"));
        if (!files.getLast().toFile().setExecutable(true)) {
            throw new IOException(files.getLast() + " cannot be made executable");
        }
        return files;
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream in = Ice40.class.getResourceAsStream("ice40/" + name)) {
            if (in == null) {
                throw new FileNotFoundException("resource ice40/" + name);
            }
            return in.readAllBytes();
        }
    }
}
