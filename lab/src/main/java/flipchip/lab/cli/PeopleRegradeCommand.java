package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;
import flipchip.lab.job.ProblemChoice;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "regrade",
    description = {
        "Regrade problems of the endgame school by the people of a model who fail them, without solving",
        "them again. Those that tempt too few fall out."})
final class PeopleRegradeCommand implements Callable<Integer> {
    private static final int LONGEST = 1 << 26;

    @Spec
    private CommandSpec spec;
    @Mixin
    private PersonModelOption model;
    @Parameters(arity = "1..*", paramLabel = "FILE",
        description = "Problems, as 'job run school' makes them.")
    private List<Path> files;
    @Option(names = "--most", paramLabel = "N", defaultValue = "2000",
        description = "Problems to keep. Default: ${DEFAULT-VALUE}.")
    private int most;
    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Problems to write.")
    private Path out;

    @Override
    public Integer call() throws IOException {
        if (most < 1) {
            throw new Misuse("--most is at least 1");
        }
        List<byte[]> read = new ArrayList<>();
        for (Path file : files) {
            read.add(RegularFile.read(file, LONGEST));
        }
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        ProblemChoice.Graded graded =
            ProblemChoice.again(read, model.read(), most, (done, all) -> progress.heard("graded", done, all));
        AtomicFile.write(out, graded.bytes());
        spec.commandLine().getOut().println(graded.read() + " problems read, " + graded.tempting()
            + " different ones still tempt, " + graded.kept() + " kept");
        return ExitCode.OK;
    }
}
