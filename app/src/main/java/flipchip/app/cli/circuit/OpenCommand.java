package flipchip.app.cli.circuit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import flipchip.app.chips.opened.OwnCircuits;
import flipchip.app.chips.opened.PartList;
import flipchip.app.chips.opened.PinValues;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.StandardInput;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "open", description = {"Open a circuit in the window, down to its gates, with live values.",
    "Without a display, with an option or a file: list its parts. A file of your own is opened in the window "
        + "by Chip > Other circuits > Open a circuit."})
final class OpenCommand implements Callable<Integer> {
    @Mixin
    private Output output;
    @Parameters(paramLabel = "CIRCUIT|FILE|FOLDER",
        description = "Name of the circuit as 'hw list' prints it, or your own in Verilog, which Yosys "
            + "reads: a file, a folder of files, or - is standard input.")
    private String name;
    @Option(names = "--top", paramLabel = "MODULE",
        description = "The module of your own that is the circuit. Default: the one that no other uses.")
    private Optional<String> top = Optional.empty();
    @Option(names = "--stimulus", paramLabel = "FILE",
        description = "Instead of the parts, list the values of all pins for this table of inputs: names of "
            + "pins in the first line, numbers clock by clock in the others; - is standard input.")
    private Optional<Path> stimulus = Optional.empty();
    @Option(names = "--part", paramLabel = "NAME/...", defaultValue = "",
        description = "List the parts of this part, e.g. 'controller'; names inside it after a slash. "
            + "Default: the whole circuit.")
    private String part;

    @Override
    public Integer call() throws IOException {
        List<String> way = Arrays.stream(part.split("/")).filter(word -> !word.isEmpty()).toList();
        NamedCircuit circuit;
        try {
            circuit = circuit();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.INTERRUPTED;
        }
        if (stimulus.isPresent()) {
            output.table("clock", PinValues.of(circuit));
            return ExitCode.OK;
        }
        try {
            output.table("part", PartList.of(circuit.netlist().get(), way));
        } catch (IllegalArgumentException e) {
            throw new Misuse("--part: " + e.getMessage());
        }
        return ExitCode.OK;
    }

    private NamedCircuit circuit() throws IOException, InterruptedException {
        Path path = StandardInput.file(Path.of(name), ".v");
        boolean isOwn = Circuits.find(name).isEmpty() && (Files.exists(path) || name.matches(".*[./\\\\].*"));
        if (!isOwn && (top.isPresent() || stimulus.isPresent())) {
            throw new Misuse("--top and --stimulus are for a circuit of your own, a file or a folder");
        }
        Optional<Path> table = Optional.empty();
        if (stimulus.isPresent()) {
            table = Optional.of(StandardInput.file(stimulus.get(), ".csv"));
        }
        return isOwn ? OwnCircuits.read(path, top, table) : CircuitArgument.find(name);
    }
}
