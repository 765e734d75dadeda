package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.lab.people.PeopleReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "report",
    description = {"Compare the model of people's moves with simpler guesses on the games of 2024 and 2025.",
        "Values that a run computed are kept in the folder of the samples."})
final class PeopleReportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Option(names = "--dir", paramLabel = "DIR", required = true, description = "Folder of the samples.")
    private Path folder;
    @Mixin
    private PersonModelOption model;
    @Option(names = "--decisions", paramLabel = "N", defaultValue = "1800",
        description = "Decisions that everybody values. Default: ${DEFAULT-VALUE}.")
    private int decisions;
    @Option(names = "--judge", paramLabel = "NAME=N",
        description = {"Decisions that this one values, as often as wanted: 'depth 12=600', 'level 20=0'.",
            "With '--decisions 0' only those named are compared."})
    private Map<String, Integer> own = Map.of();

    @Override
    public Integer call() throws IOException {
        List<String> judges = PeopleReport.judges();
        Map<String, Integer> sizes = new TreeMap<>();
        judges.forEach(name -> sizes.put(name, decisions));
        for (String name : own.keySet()) {
            if (!judges.contains(name)) {
                throw new Misuse("--judge: '" + name + "' is none of " + judges);
            }
        }
        sizes.putAll(own);
        PeopleReport report =
            new PeopleReport(model.read(), folder, new ProgressLine(spec.commandLine().getErr())::heard);
        spec.commandLine().getOut().print(report.make(sizes));
        return ExitCode.OK;
    }
}
