package flipchip.engine.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessageTextTest {
    private static final String TEXT = "0123456789".repeat(100);

    @ParameterizedTest
    @ValueSource(ints = {MessageText.NAME, MessageText.MESSAGE})
    void aTextThatFitsStaysAsItIs(int most) {
        assertEquals(TEXT.substring(0, most), MessageText.of(TEXT.substring(0, most), most));
    }

    @ParameterizedTest
    @ValueSource(ints = {MessageText.NAME, MessageText.MESSAGE})
    void ofALongTextTheBeginningAndTheEndAreShown(int most) {
        String excerpt = MessageText.of(TEXT, most);
        int gap = excerpt.indexOf("...");

        assertTrue(excerpt.length() <= most && excerpt.length() > most - 3, excerpt);
        assertTrue(gap > most / 2 && gap < most - 10, excerpt);
        assertTrue(TEXT.startsWith(excerpt.substring(0, gap)), excerpt);
        assertTrue(TEXT.endsWith(excerpt.substring(gap + 3)), excerpt);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a"})
    void noCharacterOfTwoCharsIsCutInTwo(String before) {
        String excerpt = MessageText.of(before + "\uD83D\uDD35".repeat(100), MessageText.NAME);

        assertEquals(0,
            excerpt.codePoints().filter(c -> Character.getType(c) == Character.SURROGATE).count());
        assertTrue(excerpt.length() <= MessageText.NAME && excerpt.length() > MessageText.NAME - 5, excerpt);
    }

    @Test
    void nothingThatMovesTheCursorOfATerminalComesThrough() {
        for (char c = 0; c < 256; c++) {
            String expected = Character.isISOControl(c) ? "a b" : "a" + c + "b";
            assertEquals(expected, MessageText.of("a" + c + "b", MessageText.NAME), "character " + (int) c);
        }
        assertEquals("a b", MessageText.of("a\r\n\tb", MessageText.NAME));
    }

    @Test
    void marksOfDirectionAndEscapesAreBlanks() {
        for (char c = '\u2020'; c < '\u2080'; c++) {
            boolean isMark = "\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069".indexOf(c) >= 0;
            String expected = "a" + (isMark ? ' ' : c) + "b";
            assertEquals(expected, MessageText.of("a" + c + "b", MessageText.NAME));
            assertEquals(expected, MessageText.printable("a" + c + "b"));
        }
        assertEquals(" [2J\t\n x", MessageText.printable("\u001b[2J\t\n\u009bx"));
    }

    @Test
    void anExceptionNamesPlaceAndFaultAndQuotesNoWholeFile() {
        NotationException problem = new NotationException("move 3", "'" + TEXT + "' is not a move");
        NotationException outer = problem.within("line 5");

        assertEquals("move 3", problem.where());
        assertEquals(MessageText.MESSAGE, problem.what().length(), 3);
        assertEquals("line 5, move 3", outer.where());
        assertEquals(problem.what(), outer.what());
        assertEquals("line 5, move 3: " + problem.what(), outer.getMessage());
    }
}
