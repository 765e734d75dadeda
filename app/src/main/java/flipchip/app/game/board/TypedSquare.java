package flipchip.app.game.board;

import java.util.Optional;
import java.util.OptionalInt;
import flipchip.engine.board.Square;
import javafx.animation.PauseTransition;
import javafx.event.Event;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;

/// A square that is typed on a board: the letter leads to its column, a digit after it to its row. A letter
/// that is the key of a command leads nowhere before its digit. Where the keyboard is used on the board, the
/// command waits for a pause without a digit; otherwise it runs at once. FX thread only.
final class TypedSquare {
    private static final Duration PAUSE = Duration.millis(450);
    private static final String LETTERS = "ABCDEFGH";
    private static final String DIGITS = "12345678";

    private final BoardView board;
    private final PauseTransition pause = new PauseTransition(PAUSE);
    private OptionalInt column = OptionalInt.empty();
    private Optional<KeyEvent> held = Optional.empty();
    private boolean passing;

    TypedSquare(BoardView board) {
        this.board = board;
        pause.setOnFinished(_ -> {
            column = OptionalInt.empty();
            passOn();
        });
    }

    /// Whether a key pressed on the board without Ctrl or Alt is part of a square.
    boolean take(KeyEvent event) {
        if (passing || event.getCode().isModifierKey()) {
            return false;
        }
        int row = column.isPresent() ? DIGITS.indexOf(digit(event)) : -1;
        if (row >= 0) {
            pause.stop();
            held = Optional.empty();
            board.goByKey(Square.at(column.getAsInt(), row));
            return true;
        }
        passOn();
        column = OptionalInt.empty();
        int letter = event.isShiftDown() ? -1 : LETTERS.indexOf(event.getCode().getName());
        if (letter < 0) {
            return false;
        }
        column = OptionalInt.of(letter);
        if (isKeyOfACommand(event)) {
            pause.playFromStart();
            if (!board.isByKey()) {
                return false;
            }
            held = Optional.of(event);
        } else {
            board.goByKey(Square.at(letter, board.current().row()));
        }
        return true;
    }

    /// As it is printed on the key, or as it is typed where digits need Shift; a sign that is none otherwise.
    private static String digit(KeyEvent event) {
        String name = event.getCode().getName();
        return event.getCode().isDigitKey() && !event.isShiftDown() ? name.substring(name.length() - 1)
            : event.getText().isEmpty() ? "-"
            : event.getText();
    }

    private boolean isKeyOfACommand(KeyEvent event) {
        return board.getScene().getAccelerators().keySet().stream()
            .anyMatch((KeyCombination key) -> key.match(event));
    }

    /// Gives a letter that was held back to the window.
    private void passOn() {
        pause.stop();
        Optional<KeyEvent> letter = held;
        held = Optional.empty();
        passing = true;
        try {
            letter.filter(_ -> board.getScene() != null)
                .ifPresent(event -> Event.fireEvent(board, event.copyFor(board, board)));
        } finally {
            passing = false;
        }
    }
}
