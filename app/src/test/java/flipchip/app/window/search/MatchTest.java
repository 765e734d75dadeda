package flipchip.app.window.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class MatchTest {
    private static int cost(String typed) {
        return Match.cost(typed, List.of("Colour vision, dark", "Theme"));
    }

    @Test
    void theNearerTheBetter() {
        assertTrue(cost("dark") < cost("dar"));
        assertTrue(cost("dar") < cost("isio"));
        assertTrue(cost("isio") < cost("drak"), "two letters exchanged");
        assertTrue(cost("drak") < cost("clrth"), "letters here and there");
        assertEquals(Match.NONE, cost("zebra"));
        assertEquals(0, cost(""));
    }

    @Test
    void slipsAreCounted() {
        assertEquals(0, Match.slips("theme", "theme"));
        assertEquals(1, Match.slips("theem", "theme"));
        assertEquals(1, Match.slips("japanes", "japanese"));
        assertEquals(3, Match.slips("abc", ""));
    }
}
