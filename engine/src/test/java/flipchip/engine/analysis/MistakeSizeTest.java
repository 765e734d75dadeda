package flipchip.engine.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MistakeSizeTest {
    @Test
    void eachSizeBeginsWithItsSmallestLoss() {
        assertEquals(List.of(Optional.empty(), Optional.empty(), Optional.of(MistakeSize.SLIP),
            Optional.of(MistakeSize.SLIP), Optional.of(MistakeSize.MISTAKE), Optional.of(MistakeSize.MISTAKE),
            Optional.of(MistakeSize.BLUNDER), Optional.of(MistakeSize.BLUNDER)),
            Stream.of(0, 149, 150, 299, 300, 599, 600, 12800).map(MistakeSize::of).toList());
    }
}
