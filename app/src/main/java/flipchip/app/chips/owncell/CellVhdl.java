package flipchip.app.chips.owncell;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.engine.io.AtomicFile;

/// A translation of a cell in VHDL by GHDL: the Verilog, or what is wrong with the file.
///
/// @param verilog empty if there is a fault
/// @param fault   empty if there is Verilog
record CellVhdl(String verilog, Optional<Finding> fault) {
    private static final String FILE = CellCheck.OURS + "cell.vhd";
    private static final Pattern ERROR =
        Pattern.compile("(?m)^" + Pattern.quote(FILE) + ":(\\d{1,9}):\\d+:(?:error:)? *(.*)$");
    private static final Pattern MODULES = Pattern.compile("(?ms)^module .*^endmodule");

    private static CellVhdl of(Finding fault) {
        return new CellVhdl("", Optional.of(fault));
    }

    /// @param missing what is said where GHDL is not installed
    static CellVhdl of(String text, Finding missing, Duration limit)
            throws IOException, InterruptedException {
        try (CellFolder folder = CellFolder.make()) {
            AtomicFile.write(folder.path().resolve(FILE), text);
            return new Yosys("", limit, folder.path()).other(CellCheck.OURS + "ghdl.log", "ghdl", "--synth",
                "--std=08", "--out=verilog", FILE, "-e", Block.CELL.module()).map(CellVhdl::read)
                .orElseGet(() -> of(missing));
        } catch (TimeoutException e) {
            return of(Finding.of(0, "endless"));
        }
    }

    private static CellVhdl read(String log) {
        Matcher modules = MODULES.matcher(log);
        if (modules.find()) {
            return new CellVhdl(withPins(modules.group()), Optional.empty());
        }
        Matcher error = ERROR.matcher(log);
        return of(error.find()
            ? Finding.of(Integer.parseInt(error.group(1)), "unreadable", error.group(2))
            : Finding.of(0, "unreadable", log.lines().findFirst().orElse("GHDL")));
    }

    /// VHDL does not distinguish capital letters, the pins do.
    private static String withPins(String verilog) {
        String named = verilog;
        for (String pin : Stream
            .concat(CellPorts.INPUTS.keySet().stream(), CellPorts.OUTPUTS.keySet().stream()).toList()) {
            named = named.replaceAll("(?i)\\b" + pin + "\\b", pin);
        }
        return named;
    }
}
