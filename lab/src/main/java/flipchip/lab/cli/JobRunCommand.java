package flipchip.lab.cli;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.lab.job.JobCoordinator;
import flipchip.lab.job.JobFolder;
import flipchip.lab.job.Jobs;
import flipchip.lab.job.LocalRunner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "run",
    description = {"Run a job on this machine, or go on with one that was interrupted.",
        "'job list' has the kinds with their options and files. Equal orders give equal bytes, here and on a "
            + "cluster."})
final class JobRunCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private JobChoice choice;
    @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
        description = "Shards computed at once. Default: ${DEFAULT-VALUE}.")
    private int threads;

    @Override
    public Integer call() throws IOException {
        if (threads < 1 || threads > 1024) {
            throw new Misuse("--threads: " + threads + " is not in 1..1024");
        }
        JobFolder folder = chosen(choice, spec);
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

    /// The job, or a sentence about what is wrong with the command line.
    static JobFolder chosen(JobChoice choice, CommandSpec spec) throws IOException {
        try {
            return choice.folder();
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }
}
