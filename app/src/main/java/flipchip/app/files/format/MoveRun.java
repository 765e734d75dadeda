package flipchip.app.files.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.PassWord;
import flipchip.engine.notation.SideName;

/// The words of a text of moves: which are moves, which look like moves, which are neither. Pure.
final class MoveRun {
    private static final Pattern SQUARE = Pattern.compile("[a-hA-H][1-8]");
    private static final Pattern ALMOST = Pattern.compile("[A-Za-z]\\d{1,2}");
    private static final Pattern LABELLED = Pattern.compile("[BWbwXOxo][a-hA-H][1-8]");
    private static final Pattern SEPARATOR = Pattern.compile("[^A-Za-z0-9]+");
    private static final List<String> PASSES = List.of("pass", "pa", "ps", "pp");
    private static final int MOST_SQUARES = 64;
    private static final int LONGEST_WORD = 60;
    private static final int LONGEST_HEADING = 1_000;

    private final String text;

    MoveRun(String text) {
        this.text = text;
    }

    /// What a run of letters and digits says.
    ///
    /// @param moves squares, and empty for a pass
    /// @param end   where the moves end; the end of the run if it says nothing else
    record Parsed(List<Optional<Square>> moves, int end) {
        long squares() {
            long squares = 0;
            for (Optional<Square> move : moves) {
                squares += move.isPresent() ? 1 : 0;
            }
            return squares;
        }
    }

    /// The squares of a line.
    ///
    /// @param alone  how many are legal one after the other from the usual start
    /// @param after  how many are from the position before the line
    /// @param goesOn whether these are all
    record Line(int alone, int after, boolean goesOn) {}

    Line line(int from, Position now) {
        List<Square> squares = new ArrayList<>();
        int at = from;
        while (at < text.length() && text.charAt(at) != '\n' && squares.size() < MOST_SQUARES) {
            if (isPlain(text.charAt(at))) {
                int end = endOfRun(at);
                Parsed parsed = parse(at, end);
                boolean heading = squares.isEmpty() && parsed.squares() == 1 && isHeading(at);
                if ((parsed.end() == end || parsed.squares() > 1) && !heading) {
                    parsed.moves().forEach(move -> move.ifPresent(squares::add));
                }
                at = end;
            } else {
                at++;
            }
        }
        int after = legal(squares, now, squares.size());
        return new Line(legal(squares, Position.INITIAL, Math.max(2, after + 1)), after,
            after == squares.size());
    }

    private static int legal(List<Square> squares, Position from, int most) {
        Position position = from;
        int count = 0;
        while (count < most && count < squares.size() && position.isLegal(squares.get(count))) {
            position = position.play(squares.get(count));
            count++;
        }
        return count;
    }

    /// The moves at the beginning of the run from `from` to `end`.
    Parsed parse(int from, int end) {
        int at = afterNumber(from, end);
        if (square(at, end).isEmpty()) {
            boolean letters = at < end && !Character.isDigit(text.charAt(at));
            if (letters && PassWord.is(text.substring(at, end))) {
                return new Parsed(List.of(Optional.empty()), end);
            }
            if (passAt(at, end) == 0) {
                return new Parsed(List.of(), from);
            }
        }
        List<Optional<Square>> moves = new ArrayList<>((end - from) / 2 + 1);
        while (at < end) {
            Optional<Square> square = square(at, end);
            int pass = square.isPresent() ? 0 : passAt(at, end);
            if (square.isPresent()) {
                moves.add(square);
                at += 2;
            } else if (pass > 0) {
                moves.add(Optional.empty());
                at += pass;
            } else if (isNumberBehind(at, end) && !moves.isEmpty()) {
                at = end;
            } else {
                break;
            }
        }
        return new Parsed(moves, moves.isEmpty() ? from : at);
    }

    private Optional<Square> square(int at, int end) {
        if (at + 1 >= end) {
            return Optional.empty();
        }
        int file = (text.charAt(at) | 0x20) - 'a';
        int row = text.charAt(at + 1) - '1';
        return file < 0 || file > 7 || row < 0 || row > 7
            ? Optional.empty()
            : Optional.of(Square.at(file, row));
    }

    /// Up to three digits before a move are its number.
    private int afterNumber(int from, int end) {
        int at = from;
        while (at < end && at < from + 3 && Character.isDigit(text.charAt(at))) {
            at++;
        }
        return at < end && (square(at, end).isPresent() || passAt(at, end) > 0) ? at : from;
    }

    private int passAt(int at, int end) {
        for (String pass : PASSES) {
            if (at + pass.length() <= end && text.regionMatches(true, at, pass, 0, pass.length())) {
                return pass.length();
            }
        }
        return 0;
    }

    /// The number of the next move, written without a blank: `d62.c3`.
    private boolean isNumberBehind(int at, int end) {
        boolean digits = end - at <= 2 && end < text.length() && ".):".indexOf(text.charAt(end)) >= 0;
        for (int i = at; i < end && digits; i++) {
            digits = Character.isDigit(text.charAt(i));
        }
        return digits;
    }

    private static boolean isPlain(char sign) {
        return sign < 128 && Character.isLetterOrDigit(sign);
    }

