package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.lab.job.Job;
import flipchip.lab.job.JobCoordinator;
import flipchip.lab.job.JobFolder;
import flipchip.lab.job.Jobs;
import flipchip.lab.job.LocalRunner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "job", description = "Long work in shards: run or go on, list, check.",
    synopsisSubcommandLabel = "COMMAND")
final class JobCommand {
    @Spec
    private CommandSpec spec;

    @Command(name = "list", description = "What jobs there are, with their options and files.")
    int list() {
        PrintWriter out = spec.commandLine().getOut();
        for (Job.Kind job : Jobs.all().stream().map(Job::kind).toList()) {
            out.println(job.name() + ": " + job.about() + "; the result is result." + job.ending());
            for (Job.Choice option : job.options()) {
                out.printf(Locale.ROOT, "    %-24s %s%n", option.name() + "=" + option.value(),
                    option.about());
            }
            for (Job.Need file : job.files()) {
                out.printf(Locale.ROOT, "    %-24s %s%n", "--file " + file.name() + "=FILE",
                    file.about() + (file.name().equals("weights") ? "; default: the engine's own" : ""));
            }
        }
        return ExitCode.OK;
    }

    @Command(name = "check", description = {"Compute shards of a finished job again and compare.",
        "Exit status 1 if one differs, or if the result does not follow from the shards."})
    int check(@Parameters(paramLabel = "DIR", description = "Folder of the job.") Path folder,
            @Option(names = "--every", paramLabel = "N", defaultValue = "10",
                description = "Computes every Nth shard again; 1: all. Default: ${DEFAULT-VALUE}.") int every)
            throws IOException {
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

    @Command(name = "run", description = {
        "Run a job on this machine, or go on with one that was interrupted.",
        "'job list' has the kinds with their options and files. Equal orders give equal bytes, here and on a "
            + "cluster."})
    int run(@Mixin JobChoice choice,
            @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
                description = "Shards computed at once. Default: ${DEFAULT-VALUE}.") int threads)
            throws IOException {
        if (threads < 1 || threads > 1024) {
            throw new Misuse("--threads: " + threads + " is not in 1..1024");
        }
        JobFolder folder = choice.chosen();
        try (JobBar bar = new JobBar(spec.commandLine().getErr(), folder)) {
            byte[] result = new JobCoordinator(folder.order(), folder.material(), folder.store(),
                new LocalRunner(threads), bar).run();
            bar.done();
            spec.commandLine().getOut().printf(Locale.ROOT, "%s: %d shards, %d bytes%n",
                folder.store().folder().resolve(JobCoordinator.resultName(folder.order())),
                folder.shards().size(), result.length);
            Optional<String> failure = Jobs.named(folder.order().kind()).failure(result);
            failure.ifPresent(spec.commandLine().getOut()::println);
            return failure.isPresent() ? ExitCode.FAILED : ExitCode.OK;
        }
    }
}
