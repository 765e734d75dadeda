package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import flipchip.app.files.format.InventedInputs.Input;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Four hundred inputs made up by hand, twenty of each kind, each with the game that it holds: at least 99 in
/// 100 are read right, the others are refused in words, and none is another game without a word.
class InventedInputsTest {
    private static final int EACH = 20;

    private enum Outcome {
        RIGHT, REFUSED, WRONG
    }

    @TempDir
    private Path folder;

    @Test
    void ofFourHundredInputsNoneIsAnotherGame() throws IOException {
        Map<String, int[]> counts = new LinkedHashMap<>();
        List<String> bad = new ArrayList<>();
        for (Map.Entry<String, List<Case>> kind : cases().entrySet()) {
            for (Case one : kind.getValue()) {
                Outcome outcome = one.outcome();
                counts.computeIfAbsent(kind.getKey(), _ -> new int[3])[outcome.ordinal()]++;
                if (outcome != Outcome.RIGHT) {
                    bad.add(outcome + " " + kind.getKey() + "\n" + one);
                }
            }
        }
        int right = counts.values().stream().mapToInt(count -> count[0]).sum();
        int wrong = counts.values().stream().mapToInt(count -> count[2]).sum();
        int sum = counts.values().stream().flatMapToInt(IntStream::of).sum();
        counts.forEach((kind, count) -> System.out.printf(Locale.ROOT,
            "%-14s %3d right, %d refused, %d wrong%n", kind, count[0], count[1], count[2]));
        System.out.printf(Locale.ROOT, "%d of %d right, %.1f per cent%n", right, sum, 100.0 * right / sum);

        counts.forEach((kind, count) -> assertTrue(IntStream.of(count).sum() >= EACH, kind));
        assertTrue(sum >= 400);
        assertTrue(wrong == 0 && 100 * right >= 99 * sum, () -> String.join("\n\n", bad));
    }

    /// @param problems of which one at least must be said if the games are not these
    private record Case(String text, List<Game> games, List<Game> read, List<String> problems) {
        Case(String text, List<Game> games, Reading read) {
            this(text, games, read.games().stream().map(SavedGame::game).toList(), read.problems());
        }

        Outcome outcome() {
            return games.equals(read) && problems.isEmpty() ? Outcome.RIGHT
                : problems.isEmpty() ? Outcome.WRONG
                : Outcome.REFUSED;
        }
    }

    private Map<String, List<Case>> cases() throws IOException {
        Map<String, List<Case>> all = new LinkedHashMap<>();
        List<Case> zip = new ArrayList<>();
        List<Case> gz = new ArrayList<>();
        for (Map.Entry<String, List<Input>> kind : InventedInputs.all().entrySet()) {
            List<Case> cases = all.computeIfAbsent(kind.getKey(), _ -> new ArrayList<>());
            boolean continues = kind.getKey().equals("continuation");
            for (Input input : kind.getValue()) {
                cases.add(continues
                    ? continued(input)
                    : new Case(input.text(), List.of(input.game()), read(input)));
            }
            for (Input input : continues ? List.<Input>of() : kind.getValue().subList(0, 2)) {
                byte[] bytes = input.text().getBytes(StandardCharsets.UTF_8);
                zip.add(new Case(input.text(), List.of(input.game()), GameFiles.read(zipped(bytes))));
                gz.add(new Case(input.text(), List.of(input.game()), GameFiles.read(gzipped(bytes))));
            }
        }
        all.put("zip", zip);
        all.put("gz", gz);
        all.put("bz2", bzip2());
        all.put("WTHOR", wthor());
        return all;
    }

    private static Reading read(Input input) throws IOException {
        return GameFiles.read(input.text().getBytes(StandardCharsets.UTF_8));
    }

    private static Case continued(Input input) {
        Game start = Game.startingAt(input.game().start());
        List<Square> moves = Recognizer.continuation(input.text(), start.start());
        return new Case(input.text(), List.of(input.game()), List.of(start.play(moves)),
            moves.isEmpty() ? List.of("taken for another game") : List.of());
    }

    private static byte[] gzipped(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        }
        return out.toByteArray();
    }

    private static byte[] zipped(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry("games/one.txt"));
            zip.write(bytes);
        }
        return out.toByteArray();
    }

    /// A line of `invented-bz2.txt` has the moves and the packed file.
    private static List<Case> bzip2() throws IOException {
        List<Case> cases = new ArrayList<>();
        for (String line : InventedInputs.file("invented-bz2.txt").lines().toList()) {
            String[] parts = line.split(" ");
            Game game = Game.INITIAL.play(Square.sequence(parts[0]));
            cases.add(new Case(line, List.of(game), GameFiles.read(Base64.getDecoder().decode(parts[1]))));
        }
        return cases;
    }

    private List<Case> wthor() throws IOException {
        List<Case> cases = new ArrayList<>();
        for (int number = 0; cases.size() < EACH; number++) {
            ForeignForms.Sample sample = ForeignForms.sample("WTHOR", number);
            Path own = Files.createDirectory(folder.resolve(String.valueOf(number)));
            for (Map.Entry<String, byte[]> file : sample.files().entrySet()) {
                Files.write(own.resolve(file.getKey()), file.getValue());
            }
            if (sample.refused().isEmpty()) {
                cases.add(new Case("WTHOR " + number, sample.games(),
                    GameFiles.read(own.resolve(sample.files().keySet().iterator().next()))));
            }
        }
        return cases;
    }
}
