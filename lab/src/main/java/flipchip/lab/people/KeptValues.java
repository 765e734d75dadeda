package flipchip.lab.people;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import flipchip.engine.file.WholeFile;

/// The values a judge gives to the moves of samples, kept in a text file of one line a sample, so that a run
/// that was cut off goes on.
final class KeptValues {
    private static final long KEEP_NANOS = 10_000_000_000L;

    private KeptValues() {}

    /// Reads what is there and computes the rest.
    static List<int[]> of(Path folder, PeopleData.Part part, MoveJudge judge, List<Sample> samples,
        Progress progress)
            throws IOException {
        Path file = folder.resolve(judge.name().replace(' ', '-') + "-"
            + part.name().toLowerCase(java.util.Locale.ROOT)
            + ".values");
        List<int[]> values = new ArrayList<>();
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                values.add(Arrays.stream(line.split(" ")).mapToInt(Integer::parseInt).toArray());
            }
        }
        long kept = System.nanoTime();
        for (int i = values.size(); i < samples.size(); i++) {
            values.add(judge.values().apply(samples.get(i).board()));
            if (System.nanoTime() - kept > KEEP_NANOS || i == samples.size() - 1) {
                keep(values, file);
                kept = System.nanoTime();
            }
            progress.heard(judge.name() + ", " + part, i + 1, samples.size());
        }
        return values.subList(0, samples.size());
    }

    private static void keep(List<int[]> values, Path file) throws IOException {
        WholeFile.write(file, values.stream()
            .map(judged -> Arrays.stream(judged).mapToObj(String::valueOf).collect(Collectors.joining(" "))
                + "\n")
            .collect(Collectors.joining()));
    }
}
