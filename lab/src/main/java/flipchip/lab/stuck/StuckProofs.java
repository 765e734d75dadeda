package flipchip.lab.stuck;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import flipchip.engine.board.Square;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.BoardText;
import flipchip.hwsim.verify.faults.Question;
import flipchip.hwsim.verify.faults.StuckMiter;
import flipchip.hwsim.verify.faults.StuckSurvey;
import flipchip.lab.stuck.Stuck.Fate;

/// A prover of the open faults of a survey, batch by batch; results stay in the folder, so that another call
/// resumes. Each board that the solver builds is asked of the array itself. One thread.
///
/// @param folder for networks and decided batches
/// @param abc    program that decides
public record StuckProofs(Path folder, String abc) {
    private static final int BATCH = 50;
    private static final int LONGEST = 1 << 24;

    /// Receives the number of open faults that are decided.
    @FunctionalInterface
    public interface Progress {
        /// @param done of `all`
        void heard(int done, int all);
    }

    /// All faults of a survey's result, none of them open.
    ///
    /// @throws IOException              if a file cannot be read or written, or the solver decides nothing or
    ///     wrongly
    /// @throws IllegalArgumentException if the result is none of a survey of the array
    public List<Stuck> decide(Path survey, Progress progress) throws IOException {
        List<Stuck> faults = RegularFile.text(survey, LONGEST).lines().map(Stuck::parse)
            .collect(Collectors.toCollection(ArrayList::new));
        for (int number = 0; number < Math.max(faults.size(), StuckSurvey.faults()); number++) {
            if (number >= faults.size() || faults.get(number).number() != number) {
                throw new IllegalArgumentException(
                    survey + " is not a survey of all " + StuckSurvey.faults() + " faults");
            }
        }
        List<Stuck> open = faults.stream().filter(fault -> fault.fate() == Fate.OPEN).toList();
        Files.createDirectories(folder);
        StuckMiter miter = new StuckMiter();
        for (int from = 0; from < open.size(); from += BATCH) {
            List<Stuck> batch = open.subList(from, Math.min(open.size(), from + BATCH));
            Path file = folder.resolve(name(batch));
            if (!Files.exists(file)) {
                AtomicFile.write(file, String.join("\n", boards(batch, miter)) + "\n");
            }
            List<String> boards = RegularFile.text(file, LONGEST).lines().toList();
            for (int i = 0; i < batch.size(); i++) {
                Stuck fault = batch.get(i);
                faults.set(fault.number(),
                    boards.get(i).equals("-")
                        ? fault.decided(Fate.PROVED, "")
                        : fault.decided(Fate.BUILT, boards.get(i)));
            }
            progress.heard(from + batch.size(), open.size());
        }
        return faults;
    }

    /// Changes with the faults of the batch.
    private static String name(List<Stuck> batch) {
        return "batch-" + batch.getFirst().number() + "-"
            + Integer.toHexString(batch.stream().map(Stuck::number).toList().hashCode());
    }

    /// A board for each fault, or "-" where none exists.
    private List<String> boards(List<Stuck> batch, StuckMiter miter) throws IOException {
        Path never = folder.resolve("never.aig");
        AtomicFile.write(never, StuckMiter.never());
        List<Path> networks = new ArrayList<>();
        for (Stuck fault : batch) {
            networks.add(folder.resolve(fault.number() + ".aig"));
            AtomicFile.write(networks.getLast(), miter.aiger(fault.number()));
        }
        List<Optional<Set<String>>> found = new Abc(abc).differences(networks, never);
        List<String> boards = new ArrayList<>();
        for (int i = 0; i < batch.size(); i++) {
            boards.add(
                found.get(i).isEmpty() ? "-" : board(batch.get(i), StuckMiter.question(found.get(i).get())));
            Files.delete(networks.get(i));
        }
        return boards;
    }

    private static String board(Stuck fault, Question question) throws IOException {
        String board =
            BoardText.print(question.position()) + " " + question.move().map(Square::toString).orElse("-");
        if (!StuckSurvey.shows(fault.number(), question)) {
            throw new IOException("the solver's board " + board + " does not show " + fault.net() + " stuck "
                + (fault.high() ? "high" : "low"));
        }
        return board;
    }
}
