package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import flipchip.app.game.session.GameTree;
import flipchip.engine.board.Square;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WebPageTest {
    private static final String BEFORE = "<html><script type=\"application/json\" id=\"lesson\">";
    private static final String AFTER = "</script><script>'page'</script>";

    private static String data(SavedGame game) throws IOException {
        String page = WebPage.of(BEFORE + AFTER).with(game, "f5d6?at=1");
        assertTrue(page.startsWith(BEFORE) && page.endsWith(AFTER), page);
        return page.substring(BEFORE.length(), page.length() - AFTER.length());
    }

    private static SavedGame said(String text) {
        GameTree tree = GameTree.EMPTY.with(List.of(Square.F5, Square.D6)).with(List.of(Square.F5, Square.F6))
            .withComment(List.of(), text).withComment(List.of(Square.F5, Square.F6), text);
        return new SavedGame(new GameInfo(text, text, text, text, text), tree, Map.of());
    }

    @ParameterizedTest
    @ValueSource(
        strings = {"Ann", "</script><script>alert(1)</script>", "<!--<script>", "]]>", "&lt;\"'`${1}",
            "\u2028\u2029\u202E\uFEFF\0\u001B[2J", "\uD800", "Ä 初段 😀", "\\u003c/script>", "\\", "a\nb\r\tc"})
    void whatAGameSaysIsDataAndComesBackAsItWas(String text) throws IOException {
        String data = data(said(text));

        assertTrue(data.chars().allMatch(sign -> sign >= ' ' && sign <= '~'), data);
        assertFalse(data.matches("(?s).*[<>&].*"), data);
        JsonNode lesson = new ObjectMapper().readTree(data);
        for (String part : List.of("black", "white", "event", "date", "result", "comment")) {
            assertEquals(text, lesson.path(part).asText(), part);
        }
        assertEquals(text, lesson.at("/next/0/next/1/comment").asText());
    }

    @Test
    void movesAndVariationsStandInTheirOrder() throws IOException {
        JsonNode lesson = new ObjectMapper().readTree(data(said("x")));

        assertEquals("f5d6?at=1", lesson.path("link").asText());
        assertEquals("f5", lesson.at("/next/0/move").asText());
        assertEquals("d6", lesson.at("/next/0/next/0/move").asText());
        assertEquals("f6", lesson.at("/next/0/next/1/move").asText());
        assertEquals(1, lesson.path("next").size());
    }

    @Test
    void aProgramWithoutAPageSaysSo() {
        IOException problem = assertThrows(IOException.class, () -> WebPage.of(""));

        assertEquals("This build of Flipchip has no page for browsers in it; packages have one",
            problem.getMessage());
    }
}
