package flipchip.app.window.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.kit.draw.BoardStyle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Contrast of every colour that tells something against the ground it stands on, in every theme, computed
/// from the style sheets by the formula of WCAG 2.1 (relative luminance, success criteria 1.4.3 and 1.4.11).
class ContrastTest {
    private static final double TEXT = 4.5;
    private static final double SIGNAL = 3;
    private static final Pattern COLOR = Pattern.compile("(-[a-z-]+):\\s*#([0-9A-Fa-f]{6})\\b");
    private static final List<String> TEXTS_ON_PANELS = List.of("-text", "-quiet-text");
    private static final List<String> PANELS = List.of("-window", "-panel", "-raised-panel");
    private static final List<String> SIGNALS =
        List.of("-signal-remote", "-signal-remote-or-local", "-signal-legal", "-signal-select",
            "-signal-flip", "-cell-ring", "-tip", "-accent", "-differ", "-agree", "-text", "-quiet-text");
    private static final List<String> CHIP = List.of("-die", "-cell");
    private static final List<String> LAMPS =
        List.of("-agree", "-differ", "-accent", "-good-black", "-good-white");
    private static final List<String> BOARD = List.of("-felt-light", "-felt-dark");

    private static Map<String, double[]> colors(WindowTheme theme) throws IOException {
        String sheet = theme.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-') + ".css";
        return colors(WindowTheme.class.getResourceAsStream(sheet));
    }

    private static Map<String, double[]> colors(InputStream sheet) throws IOException {
        Map<String, double[]> colors = new LinkedHashMap<>();
        try (InputStream in = sheet) {
            Matcher found = COLOR.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            while (found.find()) {
                int rgb = Integer.parseInt(found.group(2), 16);
                colors.put(found.group(1), new double[] {rgb >> 16, rgb >> 8 & 255, rgb & 255});
            }
        }
        return colors;
    }

    private static double luminance(double[] rgb) {
        double[] weights = {0.2126, 0.7152, 0.0722};
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            double share = rgb[i] / 255;
            sum += weights[i] * (share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4));
        }
        return sum;
    }

    static double contrast(double[] one, double[] other) {
        double light = Math.max(luminance(one), luminance(other));
        double dark = Math.min(luminance(one), luminance(other));
        return (light + 0.05) / (dark + 0.05);
    }

    private static void require(List<String> problems, Map<String, double[]> colors, List<String> marks,
            List<String> grounds, double least) {
        for (String mark : marks) {
            for (String ground : grounds) {
                assertTrue(colors.containsKey(mark), "no colour " + mark);
                assertTrue(colors.containsKey(ground), "no colour " + ground);
                double ratio = contrast(colors.get(mark), colors.get(ground));
                if (ratio < least) {
                    problems
                        .add(String.format("%s on %s is %.2f, less than %.1f", mark, ground, ratio, least));
                }
            }
        }
    }

    @Test
    void blackOnWhiteIsTwentyOneAndTheSameColourIsOne() {
        assertEquals(21, contrast(new double[] {0, 0, 0}, new double[] {255, 255, 255}), 1e-9);
        assertEquals(1, contrast(new double[] {9, 90, 200}, new double[] {9, 90, 200}), 1e-9);
        assertEquals(4.54, contrast(new double[] {118, 118, 118}, new double[] {255, 255, 255}), 0.01);
    }

    @ParameterizedTest
    @EnumSource(WindowTheme.class)
    void textsAndSignalsStandOutInEveryTheme(WindowTheme theme) throws IOException {
        Map<String, double[]> colors = colors(theme);
        List<String> problems = new ArrayList<>();
        require(problems, colors, TEXTS_ON_PANELS, PANELS, TEXT);
        require(problems, colors, List.of("-text", "-quiet-text"), CHIP, TEXT);
        require(problems, colors, List.of("-on-accent"), List.of("-accent"), TEXT);
        require(problems, colors, SIGNALS, CHIP, SIGNAL);
        require(problems, colors, LAMPS, List.of("-panel", "-raised-panel"), SIGNAL);
        require(problems, colors, List.of("-board-mark", "-board-focus"), BOARD, SIGNAL);
        require(problems, colors, List.of("-disc-white"), BOARD, SIGNAL);
        require(problems, colors, List.of("-felt-letters"), List.of("-felt-frame", "-felt-frame-below"),
            TEXT);
        require(problems, colors, List.of("-on-tile-light"), List.of("-tile-light"), TEXT);
        require(problems, colors, List.of("-last-move"), List.of("-disc-black", "-disc-white"), SIGNAL);
        assertEquals(List.of(), problems);
    }

    @ParameterizedTest
    @EnumSource(names = "FELT", mode = EnumSource.Mode.EXCLUDE)
    void discsAndMarksStandOutOnEveryBoardInEveryTheme(BoardStyle board) throws IOException {
        List<String> problems = new ArrayList<>();
        for (WindowTheme theme : WindowTheme.values()) {
            Map<String, double[]> colors = colors(theme);
            colors.putAll(colors(URI.create(board.sheet()).toURL().openStream()));
            List<String> fields = List.of("-field-light", "-field-dark");
            require(problems, colors, List.of("-disc-white"), fields, SIGNAL);
            if (theme != WindowTheme.CONTRAST) {           // it has its own board
                require(problems, colors, List.of("-board-mark", "-board-focus"), fields, SIGNAL);
            }
            require(problems, colors, List.of("-frame-letters"), List.of("-frame-above", "-frame-below"),
                TEXT);
        }
        assertEquals(List.of(), problems);
    }

    @ParameterizedTest
    @EnumSource(WindowTheme.class)
    void everyThemeNamesTheSameColours(WindowTheme theme) throws IOException {
        assertEquals(colors(WindowTheme.LIGHT).keySet(), colors(theme).keySet());
    }
}
