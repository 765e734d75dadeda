package flipchip.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import flipchip.app.cli.answer.ExitCode;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.GgfGame;
import flipchip.engine.testkit.TestData;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExamCommandTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsCutOffGoesOnAndAnExactSearchPasses() throws IOException {
        String whole = make("whole.obf", 4);
        String begun = make("begun.obf", 2);
        assertTrue(whole.startsWith(begun) && whole.lines().count() == 4, whole + begun);
        assertEquals(whole, make("begun.obf", 4));

        JsonNode exact = answers("--solve", "60");
        assertEquals(1, exact.get("best").asDouble());
        assertEquals(0, exact.get("loss").asDouble() + exact.get("deviation").asDouble());
        JsonNode shallow = answers("--depth", "1");
        assertTrue(shallow.get("deviation").asDouble() > 0, shallow::toString);
        assertTrue(shallow.get("nodes").asDouble() < exact.get("nodes").asDouble(), shallow::toString);
    }

    @Test
    void whatBothSidesLostLeadsFromTheExactScoreToTheResult() throws IOException {
        Game game = Game.INITIAL;
        for (SplittableRandom random = new SplittableRandom(5); !game.isOver();) {
            List<Square> moves = game.position().moves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        GgfGame plain = GgfGame.of(game, "one", "two");
        GgfGame valued = new GgfGame("one", "two", "", "", Optional.empty(), Optional.empty(), plain.result(),
            plain.start(), plain.moves().stream().map(move -> new GgfGame.Move(move.color(), move.square(),
                OptionalDouble.of(1), OptionalDouble.of(0.5))).toList(),
            List.of());
        Path kept = Files.writeString(folder.resolve("kept.ggf"), Ggf.write(valued));
        int from = 11;
        int ply = game.length() - 1;
        while (game.positionAt(ply).board().empties() < from) {
            ply--;
        }
        int exact = exact(game.positionAt(ply)) * (game.moverOf(ply) == Color.BLACK ? 1 : -1);
        LabRun run = LabRun.of("exam", "games", kept.toString(), "--from", String.valueOf(from), "--json");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());

        double lost = 0;
        for (String line : run.lines()) {
            JsonNode row = new ObjectMapper().readTree(line);
            lost += row.get("lost").asDouble() * (row.get("side").asText().equals("one") ? 1 : -1);
        }
        assertEquals(exact - game.position().finalScoreForBlack(), lost, 1e-9, run.out());
        assertTrue(lost != 0, run.out());
    }

    private static int exact(Position position) {
        try (Engine engine = new Engine(EngineOptions.DEFAULT)) {
            return engine.search(position, SearchLimits.exact().withAllMoves()).centidiscs() / 100;
        }
    }

    @Test
    void movesWithoutScoresAreRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("none.obf"),
            "-OXO-XXOXXXXXXXOXXOXXOXOXOXOOXXOXOXXOOOOXOXXOOOOXOXOOOOOOOOOOOO- O;\n");
        LabRun run = LabRun.of("exam", "run", file.toString());

        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().contains("no positions, or one without scores"), run.err());
    }

    private String make(String name, int positions) throws IOException {
        Path file = folder.resolve(name);
        LabRun run = LabRun.of("exam", "make", "--wthor", TestData.require("wthor").toString(), "--empties",
            "10", "--positions", String.valueOf(positions), "--out", file.toString());
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        return Files.readString(file);
    }

    private JsonNode answers(String... settings) throws IOException {
        List<String> words =
            new ArrayList<>(List.of("exam", "run", folder.resolve("whole.obf").toString(), "--json"));
        words.addAll(List.of(settings));
        LabRun run = LabRun.of(words.toArray(String[]::new));
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        return new ObjectMapper().readTree(run.lines().getLast());
    }
}
