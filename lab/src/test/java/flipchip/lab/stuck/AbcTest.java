package flipchip.lab.stuck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AbcTest {
    private static final String TWO = """
        Networks are equivalent.  Time =     0.03 sec
        Networks are NOT EQUIVALENT.  Time =     0.02 sec
        Verification failed for at least 1 outputs:  o0
        Output o0: Value in Network1 = 1. Value in Network2 = 0.
        Input pattern:  black_moves=1 black[3]=0 black[4]=1
        """;

    @Test
    void eachComparisonHasItsAnswer() {
        assertEquals(List.of(Optional.empty(), Optional.of(Set.of("black_moves", "black[4]"))),
            Abc.read(TWO));
    }

    @Test
    void whatDoesNotDecideIsAnError() {
        IOException e = assertThrows(IOException.class,
            () -> new Abc("true").differences(List.of(Path.of("a")), Path.of("b")));
        assertEquals("true decided 0 of 1 networks", e.getMessage());
        assertThrows(IOException.class,
            () -> new Abc("no-such-program").differences(List.of(Path.of("a")), Path.of("b")));
    }
}
