package flipchip.lab.job;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A coordinator of a job from its first stage to its result; stored shards are not computed again, so the
/// same call resumes an interrupted one. One thread.
///
/// @param store of the shards and of the result
public record JobCoordinator(JobSpec order, JobInputs material, PartStore store, Runner runner,
        Runner.Progress progress) {

    /// Name of the file with the result.
    public static String resultName(JobSpec order) {
        return "result." + Jobs.named(order.kind()).kind().ending();
    }

    /// Computes what is missing and stores the result.
    ///
    /// @return the result
    /// @throws IOException              if something could not be computed, read or stored
    /// @throws IllegalArgumentException if an option or a file is not as it should be
    public byte[] run() throws IOException {
        Job.Course course = Jobs.named(order.kind()).begin(order, material);
        for (Optional<JobStage> stage = course.next(); stage.isPresent(); stage = course.next()) {
            List<Shard> shards = stage.get().cut(order, material);
            Set<String> there = store.names();
            List<Shard> missing = shards.stream().filter(shard -> !there.contains(shard.file())).toList();
            if (!missing.isEmpty()) {
                runner.run(missing, stage.get().input(), material, store, progress);
            }
            course.take(read(shards));
        }
        byte[] result = course.result();
        store.put(resultName(order), result);
        return result;
    }

    /// What a check found.
    ///
    /// @param shards    of all stages
    /// @param computed  of them computed again
    /// @param different names of those that came out otherwise, and of the result if it does not follow from
    ///     them
    public record Check(int shards, int computed, List<String> different) {}

    /// Computes every `every`th shard again, and the result from the shards, and compares.
    ///
    /// @throws IOException if a shard is missing
    public Check check(int every) throws IOException {
        Job.Course course = Jobs.named(order.kind()).begin(order, material);
        ShardContext workshop = new ShardContext(material);
        Set<String> different = new HashSet<>();
        int seen = 0;
        int computed = 0;
        for (Optional<JobStage> stage = course.next(); stage.isPresent(); stage = course.next()) {
            List<Shard> shards = stage.get().cut(order, material);
            List<byte[]> parts = read(shards);
            for (int i = 0; i < shards.size(); i++) {
                if (seen++ % every == 0) {
                    computed++;
                    byte[] again = workshop.compute(shards.get(i), stage.get().input());
                    if (!java.util.Arrays.equals(again, parts.get(i))) {
                        different.add(shards.get(i).file());
                    }
                }
            }
            course.take(parts);
        }
        if (!java.util.Arrays.equals(course.result(), store.read(resultName(order)))) {
            different.add(resultName(order));
        }
        return new Check(seen, computed, different.stream().sorted().toList());
    }

    private List<byte[]> read(List<Shard> shards) throws IOException {
        List<byte[]> parts = new ArrayList<>();
        for (Shard shard : shards) {
            parts.add(store.read(shard.file()));
        }
        return parts;
    }
}
