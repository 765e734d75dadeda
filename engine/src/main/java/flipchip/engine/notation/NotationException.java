package flipchip.engine.notation;

import java.util.Optional;
import flipchip.engine.board.Fault;

/// A text that is not a game, board or problem; the message names what is wrong and where.
public final class NotationException extends Exception {
    private static final long serialVersionUID = 1;

    private final String outer;
    private final String inner;
    private final String what;
    private final transient Optional<Fault> fault;

    /// @param where place in the text, e.g. "move 3" or "square 17 (a3)"
    /// @param what  what is wrong there
    public NotationException(String where, String what) {
        this("", where, what, Optional.empty());
    }

    /// @param fault the same for a program that says it in the user's language
    public NotationException(String where, String what, Fault fault) {
        this("", where, what, Optional.of(fault));
    }

    private NotationException(String outer, String inner, String what, Optional<Fault> fault) {
        super(MessageText.of(outer + inner, MessageText.NAME) + ": "
            + MessageText.of(what, MessageText.MESSAGE));
        this.outer = outer;
        this.inner = inner;
        this.what = MessageText.of(what, MessageText.MESSAGE);
        this.fault = fault;
    }

    /// Place in the text: "move 3", "square 17 (a3)", "line 5, side to move".
    public String where() {
        return MessageText.of(outer + inner, MessageText.NAME);
    }

    /// What is wrong there.
    public String what() {
        return what;
    }

    /// The same, without [#outer()], for a program that says it in the user's language: a [NotationFault], a
    /// [MoveFault], or what the program itself threw this with.
    public Optional<Fault> fault() {
        return fault;
    }

    /// What [#within(String)] set before the place, with a comma and a blank behind it; empty for nothing.
    public String outer() {
        return outer;
    }

    /// The same problem inside a larger text: `larger` is set before the place.
    public NotationException within(String larger) {
        return new NotationException(larger + ", " + outer, inner, what, fault);
    }
}
