package flipchip.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import flipchip.app.settings.ThemeChoice;
import flipchip.engine.board.Game;

/// Takes pictures of the window. The entry of the program has one; this package knows no window.
@FunctionalInterface
public interface Camera {

    /// What the picture shows.
    ///
    /// @param width  in pixels
    /// @param height in pixels
    /// @param game   the game on the board
    record Shot(ThemeChoice theme, int width, int height, Game game) {}

    /// Draws the window and writes it as PNG.
    ///
    /// @throws IOException              if the file cannot be written
    /// @throws IllegalArgumentException if the size is not possible
    void take(Shot shot, Path file) throws IOException, InterruptedException;
}
