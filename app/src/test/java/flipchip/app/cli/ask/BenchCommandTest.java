package flipchip.app.cli.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.ask.BenchCommand.Endgames;
import flipchip.app.cli.ask.BenchCommand.Judgement;
import flipchip.app.cli.ask.BenchCommand.Machine;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

class BenchCommandTest {
    @Test
    void aShortRunSolvesOneEndgameAndSearchesTwentyBoards() throws Exception {
        CommandLineRun run = CommandLineRun.of("bench", "--short", "--json");

        assertEquals(ExitCode.OK, run.exitCode(), run::err);
        List<String> lines = run.out().lines().toList();
        assertEquals(3, lines.size(), run::out);
        ObjectMapper json = new ObjectMapper();
        assertTrue(json.readTree(lines.get(0)).get("cores").asInt() > 0);
        JsonNode endgames = json.readTree(lines.get(1));
        assertEquals(1, endgames.get("right").asInt());
        assertTrue(endgames.get("nodes").asLong() > 100_000, run::out);
        JsonNode judgement = json.readTree(lines.get(2));
        assertEquals(20, judgement.get("positions").asInt());
        assertTrue(judgement.get("best").asDouble() > 0.5, run::out);
        assertTrue(judgement.get("loss").asDouble() < 3, run::out);
    }

    @Test
    void theLineHasACellForEachColumn() {
        String table = BenchCommand.table(new Machine("flipchip 1.0.0", "25", "Example CPU", 2, 0, "scalar"),
            new Endgames(10, 10, 1, 312_058_006, 15.62, 17.81, 19_978_000),
            new Judgement(400, 14, 0.795, 0.612, 2.1, 9_000_000, 2_600_000));

        assertEquals("| flipchip 1.0.0 | 15.6 s | 17.8 s | 312.1 million | 20.0 million | 79.5 % | 0.61 "
            + "| Example CPU, threads: 1 |", table.lines().toList().getLast());
        assertEquals(List.of(9L), table.lines()
            .map(line -> line.chars().filter(letter -> letter == '|').count()).distinct().toList());
    }

    @Test
    void noThreadIsAMisuse() {
        CommandLineRun run = CommandLineRun.of("bench", "--threads", "0");

        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().contains("'0' is not between 1 and"), run::err);
    }
}
