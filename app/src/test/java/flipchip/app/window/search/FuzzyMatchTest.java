package flipchip.app.window.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class FuzzyMatchTest {
    private static int cost(String typed) {
        return FuzzyMatch.cost(typed, List.of("Colour vision, dark", "Theme"));
    }

    @Test
    void theNearerTheBetter() {
        assertTrue(cost("dark") < cost("dar"));
        assertTrue(cost("dar") < cost("isio"));
        assertTrue(cost("isio") < cost("drak"), "two letters exchanged");
        assertTrue(cost("drak") < cost("clrth"), "letters here and there");
        assertEquals(FuzzyMatch.NONE, cost("zebra"));
        assertEquals(0, cost(""));
    }

    @Test
    void theWholeNameComesFirst() {
        assertTrue(FuzzyMatch.cost("opening book", List.of("Opening book…"))
            < FuzzyMatch.cost("opening book", List.of("Computers use the opening book")));
        assertTrue(FuzzyMatch.cost("theme", List.of("Theme")) < cost("theme"));
    }

    @Test
    void slipsAreCounted() {
        assertEquals(0, FuzzyMatch.slips("theme", "theme"));
        assertEquals(1, FuzzyMatch.slips("theem", "theme"));
        assertEquals(1, FuzzyMatch.slips("japanes", "japanese"));
        assertEquals(3, FuzzyMatch.slips("abc", ""));
    }
}
