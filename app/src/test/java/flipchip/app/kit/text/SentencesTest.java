package flipchip.app.kit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SentencesTest {
    @Test
    void aSpaceStandsBetweenThem() {
        assertEquals("One. Two. Three", Sentences.join("One.", "Two.", "Three"));
    }

    @Test
    void noneStandsBehindAWideMark() {
        assertEquals("同じです。違います。", Sentences.join("同じです。", "違います。"));
        assertEquals("完成！再来", Sentences.join("完成！", "再来"));
    }

    @Test
    void emptyOnesAreLeftOut() {
        assertEquals("One. Two.", Sentences.join("", "One.", "", "Two.", ""));
        assertEquals("", Sentences.join());
    }
}
