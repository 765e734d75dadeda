package flipchip.lab.people;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.notation.MessageText;

/// A cache of the losses of decisions in a text file, by board and move; it resumes interrupted runs and
/// serves runs with other decisions.
final class KeptLosses {
    private static final long KEEP_NANOS = 10_000_000_000L;

    private KeptLosses() {}

    /// A played move.
    record Decision(Position before, Square played) {
        private String key() {
            return Long.toHexString(before.board().player()) + "-"
                + Long.toHexString(before.board().opponent()) + " " + played;
        }
    }

    /// Losses in centidiscs: reads what is there and judges the rest.
    ///
    /// @throws IOException if the file cannot be read or written, or a line of it is damaged
    static List<Integer> of(Path file, List<Decision> decisions, ToIntFunction<Decision> judge,
            Progress progress) throws IOException {
        Map<String, Integer> kept = read(file);
        List<Integer> losses = new ArrayList<>();
        long written = System.nanoTime();
        for (Decision decision : decisions) {
            Integer loss = kept.get(decision.key());
            if (loss == null) {
                loss = judge.applyAsInt(decision);
                kept.put(decision.key(), loss);
                if (System.nanoTime() - written > KEEP_NANOS) {
                    write(file, kept);
                    written = System.nanoTime();
                }
            }
            losses.add(loss);
            progress.heard(file.getFileName().toString(), losses.size(), decisions.size());
        }
        write(file, kept);
        return losses;
    }

    private static Map<String, Integer> read(Path file) throws IOException {
        Map<String, Integer> kept = new LinkedHashMap<>();
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                int space = line.lastIndexOf(' ');
                if (space < 0 || !line.substring(space + 1).matches("-?\\d{1,6}")) {
                    throw new IOException(file + ": '" + MessageText.of(line, MessageText.NAME)
                        + "': not a board, a move and centidiscs");
                }
                kept.put(line.substring(0, space), Integer.valueOf(line.substring(space + 1)));
            }
        }
        return kept;
    }

    private static void write(Path file, Map<String, Integer> kept) throws IOException {
        AtomicFile.write(file, kept.entrySet().stream().map(one -> one.getKey() + " " + one.getValue() + "\n")
            .collect(Collectors.joining()));
    }
}
