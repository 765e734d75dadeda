package flipchip.lab.cli;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.engine.io.AtomicFile;
import flipchip.lab.job.JobFolder;
import flipchip.lab.job.JobInputs;
import flipchip.lab.program.ThinJar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "submit",
    description = {
        "Make what runs a job on Apache Spark: an archive of our classes with the job in it, and the "
            + "line of spark-submit, which goes to standard output.",
        "lab/notes/cluster.md has lines for real clusters."})
final class SubmitCommand implements Callable<Integer> {
    /// What our kernels need of the Java of driver and executors.
    private static final String FLAGS = "--add-modules=jdk.incubator.vector";
    private static final String JOBS = "flipchip-jobs/";

    @Spec
    private CommandSpec spec;
    @Mixin
    private JobChoice choice;
    @Option(names = "--master", paramLabel = "URL", required = true,
        description = "spark://HOST:7077, k8s://https://HOST:443, yarn, local[2], local-cluster[2,1,1024].")
    private String master;
    @Option(names = "--also", paramLabel = "DIR",
        description = "Folder of a further job for the same application; may be repeated.")
    private List<Path> also = new ArrayList<>();
    @Option(names = "--results", paramLabel = "URI",
        description = "Folder for results, on any file system of Hadoop; each job gets one of its name in "
            + "it. Default: 'out' in the job's folder.")
    private String results;
    @Option(names = "--executor-memory", paramLabel = "SIZE", defaultValue = "1g",
        description = "Default: ${DEFAULT-VALUE}.")
    private String memory;
    @Option(names = "--jar", paramLabel = "FILE",
        description = "Archive to write. Default: job.jar in the job's folder.")
    private Path jar;
    @Option(names = "--conf", paramLabel = "NAME=VALUE", description = "A setting of Spark; may be repeated.")
    private List<String> settings = new ArrayList<>();

    @Override
    public Integer call() throws IOException {
        Path runner = runner();
        if (!Files.exists(runner)) {
            throw new Misuse("what runs jobs on Spark is not compiled: mvn -q -Pspark compile");
        }
        List<JobFolder> jobs = new ArrayList<>(List.of(choice.chosen()));
        also.forEach(folder -> jobs.add(new JobFolder(folder)));
        Path file = jar != null ? jar : jobs.getFirst().folder().resolve("job.jar");
        AtomicFile.write(file, archive(jobs, runner));
        spec.commandLine().getOut().println(line(jobs, file));
        return ExitCode.OK;
    }

    /// Where the profile `spark` puts its classes, beside ours.
    private static Path runner() throws IOException {
        try {
            Path classes =
                Path.of(SubmitCommand.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            return classes.resolveSibling("../spark/target/classes").normalize();
        } catch (URISyntaxException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static byte[] archive(List<JobFolder> jobs, Path runner) throws IOException {
        ThinJar jar =
            new ThinJar().withModule("flipchip.engine", _ -> true).withModule("flipchip.hwsim", _ -> true)
                .withModule("flipchip.lab", name -> name.matches("flipchip/lab/(book|job|train)/.*"))
                .withFolder(runner);
        for (int i = 0; i < jobs.size(); i++) {
            JobInputs material = jobs.get(i).material();
            jar.with(JOBS + i + "/order", text(jobs.get(i).order().print()));
            jar.with(JOBS + i + "/names", text(String.join("\n", material.files().keySet())));
            int number = i;
            material.files().forEach((name, bytes) -> jar.with(JOBS + number + "/files/" + name, bytes));
        }
        return jar.bytes();
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private String line(List<JobFolder> jobs, Path file) {
        List<String> words = new ArrayList<>(List.of("spark-submit", "--master", master, "--class",
            "flipchip.lab.spark.SparkMain", "--driver-java-options", FLAGS, "--conf",
            "spark.executor.extraJavaOptions=" + FLAGS, "--conf", "spark.executor.cores=1", "--conf",
            "spark.task.cpus=1", "--conf", "spark.speculation=true", "--executor-memory", memory));
        settings.forEach(setting -> words.addAll(List.of("--conf", setting)));
        words.add(file.toAbsolutePath().toString());
        jobs.forEach(job -> words.add(results == null
            ? job.store().folder().toAbsolutePath().toUri().toString()
            : results + "/" + job.folder().toAbsolutePath().getFileName()));
        return words.stream().map(SubmitCommand::quoted).collect(Collectors.joining(" "));
    }

    /// As a shell reads one word.
    private static String quoted(String word) {
        return word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
