package flipchip.app.engines.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.engine.board.Square;
import flipchip.engine.notation.MessageText;

/// One line an NBoard engine said, understood.
///
/// Tolerates what engines in use do differently from the protocol's text: spaces instead of slashes in the
/// chosen move, a missing value, moves in any case, several forms of the depth.
sealed interface NboardReply {

    /// The answer to `ping`.
    record Pong(int number) implements NboardReply {}

    /// The chosen move; empty for a pass.
    ///
    /// @param centidiscs for the side to move, if the engine says it
    record Chosen(Optional<Square> move, OptionalInt centidiscs) implements NboardReply {}

    /// A chosen move that names no square, such as `=== ??`.
    record Unclear(String line) implements NboardReply {}

    /// A value of a move, from search or book.
    ///
    /// @param line       the move and what follows, passes left out; not empty
    /// @param centidiscs for the side to move
    /// @param depth      plies, [#TO_THE_END] for `100%` and other per cents; 0 if the engine names none
    /// @param exact      `100%`: the result of the game
    record Hint(List<Square> line, int centidiscs, int depth, boolean exact,
            boolean book) implements NboardReply {}

    /// What the engine is doing, in its words.
    record Status(String text) implements NboardReply {}

    record Name(String text) implements NboardReply {}

    /// A line that says nothing we need, or nothing we understand.
    record Other(String line) implements NboardReply {}

    /// More plies than any game has.
    int TO_THE_END = 64;

    Pattern NUMBER = Pattern.compile("[-+]?\\d{1,4}(?:\\.\\d{0,9})?");
    Pattern DEPTH = Pattern.compile("(\\d{1,3})(?:@\\d{1,3}%?)?(%?)(W?)");

    /// Understands any line; never throws.
    static NboardReply parse(String line) {
        String text = line.strip();
        String[] words = text.split("\\s+");
        return switch (words[0]) {
            case "pong" -> words.length > 1 && words[1].matches("\\d{1,9}")
                ? new Pong(Integer.parseInt(words[1]))
                : new Other(line);
            case "===" -> chosen(text.substring(3).strip().split("[/\\s]+"), line);
            case "search" -> hint(words, false, line);
            case "book" -> hint(words, true, line);
            case "status" -> new Status(MessageText.of(text.substring(6).strip(), MessageText.MESSAGE));
            case "set" -> text.matches("set\\s+myname\\s+\\S.*")
                ? new Name(MessageText.of(text.replaceFirst("set\\s+myname\\s+", ""), MessageText.NAME))
                : new Other(line);
            default -> new Other(line);
        };
    }

    private static NboardReply chosen(String[] parts, String line) {
        if (parts.length == 0) {
            return new Unclear(line);
        }
        boolean pass = parts[0].toUpperCase(Locale.ROOT).startsWith("PA");
        Optional<Square> move = Square.parse(parts[0]);
        if (!pass && move.isEmpty()) {
            return new Unclear(line);
        }
        return new Chosen(move, parts.length > 1 ? centidiscs(parts[1]) : OptionalInt.empty());
    }

    private static NboardReply hint(String[] words, boolean book, String line) {
        if (words.length < 5) {
            return new Other(line);
        }
        List<Square> squares = squares(words[1]);
        OptionalInt value = centidiscs(words[2].split(",", 2)[0]);
        if (squares.isEmpty() || value.isEmpty()) {
            return new Other(line);
        }
        Matcher depth = DEPTH.matcher(words[4]);
        boolean understood = depth.matches();
        boolean percent = understood && depth.group(2).equals("%");
        return new Hint(squares, value.getAsInt(),
            !understood ? 0 : percent ? TO_THE_END : Integer.parseInt(depth.group(1)),
            percent && depth.group(1).equals("100") && depth.group(3).isEmpty(), book);
    }

    /// The squares of "F5d6PAc3", also of "F5-d6-PA-c3"; stops at the first other word.
    private static List<Square> squares(String text) {
        String line = text.replace("-", "");
        List<Square> squares = new ArrayList<>();
        for (int at = 0; at + 2 <= line.length(); at += 2) {
            String name = line.substring(at, at + 2);
            if (name.equalsIgnoreCase("PA")) {
                continue;
            }
            Optional<Square> square = Square.parse(name);
            if (square.isEmpty()) {
                break;
            }
            squares.add(square.get());
        }
        return squares;
    }

    private static OptionalInt centidiscs(String text) {
        if (!NUMBER.matcher(text).matches()) {
            return OptionalInt.empty();
        }
        long centidiscs = Math.round(100 * Double.parseDouble(text));
        return OptionalInt.of(Math.clamp(centidiscs, -6400, 6400));
    }
}
