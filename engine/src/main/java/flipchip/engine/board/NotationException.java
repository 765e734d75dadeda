package flipchip.engine.board;

/// A text that is no game, board or problem; the message names what is wrong and where.
public final class NotationException extends Exception {
    private static final long serialVersionUID = 1;

    private final String where;
    private final String what;

    /// @param where place in the text, e.g. "move 3" or "square 17 (a3)"
    /// @param what  what is wrong there
    public NotationException(String where, String what) {
        super(Excerpt.of(where, Excerpt.NAME) + ": " + Excerpt.of(what, Excerpt.MESSAGE));
        this.where = Excerpt.of(where, Excerpt.NAME);
        this.what = Excerpt.of(what, Excerpt.MESSAGE);
    }

    /// Place in the text: "move 3", "square 17 (a3)", "line 5, side to move".
    public String where() {
        return where;
    }

    /// What is wrong there.
    public String what() {
        return what;
    }

    /// The same problem inside a larger text: `outer` is set before the place.
    public NotationException within(String outer) {
        return new NotationException(outer + ", " + where, what);
    }
}
