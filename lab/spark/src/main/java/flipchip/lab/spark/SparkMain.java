package flipchip.lab.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import flipchip.lab.job.JobCoordinator;
import flipchip.lab.job.JobInputs;
import flipchip.lab.job.JobSpec;
import flipchip.lab.job.Jobs;
import flipchip.lab.job.Runner;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.SerializableConfiguration;

/// What `spark-submit` starts: runs the jobs that `flipchip-lab submit` has put into the archive, one after
/// the other.
///
/// Its arguments are the folders for shards and results, one for each job, as URIs of any file system of
/// Hadoop.
public final class SparkMain {
    private static final String JOBS = "/flipchip-jobs/";
    private static final long SAY_NANOS = 10_000_000_000L;

    private SparkMain() {}

    /// Runs the jobs of the archive.
    public static void main(String[] folders) throws IOException {
        try (JavaSparkContext spark =
            new JavaSparkContext(new SparkConf().setIfMissing("spark.app.name", "Flipchip"))) {
            List<String> wrong = new ArrayList<>();
            for (int job = 0; job < folders.length; job++) {
                JobSpec order = JobSpec.parse(text(job + "/order"));
                HadoopStore store =
                    new HadoopStore(folders[job], new SerializableConfiguration(spark.hadoopConfiguration()));
                long start = System.nanoTime();
                byte[] result = new JobCoordinator(order, material(job), store, new SparkRunner(spark, store),
                    said(System.err)).run();
                System.out.printf(Locale.ROOT, "%s/%s: %d bytes, %.1f s%n", folders[job],
                    JobCoordinator.resultName(order), result.length, (System.nanoTime() - start) / 1e9);
                Jobs.named(order.kind()).failure(result).ifPresent(wrong::add);
            }
            if (!wrong.isEmpty()) {
                throw new IOException(String.join("; ", wrong));
            }
        }
    }

    private static JobInputs material(int job) throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        for (String name : text(job + "/names").lines().toList()) {
            files.put(name, bytes(job + "/files/" + name));
        }
        return new JobInputs(files);
    }

    private static String text(String name) throws IOException {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String name) throws IOException {
        try (InputStream in = SparkMain.class.getResourceAsStream(JOBS + name)) {
            if (in == null) {
                throw new IOException(
                    "the archive has no " + JOBS + name + ": make it with 'flipchip-lab submit'");
            }
            return in.readAllBytes();
        }
    }

    /// A line now and then.
    private static Runner.Progress said(PrintStream err) {
        long start = System.nanoTime();
        long[] last = {start};
        return (stage, done, all) -> {
            long now = System.nanoTime();
            if (now - last[0] > SAY_NANOS || done == all) {
                last[0] = now;
                err.printf(Locale.ROOT, "stage %d: %d of %d units after %d s%n", stage, done, all,
                    (now - start) / 1_000_000_000L);
            }
        };
    }
}
