package flipchip.app.cli.window;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.engine.board.Game;
import flipchip.hwsim.referee.run.Instant;

/// A service that takes pictures of the window; the program's entry provides it.
@FunctionalInterface
public interface ScreenshotService {

    /// What a user may do.
    ///
    /// @param what id of a command; id of a control, with a value behind "=" where it takes one; a key with
    ///     modifiers
    record Act(Kind kind, String what) {
        /// How it is done.
        public enum Kind { COMMAND, PRESS, KEY }
    }

    /// How the window stands before the picture is taken.
    ///
    /// @param language two letters; empty for the language of the system
    /// @param scale    how much everything is enlarged, 0.75..2
    /// @param acts     what is done first, in this order
    /// @param pause    how long the program goes on after them
    record Setting(String language, double scale, List<Act> acts, Duration pause) {
        /// The window as it opens.
        static final Setting PLAIN = new Setting("", 1, List.of(), Duration.ZERO);
    }

    /// What the picture shows.
    ///
    /// @param width  in pixels
    /// @param height in pixels
    /// @param game   the game on the board
    /// @param at     the instant of the circuit's run that is shown; empty for the end of the game
    /// @param before what is done first
    record Shot(ThemeChoice theme, int width, int height, Game game, Optional<Instant> at, Setting before) {}

    /// Draws the window and writes it as PNG, or as SVG if the name ends so.
    ///
    /// @throws IOException               if the file cannot be written
    /// @throws IllegalArgumentException  if the size is not possible or the command or control is unknown
    /// @throws IndexOutOfBoundsException if the game has no such instant
    void take(Shot shot, Path file) throws IOException, InterruptedException;

    /// Width and height of the window in pixels.
    record Size(int width, int height) {
        @Override
        public String toString() {
            return width + "x" + height;
        }
    }

    /// Which pictures of all screens are wanted.
    ///
    /// @param themes   each of them
    /// @param sizes    with each of these
    /// @param game     the game on the board
    /// @param language two letters; empty for the language of the system
    /// @param scale    how much everything is enlarged, 0.75..2
    record Order(List<ThemeChoice> themes, List<Size> sizes, Game game, String language, double scale) {
        /// The folder of a theme and a size.
        public static Path folder(Path whole, ThemeChoice theme, Size size) {
            return whole.resolve(theme.name().toLowerCase(Locale.ROOT) + "-" + size);
        }

        /// The folders of all pictures.
        public List<Path> folders(Path whole) {
            return themes.stream().flatMap(theme -> sizes.stream().map(size -> folder(whole, theme, size)))
                .toList();
        }
    }

    /// A screen of which a picture was taken.
    ///
    /// @param file     the picture
    /// @param problems words that are shortened, cut off or lie over others; best none
    record Screen(String file, List<String> problems) {}

    /// Draws every screen of the window and writes it as PNG.
    ///
    /// @param taken told of each picture when it is written
    /// @throws IOException                   if a file cannot be written
    /// @throws UnsupportedOperationException without a window
    default void takeAll(Order order, Path folder, Consumer<Screen> taken)
            throws IOException, InterruptedException {
        throw new UnsupportedOperationException("pictures need a window");
    }

    /// The display a window would open on, or why there is none.
    default String display() {
        return "no window in this program";
    }

    /// The family of letters that JavaFX takes where nothing else is asked for.
    default String font() {
        return "no window in this program";
    }
}
