package flipchip.engine.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.SplittableRandom;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Mutations;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TranscriptTest {
    private static final String TO_THE_PASS = "c4 c3 c2 b2 e6 c1 a1 a3";

    @ParameterizedTest
    @ValueSource(strings = {"f5d6c3", "F5D6C3", " f5 d6\tc3\n", "f5, d6, c3", "f5-d6-c3", "1. f5 d6 2. c3",
        "1.f5 d6 2.c3", "1.f5d62.c3", "1) F5 2) D6 3) C3", "1f5 2d6 3c3", "[Event \"?\"]\n1. f5 d6 2. c3",
        "f5|d6|c3"})
    void manyWaysOfWritingAreRead(String text) throws NotationException {
        assertEquals("f5d6c3", Transcript.print(Transcript.parse(text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " pa", " PASS", " ps", " --", "pass"})
    void aForcedPassMayBeWrittenOrLeftOut(String pass) throws NotationException {
        Game game = Transcript.parse(TO_THE_PASS + pass + " c5");

        assertEquals(9, game.length());
        assertEquals(Color.WHITE, game.moverOf(8));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|',
        value = {"f5 d6 a1         | 2 | move 3: a1 flips no disc; Black can play c3 c4 c5 c6 c7",
            "f5 f5            | 1 | move 2: f5 is taken; White can play f4 d6 f6",
            "f5 d6 c9         | 2 | move 3: 'c9' is not a move",
            "f5 d6 55 zebra   | 2 | move 3: 'zebra' is not a move",
            "f5 pass d6       | 1 | move 2: a pass is not legal; White can play f4 d6 f6",
            "f55d6            | 1 | move 2: '5d6' is not a move",
            "c4 c3 c2 b4 a5 f4 g4 c5 d6 a1 | 9 | move 10: a1 comes after the end of the game"})
    void theLegalPrefixIsKeptAndTheFirstBadMoveNamed(String text, int kept, String message) {
        Transcript.Reading reading = Transcript.read(text, Position.INITIAL);

        assertEquals(kept, reading.game().length());
        assertEquals(message, reading.problem().orElseThrow().getMessage());
        assertThrows(NotationException.class, () -> Transcript.parse(text));
    }

    @Test
    void onePassIsNotTwo() {
        Transcript.Reading reading = Transcript.read(TO_THE_PASS + " pa pa", Position.INITIAL);

        assertEquals("move 9", reading.problem().orElseThrow().where());
    }

    @Test
    void everyGameComesBackFromItsTranscript() throws NotationException {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 200; i++) {
            Game game = Boards.game(random);
            assertEquals(game, Transcript.parse(Transcript.print(game)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"f5d6", "c4e3", "d3c5", "e6f4"})
    void theFourFirstMovesAreOne(String text) throws NotationException {
        assertEquals("f5d6", Transcript.print(Transcript.startingWithF5(Transcript.parse(text))));
    }

    @Test
    void aGameWithoutAFirstMoveOrFromAnotherStartIsNotTurned() {
        Game elsewhere = Game.startingAt(Game.INITIAL.play(Square.D3).position()).play(Square.C3);

        assertEquals(Game.INITIAL, Transcript.startingWithF5(Game.INITIAL));
        assertEquals(elsewhere, Transcript.startingWithF5(elsewhere));
    }

    /// Whatever is typed: a game whose moves all stand in the text, and a message that says where it broke.
    @Test
    void brokenTextsGiveALegalPrefixAndAPlace() {
        SplittableRandom random = new SplittableRandom(13);
        for (int i = 0; i < 3_000; i++) {
            String original = Transcript.print(Boards.game(random));
            String text = Mutations.of(original, random);
            Transcript.Reading reading = Transcript.read(text, Position.INITIAL);
            String letters = text.toLowerCase(Locale.ROOT);
            reading.game().moves().forEach(move -> assertTrue(letters.contains(move.toString()), text));
            reading.problem().ifPresent(
                problem -> assertEquals("move " + (reading.game().length() + 1), problem.where(), text));
        }
    }

    @Test
    void aLongUnclosedTagIsRefusedAtOnce() {
        assertEquals(0, Transcript.read("[".repeat(1_000_000), Position.INITIAL).game().length());
    }
}
