package flipchip.app.kit.draw;

import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/// The typefaces that the program brings along, so that its window looks the same everywhere. The toolkit
/// takes from the system what they lack, such as Chinese and Japanese.
///
/// Style sheets name them, so they must be loaded before a scene is styled ([#ready()]).
public final class FontFiles {
    private static final List<String> FACES = List.of("inter/Inter-Regular.otf", "inter/Inter-Bold.otf",
        "inter/Inter-Italic.otf", "jetbrains/JetBrainsMono-Regular.ttf", "jetbrains/JetBrainsMono-Bold.ttf");

    static {
        FACES.forEach(FontFiles::load);
    }

    private FontFiles() {}

    /// Loads the typefaces if they are not.
    public static void ready() {
        // the class does it when it is loaded
    }

    /// What the toolkit writes such texts in.
    public static Font of(Typeface face) {
        return Font.font(face.family(), face.bold() ? FontWeight.BOLD : FontWeight.NORMAL, face.size());
    }

    /// A face that cannot be read is replaced by one of the system's.
    private static void load(String face) {
        Font.loadFont(place(face), 1);
    }

    /// In the package the faces lie beside the libraries of the runtime: the toolkit reads a file in place,
    /// and copies all else first.
    private static String place(String face) {
        URL inside = FontFiles.class.getResource(face);
        return inside != null
            ? inside.toString()
            : Path.of(System.getProperty("java.home"), "lib", Path.of(face).getFileName().toString()).toUri()
                .toString();
    }
}
