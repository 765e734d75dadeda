package flipchip.hwsim.referee.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.array.CellArray;
import org.junit.jupiter.api.Test;

/// Array traces against array-traces.txt, which other tools made from the same equations.
class FlipRunTest {
    private final CellArray array = CellArray.build();
    private final List<String> golden = golden();

    private static List<String> golden() {
        try (InputStream in = FlipRunTest.class.getResourceAsStream("array-traces.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The lines under the heading that begins so.
    private List<String> section(String heading) {
        int from = 0;
        while (!golden.get(from).startsWith("### " + heading)) {
            from++;
        }
        int to = from + 1;
        while (to < golden.size() && !golden.get(to).startsWith("###") && !golden.get(to).startsWith("n=")) {
            to++;
        }
        return golden.subList(from + 1, to);
    }

    /// The changes of each phase by the file, one text a step from step 1.
    private List<List<String>> netsOf(String heading) {
        List<List<String>> phases = new ArrayList<>();
        for (String line : section(heading)) {
            if (line.startsWith("phase")) {
                phases.add(new ArrayList<>());
            } else if (line.startsWith(" t=")) {
                phases.getLast().add(Stream.of(line.substring(line.indexOf(':') + 2).split(" ")).sorted()
                    .collect(Collectors.joining(" ")));
            }
        }
        return phases;
    }

    private List<List<Integer>> countsOf(String heading) {
        return section(heading).stream().filter(line -> line.contains("changes per step"))
            .map(line -> Stream.of(line.substring(line.indexOf(": ") + 2).strip().split(" "))
                .map(entry -> Integer.valueOf(entry.split(":")[1])).toList())
            .toList();
    }

    private static List<List<String>> nets(FlipRun run) {
        return run.phases().stream()
            .map(phase -> phase.steps().stream().skip(1).map(names -> String.join(" ", names)).toList())
            .toList();
    }

    private static List<List<Integer>> counts(FlipRun run) {
        return run.phases().stream().map(phase -> phase.steps().stream().skip(1).map(List::size).toList())
            .toList();
    }

    /// `n` white discs from b1 on, closed by a black one: Black a1 turns them all.
    private static Position row(int n) {
        return Position.of(1L << n + 1, (1L << n + 1) - 2, Color.BLACK);
    }

    private static Position diagonal() {
        long white = 0;
        for (int i = 1; i <= 6; i++) {
            white |= 1L << 9 * i;
        }
        return Position.of(1L << 63, white, Color.BLACK);
    }

    /// d4 inside a ring of white discs inside a ring of black ones.
    private static Position star() {
        long white = 0;
        long black = 0;
        for (int row = -2; row <= 2; row++) {
            for (int file = -2; file <= 2; file++) {
                int ring = Math.max(Math.abs(row), Math.abs(file));
                long bit = Square.at(3 + file, 3 + row).bit();
                white |= ring == 1 ? bit : 0;
                black |= ring == 2 && (row == 0 || file == 0 || Math.abs(row) == Math.abs(file)) ? bit : 0;
            }
        }
        return Position.of(black, white, Color.BLACK);
    }

    @Test
    void theOpeningRunsAsSpecifiedNetByNet() {
        FlipRun run = FlipRun.of(array, Position.INITIAL, Optional.of(Square.D3));

        assertEquals(netsOf("opening"), nets(run));
        assertEquals(List.of(8, 7), run.phases().stream().map(FlipRun.Phase::settledAt).toList());
        assertEquals("d3 c4 f5 e6", Square.list(run.legal()));
        assertEquals("d3 d4", Square.list(run.toBlack()));
        assertEquals(0, run.toWhite());
    }

    @Test
    void theLongestRunGoesAsSpecifiedNetByNet() {
        assertEquals(netsOf("row run of 6"), nets(FlipRun.of(array, row(6), Optional.of(Square.A1))));
    }

    @Test
    void theLongestRunAllAtOnceTakes27Steps() {
        FlipRun run = FlipRun.together(array, row(6), Square.A1);

        assertEquals(countsOf("same, state and select together"), counts(run));
        assertEquals(27, run.phases().getFirst().settledAt());
    }

    @Test
    void aDiagonalTakesAsLongAsARow() {
        assertEquals(countsOf("diagonal run of 6"),
            counts(FlipRun.of(array, diagonal(), Optional.of(Square.A1))));
    }

    @Test
    void eightDirectionsTakeAsLongAsOne() {
        FlipRun star = FlipRun.of(array, star(), Optional.of(Square.D4));

        assertEquals(countsOf("star"), counts(star));
        assertEquals(9, Long.bitCount(star.toBlack()));
    }

    @Test
    void runsSettleAfter2nPlus6And2nPlus5And4nPlus3() {
        for (int n = 1; n <= 6; n++) {
            FlipRun apart = FlipRun.of(array, row(n), Optional.of(Square.A1));
            FlipRun together = FlipRun.together(array, row(n), Square.A1);
            String last = Square.of(n) + ".toB";

            assertEquals(Optional.of(2 * n + 6), apart.phases().get(0).lastChangeOf("a1.legal"));
            assertEquals(Optional.of(2 * n + 5), apart.phases().get(1).lastChangeOf(last));
            assertEquals(Optional.of(4 * n + 3), together.phases().getFirst().lastChangeOf(last));
        }
    }

    @Test
    void theRowOfTheSlideShowsExactlyTheSignalsOfTheSlide() {
        Position position = Position.of(Square.C4.bit(), Square.D4.bit() | Square.E4.bit(), Color.BLACK);

        List<String> high =
            FlipRun.of(array, position, Optional.empty()).phases().getFirst().steps().stream().skip(1)
                .flatMap(List::stream).filter(name -> name.matches("[cde]4\\.(rem|rol).*")).sorted().toList();

        assertEquals(Stream
            .of("c4.remW[E]", "c4.rolB[N]", "c4.rolB[NE]", "c4.rolB[E]", "c4.rolB[SE]", "c4.rolB[S]",
                "c4.rolB[SW]", "c4.rolB[W]", "c4.rolB[NW]", "c4.rolW[E]", "d4.remB[W]", "d4.rolB[W]",
                "d4.rolW[N]", "d4.rolW[NE]", "d4.rolW[E]", "d4.rolW[SE]", "d4.rolW[S]", "d4.rolW[SW]",
                "d4.rolW[W]", "d4.rolW[NW]", "e4.remB[W]", "e4.rolB[W]", "e4.rolW[N]", "e4.rolW[NE]",
                "e4.rolW[E]", "e4.rolW[SE]", "e4.rolW[S]", "e4.rolW[SW]", "e4.rolW[W]", "e4.rolW[NW]")
            .sorted().toList(), high);
        assertTrue(golden.size() > 70, "the whole file was read");
    }
}
