package flipchip.hwsim.referee.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import flipchip.hwsim.referee.array.CellArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArrayFiguresTest {
    private static final ArrayFigures FIGURES = ArrayFigures.of(CellArray.build());

    @ParameterizedTest
    @CsvSource({"gates of one cell, 114, 114", "'  AND gates', 51,", "'  OR gates', 63,",
        "'  that find legal moves', 64, 64", "'  that flip discs', 50, 50", "gates of the array, 7296, 7296",
        "constant wires from the shadow cells, 552,", "gates left once they are known, 4528,",
        "gates left by the lecture's kinds of cell, 5168,", "kinds of cell by missing neighbours, 9, 9",
        "kinds of cell by the gates left, 25, 9", "'gate delays: legal, run of 6', 18, 13",
        "'gate delays: flips, position at rest', 17, 18",
        "'gate delays: flips, all changing at once', 27, 25", "'longest path to legal, as built', 19,",
        "'longest path to a flip, as built', 34,", "'longest path to legal, constants known', 17,",
        "'longest path to a flip, constants known', 26,"})
    void figuresAreThoseOfTheSpecification(String name, int counted, Integer quoted) {
        ArrayFigures.Figure figure =
            FIGURES.figures().stream().filter(f -> f.name().equals(name)).findFirst().orElseThrow();

        assertEquals(counted, figure.counted());
        assertEquals(quoted == null ? OptionalInt.empty() : OptionalInt.of(quoted), figure.quoted());
    }

    @Test
    void everyDifferenceHasAReasonAndNothingElseHas() {
        for (ArrayFigures.Figure figure : FIGURES.figures()) {
            boolean differs = figure.quoted().isPresent() && figure.quoted().getAsInt() != figure.counted();
            assertEquals(differs, !figure.reason().isEmpty(), figure.name());
        }
    }

    @Test
    void runsSettleAfter2nPlus6And2nPlus5And4nPlus3() {
        for (RunTiming timing : FIGURES.timings()) {
            int n = timing.run();
            assertEquals(new RunTiming(n, 2 * n + 6, 2 * n + 5, 4 * n + 3), timing);
        }
        assertEquals(Set.of(1, 2, 3, 4, 5, 6),
            FIGURES.timings().stream().map(RunTiming::run).collect(Collectors.toSet()));
    }

    @Test
    void theGatesLeftAddUp() {
        assertEquals(4528, FIGURES.livePerSquare().values().stream().mapToInt(Integer::intValue).sum());
        assertTrue(FIGURES.livePerSquare().values().containsAll(Set.of(14, 30, 42, 74, 90, 114)));
    }
}
