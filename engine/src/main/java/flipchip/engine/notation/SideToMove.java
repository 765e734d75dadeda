package flipchip.engine.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.engine.board.Color;

/// Finds in words which side is to move: `Black to move`, `turn: O`, `* to move`, `白番`, or the name alone.
final class SideToMove {
    private static final String TURN = "to[ _]?(?:move|play|go)|on move|turn|moves?|plays?|next|player|"
        + "side(?: to move)?" + "|mover|am zug|zieht|am spiel|au trait|joue|à jouer|trait(?: "
        + "aux?)?|turno|mueve|juega|番|手番|方|の番|先行|走|下|轮到|輪到";
    private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
    private static final String EDGE = "(?<![\\p{L}\\p{N}])";
    private static final Pattern SIDE_FIRST = Pattern
        .compile(EDGE + "(" + SideName.ANY + ")\\)?(?:'s)?\\s*(?:is |ist |est |has )?(?:to move|to play|"
            + "to go|on move|turn|moves|plays|am zug|zieht"
            + "|au trait|joue|juega|mueve|muove|番|の番|方|走|下)(?!\\p{IsLatin})", FLAGS);
    private static final Pattern TURN_FIRST = Pattern.compile(
        EDGE + "(?:" + TURN + ")[\"']?\\s*+(?:(?:is|ist|est|an|aux?)\\b\\s*+)?(?:[:=\\-]\\s*+)?[\"']?"
            + "(?:is |the )?(" + SideName.ANY + ")(?:方|番|棋)?(?![\\p{L}\\p{N}])",
        FLAGS);

    private static final Pattern NUMBER = Pattern.compile(
        EDGE + "(?:turn|player|to[ _]?move|next|side|current)[\"']?[ \t]*+(?:[:=]\\s*+)?(-1|1|2)(?![\\d.])",
        FLAGS);

    private static final Pattern NO_NAME = Pattern.compile("[^\\p{L}\\p{N}●○⚫⚪*@]");
    /// A longer line is not a name.
    private static final int LONGEST = 40;

    private SideToMove() {}

    /// The side that `text` names as the one to move; empty where it names none, or both.
    static Optional<Color> in(String text) {
        Optional<Color> first = one(SIDE_FIRST.matcher(text));
        Optional<Color> found = first.isPresent() ? first : one(TURN_FIRST.matcher(text));
        return found.isPresent() ? found : alone(text);
    }

    private static Optional<Color> one(Matcher matcher) {
        Optional<Color> found = Optional.empty();
        while (matcher.find()) {
            Optional<Color> side = SideName.of(matcher.group(1));
            if (found.isPresent() && side.isPresent() && !side.equals(found)) {
                return Optional.empty();
            }
            found = side.isPresent() ? side : found;
        }
        return found;
    }

    /// The same beside a board of numbers, where 1 is Black and 2 or -1 White.
    static Optional<Color> numbered(String text) {
        Matcher side = NUMBER.matcher(text);
        return side.find()
            ? Optional.of(side.group(1).equals("1") ? Color.BLACK : Color.WHITE)
            : Optional.empty();
    }

    /// A line with nothing but a name.
    private static Optional<Color> alone(String text) {
        Optional<Color> found = Optional.empty();
        for (String line : (Iterable<String>) text.lines()::iterator) {
            String word = line.strip();
            if (word.isEmpty() || word.length() > LONGEST) {
                continue;
            }
            String bare = word.length() == 1 ? word : NO_NAME.matcher(word).replaceAll("");
            Optional<Color> side = SideName.of(bare);
            if (side.isPresent() && found.isPresent() && !side.equals(found)) {
                return Optional.empty();
            }
            found = side.isPresent() ? side : found;
        }
        return found;
    }
}
