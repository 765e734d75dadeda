package flipchip.app.engines.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoundedLinesTest {
    @Test
    void readsEveryKindOfLineEnd() throws IOException {
        assertEquals(List.of("a", "", "b", "c", "d"), all("a\n\nb\r\nc\rd", 10));
        assertEquals(List.of(), all("", 10));
        assertEquals(List.of("1234567890"), all("1234567890\n", 10));
    }

    @Test
    void aLineThatIsTooLongIsToldOnceAndSkipped() throws IOException {
        BoundedLines lines = lines("12345678901234567890\nb\n", 10);

        assertThrows(BoundedLines.TooLongException.class, lines::next);
        assertEquals(Optional.of("b"), lines.next());
        assertEquals(Optional.empty(), lines.next());
    }

    @ParameterizedTest
    @ValueSource(strings = {"nboard", "gtp"})
    void ourEnginesSurviveAnyLine(String protocol) throws IOException {
        String hostile = "x".repeat(BoundedLines.FROM_CONTROLLER + 5)
            + "\n/////\n=== /////\nset game (;\nset depth 99999999999\n"
            + "move\nmove /\nhint\nhint 0\nping\n" + "9".repeat(5000) + " name\nplay\nplay b\nplay b "
            + "z".repeat(5000) + "\n"
            + "time_settings 999999999 999999999 0.5\ntime_left b 999999999.999999999999 0\ngenmove b\n";

        String answer = protocol.equals("nboard")
            ? TalkedTo.nboard(hostile + "ping 7\n")
            : TalkedTo.gtp(hostile + "7 name\n");

        assertTrue(answer.contains(protocol.equals("nboard") ? "pong 7" : "=7 Flipchip"), answer);
        assertTrue(answer.lines().allMatch(line -> line.length() <= 320), answer);
    }

    private static List<String> all(String text, int most) throws IOException {
        BoundedLines lines = lines(text, most);
        List<String> all = new ArrayList<>();
        for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
            all.add(line.get());
        }
        return all;
    }

    private static BoundedLines lines(String text, int most) {
        return new BoundedLines(new BufferedReader(new StringReader(text)), most);
    }
}
