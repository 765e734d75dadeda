package flipchip.lab.job;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.people.PersonModel;
import flipchip.engine.people.Problem;
import flipchip.engine.people.ProblemFile;
import flipchip.engine.people.ProblemMaker;
import flipchip.engine.people.ProblemTheme;

/// A selector of the endgame school's problems, balanced by theme and number of empty squares; and how they
/// are regraded.
public final class ProblemChoice {
    private static final int TABLE_MEGABYTES = 8;

    private ProblemChoice() {}

    /// Regraded problems and their results.
    ///
    /// @param read     how many there were
    /// @param tempting different ones that still tempt
    public record Graded(byte[] bytes, int read, int tempting, int kept) {}

    /// Files of problems as the people of this model fail them: those that still tempt, each once.
    ///
    /// @param heard receives the number examined, and of how many
    public static Graded again(List<byte[]> files, PersonModel model, int most,
            BiConsumer<Integer, Integer> heard) throws IOException {
        ProblemMaker maker = new ProblemMaker(BuiltInEvaluation.get().evaluation(), model, TABLE_MEGABYTES);
        List<Problem> read = new ArrayList<>();
        for (byte[] file : files) {
            read.addAll(ProblemFile.parse("problems", file));
        }
        Map<String, Problem> all = new TreeMap<>();
        for (int i = 0; i < read.size(); i++) {
            maker.again(read.get(i)).ifPresent(graded -> all.putIfAbsent(graded.id(), graded));
            heard.accept(i + 1, read.size());
        }
        List<Problem> kept = of(List.copyOf(all.values()), most);
        return new Graded(ProblemFile.format(kept), read.size(), all.size(), kept.size());
    }

    /// Takes in turn from each group of problems with the same number of empties and the same rarest theme;
    /// easy ones first.
    public static List<Problem> of(List<Problem> all, int most) {
        Map<ProblemTheme, Integer> often = new EnumMap<>(ProblemTheme.class);
        all.forEach(problem -> problem.themes().forEach(theme -> often.merge(theme, 1, Integer::sum)));
        Map<String, List<Problem>> groups = all.stream()
            .sorted(Comparator.comparing(
                problem -> new SplittableRandom(problem.board().player() ^ problem.board().opponent())
                    .nextLong()))
            .collect(Collectors.groupingBy(
                problem -> problem.board().empties() + " "
                    + problem.themes().stream().min(Comparator.comparing(often::get)),
                LinkedHashMap::new, Collectors.toList()));
        List<Problem> chosen = new ArrayList<>();
        for (int round = 0; chosen.size() < Math.min(most, all.size()); round++) {
            for (List<Problem> group : groups.values()) {
                if (round < group.size() && chosen.size() < most) {
                    chosen.add(group.get(round));
                }
            }
        }
        return chosen.stream().sorted(Comparator.comparing(Problem::rating).thenComparing(Problem::id))
            .toList();
    }
}
