package flipchip.engine.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GgfTest {
    private static final String START =
        "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";

    @Test
    void readsNamesClockValuesAndTimes() {
        GgfGame game = only("(;GM[Othello]PC[GGS/os]DT[2004.09.18_05:54:38.MDT]PB[ann]PW[bob]"
            + "TI[05:00//02:00]TY[8]" + "RE[?]BO[" + START + "]B[F5//1.5]W[d6/-0.50/2]B[c3];)");

        assertEquals("ann", game.black());
        assertEquals("bob", game.white());
        assertEquals(new GgfClock(Duration.ofMinutes(5), Duration.ZERO, Duration.ofMinutes(2)),
            game.blackClock().get());
        assertEquals(List.of(Square.F5, Square.D6, Square.C3), game.game().moves());
        assertEquals(OptionalDouble.of(-0.5), game.moves().get(1).value());
        assertEquals(OptionalDouble.of(1.5), game.moves().get(0).seconds());
    }

    @Test
    void aGameWithoutAMoveThatCanBeReadIsOneIfItHasAComment() {
        assertEquals(List.of(), Ggf.read("(;GM[Othello]PB[a]PW[b]B[z9];)").games());
        GgfReading told = Ggf.read("(;GM[Othello]PB[a]PW[b]B[z9]CO[words];)");
        assertEquals("words", told.games().getFirst().otherTags().getFirst().value());
        assertEquals(1, told.problems().size());
    }

    @Test
    void readsSeveralGamesAndAMatchCountInFront() {
        GgfReading reading =
            Ggf.read("2 (;GM[othello]BO[" + START + "]B[f5];)(;GM[Othello]BO[" + START + "]B[d3];)\n");

        assertEquals(2, reading.games().size());
        assertEquals(List.of(), reading.problems());
    }

    @Test
    void keepsTheLegalMovesAndNamesTheFirstBadOne() {
        GgfReading reading = Ggf.read("(;GM[Othello]BO[" + START + "]B[F5]W[D6]B[A1]W[C4];)");

        assertEquals(2, reading.games().getFirst().moves().size());
        assertEquals(1, reading.problems().size());
        assertTrue(reading.problems().getFirst().startsWith("game 1: move 3: a1 is not legal; legal: "),
            reading.problems().getFirst());
    }

    @Test
    void saysWhenTheWrongSideIsMarked() {
        assertEquals(
            List.of("game 1: move 2: d6 is marked BLACK, but WHITE is to move; the 1 before it are kept"),
            Ggf.read("(;GM[Othello]BO[" + START + "]B[F5]B[D6];)").problems());
    }

    @Test
    void bracketsInNamesAreWrittenAsWhatOtherProgramsRead() {
        GgfGame game = GgfGame.of(Game.INITIAL.play(Square.F5), "a]b\\c", "d[e");

        assertEquals(GgfGame.of(Game.INITIAL.play(Square.F5), "a)b/c", "d(e"), only(Ggf.write(game)));
    }

    /// As this program wrote them until 25 November 2026.
    @Test
    void bracketsKeptByABackslashAreRead() {
        assertEquals("a]b\\c", only("(;GM[Othello]PB[a\\]b\\\\c]BO[" + START + "]B[F5];)").black());
    }

    @Test
    void randomGamesWithPassesRoundTrip() {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 200; i++) {
            Game game = Boards.randomGame(random, 60);
            GgfGame written = GgfGame.of(game, "b", "w");

            assertEquals(written, only(Ggf.write(written)));
            assertEquals(game, only(Ggf.write(written)).game());
        }
    }

    @Test
    void clocksEstimatesTimesAndForeignTagsRoundTrip() {
        GgfGame.Move first = new GgfGame.Move(Color.BLACK, Optional.of(Square.F5), OptionalDouble.of(-1.25),
            OptionalDouble.of(12.5));
        GgfGame.Move second = new GgfGame.Move(Color.WHITE, Optional.of(Square.D6), OptionalDouble.empty(),
            OptionalDouble.of(0.25));
        GgfClock black = new GgfClock(Duration.ofMinutes(90), Duration.ofSeconds(75), Duration.ZERO);
        GgfClock white = new GgfClock(Duration.ofSeconds(59), Duration.ZERO, Duration.ofMinutes(2));
        GgfGame game = new GgfGame("b", "w", "here", "2004", Optional.of(black), Optional.of(white), "+2",
            Position.INITIAL, List.of(first, second),
            List.of(new GgfGame.Tag("TY", "8r"), new GgfGame.Tag("XY", "z")));

        assertEquals(game, only(Ggf.write(game)));
    }

    @ParameterizedTest
    @CsvSource({"1:02:03, 3723, 0, 120", "15:00/00:10/01:30, 900, 10, 90", "300, 300, 0, 120",
        "'05:00,3/2/1', 300, 2, 1"})
    void clocksAreReadInHoursMinutesAndSeconds(String text, int main, int increment, int grace) {
        assertEquals(
            new GgfClock(Duration.ofSeconds(main), Duration.ofSeconds(increment), Duration.ofSeconds(grace)),
            only("(;GM[Othello]TB[" + text + "]BO[" + START + "];)").blackClock().orElseThrow());
    }

    @Test
    void aFileOfTooManyGamesSaysThatItsRestIsLeftOut() {
        String game = "(;GM[Othello]BO[" + START + "];)";
        assertEquals(List.of(), Ggf.read(game.repeat(Ggf.MOST_GAMES)).problems());

        GgfReading reading = Ggf.read(game.repeat(Ggf.MOST_GAMES + 1));

        assertEquals(Ggf.MOST_GAMES, reading.games().size());
        assertEquals(List.of("only the first 50000 games are read"), reading.problems());
    }

    @Test
    void mutatedTextNeverThrows() {
        SplittableRandom random = new SplittableRandom(11);
        String text = Ggf.write(GgfGame.of(Boards.randomGame(random, 60), "b", "w"));
        for (int i = 0; i < 5_000; i++) {
            StringBuilder mutated = new StringBuilder(text);
            for (int k = random.nextInt(1, 6); k > 0; k--) {
                mutated.setCharAt(random.nextInt(mutated.length()), (char) random.nextInt(32, 127));
            }
            GgfReading reading = Ggf.read(mutated.toString());
            reading.games().forEach(GgfGame::game);
        }
    }

    private static GgfGame only(String text) {
        GgfReading reading = Ggf.read(text);
        assertEquals(List.of(), reading.problems());
        assertEquals(1, reading.games().size());
        return reading.games().getFirst();
    }

    @Test
    void aBoardAfterTheFirstMoveIsLeftOutAndNamed() {
        String board = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";
        GgfReading read = Ggf.read("(;GM[Othello]" + board + "B[F5]" + board + "W[D6];)");

        assertEquals(2, read.games().getFirst().game().length());
        assertEquals(1, read.problems().size());
    }

    /// A game is asked for by its place in the text, and one that could not be read whole is not a game.
    @Test
    void oneGameIsGivenByItsNumberOrSaysWhatIsWrong() throws NotationException {
        GgfReading reading = Ggf.read(
            "(;GM[Go]B[aa];)(;GM[Othello]BO[" + START + "]B[F5];)(;GM[Othello]BO[" + START + "]B[F5]W[A1];)");

        assertEquals(List.of(Square.F5), reading.game(2).game().moves());
        assertEquals("game 1: GM[Go] is not Othello",
            assertThrows(NotationException.class, () -> reading.game(1)).getMessage());
        assertTrue(assertThrows(NotationException.class, () -> reading.game(3)).getMessage()
            .startsWith("game 3: move 2: a1 is not legal"));
        assertThrows(NotationException.class, () -> reading.game(4));
        assertEquals("game 2: the file holds 1", assertThrows(NotationException.class,
            () -> Ggf.read("(;GM[Othello]BO[" + START + "]B[F5];)").game(2)).getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|',
        value = {"8a   | anti-Othello, where the fewest discs win; only Othello is read",
            "s8ar20 | anti-Othello, where the fewest discs win; only Othello is read",
            "10   | a game on 10x10 squares; only 8x8 squares are read",
            "s6r8 | a game on 6x6 squares; only 8x8 squares are read",
            "88   | a game on an octagon; only 8x8 squares are read"})
    void anotherGameIsRefusedByItsNameAndTheNextOneRead(String type, String why) {
        GgfReading read = Ggf
            .read("(;GM[Othello]TY[" + type + "]BO[10 - *]B[F5];)(;GM[Othello]TY[8]BO[" + START + "]B[D3];)");

        assertEquals(List.of("game 1: TY[" + type + "] is " + why), read.problems());
        assertEquals(List.of(List.of(Square.D3)),
            read.games().stream().map(game -> game.game().moves()).toList());
        assertEquals(List.of(2), read.numbers());
    }

    @ParameterizedTest
    @ValueSource(strings = {"8", "8r", "8r18", "s8r20", "8k", "8w", "8b", " 8 ", "", "normal", "r1010"})
    void otherTypesAreOthello(String type) {
        assertEquals(1, only("(;GM[Othello]TY[" + type + "]BO[" + START + "]B[F5];)").moves().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"s", "8r", "r1"})
    void aLongTypeIsNone(String part) {
        String type = part.repeat(50_000);
        for (String value : List.of(type + "10", "10" + type)) {
            assertEquals(1, only("(;GM[Othello]TY[" + value + "]BO[" + START + "]B[F5];)").moves().size());
        }
    }
}
