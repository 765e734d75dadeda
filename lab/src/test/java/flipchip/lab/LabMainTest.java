package flipchip.lab;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

class LabMainTest {
    @Test
    void aLineIsCutAtBlanksButNotInsideQuotationMarks() {
        assertArrayEquals(new String[] {"bench", "threads", "--file", "my games.obf", "it's"},
            LabMain.words(" bench  threads --file \"my games.obf\" it's"));
        assertArrayEquals(new String[] {"a b", ""}, LabMain.words("'a b' \"\""));
        assertArrayEquals(new String[0], LabMain.words(""));
    }
}
