package flipchip.app.window.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Settings;
import flipchip.app.shell.Command;
import flipchip.app.window.assembly.Seats;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/// The page for newcomers leads from each command of the menus to the files that do it.
@WindowTest
class WhereTest {
    private static final Path PAGE =
        Path.of(System.getProperty("flipchip.root"), "docs", "develop", "where.md");
    private static final Pattern ID = Pattern.compile("`([a-z0-9-]+)`");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)]+\\.java)\\)");

    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, Settings.DEFAULT.with(Seats.WHITE, Seat.HUMAN));
    }

    @Test
    void eachCommandsRowLeadsToFilesThatExistAndHaveIt() throws IOException {
        List<String> rows =
            Files.readAllLines(PAGE).stream().filter(line -> LINK.matcher(line).find()).toList();
        List<String> lost = new ArrayList<>();
        for (Command command : window.window.commands()) {
            List<String> leading = rows.stream().filter(row -> names(row, command.id())).toList();
            if (leading.size() != 1 || !isThere(leading.getFirst(), command.id())) {
                lost.add(command.id() + " " + leading.size());
            }
        }

        assertEquals(List.of(), lost);
    }

    /// Ids that end in a hyphen stand for all that begin so.
    private static boolean names(String row, String id) {
        return ID.matcher(row).results().map(found -> found.group(1))
            .anyMatch(named -> named.endsWith("-") ? id.startsWith(named) : id.equals(named));
    }

    /// Each file exists, and the folder of one of them says the id, or its beginning where the rest is
    /// computed.
    private static boolean isThere(String row, String id) throws IOException {
        boolean said = false;
        for (MatchResult link : LINK.matcher(row).results().toList()) {
            Path file = PAGE.resolveSibling(link.group(1));
            if (!Files.isRegularFile(file)) {
                return false;
            }
            try (Stream<Path> folder = Files.list(file.getParent())) {
                for (Path source : folder.filter(path -> path.toString().endsWith(".java")).toList()) {
                    String text = Files.readString(source);
                    said |= text.contains('"' + id + '"')
                            || text.contains('"' + id.replaceFirst("-.*", "-") + '"');
                }
            }
        }
        return said;
    }
}
