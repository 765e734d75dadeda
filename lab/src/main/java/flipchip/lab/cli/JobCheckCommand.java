package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.lab.job.JobCoordinator;
import flipchip.lab.job.JobFolder;
import flipchip.lab.job.LocalRunner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "check", description = {"Compute shards of a finished job again and compare.",
    "Exit status 1 if one differs, or if the result does not follow from the shards."})
final class JobCheckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Parameters(paramLabel = "DIR", description = "Folder of the job.")
    private Path folder;
    @Option(names = "--every", paramLabel = "N", defaultValue = "10",
        description = "Computes every Nth shard again; 1: all. Default: ${DEFAULT-VALUE}.")
    private int every;

    @Override
    public Integer call() throws IOException {
        JobFolder job = new JobFolder(folder);
        if (every < 1) {
            throw new Misuse("--every: " + every + " is not at least 1");
        }
        if (!job.isBegun()) {
            throw new Misuse("job not found in " + folder);
        }
        JobCoordinator.Check check =
            new JobCoordinator(job.order(), job.material(), job.store(), new LocalRunner(1), (_, _, _) -> {})
                .check(every);
        PrintWriter out = spec.commandLine().getOut();
        List<String> different = check.different();
        out.printf(Locale.ROOT, "%d shards, %d computed again, %d different%n", check.shards(),
            check.computed(), different.size());
        different.forEach(out::println);
        return different.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
    }
}
