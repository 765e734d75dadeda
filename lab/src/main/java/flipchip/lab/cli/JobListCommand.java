package flipchip.lab.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.lab.job.Job;
import flipchip.lab.job.Jobs;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(name = "list", description = "What jobs there are, with their options and files.")
final class JobListCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        for (Job job : Jobs.all()) {
            out.println(job.kind() + ": " + job.about() + "; the result is result." + job.ending());
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
}
