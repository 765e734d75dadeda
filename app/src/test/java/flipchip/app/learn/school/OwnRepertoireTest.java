package flipchip.app.learn.school;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.learn.school.OwnRepertoire.Line;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnRepertoireTest {
    @TempDir
    private Path folder;

    private static Game game(String moves) {
        try {
            return Transcript.parse(moves);
        } catch (NotationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Line black(String moves) {
        return new Line(Color.BLACK, game(moves));
    }

    @Test
    void linesAreATreeInWhichNoneIsTheBeginningOfAnother() {
        OwnRepertoire all = OwnRepertoire.NONE.with(black("f5d6c3")).with(black("f5d6c3d3c4"))
            .with(black("f5d6")).with(black("f5f6e6"));
        assertEquals(List.of(black("f5d6c3d3c4"), black("f5f6e6")), all.lines());
        assertEquals(List.of(Square.D6, Square.F6), all.after(Color.BLACK, game("f5")));
        assertEquals(List.of(), all.after(Color.WHITE, game("f5")));
        assertEquals(List.of(black("f5f6e6"), black("f5d6c3")), all.without(black("f5d6c3d3")).lines(),
            "what leads there stays");
        assertEquals(all, all.with(black("d3c5f6")), "the same line from another side");
    }

    @Test
    void whatIsPlayedTwiceIsMerged() {
        List<OwnGame> games = new ArrayList<>();
        for (String moves : List.of("f5d6c3d3c4f4", "d3c5f6f5e6e3", "f5f6e6", "f5d6c3g5")) {
            games.add(new OwnGame(Instant.EPOCH.plusSeconds(games.size()), Color.BLACK, "level 1", 2,
                game(moves), Optional.empty()));
        }
        OwnRepertoire merged = OwnRepertoire.NONE.merged(new OwnGames(games));
        assertTrue(
            merged.lines().stream().anyMatch(line -> Transcript.print(line.game()).startsWith("f5d6c3")),
            merged.toString());
        assertTrue(merged.lines().stream().noneMatch(line -> line.game().equals(game("f5f6e6"))));
    }

    @Test
    void itIsKeptAndADamagedLineIsLeftOutAndTold() throws IOException {
        Path file = folder.resolve("repertoire.txt");
        OwnRepertoire all =
            OwnRepertoire.NONE.with(black("f5d6c3")).with(new Line(Color.WHITE, game("f5f6")));
        OwnRepertoire.update(file, _ -> all);
        assertEquals(all, OwnRepertoire.load(file, fault -> {
            throw new AssertionError(fault);
        }));
        Files.writeString(file, Files.readString(file) + "BLACK f5a1\n");
        List<String> told = new ArrayList<>();
        assertEquals(all, OwnRepertoire.load(file, fault -> told.add(fault.getMessage())));
        assertEquals(1, told.size());
        OwnRepertoire.update(file, kept -> kept.without(black("f5d6c3")));
        assertEquals(List.of(black("f5d6"), new Line(Color.WHITE, game("f5f6"))).size(),
            OwnRepertoire.load(file, _ -> {}).lines().size());
    }
}
