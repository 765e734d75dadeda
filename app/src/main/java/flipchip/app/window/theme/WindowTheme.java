package flipchip.app.window.theme;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import flipchip.app.kit.draw.BoardStyle;
import flipchip.app.kit.draw.DiscStyle;
import flipchip.app.kit.draw.FontFiles;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.Material;
import flipchip.app.kit.settings.ThemeChoice;
import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import javafx.application.ColorScheme;
import javafx.scene.Scene;

/// The looks. Colours are defined in the sheet of each look only; the sheets of the panels use their
/// names only.
public enum WindowTheme {
    LIGHT("light.css", new PrimerLight()),
    DARK("dark.css", new PrimerDark()),
    CONTRAST("contrast.css", new PrimerDark()),
    VISION_DARK("vision-dark.css", new PrimerDark()),
    VISION_LIGHT("vision-light.css", new PrimerLight());

    private static final List<String> PANELS = Stream.concat(
        Stream
            .of("game/board/board", "game/moves/moves", "game/end/end", "analyse/judge/analysis",
                "game/setup/play", "kit/draw/draw", "circuit/array/chipview", "circuit/timeline/lanes",
                "circuit/controller/controller", "files/open/files", "circuit/inside/schematic",
                "circuit/waves/wave", "circuit/breakpoint/breakpoint", "circuit/story/story",
                "circuit/whatif/whatif", "chips/solver/chip", "chips/serial/desk", "chips/owncell/workbench",
                "chips/crosscheck/twin", "learn/classroom/classroom", "learn/space/learn")
            .map(sheet -> "/flipchip/app/" + sheet + ".css"),
        Stream.of("window.css", "controlsfx-compat.css")).toList();

    private final String sheet;
    private final String base;

    WindowTheme(String sheet, atlantafx.base.theme.Theme base) {
        this.sheet = sheet;
        this.base = base.getUserAgentStylesheet();
    }

    /// The theme to show for a choice, given what the desktop prefers.
    public static WindowTheme of(ThemeChoice choice, ColorScheme desktop) {
        return switch (choice) {
            case LIGHT -> LIGHT;
            case DARK -> DARK;
            case CONTRAST -> CONTRAST;
            case VISION_DARK -> VISION_DARK;
            case VISION_LIGHT -> VISION_LIGHT;
            case SYSTEM -> desktop == ColorScheme.DARK ? DARK : LIGHT;
        };
    }

    /// The look of what no theme dresses: none. To be set before the first control is made, else that reads
    /// the toolkit's.
    public static String none() {
        return url("none.css");
    }

    /// The typefaces that texts and figures are shown in: the program's own unless it cannot read them.
    public static String typefaces() {
        return FontFiles.of(Fonts.text(1)).getFamily() + ", " + FontFiles.of(Fonts.code(1)).getFamily();
    }

    /// Dresses `scene`; the theme of high contrast has its own board and discs.
    public void applyTo(Scene scene, BoardStyle board, DiscStyle discs) {
        FontFiles.ready();
        scene.setUserAgentStylesheet(base);
        Stream<Material> materials =
            this == CONTRAST ? Stream.of(BoardStyle.FELT, DiscStyle.HIGH_CONTRAST) : Stream.of(board, discs);
        scene.getStylesheets()
            .setAll(Stream.concat(Stream.concat(Stream.of(sheet), PANELS.stream()).map(WindowTheme::url),
                materials.map(Material::sheet)).toList());
    }

    private static String url(String name) {
        return Objects.requireNonNull(WindowTheme.class.getResource(name), name).toExternalForm();
    }
}
