package flipchip.app.protocol;

import flipchip.engine.board.Excerpt;

/// A guest engine did something that ends its search or its use; the message is for the user and names the
/// engine and what happened.
public final class EngineFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    EngineFailure(String message) {
        super(Excerpt.of(message, 2 * Excerpt.MESSAGE));
    }
}
