package flipchip.app.cli.circuit;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import flipchip.app.chips.opened.PartList;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "open", description = {"Open a circuit in the window, down to its gates, with live values.",
    "Without a display, or with an option: list its parts."})
final class OpenCommand implements Callable<Integer> {
    @Mixin
    private Output output;
    @Parameters(paramLabel = "CIRCUIT", description = "Name of the circuit as 'hw list' prints it.")
    private String name;
    @Option(names = "--part", paramLabel = "NAME/...", defaultValue = "",
        description = "List the parts of this part, e.g. 'controller'; names inside it after a slash. "
            + "Default: the whole circuit.")
    private String part;

    @Override
    public Integer call() {
        List<String> way = Arrays.stream(part.split("/")).filter(word -> !word.isEmpty()).toList();
        try {
            output.table("part", PartList.of(CircuitArgument.find(name).netlist().get(), way));
        } catch (IllegalArgumentException e) {
            throw new Misuse("--part: " + e.getMessage());
        }
        return ExitCode.OK;
    }
}
