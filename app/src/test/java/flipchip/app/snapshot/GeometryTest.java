package flipchip.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import flipchip.app.SilentSearch;
import flipchip.app.WindowFixture;
import flipchip.app.frame.OpenWindow;
import flipchip.app.settings.ThemeChoice;
import flipchip.app.shell.Workspace;
import flipchip.engine.board.Game;
import flipchip.engine.board.Transcript;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

/// All panes of all workspaces in windows of many sizes: no word cut off, none over another, board and chip
/// as large as they ought to be.
///
/// Alone one language at three sizes; with `-Dflipchip.geometry=languages` each language and each size once;
/// with `-Dflipchip.geometry=all` all languages at all sizes in both themes, at twice the scale too where
/// there is room, and every page that a command opens, which takes a quarter of an hour.
@ExtendWith(ApplicationExtension.class)
@Timeout(3_000)
class GeometryTest {
    private static final String EXTENT = System.getProperty("flipchip.geometry", "short");
    private static final int[][] SIZES = {{800, 600}, {1024, 768}, {1440, 900}, {1920, 1080}, {2560, 1440}};
    private static final List<String> LANGUAGES = List.of("en", "de", "fr", "ja", "zh");
    private static final List<ThemeChoice> THEMES = List.of(ThemeChoice.LIGHT, ThemeChoice.DARK);
    private static final double LEAST = 360;
    private static final double LEAST_SMALL = 270;

    private final List<String> problems = new ArrayList<>();
    private int screens;                                  // of the screen's thread

    /// One window to look through.
    private record Case(String language, int width, int height, ThemeChoice theme, double scale) {
        @Override
        public String toString() {
            return language + " " + width + "x" + height + " " + theme + " scale " + scale;
        }

        /// Whether the window has the room for which sizes are promised.
        boolean roomy() {
            return width / scale >= 1440 && height / scale >= 900;
        }
    }

    private static List<Case> cases() {
        List<Case> all = new ArrayList<>();
        for (String language : LANGUAGES) {
            for (int[] size : SIZES) {
                for (ThemeChoice theme : THEMES) {
                    all.add(new Case(language, size[0], size[1], theme, 1));
                    if (size[0] >= 1920) {
                        all.add(new Case(language, size[0], size[1], theme, 2));
                    }
                }
            }
        }
        Predicate<Case> wanted = switch (EXTENT) {
            case "all" -> _ -> true;
            case "languages" -> one -> one.scale == 1
                && SIZES[LANGUAGES.indexOf(one.language)][0] == one.width
                && THEMES.get(LANGUAGES.indexOf(one.language) % 2) == one.theme;
            default -> one -> one.language.equals("en") && one.scale == 1 && one.theme == ThemeChoice.LIGHT
                && List.of(800, 1440, 2560).contains(one.width);
        };
        return all.stream().filter(wanted).toList();
    }

    @Test
    void nothingIsCutOffOrTooSmallInAnyWorkspace() throws Exception {
        Locale before = Locale.getDefault(Locale.Category.DISPLAY);
        try {
            for (Case each : cases()) {
                Locale.setDefault(Locale.Category.DISPLAY, Locale.of(each.language));
                look(each);
            }
        } finally {
            Locale.setDefault(Locale.Category.DISPLAY, before);
        }
        System.out.println("geometry: " + cases().size() + " windows, " + screens + " screens");
        assertEquals(List.of(), problems.stream().distinct().limit(60).toList(),
            () -> problems.size() + " problems");
        assertTrue(screens >= 10 * cases().size(), screens + " screens");
    }

    private void look(Case each) throws Exception {
        Game game = Transcript.parse("f5f6e6f4e3d6c6c5g5d3f3c4c7d7b4e2c3d2e8b6d1");
        OpenWindow open = Screens.onScreen(() -> {
            OpenWindow made = Studio.open((_, _, _) -> new SilentSearch(), each.scale, each.width,
                each.height,
                problem -> problems.add(each + ": " + problem));
            made.dress(each.theme);
            made.seatPeople();
            made.desk().session().show(game);
            made.scene().snapshot(null);
            return made;
        });
        WindowFixture.await(() -> open.desk().hardware().momentProperty().get().isPresent());
        Screens walk = new Screens(open.window(), open.desk(), open.features(), game);
        Screens.Visitor visitor = name -> Screens.onScreen(() -> {
            screens++;
            LayoutProblems.of(open.scene(), Screens.top(open.window(), open.desk()))
                .forEach(problem -> problems.add(each + " " + name + ": " + problem));
            if (each.roomy() && !open.desk().shell().pages().isVisible()) {
                measure(open, each + " " + name + ": ");
            }
            return true;
        });
        try {
            if (EXTENT.equals("all")) {
                walk.walk(visitor);
            } else {
                walk.walkSpaces(visitor);
            }
        } finally {
            Screens.onScreen(() -> {
                open.close();
                return true;
            });
        }
    }

    private void measure(OpenWindow open, String where) {
        Workspace space = open.window().workspace();
        double board = side(open.scene().lookup(".board-frame"));
        double chip = side(open.scene().lookup("#cell-array"));
        double leastBoard = space == Workspace.CIRCUIT ? LEAST_SMALL : LEAST;
        if (board < leastBoard) {
            problems.add(where + "the board is " + board);
        }
        if (space != Workspace.ANALYSE && chip < LEAST) {
            problems.add(where + "the chip is " + chip);
        }
    }

    private static double side(Node node) {
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        return Math.min(bounds.getWidth(), bounds.getHeight());
    }
}
