package flipchip.lab.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class BenchTest {

    @Test
    void theNodeSignatureIsTheRecordedOne() throws IOException {
        try (BufferedReader recorded = new BufferedReader(new InputStreamReader(
            BenchTest.class.getResourceAsStream("/flipchip/lab/bench.txt"), StandardCharsets.UTF_8))) {
            assertEquals(recorded.readLine(), "Bench: " + Bench.run().nodes(),
                "the search, the evaluation or the endgame visits other nodes: say so in the commit and in "
                    + "bench.txt");
        }
    }
}
