package flipchip.app.game.board;

import java.util.Optional;
import flipchip.app.game.session.Shape;
import flipchip.engine.board.Square;

/// What takes the annotations that a user makes on a board. FX thread only.
public interface Annotator {
    /// Draws, or takes the same drawing away.
    void draw(Shape shape);

    /// Draws in the next colour, and after the last one takes the drawing away.
    void cycle(Shape shape);

    /// Takes `!` or `?` for the move on the board.
    void sign(String typed);

    /// Opens the menu of a square, or of the board.
    ///
    /// @param x where on the screen
    /// @param y where on the screen
    void menu(Optional<Square> square, double x, double y);
}
