package flipchip.lab.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import flipchip.lab.job.JobInputs;
import flipchip.lab.job.PartStore;
import flipchip.lab.job.Runner;
import flipchip.lab.job.Shard;
import flipchip.lab.job.ShardContext;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.LongAccumulator;

/// Computes shards as tasks of a Spark application: files and inputs go to each executor once, and an
/// accumulator counts.
///
/// @param spark the application
/// @param store what can be sent to executors of the store that the lead uses
record SparkRunner(JavaSparkContext spark, HadoopStore store) implements Runner {
    private static final long ASK_SECONDS = 2;

    @Override
    public void run(List<Shard> missing, byte[] input, JobInputs material, PartStore same, Progress progress)
            throws IOException {
        Broadcast<JobInputs> files = spark.broadcast(material);
        Broadcast<byte[]> units = spark.broadcast(input);
        LongAccumulator done = spark.sc().longAccumulator("units");
        HadoopStore target = store;
        JavaFutureAction<List<String>> names = spark.parallelize(missing, missing.size())
            .mapPartitions(shards -> compute(shards, files, units, target, done)).collectAsync();
        long all = missing.stream().mapToLong(Shard::units).sum();
        try {
            while (true) {
                try {
                    names.get(ASK_SECONDS, TimeUnit.SECONDS);
                    progress.heard(missing.getFirst().stage(), all, all);
                    break;
                } catch (TimeoutException _) {
                    // a shard that was computed twice counts twice
                    progress.heard(missing.getFirst().stage(), Math.min(done.value(), all), all);
                }
            }
        } catch (ExecutionException | CancellationException e) {
            throw new IOException(e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            files.destroy();
            units.destroy();
        }
    }

    private static Iterator<String> compute(Iterator<Shard> shards, Broadcast<JobInputs> files,
            Broadcast<byte[]> units, HadoopStore store, LongAccumulator done) throws IOException {
        ShardContext workshop = new ShardContext(files.value());
        List<String> stored = new ArrayList<>();
        while (shards.hasNext()) {
            Shard shard = shards.next();
            store.put(shard.file(), workshop.compute(shard, units.value()));
            stored.add(shard.file());
            done.add(shard.units());
        }
        return stored.iterator();
    }
}
