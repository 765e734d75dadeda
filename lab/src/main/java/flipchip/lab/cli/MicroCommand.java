package flipchip.lab.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.lab.program.RunningJava;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

@Command(name = "micro",
    description = {"Runs the benchmarks of single methods with JMH and passes everything on to it: "
        + "'micro -l' lists them, 'micro TableBenchmark -f 1' runs those whose name contains the word, "
        + "'micro -- " + "-h' tells the rest."})
final class MicroCommand implements Callable<Integer> {
    @Unmatched
    private List<String> arguments = new ArrayList<>();

    /// JMH starts processes of its own on the class path and hands them its own: so it runs on the class path
    /// itself.
    @Override
    public Integer call() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(RunningJava.executable(),
            "--add-modules=jdk.incubator.vector", "-cp", RunningJava.path(), "org.openjdk.jmh.Main"));
        command.addAll(arguments);
        int status = new ProcessBuilder(command).inheritIO().start().waitFor();
        return status == 0 ? ExitCode.OK : ExitCode.FAILED;
    }
}
