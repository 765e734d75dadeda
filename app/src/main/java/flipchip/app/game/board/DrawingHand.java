package flipchip.app.game.board;

import java.util.Optional;
import flipchip.app.game.session.Shape;
import flipchip.engine.board.Square;
import javafx.animation.PauseTransition;
import javafx.geometry.Point2D;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;

/// The drawing on a board by hand. The right button draws a circle where it is clicked and an arrow where it
/// is dragged; Shift makes it red, Ctrl blue, both yellow. Held on a square, or on the frame, it opens the
/// menu, as the menu key does. With Shift the arrow keys draw an arrow, and Enter a circle. `!` and `?` mark
/// the move. FX thread only.
final class DrawingHand {
    private static final Duration HOLD = Duration.millis(550);

    private final BoardView board;
    private final DrawingView view;
    private final Annotator annotator;
    private final PauseTransition hold = new PauseTransition(HOLD);
    private Optional<Square> pressed = Optional.empty();
    private Optional<Square> arrowFrom = Optional.empty();

    DrawingHand(BoardView board, DrawingView view, Annotator annotator) {
        this.board = board;
        this.view = view;
        this.annotator = annotator;
        board.addEventFilter(MouseEvent.MOUSE_PRESSED, this::onPressed);
        board.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::onDragged);
        board.addEventFilter(MouseEvent.MOUSE_RELEASED, this::onReleased);
        board.addEventFilter(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::onMenu);
        board.addEventFilter(KeyEvent.KEY_RELEASED, this::onKeyReleased);
        board.addEventFilter(KeyEvent.KEY_TYPED, this::onTyped);
    }

    private void onPressed(MouseEvent event) {
        forget();
        if (event.getButton() != MouseButton.SECONDARY) {
            return;
        }
        pressed = board.squareAt(event.getX(), event.getY());
        pressed.ifPresent(square -> {
            view.preview(Optional.of(Shape.circle(square, ink(event))));
            Point2D there = new Point2D(event.getScreenX(), event.getScreenY());
            hold.setOnFinished(_ -> {
                forget();
                annotator.menu(Optional.of(square), there.getX(), there.getY());
            });
            hold.playFromStart();
            event.consume();
        });
    }

    private void onDragged(MouseEvent event) {
        pressed.ifPresent(from -> {
            Optional<Square> to = board.squareAt(event.getX(), event.getY());
            if (!to.equals(pressed)) {
                hold.stop();
            }
            view.preview(to.map(square -> new Shape(from, square, ink(event))));
            event.consume();
        });
    }

    private void onReleased(MouseEvent event) {
        if (pressed.isPresent()) {
            Optional<Shape> drawn =
                view.draft().map(shape -> new Shape(shape.from(), shape.to(), ink(event)));
            forget();
            drawn.ifPresent(annotator::draw);
            event.consume();
        }
    }

    private void forget() {
        hold.stop();
        pressed = Optional.empty();
        arrowFrom = Optional.empty();
        view.preview(Optional.empty());
    }

    private static Shape.Ink ink(MouseEvent event) {
        if (event.isShortcutDown()) {
            return event.isShiftDown() ? Shape.Ink.YELLOW : Shape.Ink.BLUE;
        }
        return event.isShiftDown() ? Shape.Ink.RED : Shape.Ink.GREEN;
    }

    /// On a square the mouse draws.
    private void onMenu(ContextMenuEvent event) {
        if (event.isKeyboardTrigger()) {
            Square square = board.current();
            Point2D there = board.middleOnScreen(square);
            annotator.menu(Optional.of(square), there.getX(), there.getY());
        } else if (board.squareAt(event.getX(), event.getY()).isEmpty()) {
            annotator.menu(Optional.empty(), event.getScreenX(), event.getScreenY());
        }
        event.consume();
    }

    /// The keyboard goes on to another square with Shift.
    void moved(Square from, Square to) {
        arrowFrom = arrowFrom.or(() -> Optional.of(from));
        arrowFrom.ifPresent(start -> view
            .preview(start == to ? Optional.empty() : Optional.of(new Shape(start, to, Shape.Ink.GREEN))));
    }

    /// Draws a circle around the square of the keyboard.
    void circle(Square square) {
        forget();
        annotator.cycle(Shape.circle(square, Shape.Ink.GREEN));
    }

    private void onKeyReleased(KeyEvent event) {
        if (event.getCode() == KeyCode.SHIFT && arrowFrom.isPresent()) {
            Optional<Shape> drawn = view.draft();
            forget();
            drawn.ifPresent(annotator::cycle);
        }
    }

    private void onTyped(KeyEvent event) {
        if (event.getCharacter().equals("!") || event.getCharacter().equals("?")) {
            annotator.sign(event.getCharacter());
            event.consume();
        }
    }
}
