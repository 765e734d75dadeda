package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileArgumentTest {
    @ParameterizedTest
    @ValueSource(strings = {"/home/ann/cup 1.ggf", "games/final", "final.WTB", "./play"})
    void isAPathWithAFolderOrAnEndingOfGames(String argument) {
        assertEquals(Optional.of(Path.of(argument)), FileArgument.of(argument));
    }

    @Test
    void isAnAddressOfAFile() {
        assertEquals(Optional.of(Path.of("/home/ann/cup 1.ggf")),
            FileArgument.of("file:///home/ann/cup%201.ggf"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "--version", "-h", "f5d6c3", "flipchip:f5d6", "file:relative",
        "--out=/tmp/x.sgf", ""})
    void isNoCommandOptionOrLink(String argument) {
        assertEquals(Optional.empty(), FileArgument.of(argument));
    }

    @Test
    void severalFilesAreOpenedTogetherUnlessOneIsACommand() {
        assertEquals(List.of(Path.of("a.sgf"), Path.of("/b/c.ggf")),
            FileArgument.all("a.sgf", "file:///b/c.ggf"));
        assertEquals(List.of(), FileArgument.all("analyse", "a.sgf"));
        assertEquals(List.of(), FileArgument.all("a.sgf", "--json"));
        assertEquals(List.of(), FileArgument.all());
    }

    @Test
    void theDesktopHandsOverAllFilesAtOnce() throws IOException {
        assertTrue(Files
            .readAllLines(Path.of(System.getProperty("flipchip.root"), "app/src/dist/linux/flipchip.desktop"))
            .contains("Exec=flipchip %U"));
    }
}
