package flipchip.hwsim.gates.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class IdentifiersTest {
    @Test
    void otherCharactersBecomeUnderscores() {
        assertEquals("d4_remB_S", Identifiers.plain("d4.remB[S]"));
        assertEquals("n3bits", Identifiers.plain("3bits"));
        assertEquals("n", Identifiers.plain(""));
    }

    @Test
    void keywordsAreChanged() {
        assertEquals("output_", Identifiers.plain("output"));
        assertEquals("mailbox_", Identifiers.plain("mailbox"), "a class of the language");
    }

    @Test
    void takenNamesGetANumber() {
        Identifiers identifiers = new Identifiers(Identifiers.Style.PLAIN);

        assertEquals("a_b", identifiers.of("a.b"));
        assertEquals("a_b_2", identifiers.of("a[b]"));
        assertEquals("a_b_3", identifiers.of("a_b"));
    }

    @Test
    void escapedNamesKeepEveryCharacter() {
        Identifiers identifiers = new Identifiers(Identifiers.Style.ESCAPED);

        assertEquals("\\d4.remB[S] ", identifiers.of("d4.remB[S]"));
        assertEquals("plain", identifiers.of("plain"));
        assertEquals("\\wire ", identifiers.of("wire"));
    }
}
