package flipchip.app.game.session;

import java.util.Optional;
import java.util.stream.Stream;

/// What a commentator thinks of a move, in the sign of chess and Othello books.
public enum MoveSign {
    GOOD("!"), MISTAKE("?"), BRILLIANT("!!"), BLUNDER("??"), INTERESTING("!?"), DUBIOUS("?!");

    private final String text;

    MoveSign(String text) {
        this.text = text;
    }

    /// As it stands behind the move.
    public String text() {
        return text;
    }

    /// The sign with this text.
    public static Optional<MoveSign> of(String text) {
        return Stream.of(values()).filter(sign -> sign.text.equals(text)).findFirst();
    }

    /// What a sign becomes when `typed`, `!` or `?`, is typed behind it: a second one joins the first, a
    /// third begins again.
    public static Optional<MoveSign> typed(Optional<MoveSign> before, String typed) {
        return of(before.map(MoveSign::text).filter(text -> text.length() == 1).orElse("") + typed);
    }
}
