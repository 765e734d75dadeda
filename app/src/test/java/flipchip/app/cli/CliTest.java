package flipchip.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import flipchip.app.settings.ThemeChoice;
import flipchip.engine.board.Transcript;

class CliTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final List<Camera.Shot> shots = new ArrayList<>();

    @Test
    void perftPrintsOneLineADepth() {
        assertEquals(ExitCode.OK, run("perft", "5"));

        List<String> leaves = out.toString().lines().map(line -> line.strip().split("\\s+")[1]).toList();
        assertEquals(List.of("4", "12", "56", "244", "1396"), leaves);
        assertEquals("", err.toString());
    }

    @Test
    void jsonIsOneObjectALine() throws Exception {
        assertEquals(ExitCode.OK, run("perft", "4", "--json"));

        List<String> lines = out.toString().lines().toList();
        assertEquals(4, lines.size());
        JsonNode last = new ObjectMapper().readTree(lines.getLast());
        assertEquals("perft", last.get("kind").asText());
        assertEquals(4, last.get("depth").asInt());
        assertEquals(244, last.get("leaves").asLong());
    }

    @Test
    void helpNamesEveryCommandAndTheExitCodes() {
        assertEquals(ExitCode.OK, run("--help"));

        for (String word : List.of("play", "perft", "Exit codes:", "130")) {
            assertTrue(out.toString().contains(word), word);
        }
    }

    @Test
    void versionNamesTheProgramAndTheJava() {
        assertEquals(ExitCode.OK, run("--version"));

        assertTrue(out.toString().matches("flipchip \\S+ on Java \\S+\\s*"), out.toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "perft 99        | '99' is not a number between 1 and 15",
        "perft 0         | '0' is not a number between 1 and 15",
        "perft x         | Invalid value for positional parameter at index 0 (DEPTH): 'x' is not an int",
        "perft           | Missing required parameter: 'DEPTH'",
        "prft 3          | Unmatched arguments from index 0: 'prft', '3'",
        "play --white 11 | --white: '11' is neither 'human' nor a level from 1 to 10",
        "screenshot --size big     | --size: 'big' is not of the form 1440x900",
        "screenshot --size 9999x10 | --size: a picture of 9999 pixels is too wide",
        "screenshot --moves f5f5   | --moves: move 2: f5 is taken; White can play f4 d6 f6",
        "play --noise    | Unknown option: '--noise'"})
    void aBadCommandLineIsNamedAndNothingIsPrinted(String line, String message) {
        assertEquals(ExitCode.USAGE, run(line.split(" ")));

        assertEquals(message, err.toString().lines().findFirst().orElse(""));
        assertTrue(err.toString().contains("--help'."));
        assertEquals("", out.toString());
    }

    @Test
    void screenshotPassesOnWhatToShow() throws Exception {
        assertEquals(ExitCode.OK,
            run("screenshot", "--theme", "dark", "--size", "800x600", "--moves", "f5 d6", "--out", "a.png"));

        assertEquals(List.of(new Camera.Shot(ThemeChoice.DARK, 800, 600, Transcript.parse("f5d6"))), shots);
        assertEquals("Wrote a.png, 800x600.", out.toString().strip());
    }

    @Test
    void aPictureThatCannotBeWrittenFails() {
        assertEquals(ExitCode.FAILED, run("screenshot", "--out", "full.png"));

        assertEquals("The picture could not be written: full.png: no space left", err.toString().strip());
    }

    private int run(String... args) {
        return Cli.run(new PrintWriter(out), new PrintWriter(err), (shot, file) -> {
            if (shot.width() > 8192) {
                throw new IllegalArgumentException("a picture of " + shot.width() + " pixels is too wide");
            }
            if (file.toString().equals("full.png")) {
                throw new IOException("full.png: no space left");
            }
            shots.add(shot);
        }, args);
    }
}