    int endOfRun(int from) {
        int end = from;
        while (end < text.length() && isPlain(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /// Where a word of Latin letters and digits ends, with or without accents.
    int endOfWord(int from) {
        int end = from;
        while (end < text.length() && (isPlain(text.charAt(end)) || isAccented(text.charAt(end)))) {
            end++;
        }
        return end;
    }

    static boolean isAccented(char sign) {
        return sign > 127 && Character.isLetter(sign)
                && Character.UnicodeScript.of(sign) == Character.UnicodeScript.LATIN;
    }

    int endOfForeign(int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) > 127 && Character.isLetter(text.charAt(end))) {
            end++;
        }
        return Math.max(end, from + 1);
    }

    /// Where the address ends that begins at `from`; `from` if none does.
    int endOfAddress(int from) {
        if (!Character.isLetter(text.charAt(from))) {
            return from;
        }
        boolean named = text.regionMatches(true, from, "www.", 0, 4);
        if (!named && !text.startsWith("://", endOfRun(from))) {
            return from;
        }
        int end = from;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end))
                && "\"<>)`".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    /// The part of an address that is a list of moves legal from `now` on; empty if there is none.
    String movesOf(String address, Position now) {
        String best = "";
        for (String part : SEPARATOR.split(address)) {
            boolean squares = part.length() >= 4 && part.length() % 2 == 0 && part.length() > best.length()
                    && part.length() <= 2 * MOST_SQUARES && SQUARE.matcher(part).replaceAll("").isEmpty();
            if (squares) {
                List<Square> moves = Square.sequence(part);
                best = legal(moves, now, moves.size()) == moves.size() ? part : best;
            }
        }
        return best;
    }

    static boolean isNumber(String word) {
        return word.chars().allMatch(Character::isDigit);
    }

    /// A side and a square without a blank: `Bf5`.
    static boolean isLabelled(String word) {
        return word.length() == 3 && LABELLED.matcher(word).matches();
    }

    static boolean isMoveLike(String word) {
        boolean digit = false;
        for (int i = 0; i < word.length() && !digit; i++) {
            digit = Character.isDigit(word.charAt(i));
        }
        return digit && (ALMOST.matcher(word).matches() || SQUARE.matcher(word).find());
    }

    /// Whether there are several squares in it.
    static boolean hasMoves(String word) {
        Matcher square = SQUARE.matcher(word);
        return square.find() && square.find();
    }

    /// What stands at `from` up to the next blank.
    String wordAt(int from) {
        int end = from;
        while (end < text.length() && end < from + LONGEST_WORD
                && !Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        return text.substring(from, Math.max(end, Math.min(text.length(), from + 1)));
    }

    /// Whether the square at `from` belongs to a heading: a colon or a word follows.
    boolean isHeading(int from) {
        int at = endOfRun(from);
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        if (at >= text.length() || text.charAt(at) == '\n') {
            return false;
        }
        if (text.charAt(at) == ':') {
            return true;
        }
        int end = endOfRun(at);
        return Character.isLetter(text.charAt(at)) && parse(at, end).moves().isEmpty()
                && SideName.of(text.substring(at, Math.max(end, at + 1))).isEmpty();
    }

    /// Where the parenthesis closes that opens at `from`; -1 if it does not within `most` signs.
    int endOfAside(int from, int most) {
        int level = 0;
        for (int i = from; i < Math.min(text.length(), from + most); i++) {
            level += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
            if (level == 0) {
                return i + 1;
            }
        }
        return -1;
    }

    /// The move that a variation begins with, behind comments and its number.
    Optional<Square> firstMove(int from) {
        int at = from;
        while (at < text.length()) {
            char sign = text.charAt(at);
            int close =
                sign == '{' ? text.indexOf('}', at, Math.min(text.length(), at + LONGEST_HEADING)) : -1;
            if (close < 0 && !Character.isWhitespace(sign) && ".0123456789".indexOf(sign) < 0) {
                break;
            }
            at = Math.max(at, close) + 1;
        }
        int end = endOfRun(at);
        Parsed parsed = parse(at, end);
        return parsed.end() == end && !parsed.moves().isEmpty()
            ? parsed.moves().getFirst()
            : Optional.empty();
    }

    /// Whether there is a word other than moves, numbers and names of sides.
    boolean hasWords(int from, int to) {
        for (int at = from; at < to;) {
            char sign = text.charAt(at);
            boolean foreign = sign > 127 && Character.isLetter(sign);
            int end = isPlain(sign) ? endOfRun(at) : foreign ? endOfForeign(at) : at + 1;
            if (foreign && SideName.of(text.substring(at, end)).isEmpty()) {
                return true;
            }
            if (isPlain(sign)) {
                String word = text.substring(at, Math.min(end, at + LONGEST_WORD)).toLowerCase(Locale.ROOT);
                boolean known =
                    parse(at, end).end() == end || isNumber(word) || SideName.of(word).isPresent();
                if (!known) {
                    return true;
                }
            }
            at = end;
        }
        return false;
    }

    /// Whether nothing but moves stands there.
    boolean isAllMoves(int from, int to) {
        boolean any = false;
        for (int at = from; at < to;) {
            char sign = text.charAt(at);
            int end = isPlain(sign) ? endOfRun(at) : at + 1;
            if (isPlain(sign)) {
                Parsed parsed = parse(at, end);
                if (parsed.moves().isEmpty() || parsed.end() != end) {
                    return false;
                }
                any = true;
            } else if (Character.isLetter(sign)) {
                return false;
            }
            at = end;
        }
        return any;
    }
}
