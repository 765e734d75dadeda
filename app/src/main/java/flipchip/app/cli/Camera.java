package flipchip.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import flipchip.app.settings.ThemeChoice;
import flipchip.engine.board.Game;
import flipchip.hwsim.Instant;

/// Takes pictures of the window. The entry of the program has one; this package knows no window.
@FunctionalInterface
public interface Camera {

    /// What the picture shows.
    ///
    /// @param width  in pixels
    /// @param height in pixels
    /// @param game   the game on the board
    /// @param at     the instant of the circuit's run that is shown; empty for the end of the game
    record Shot(ThemeChoice theme, int width, int height, Game game, Optional<Instant> at) {}

    /// Draws the window and writes it as PNG.
    ///
    /// @throws IOException               if the file cannot be written
    /// @throws IllegalArgumentException  if the size is not possible
    /// @throws IndexOutOfBoundsException if the game has no such instant
    void take(Shot shot, Path file) throws IOException, InterruptedException;
}
