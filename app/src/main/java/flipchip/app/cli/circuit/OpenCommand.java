package flipchip.app.cli.circuit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import flipchip.app.chips.opened.OwnCircuits;
import flipchip.app.chips.opened.PartList;
import flipchip.app.chips.opened.PinValues;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.FileName;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.StandardInput;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "open", description = {"Open a circuit in the window, down to its gates, with live values.",
    "Without a display, with --list, --json or --part, or from standard input: list its parts instead, or "
        + "with --stimulus the values of all pins."})
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
        description = "What drives your own: a table of inputs, names of pins in the first line, numbers "
            + "clock by clock in the others; or a VCD file of your test bench, read by the names of the "
            + "pins; - is standard input.")
    private Optional<Path> stimulus = Optional.empty();
    @Option(names = "--list", description = "Print to the terminal, also where there is a display.")
    private boolean list;
    @Option(names = "--part", paramLabel = "NAME/...", defaultValue = "",
        description = "List the parts of this part, e.g. 'controller'; names inside it after a slash. "
            + "Default: the whole circuit.")
    private String part;

    /// What the window is to open, as arguments for it; empty if the terminal is meant, or the words are
    /// wrong.
    static Optional<List<String>> window(List<String> words) {
        OpenCommand command = new OpenCommand();
        try {
            new CommandLine(command).parseArgs(words.toArray(String[]::new));
            return command.window(words.contains("--json") || words.contains(StandardInput.NAME));
        } catch (CommandLine.ParameterException | InvalidPathException e) {
            return Optional.empty();                   // the command itself says what is wrong
        }
    }

    private Optional<List<String>> window(boolean terminal) {
        if (terminal || list || !part.isEmpty()) {
            return Optional.empty();
        }
        if (!isOwn()) {
            boolean right = Circuits.find(name).isPresent() && top.isEmpty() && stimulus.isEmpty();
            return right ? Optional.of(List.of("--open=" + name)) : Optional.empty();
        }
        List<String> wishes = new ArrayList<>(List.of("--own=" + Path.of(name).toAbsolutePath()));
        top.ifPresent(module -> wishes.add("--top=" + module));
        stimulus.ifPresent(file -> wishes.add("--stimulus=" + file.toAbsolutePath()));
        return Optional.of(wishes);
    }

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

    private boolean isOwn() {
        return Circuits.find(name).isEmpty() && (name.equals(StandardInput.NAME)
                || Files.exists(Path.of(name)) || name.matches(".*[./\\\\].*"));
    }

    private NamedCircuit circuit() throws IOException, InterruptedException {
        if (!isOwn()) {
            if (top.isPresent() || stimulus.isPresent()) {
                throw new Misuse("--top and --stimulus are for a circuit of your own, a file or a folder");
            }
            return CircuitArgument.find(name);
        }
        Path path = StandardInput.file(FileName.parse("CIRCUIT", name), ".v");
        Optional<Path> driver = Optional.empty();
        if (stimulus.isPresent()) {
            driver = Optional.of(StandardInput.file(stimulus.get(), ".csv"));
        }
        OwnCircuits.Read read = new OwnCircuits(path, top, driver).read(() -> false);
        read.notes().forEach(note -> output.say("%s%n", note));
        return read.circuit();
    }
}
