package flipchip.app.learn.school;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import flipchip.engine.board.Color;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.people.Glicko2;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A line with bad UTF-8 costs a learner only that line.
class BadByteTest {
    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
    private static final Fsrs.Card CARD = Fsrs.answered(Fsrs.Card.fresh(NOW), Fsrs.Grade.GOOD, NOW);

    @TempDir
    private Path folder;
    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("record.txt");
    }

    private void spoil() throws IOException {
        Files.write(file, new byte[] {(byte) 0xFF, (byte) 0xFE, '\n'}, StandardOpenOption.APPEND);
    }

    @Test
    void theOtherGamesAreRead() throws IOException, NotationException {
        OwnGames games = new OwnGames(
            List.of(new OwnGame(NOW, Color.BLACK, "Zoé", 4, Transcript.parse("f5d6c3"), Optional.empty())));
        games.save(file);
        spoil();

        assertEquals(games, OwnGames.load(file, _ -> {}));
    }

    @Test
    void theOtherCardsAreRead() throws IOException {
        Memory memory = Memory.EMPTY.with("a-b", CARD);
        memory.save(file);
        spoil();

        assertEquals(memory, Memory.load(file, _ -> {}));
    }

    @Test
    void theRestOfTheSchoolIsRead() throws IOException {
        SchoolRecord record = new SchoolRecord(new Glicko2.Rating(1500, 90, 0.06), 2, 1, Set.of("x"),
            Memory.EMPTY.with("y", CARD));
        record.save(file);
        spoil();

        assertEquals(record, SchoolRecord.load(file, _ -> {}));
    }

    @Test
    void theOtherLessonsAreRead() throws IOException {
        LessonRecord.NEW.with("first").save(file);
        spoil();

        assertTrue(LessonRecord.load(file, _ -> {}).has("first"));
    }
}
