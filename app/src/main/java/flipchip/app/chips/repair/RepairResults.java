package flipchip.app.chips.repair;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import flipchip.engine.io.FileFault;
import flipchip.engine.io.LineFile;

/// A record of the best results of the solved puzzles, by number. Immutable.
///
/// A file has a line for each: number, probes, par, hints, wrong guesses, day.
record RepairResults(Map<Integer, Result> best) {
    static final RepairResults NONE = new RepairResults(Map.of());
    private static final int WORDS = 6;

    /// How a puzzle was solved.
    record Result(int probes, int par, int hints, int wrong, LocalDate day) {
        /// What counts: a wrong guess as two probes, a hint as one.
        int cost() {
            return probes + hints + 2 * wrong;
        }

        boolean isAtPar() {
            return cost() <= par;
        }
    }

    RepairResults {
        best = Map.copyOf(best);
    }

    Optional<Result> of(int number) {
        return Optional.ofNullable(best.get(number));
    }

    /// With a result more, unless there is a better one of that puzzle.
    RepairResults with(int number, Result result) {
        if (of(number).filter(old -> old.cost() <= result.cost()).isPresent()) {
            return this;
        }
        Map<Integer, Result> more = new TreeMap<>(best);
        more.put(number, result);
        return new RepairResults(more);
    }

    int solved() {
        return best.size();
    }

    long atPar() {
        return best.values().stream().filter(Result::isAtPar).count();
    }

    /// Days without a gap, back from today or yesterday, whose own puzzle is solved.
    int days(LocalDate today) {
        int number = number(today);
        int from = best.containsKey(number) ? number : number - 1;
        int days = 0;
        while (best.containsKey(from - days)) {
            days++;
        }
        return days;
    }

    /// The puzzle of a day.
    static int number(LocalDate day) {
        return Math.toIntExact(day.toEpochDay());
    }

    /// What the file holds.
    ///
    /// @param damaged told of damaged lines, which are left out
    static RepairResults load(Path file, Consumer<? super FileFault> damaged) throws IOException {
        Map<Integer, Result> best = new TreeMap<>();
        kept(file).read(line -> read(line, best)).ifPresent(damaged);
        return new RepairResults(best);
    }

    private static LineFile kept(Path file) {
        return new LineFile(file, "repairs");
    }

    private static void read(String line, Map<Integer, Result> best) {
        String[] words = line.split(" ", -1);
        if (words.length != WORDS) {
            throw new IllegalArgumentException(line);
        }
        best.put(Integer.valueOf(words[0]), new Result(Integer.parseInt(words[1]), Integer.parseInt(words[2]),
            Integer.parseInt(words[3]), Integer.parseInt(words[4]), LocalDate.parse(words[5])));
    }

    /// With the results that another program has kept meanwhile.
    RepairResults merged(RepairResults other) {
        RepairResults all = this;
        for (Map.Entry<Integer, Result> its : other.best.entrySet()) {
            all = all.with(its.getKey(), its.getValue());
        }
        return all;
    }

    /// Adds all of them to what the file holds by now; a file that is there stays whole if this fails.
    void save(Path file) throws IOException {
        Map<Integer, Result> there = new TreeMap<>();
        kept(file).update(line -> read(line, there), () -> merged(new RepairResults(there)).lines());
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        new TreeMap<>(best).forEach((number, result) -> lines.add(number + " " + result.probes + " "
            + result.par + " " + result.hints + " " + result.wrong + " " + result.day));
        return lines;
    }
}
