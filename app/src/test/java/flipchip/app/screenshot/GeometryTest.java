package flipchip.app.screenshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import flipchip.app.WindowFixture;
import flipchip.app.WindowRobot;
import flipchip.app.analyse.judge.SilentSearch;
import flipchip.app.files.open.FilesFeature;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.app.shell.Workspace;
import flipchip.app.window.assembly.OpenWindow;
import flipchip.engine.board.Game;
import flipchip.engine.notation.Transcript;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/// All panes of all workspaces in windows of many sizes: no word cut off, none over another, board and chip
/// as large as they ought to be.
///
/// Alone one language at three sizes; with `-Dflipchip.geometry=languages` each language and each size once,
/// in the smallest window, in the language with the longest words, every page too;
/// with `-Dflipchip.geometry=all` all languages at all sizes, at twice the scale too where there is room: all
/// workspaces in both themes, and in the light one every page that a command opens. That takes long; with
/// `-Dflipchip.geometry.only=de` it looks through those windows alone whose name begins so, `de 800x600` for
/// one.
@ExtendWith(WindowRobot.class)
@Timeout(20_000)
class GeometryTest {
    private static final String EXTENT = System.getProperty("flipchip.geometry", "short");
    private static final String ONLY = System.getProperty("flipchip.geometry.only", "");
    private static final boolean ALL = EXTENT.equals("all");
    private static final int[][] SIZES = {{800, 600}, {1024, 768}, {1440, 900}, {1920, 1080}, {2560, 1440}};
    private static final List<String> LANGUAGES = List.of("fr", "de", "en", "ja", "zh");
    private static final List<ThemeChoice> THEMES = List.of(ThemeChoice.LIGHT, ThemeChoice.DARK);
    /// A game with mistakes, and what an analysis said of its last moves.
    private static final String MOVES = "f5f6e6f4e3d6c6c5g5d3f3c4c7d7b4e2c3d2e8b6d1";
    private static final String REPORT =
        MOVES + " 16,d2,-230,-190,10,s,14,91,d2e8b6;17,b5,-520,-290,11,s,14,91,"
            + "b5a6c2;18,b5,-1020,-290,12,s,14,91,b5a6c2;19,c2,-260,270,11,s,14,91,c2b5;"
            + "20,b5,-3060,-1090,12,s,14,91,b5a6c2";
    private static final double LEAST = 360;
    private static final double LEAST_SMALL = 270;

    private final List<String> problems = new ArrayList<>();
    private int screens;                                  // of the screen's thread

    /// One window to look through.
    private record Case(String language, int width, int height, double scale) {
        @Override
        public String toString() {
            return language + " " + width + "x" + height + " scale " + scale;
        }

        /// Whether the window has the room for which sizes are promised.
        boolean roomy() {
            return width / scale >= 1440 && height / scale >= 900;
        }

        List<ThemeChoice> themes() {
            return switch (EXTENT) {
                case "all" -> THEMES;
                case "languages" -> List.of(THEMES.get(LANGUAGES.indexOf(language) % 2));
                default -> List.of(ThemeChoice.LIGHT);
            };
        }
    }

    private static List<Case> cases() {
        List<Case> all = new ArrayList<>();
        for (String language : LANGUAGES) {
            for (int[] size : SIZES) {
                all.add(new Case(language, size[0], size[1], 1));
                if (size[0] >= 1920) {
                    all.add(new Case(language, size[0], size[1], 2));
                }
            }
        }
        Predicate<Case> wanted = switch (EXTENT) {
            case "all" -> one -> one.toString().startsWith(ONLY);
            case "languages" ->
                one -> one.scale == 1 && SIZES[LANGUAGES.indexOf(one.language)][0] == one.width;
            default -> one -> one.language.equals("en") && one.scale == 1
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
                int known = problems.size();
                look(each);
                if (ALL) {
                    System.out.println("geometry: " + each + ", " + screens + " screens so far");
                    problems.stream().skip(known).distinct().forEach(System.out::println);
                }
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
        Game game = Transcript.parse(MOVES);
        OpenWindow open = Screens.onScreen(() -> open(each, game));
        WindowFixture.await(() -> open.desk().hardware().momentProperty().get().isPresent());
        Screens walk = new Screens(open.window(), open.desk(), open.features(), game);
        try {
            for (ThemeChoice theme : each.themes()) {
                Screens.onScreen(() -> {
                    open.dress(theme);
                    return true;
                });
                boolean pages = ALL || EXTENT.equals("languages") && each.width == SIZES[0][0];
                if (pages && theme == THEMES.getFirst()) {
                    walk.walk(visitor(open, each, theme));
                } else {
                    walk.walkSpaces(visitor(open, each, theme));
                }
            }
        } finally {
            Screens.onScreen(() -> {
                open.close();
                return true;
            });
        }
    }

    private OpenWindow open(Case each, Game game) {
        OpenWindow made = OffscreenScene.open((_, _, _) -> new SilentSearch(), each.scale, each.width,
            each.height, each.themes().getFirst(), problem -> problems.add(each + ": " + problem));
        made.seatPeople();
        made.desk().session().show(game);
        made.features().stream().filter(FilesFeature.class::isInstance).map(FilesFeature.class::cast)
            .forEach(files -> files.current().analysisProperty().set(REPORT));
        made.scene().snapshot(null);
        return made;
    }

    private Screens.Visitor visitor(OpenWindow open, Case each, ThemeChoice theme) {
        String where = each + " " + theme + " ";
        return name -> Screens.onScreen(() -> {
            screens++;
            LayoutProblems.of(open.scene(), Screens.top(open.window(), open.desk()))
                .forEach(problem -> problems.add(where + name + ": " + problem));
            if (each.roomy() && !open.desk().shell().pages().isVisible()
                    && open.window().workspace() != Workspace.LEARN
                    && !open.desk().hardware().presentedProperty().get()) {
                measure(open, where + name + ": ");
            }
            return true;
        });
    }

    private void measure(OpenWindow open, String where) {
        Workspace space = open.window().workspace();
        double board = side(open.scene().lookup(".board"));
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
        Bounds bounds = WindowFixture.place(node);
        return Math.min(bounds.getWidth(), bounds.getHeight());
    }
}
