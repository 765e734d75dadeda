package flipchip.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.window.ScreenshotService;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CliTest {
    private static final ScreenshotService NO_WIDE_PICTURES = (shot, _) -> {
        throw new IllegalArgumentException("a picture of " + shot.width() + " pixels is too wide");
    };

    private static final String CIRCUITS =
        Circuits.all().stream().map(NamedCircuit::name).collect(Collectors.joining(", "))
            + ", solver-units-1, solver-units-4, solver-units-8, solver-units-12, cell, array-4 to array-16";

    @Test
    void perftPrintsOneLineADepth() {
        CommandLineRun run = CommandLineRun.of("perft", "5");

        assertEquals(ExitCode.OK, run.exitCode());
        assertEquals(List.of("4", "12", "56", "244", "1396"),
            run.lines().stream().map(line -> line.strip().split("\\s+")[1]).toList());
        assertEquals("", run.err());
    }

    /// A board may begin with the sign of a black disc, and no file of options is read.
    @Test
    void anArgumentThatBeginsWithAnAtSignIsTakenAsItIs() {
        String board = "XX" + "-".repeat(25) + "OX------XO" + "-".repeat(27) + " X";

        CommandLineRun run = analysed(board.replace('X', '@'));

        assertEquals(ExitCode.OK, run.exitCode(), run::err);
        assertEquals(analysed(board).out(), run.out());
        CommandLineRun folder = CommandLineRun.of("perft", "@/");

        assertEquals(2, folder.exitCode());
        assertTrue(folder.err().contains("@/"), folder::err);
    }

    private static CommandLineRun analysed(String board) {
        return CommandLineRun.of("analyse", board, "--depth", "1", "--threads", "1");
    }

    @Test
    void jsonIsOneObjectALine() throws IOException {
        CommandLineRun run = CommandLineRun.of("perft", "4", "--json");

        assertEquals(4, run.lines().size());
        JsonNode last = new ObjectMapper().readTree(run.lines().getLast());
        assertEquals("perft", last.get("kind").asText());
        assertEquals(4, last.get("depth").asInt());
        assertEquals(244, last.get("leaves").asLong());
    }

    @Test
    void helpNamesEveryCommandAndTheExitCodes() {
        CommandLineRun run = CommandLineRun.of("--help");

        assertEquals(ExitCode.OK, run.exitCode());
        for (String word : List.of("play", "demo", "perft", "screenshot", "hw", "Exit codes:", "130")) {
            assertTrue(run.out().contains(word), word);
        }
    }

    @ParameterizedTest
    @CsvSource({"help, --help", "hw help, hw --help", "help hw, hw --help",
        "hw help verify, hw verify --help", "help hw verify, hw verify --help",
        "database help, database --help", "help play, play --help"})
    void helpIsACommandOfEveryGroup(String asked, String option) {
        CommandLineRun run = CommandLineRun.of(asked.split(" "));

        assertEquals(ExitCode.OK, run.exitCode(), run::err);
        assertEquals(CommandLineRun.of(option.split(" ")).out(), run.out());
    }

    @Test
    void versionIsThatOfTheParentPomAndOfJava() throws IOException {
        Matcher revision = Pattern.compile("<revision>(.+)</revision>")
            .matcher(Files.readString(Path.of(System.getProperty("flipchip.root"), "pom.xml")));

        CommandLineRun run = CommandLineRun.of("--version");

        assertTrue(revision.find());
        assertEquals(List.of("flipchip " + revision.group(1) + " on Java " + Runtime.version()), run.lines(),
            "old classes keep the old version: mvn clean");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|',
        value = {"perft 99        | '99' is not a number between 1 and 15",
            "perft 0         | '0' is not a number between 1 and 15",
            "perft x         | Invalid value for positional parameter at index 0 (DEPTH): 'x' is not an int",
            "perft           | Missing required parameter: 'DEPTH'",
            "prft 3          | Unmatched arguments from index 0: 'prft', '3'",
            "play --white 21 | --white: '21' is neither 'human', nor a level from 1 to 20, nor like "
                + "'person:1500'",
            "play --noise    | Unknown option: '--noise'",
            "screenshot --size big     | --size: 'big' is not of the form 1440x900",
            "screenshot --size 9999x10 | a picture of 9999 pixels is too wide",
            "screenshot --at 3         | --at: '3' is not of the form 21.2.10",
            "screenshot --moves f5f5   | --moves: move 2: f5 is taken; White can play f4 d6 f6",
            "hw stats z80                 | no circuit 'z80'; there are CIRCUITS",
            "database games --position f5f5 | --position: move 2: f5 is taken; White can play f4 d6 f6",
            "hw export array-17 x         | no circuit 'array-17'; there are CIRCUITS",
            "hw export x --vectors 100001 | --vectors: '100001' is not a number between 1 and 100000",
            "hw export x --clock 5 --target ice40 | --clock: only a serial line has a speed; use --board",
            "hw export machine x --clock 5 --board hx8k | --clock, --baud: at 5 Hz a bit of 115200 baud "
                + "lasts 0 clocks; it must last 8 to 65535",
            "screenshot --scale NaN       | --scale: 'NaN' is not in 0.75..2.0",
            "screenshot --scale 99        | --scale: '99.0' is not in 0.75..2.0",
            "screenshot --wait NaN        | --wait: 'NaN' is not in 0..3600",
            "screenshot --language xx     | --language: 'xx' is not en, de, fr, ja or zh",
            "screens x --language xx      | --language: 'xx' is not en, de, fr, ja or zh",
            "screens x --scale 3          | --scale: '3.0' is not in 0.75..2.0",
            "help nonsense                | Unmatched argument at index 0: 'nonsense'",
            "hw verify --positions 0      | there is nothing to verify with 0 positions",
            "hw verify --fault d3.legal   | --fault: 'd3.legal' is not NET=0 or NET=1",
            "hw trace --move a1        | --move: a1 is not legal there; legal: d3 c4 f5 e6",
            "hw trace counter --move d3    | --move: only array and machine have moves; use --steps",
            "hw trace --move d3 --steps 4  | --steps: array is traced by --move",
            "hw verify machine --positions 5 | --positions: a machine plays --games",
            "hw verify counter --games 5   | --games: only machines play games; use --positions",
            "hw check --board a.v b.v | --board checks one circuit: name one file or one folder",
            "hw check --board --csv a.v | --csv: is for cells, not for --board",
            "hw check --top m a.v | --top: is for --board",
            "hw trace --move z9        | --move: 'z9' is not a square",
            "hw trace --move d3 --after x | --after: move 1: 'x' is not a move"})
    void aBadCommandLineIsNamedAndNothingIsPrinted(String line, String message) {
        CommandLineRun run = CommandLineRun.of(NO_WIDE_PICTURES, line.split(" "));

        assertEquals(ExitCode.USAGE, run.exitCode());
        assertEquals(message.replace("CIRCUITS", CIRCUITS), run.err().lines().findFirst().orElse(""));
        assertTrue(run.err().contains("--help'."));
        assertEquals("", run.out());
    }

    /// A variable of the shell that is not set is not the current folder.
    @ParameterizedTest
    @ValueSource(strings = {"solve,", "database import,", "own-games --file,", "hw export counter,",
        "hw open --list,", "match greedy random --games 2 --keep,", "screenshot --out,"})
    void anEmptyNameIsNotTheCurrentFolder(String line) {
        List<String> words = new ArrayList<>(List.of(line.substring(0, line.length() - 1).split(" ")));
        words.add("");

        CommandLineRun run = CommandLineRun.of(words.toArray(String[]::new));

        assertEquals(ExitCode.USAGE, run.exitCode(), run::err);
        assertTrue(run.err().lines().findFirst().orElse("").endsWith(": '' is not the name of a file"),
            run.err());
    }

    @Test
    void aGroupWithoutCommandNamesItsCommands() {
        CommandLineRun run = CommandLineRun.of("hw");

        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().startsWith("hw needs a command: stats, trace, run, verify"), run.err());
    }

    @Test
    void screenshotPassesOnWhatToShow() throws Exception {
        List<ScreenshotService.Shot> shots = new ArrayList<>();
        CommandLineRun run = CommandLineRun.of((shot, _) -> shots.add(shot), "screenshot", "--theme", "dark",
            "--size", "800x600", "--moves", "f5 d6", "--do", "hazards", "--press", "hazard-list=2", "--do",
            "settings", "--key", "Alt+Y", "--language", "de", "--out", "a.png");

        assertEquals(ExitCode.OK, run.exitCode());
        assertEquals(
            List.of(new ScreenshotService.Shot(ThemeChoice.DARK, 800, 600, Transcript.parse("f5d6"),
                Optional.of(new Instant(2, 2, 10)),
                new ScreenshotService.Setting("de", 1,
                    List.of(new ScreenshotService.Act(ScreenshotService.Act.Kind.COMMAND, "hazards"),
                        new ScreenshotService.Act(ScreenshotService.Act.Kind.PRESS, "hazard-list=2"),
                        new ScreenshotService.Act(ScreenshotService.Act.Kind.COMMAND, "settings"),
                        new ScreenshotService.Act(ScreenshotService.Act.Kind.KEY, "Alt+Y")),
                    Duration.ZERO))),
            shots);
        assertEquals("Wrote a.png, 800x600.", run.out().strip());
    }

    @Test
    void aPictureThatCannotBeWrittenFails() {
        CommandLineRun run = CommandLineRun.of((_, file) -> {
            throw new IOException(file + ": no space left");
        }, "screenshot", "--out", "full.png");

        assertEquals(ExitCode.FAILED, run.exitCode());
        assertEquals("The picture could not be written: full.png: no space left", run.err().strip());
    }
}
