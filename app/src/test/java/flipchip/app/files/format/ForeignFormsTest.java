package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import flipchip.app.game.session.GameTree;
import flipchip.engine.board.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Files of other programs, each with the game that it holds: read as it is, or refused in words.
class ForeignFormsTest {
    private static final int FILES = Integer.getInteger("flipchip.files", 20);

    @TempDir
    private Path folder;

    static Set<String> kinds() {
        return ForeignForms.KINDS.keySet();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theGamesAreReadWithWhatIsSaidOfThem(String kind) throws IOException {
        List<String> wrong = new ArrayList<>();
        List<String> refused = new ArrayList<>();
        for (int number = 0; number < FILES; number++) {
            ForeignForms.Sample sample = ForeignForms.sample(kind, number);
            Reading read = read(sample, folder.resolve(String.valueOf(number)));
            Optional<String> fault = fault(sample, read);
            List<String> to = read.problems().isEmpty() || !isBeginning(read, sample) ? wrong : refused;
            int file = number;
            fault.ifPresent(what -> to.add(kind + " " + file + ": " + what + "\n" + read.problems()
                + read.notes() + "\n"
                + new String(sample.first(), StandardCharsets.UTF_8).replaceAll("[\\p{Cntrl}&&[^\n]]", "~")));
        }
        assertEquals("", String.join("\n\n", wrong));
        assertTrue(refused.size() <= FILES / 100, () -> String.join("\n\n", refused));
    }

    private static Reading read(ForeignForms.Sample sample, Path folder) throws IOException {
        Files.createDirectory(folder);
        for (Map.Entry<String, byte[]> file : sample.files().entrySet()) {
            Files.write(folder.resolve(file.getKey()), file.getValue());
        }
        return GameFiles.read(folder.resolve(sample.files().keySet().iterator().next()));
    }

    private static boolean isBeginning(Reading read, ForeignForms.Sample sample) {
        List<Game> games = read.games().stream().map(SavedGame::game).toList();
        return games.size() <= sample.games().size()
                && games.stream().allMatch(game -> sample.games().stream().anyMatch(game::isPrefixOf));
    }

    /// What is not as it should be.
    private static Optional<String> fault(ForeignForms.Sample sample, Reading read) {
        List<Game> games = read.games().stream().map(SavedGame::game).toList();
        if (!games.equals(sample.games())) {
            return Optional.of("games " + games);
        }
        boolean named = read.problems().stream().anyMatch(problem -> problem.contains(sample.refused()));
        if (sample.refused().isEmpty() ? !read.problems().isEmpty() : !named) {
            return Optional.of("problems");
        }
        return games.isEmpty() ? Optional.empty() : said(sample.told(), read.games().getFirst());
    }

    private static Optional<String> said(ForeignForms.Told told, SavedGame game) {
        GameInfo info = game.info();
        List<String> extras = game.extras().tags().stream().map(Object::toString).toList();
        GameTree tree = game.tree();
        boolean right = (told.black() + told.white()).isEmpty()
                || told.black().equals(info.black()) && told.white().equals(info.white());
        right &= told.date().isEmpty() || told.date().equals(info.date());
        right &= told.result().isEmpty() || told.result().equals(info.result());
        right &= told.blackRating().isEmpty()
                || extras.toString().contains("RB, value=" + told.blackRating() + "]");
        right &= told.times() == 0 || told.times() == game.times().size();
        right &= told.values() == 0 || told.values() == game.extras().values().size();
        right &= told.variations() == 0 || told.variations() == tree.size() - tree.mainLine().size();
        right &=
            told.comment().isEmpty() || TreeFormat.write(game).contains(told.comment().replace("]", "\\]"));
        return right ? Optional.empty() : Optional.of("head " + game + " instead of " + told);
    }
}
