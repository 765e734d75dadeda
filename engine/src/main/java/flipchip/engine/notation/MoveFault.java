package flipchip.engine.notation;

import java.util.List;
import java.util.Locale;
import flipchip.engine.board.Fault;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// Why a list of moves stops: for a program that says it in the user's language. Immutable.
///
/// @param move     which move, from 1 on
/// @param kind     what is wrong with it
/// @param word     what the list says there, shortened
/// @param position before the move
public record MoveFault(int move, Kind kind, String word, Position position) implements Fault {
    /// What is wrong.
    public enum Kind { NO_MOVE, AFTER_END, TAKEN, FLIPS_NOTHING, NO_PASS }

    /// The number of the move, the word, the name of the color to move, and its legal moves.
    @Override
    public List<?> values() {
        return List.of(move, word, position.toMove().name(), legal());
    }

    @Override
    public String english() {
        return problem().getMessage();
    }

    /// The fault as an exception, in English.
    public NotationException problem() {
        return new NotationException("move " + move, switch (kind) {
            case NO_MOVE -> "'" + word + "' is not a move";
            case AFTER_END -> word + " comes after the end of the game";
            case TAKEN -> word + " is taken; " + choice();
            case FLIPS_NOTHING -> word + " flips no disc; " + choice();
            case NO_PASS -> "a pass is not legal; " + side() + " can play " + legal();
        }, this);
    }

    /// The moves that are legal there, as they are written.
    public String legal() {
        return Square.list(position.legalMoves());
    }

    private String choice() {
        return side() + " can play " + legal();
    }

    private String side() {
        String name = position.toMove().name();
        return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
    }
}
