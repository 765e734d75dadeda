package flipchip.lab.people;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.engine.board.Board;
import flipchip.engine.io.AtomicFile;

/// A cache of a judge's values for the moves of samples, a text file of one line a sample, so that an
/// interrupted run can resume. A line begins with the discs of the side to move and of the other, in
/// hexadecimal.
final class KeptValues {
    private static final long KEEP_NANOS = 10_000_000_000L;

    private KeptValues() {}

    /// Reads what is there and computes the rest.
    ///
    /// @throws IOException if the file cannot be read or written, or holds the values of other samples
    static List<int[]> of(Path folder, PeopleData.Part part, MoveJudge judge, List<Sample> samples,
            Progress progress) throws IOException {
        Path file = folder
            .resolve(judge.name().replace(' ', '-') + "-" + part.name().toLowerCase(Locale.ROOT) + ".values");
        List<int[]> values = new ArrayList<>();
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                if (values.size() < samples.size()
                        && !line.startsWith(key(samples.get(values.size()).board()))) {
                    throw new IOException(file + ": line " + (values.size() + 1)
                        + " is of another sample; delete the file, or take another folder");
                }
                values.add(numbers(file, values.size() + 1, line));
            }
        }
        long kept = System.nanoTime();
        for (int i = values.size(); i < samples.size(); i++) {
            values.add(judge.values().apply(samples.get(i).board()));
            if (System.nanoTime() - kept > KEEP_NANOS || i == samples.size() - 1) {
                keep(values, samples, file);
                kept = System.nanoTime();
            }
            progress.heard(judge.name() + ", " + part, i + 1, samples.size());
        }
        return values.subList(0, samples.size());
    }

    private static int[] numbers(Path file, int number, String line) throws IOException {
        try {
            return Arrays.stream(line.split(" ")).skip(2).mapToInt(Integer::parseInt).toArray();
        } catch (NumberFormatException e) {
            throw new IOException(file + ": line " + number + " is damaged; delete it and what follows", e);
        }
    }

    private static String key(Board board) {
        return String.format(Locale.ROOT, "%016x %016x ", board.player(), board.opponent());
    }

    private static void keep(List<int[]> values, List<Sample> samples, Path file) throws IOException {
        AtomicFile
            .write(file,
                IntStream.range(0, values.size())
                    .mapToObj(i -> key(samples.get(i).board()) + Arrays.stream(values.get(i))
                        .mapToObj(String::valueOf).collect(Collectors.joining(" ")) + "\n")
                    .collect(Collectors.joining()));
    }
}
