package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
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
}
