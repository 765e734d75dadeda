package flipchip.engine.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import org.junit.jupiter.api.Test;

/// The detector against `themes-checked.txt`: 200 positions that a person has checked, one by one.
class ThemeDetectorTest {
    private static final double LEAST_PRECISION = 0.95;

    /// @param right whether the theme is the right name, as the person who checked it thought
    private record Checked(Board board, ProblemTheme theme, List<Square> best, List<Square> tempting,
            boolean right) {}

    private static List<Checked> checked() throws IOException, NotationException {
        List<Checked> all = new ArrayList<>();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
            ThemeDetectorTest.class.getResourceAsStream("themes-checked.txt"), StandardCharsets.UTF_8))) {
            for (String line : in.lines().filter(one -> !one.startsWith("%")).toList()) {
                String[] parts = line.split(" ; ");
                all.add(new Checked(BoardText.parse(parts[0]).board(), ProblemTheme.valueOf(parts[1]),
                    squares(parts[2]), squares(parts[3]), parts[4].equals("yes")));
            }
        }
        return all;
    }

    private static List<Square> squares(String text) {
        List<Square> squares = new ArrayList<>();
        for (int i = 0; i < text.length(); i += 2) {
            squares.add(Square.parse(text.substring(i, i + 2)).orElseThrow());
        }
        return squares;
    }

    @Test
    void whatItNamesIsRightNearlyAlways() throws IOException, NotationException {
        List<Checked> all = checked();
        assertEquals(200, all.size());
        long right = 0;
        for (Checked one : all) {
            assertTrue(ThemeDetector.of(one.board(), one.best(), one.tempting()).contains(one.theme()),
                one.toString());
            right += one.right() ? 1 : 0;
        }
        assertTrue(right >= LEAST_PRECISION * all.size(), right + " of " + all.size());
        for (ProblemTheme theme : ProblemTheme.values()) {
            assertTrue(all.stream().filter(one -> one.theme() == theme).count() >= 10, theme.toString());
        }
    }

    @Test
    void itNamesTheSameOnATurnedBoard() throws IOException, NotationException {
        for (Checked one : checked()) {
            for (Symmetry symmetry : Symmetry.values()) {
                assertEquals(ThemeDetector.of(one.board(), one.best(), one.tempting()),
                    ThemeDetector.of(symmetry.apply(one.board()),
                        one.best().stream().map(symmetry::apply).toList(),
                        one.tempting().stream().map(symmetry::apply).toList()));
            }
        }
    }

    @Test
    void aPlainExchangeOfMovesHasNoTheme() throws IOException, NotationException {
        for (Checked one : checked()) {
            assertFalse(
                ThemeDetector.of(one.board(), one.tempting(), one.tempting()).contains(ProblemTheme.PARITY));
            assertFalse(ThemeDetector.of(one.board(), one.tempting(), one.tempting())
                .contains(ProblemTheme.SACRIFICE));
        }
    }
}
