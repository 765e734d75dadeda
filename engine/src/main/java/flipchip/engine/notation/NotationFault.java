package flipchip.engine.notation;

import java.util.List;
import flipchip.engine.board.Fault;

/// What is wrong with a board or a problem that is written down: for a program that says it in the user's
/// language. Immutable.
///
/// @param kind   what is wrong
/// @param values what the kind's words name, in their order
public record NotationFault(Kind kind, List<String> values) implements Fault {
    /// What is wrong.
    public enum Kind {
        /// The text {0} is not even of the form of a FEN.
        FEN_FORM("FEN",
            "'{0}' is not a board: eight rows of p, P and digits with / between them, then b or w"),
        /// The row {0} of a FEN has {1} squares.
        FEN_ROW("FEN", "the row '{0}' has {1} squares, not 8"),
        /// Nothing stands where square {0} should.
        BOARD_END("square {0}", "the board ends here; 64 squares and the side to move are needed"),
        /// On square {0} stands the sign {1}.
        NO_DISC("square {0}", "'{1}' is neither a disc nor an empty square; X, O or - expected"),
        /// Nothing follows the squares.
        NO_SIDE("side to move", "missing; X or O after the 64 squares"),
        /// More than one sign, {0}, follows the squares.
        AFTER_SIDE("side to move", "one sign expected after the 64 squares, not '{0}'"),
        /// The side to move is {0}, and not {1} or {2}.
        BAD_SIDE("side to move", "'{0}' is neither {1} nor {2}"),
        /// A problem begins without a board.
        NO_BOARD("board", "missing before the first ';'"),
        /// Field {0} of a problem is {1}, no move with its score.
        NO_SCORE("field {0}", "'{1}' is not of the form d3:+12 with a score between -64 and +64"),
        /// Field {0} of a problem scores a move after the end.
        GAME_OVER("field {0}", "the game is over"),
        /// Field {0} of a problem scores a pass, though {1} can be played.
        NO_PASS("field {0}", "a pass is not legal here; legal: {1}"),
        /// Field {0} of a problem scores {1}; legal are {2}.
        ILLEGAL("field {0}", "{1} is not legal here; legal: {2}");

        private final String where;
        private final String what;

        Kind(String where, String what) {
            this.where = where;
            this.what = what;
        }
    }

    public NotationFault {
        values = values.stream().map(value -> MessageText.of(value, MessageText.MESSAGE)).toList();
    }

    /// Where it is wrong, and what.
    @Override
    public String english() {
        return where() + ": " + what();
    }

    private String where() {
        return Fault.filled(kind.where, values);
    }

    private String what() {
        return Fault.filled(kind.what, values);
    }

    static NotationException of(Kind kind, Object... values) {
        NotationFault fault = new NotationFault(kind, List.of(values).stream().map(String::valueOf).toList());
        return new NotationException(fault.where(), fault.what(), fault);
    }
}
