package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import flipchip.engine.board.Game;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TranscriptLinesTest {
    private static final int FILES = 3_000;

    /// With dots between the squares, which [MoveText] passes over, no line is taken.
    @Test
    void whatIsTakenIsWhatTheGeneralReaderReads() {
        SplittableRandom random = new SplittableRandom(17);
        int taken = 0;
        for (int i = 0; i < FILES; i++) {
            StringBuilder text = new StringBuilder();
            Game game = Game.INITIAL;
            for (int line = random.nextInt(1, 8); line > 0; line--) {
                game = next(game, random);
                text.append(written(game, random)).append(random.nextInt(9) == 0 ? "\n\n" : "\n");
            }
            Reading fast = Recognizer.read(text.toString());
            Reading general = Recognizer.read(text.toString().replaceAll("(?i)([a-h][1-8])", "$1."));

            assertEquals(general.games(), fast.games(), text::toString);
            assertEquals(general.problems().size(), fast.problems().size(), text::toString);
            assertEquals(general.notes(), fast.notes(), text::toString);
            taken += new TranscriptLines(text.toString(), new ReadingBuilder()).take(0) > 0 ? 1 : 0;
        }
        assertTrue(taken > FILES / 3, taken + " taken");
    }

    private static Game next(Game before, SplittableRandom random) {
        return switch (random.nextInt(5)) {
            case 0 -> Boards.randomGame(random, random.nextInt(1, 6));
            case 1 -> before.isOver()
                ? Boards.game(random)
                : before.play(Boards.oneOf(before.position().legalMoves(), random));
            default -> Boards.randomGame(random, 60);
        };
    }

    /// Now and then without its beginning, with a word or a bad move.
    private static String written(Game game, SplittableRandom random) {
        String moves = Transcript.print(game);
        return switch (random.nextInt(14)) {
            case 0 -> moves.substring(2 * random.nextInt(Math.max(1, game.length())));
            case 1 -> moves.replaceAll("(.)(.)", "$1$2 ");
            case 2 -> "\t" + moves + " ";
            case 3 -> moves.toUpperCase(Locale.ROOT);
            case 4 -> "Game 12: " + moves;
            case 5 -> moves + " {a word}";
            case 6 -> moves + "a1";
            default -> moves;
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"f5d6", "F5 d6\n", "\n\n f5\td6c3\n\nd3c3"})
    void aTextOfSquaresThatBeginsWithAGameIsOne(String text) {
        assertTrue(TranscriptLines.isOne(text));
        assertFalse(Recognizer.read(text).games().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
        strings = {"", "\n", "f5", "f5d", "a1b1", "bbbbbbbb11111111", "f5d6.", "f5d6\r", "f5d6\nx", "f 5d6"})
    void anythingElseIsNone(String text) {
        assertFalse(TranscriptLines.isOne(text));
    }

    @Test
    void aLineThatGoesOnBelongsToTheGameBeforeIt() {
        assertEquals(List.of("f5d6c3d3c4"), games("f5d6c3\nd3c4"));
        assertEquals(List.of("f5d6c3", "d3c3"), games("f5d6c3\nd3c3"));
        assertEquals(List.of("f5d6", "f5f6"), games("f5d6\nf5f6\n"));
    }

    @Test
    void aLineThatIsCutShortIsAGameAndNamed() {
        for (String cut : List.of("f5d6c", "f5d6c9", "f5d6x", "f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6b")) {
            Game whole = Boards.game(new SplittableRandom(cut.hashCode()));
            Reading read =
                Recognizer.read(Transcript.print(whole) + "\n" + cut + "\n" + Transcript.print(whole));

            assertEquals(
                List.of(Transcript.print(whole), cut.substring(0, cut.length() - (cut.endsWith("9") ? 2 : 1)),
                    Transcript.print(whole)),
                read.games().stream().map(SavedGame::game).map(Transcript::print).toList());
            assertEquals(1, read.problems().size());
        }
    }

    private static List<String> games(String text) {
        return Recognizer.read(text).games().stream().map(SavedGame::game).map(Transcript::print).toList();
    }
}
