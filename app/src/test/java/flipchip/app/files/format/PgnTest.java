package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PgnTest {
    @ParameterizedTest
    @ValueSource(strings = {"\n[Black \"Ann\"]\n1. f5 d6\n", " \r\n\t\n  [Black \"Ann\"]\r\n\r\n1. f5 d6",
        "[Black\n\"Ann\"]\n1. f5 d6\n", "[Event \"f5 d6\nd3\"]\n[Black \"Ann\"]\n1. f5 d6\n",
        "\uFEFF\n[Black\n \"Ann\"]\n[White\n\"Ben\"]\n1. f5 d6\n"})
    void blankLinesBeforeAHeadAndABreakInItAreReadOver(String text) {
        SavedGame game = RecognizerTest.only(text, Reading.Kind.TRANSCRIPT);

        assertEquals(RecognizerTest.game("f5d6"), game.game());
        assertEquals("Ann", game.info().black());
    }

    @Test
    void aHeadThatCannotBeReadIsNoMove() {
        for (String head : List.of("[Event \"" + "x".repeat(300) + "\"]", "[Event none]", "[%clk 1:00]",
            "[Event \"C:\\\"]", "[Time-Control \"5\"]", "[" + "x".repeat(30) + " \"5\"]")) {
            SavedGame game = RecognizerTest.only("[Black \"Ann\"]\n" + head + "\n[White \"Ben\"]\n\n1. f5\n",
                Reading.Kind.TRANSCRIPT);

            assertEquals("Ann – Ben", game.title(), head);
            assertEquals(1, game.game().length(), head);
        }
    }

    @Test
    void aTextMayBeginWithAHeadThatIsTooLong() {
        Reading read = Recognizer.read(
            "[Event \"" + "x".repeat(300) + "\"]\n[White \"Ben\"]\nf5 {good}\n[White \"Cy\"]\nd3 1-0\n");

        assertEquals(List.of(), read.problems());
        assertEquals(List.of("Ben", "Cy"), read.games().stream().map(game -> game.info().white()).toList());
    }

    @Test
    void aValueMayHaveQuotesAndBackslashes() {
        GameInfo info = RecognizerTest
            .only("[Black \"Ann \\\"Ace\\\" A.\"]\n[White \"B\\\\C\"]\nf5\n", Reading.Kind.TRANSCRIPT).info();

        assertEquals("Ann \"Ace\" A.", info.black());
        assertEquals("B\\C", info.white());
    }

    @Test
    void aLineOfARemarkIsNoHead() {
        assertEquals(RecognizerTest.game("f5d6"),
            RecognizerTest
                .only("[Black \"Ann\"]\n1. f5 {so\n[Event \"x\"]\n[%clk 1:00]} d6\n", Reading.Kind.TRANSCRIPT)
                .game());
    }

    @Test
    void aGameBehindAHeadThatDoesNotEndIsNotTakenForPartOfIt() {
        Reading read = Recognizer.read("[Round \"1\"]\n[Event \"x\nf5\n[Round \"2\"]\nd3\n");

        assertEquals(List.of(RecognizerTest.game("f5"), RecognizerTest.game("d3")),
            read.games().stream().map(SavedGame::game).toList());
    }

    @Test
    void blanksAndLongValuesTakeNoLongerThanTheirLength() {
        String blanks = " ".repeat(1 << 20);
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> Recognizer.read("[Round \"1\"]" + blanks
            + "f5\n[Event \"" + "\\\"".repeat(1 << 20) + "\n[" + "x".repeat(1 << 20) + blanks + "\nf5\n"));
    }
}
