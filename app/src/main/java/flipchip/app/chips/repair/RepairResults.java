package flipchip.app.chips.repair;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;

/// The best results of the puzzles solved, by number. Immutable.
///
/// A file has a line for each: number, probes, par, hints, wrong guesses, day. Lines that are not so are left
/// out.
record RepairResults(Map<Integer, Result> best) {
    static final RepairResults NONE = new RepairResults(Map.of());

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

    static RepairResults load(Path file) throws IOException {
        Map<Integer, Result> best = new TreeMap<>();
        for (String line : RegularFile.lines(file)) {
            read(line, best);
        }
        return new RepairResults(best);
    }

    private static void read(String line, Map<Integer, Result> best) {
        String[] words = line.split(" ");
        try {
            best.put(Integer.valueOf(words[0]),
                new Result(Integer.parseInt(words[1]), Integer.parseInt(words[2]), Integer.parseInt(words[3]),
                    Integer.parseInt(words[4]), LocalDate.parse(words[5])));
        } catch (RuntimeException notOurs) {
            System.getLogger(RepairResults.class.getName()).log(System.Logger.Level.WARNING,
                "not a result: " + line);
        }
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
        List<String> lines = new ArrayList<>();
        new TreeMap<>(merged(load(file)).best).forEach((number, result) -> lines.add(number + " "
            + result.probes + " " + result.par + " " + result.hints + " " + result.wrong + " " + result.day));
        AtomicFile.write(file, String.join("\n", lines) + "\n");
    }
}
