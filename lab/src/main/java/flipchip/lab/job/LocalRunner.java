package flipchip.lab.job;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/// A runner of shards on threads of this machine.
///
/// @param threads at least 1
public record LocalRunner(int threads) implements Runner {

    @Override
    public void run(List<Shard> missing, byte[] input, JobInputs material, PartStore store, Progress progress)
            throws IOException {
        AtomicInteger next = new AtomicInteger();
        AtomicLong done = new AtomicLong();
        long all = missing.stream().mapToLong(Shard::units).sum();
        try (ExecutorService workers =
            Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory())) {
            List<Future<?>> running = new ArrayList<>();
            for (int thread = 0; thread < Math.min(threads, missing.size()); thread++) {
                running.add(workers.submit(() -> {
                    ShardContext workshop = new ShardContext(material);
                    try {
                        for (int i = next.getAndIncrement(); i < missing.size(); i = next.getAndIncrement()) {
                            Shard shard = missing.get(i);
                            store.put(shard.file(), workshop.compute(shard, input));
                            progress.heard(shard.stage(), done.addAndGet(shard.units()), all);
                        }
                        return null;
                    } catch (IOException | RuntimeException | Error e) {
                        next.set(missing.size());      // the others end their shard and begin no other
                        throw e;
                    }
                }));
            }
            for (Future<?> worker : running) {
                worker.get();
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException io
                ? io
                : new IOException(String.valueOf(e.getCause().getMessage()), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }
}
