package flipchip.engine.notation;

import java.util.List;
import flipchip.engine.board.Fault;

/// What could not be read of a text of GGF games: for a program that says it in the user's language.
/// Immutable.
///
/// @param game   which game of the text, from 1 on; 0 for the whole text
/// @param move   which move of it, from 1 on; 0 where the fault lies outside the moves
/// @param kind   what is wrong
/// @param values what the kind's sentence names, in its order
public record GgfFault(int game, int move, Kind kind, List<String> values) implements Fault {
    /// What is wrong.
    public enum Kind {
        MANY("only the first {0} games are read"),
        NONE("no GGF game found: a game begins with \"(;\""),
        END("unreadable after tag {0}: '{1}'; a tag is NAME[value] and the game ends with ;)"),
        GAME("GM[{0}] is not Othello"),
        BOARD_SIZE("TY[{0}] is a game on {1}x{1} squares; only 8x8 squares are read"),
        OCTAGON("TY[{0}] is a game on an octagon; only 8x8 squares are read"),
        ANTI("TY[{0}] is anti-Othello, where the fewest discs win; only Othello is read"),
        SECOND_BOARD("a second board after {0} moves is skipped"),
        NO_BOARD("BO[{0}] is not an 8x8 board: 8, 64 squares of - * O, and the side to move"),
        NO_CLOCK("'{0}' is not a clock; mm:ss/increment/grace expected"),
        NO_SQUARE("'{0}' is not a square"),
        TURN("{0} is marked {1}, but {2} is to move"),
        ILLEGAL("{0} is not legal; legal: {1}"),
        NO_PASS("a pass is not legal; legal: {0}");

        private final String english;

        Kind(String english) {
            this.english = english;
        }
    }

    public GgfFault {
        values = values.stream().map(value -> MessageText.of(value, MessageText.MESSAGE)).toList();
    }

    /// The sentence without its place.
    @Override
    public String english() {
        return Fault.filled(kind.english, values);
    }

    /// The sentence in English, with the place before it.
    public String text() {
        String sentence = english();
        if (move > 0) {
            sentence = "move " + move + ": " + sentence
                + (move > 1 ? "; the " + (move - 1) + " before it are kept" : "");
        }
        return MessageText.of(game > 0 ? "game " + game + ": " + sentence : sentence, MessageText.MESSAGE);
    }
}
