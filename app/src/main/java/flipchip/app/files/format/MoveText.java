package flipchip.app.files.format;

import java.util.Optional;
import flipchip.app.game.session.MoveSign;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.MoveFault;
import flipchip.engine.notation.PassWord;
import flipchip.engine.notation.SideName;

/// A reader of moves with anything between them: numbers, names of the sides, glyphs, comments, variations,
/// addresses and words in any language. Words are skipped and counted; what looks like a move and is not one
/// ends the game. Used once; the work grows with the length of the text.
///
/// The text is normalised, see [flipchip.engine.notation.PlainText].
final class MoveText {
    /// How a text is read.
    enum Style {
        /// One list of moves or several.
        LIST,
        /// One game of a file with heads: a `;` always begins a comment.
        PORTABLE,
        /// What stands behind a board.
        BOARD
    }

    private static final int FEWEST_MOVES = 2;
    private static final int LONGEST_ASIDE = 400;
    private static final int LONGEST_COMMENT = 20_000;
    private final String text;
    private final MoveRun run;
    private final ReadingBuilder found;
    private final Style style;
    private final boolean portable;
    private final Position start;
    private MoveLine line;
    private boolean another;                      // the game before this one was read from the same text
    private Optional<Color> label = Optional.empty();
    private Optional<String> firstWord = Optional.empty();
    private boolean cut;                          // the variation being read has ended with a fault
    private int at;
    private int lineEnd = -1;
    /// The end of a line without words behind a semicolon.
    private int wordless = -1;

    MoveText(String text, Position start, Style style, ReadingBuilder found) {
        this.text = text;
        this.start = start;
        this.style = style;
        portable = style == Style.PORTABLE;
        this.found = found;
        run = new MoveRun(text);
        line = new MoveLine(start, found);
    }

    /// Hands the games over to the builder.
    ///
    /// @param head who played; for the first game only
    void read(GameHead head) {
        boolean lineBegins = true;
        while (at < text.length() && !found.hasMore()) {
            if (lineBegins && style == Style.LIST && !line.isInVariation()) {
                beginLine(head);
                if (at == text.length()) {
                    break;
                }
            }
            char sign = text.charAt(at);
            lineBegins = sign == '\n';
            if (lineBegins) {
                label = Optional.empty();
                at++;
                if (portable && at < text.length() && text.charAt(at) == '%') {
                    at = endOfLine();
                }
            } else if (line.hasEnded() && !line.isInVariation()) {
                at = portable ? text.length() : endOfLine();
            } else {
                accept(sign);
            }
        }
        end(head);
    }

    /// A line that cannot go on from the one before but can open a game begins another.
    private void beginLine(GameHead head) {
        if (line.moves() >= FEWEST_MOVES || line.hasEnded()) {
            MoveRun.Line squares = run.line(at, line.now());
            if (squares.alone() < FEWEST_MOVES || squares.goesOn() || squares.alone() <= squares.after()) {
                return;
            }
            end(head);
            line = new MoveLine(Position.INITIAL, found);
            label = Optional.empty();
            firstWord = Optional.empty();
            another = true;
        }
        boolean headed = !another && !head.equals(GameHead.NONE);
        if (!headed && line.root().isBare() && start.equals(Position.INITIAL)) {
            int left = new TranscriptLines(text, found).take(at);
            firstWord = left == at ? firstWord : Optional.empty();
            at = left;
        }
    }

    private void end(GameHead head) {
        boolean bare = line.root().isLeaf() && style != Style.BOARD && start.equals(Position.INITIAL);
        line.end(another ? GameHead.NONE : head, bare, firstWord);
    }

    private void accept(char sign) {
        switch (sign) {
            case ' ', '\t', ',', '.', ':', '|' -> at++;
            case '{' -> comment('}', LONGEST_COMMENT);
            case ';' -> semicolon();
            case '(' -> open();
            case ')' -> close();
            case '$' -> annotation();
            case '!', '?' -> glyph();
            case '[' -> bracket();
            case '-', '@' -> dashes(sign);
            default -> {
                if (isPlain(sign) || Character.isLetter(sign)) {
                    word(sign);
                } else {
                    at++;
                }
            }
        }
    }

    private static boolean isPlain(char sign) {
        return sign < 128 && Character.isLetterOrDigit(sign);
    }

    private void word(char sign) {
        int end = run.endOfAddress(at);
        if (end > at) {
            address(end);
            return;
        }
        end = isPlain(sign) ? run.endOfRun(at)
            : MoveRun.isAccented(sign) ? run.endOfWord(at)
            : run.endOfForeign(at);
        String word = text.substring(at, end);
        if (!isPlain(sign)) {
            foreign(word);
            at = end;
            return;
        }
        MoveRun.Parsed parsed = run.parse(at, end);
        String rest = text.substring(parsed.end(), end);
        if (parsed.end() == end) {
            play(parsed);
        } else if (parsed.squares() > 1
                || parsed.squares() == 1 && (line.moves() > 0 || MoveRun.isMoveLike(rest))) {
            behind(parsed, rest);
        } else {
            other(word, end);
        }
        at = Math.max(at, end);
    }

    /// The name of a side is that of one move; before a list of moves it says nothing.
    private void play(MoveRun.Parsed parsed) {
        if (parsed.moves().size() > 1) {
            label = Optional.empty();
        }
        cut = false;
        for (Optional<Square> move : parsed.moves()) {
            move.ifPresentOrElse(this::square, () -> pass("pass"));
            if (cut) {
                return;
            }
        }
    }

    /// Moves with something behind them without a blank: the name of the side, or a fault.
    private void behind(MoveRun.Parsed parsed, String rest) {
        Optional<Color> side = parsed.moves().size() == 1 ? SideName.of(rest) : Optional.empty();
        if (side.isPresent()) {
            label = side;
        }
        play(parsed);
        if (side.isEmpty() && !line.hasEnded()) {
            bad(MoveFault.Kind.NO_MOVE, run.wordAt(parsed.end()));
        }
    }

    /// Of an address only a part that is a list of moves from here on.
    private void address(int end) {
        String word = text.substring(at, end);
        String part = run.movesOf(word, line.now());
        skip(part.isEmpty() ? word : word.replace(part, "..."));
        for (int i = 0; i + 1 < part.length(); i += 2) {
            square(Square.parse(part.substring(i, i + 2)).orElseThrow());
        }
        at = end;
    }

    private void foreign(String word) {
        Optional<Color> side = SideName.of(word);
        if (side.isPresent()) {
            label = side;
        } else if (PassWord.is(word) && line.isPassAllowed()) {
            pass(word);
        } else {
            skip(word);
        }
    }

    /// A run of letters and digits that is not a list of moves.
    private void other(String word, int end) {
        Optional<Color> side = SideName.of(word);
        if (side.isPresent()) {
            label = side;
        } else if (MoveRun.isNumber(word)) {
            number(word, end);
        } else if (MoveRun.isLabelled(word)) {
            label = SideName.of(word.substring(0, 1));
            square(Square.parse(word.substring(1)).orElseThrow());
        } else if (MoveRun.isMoveLike(word) && (line.moves() > 0 || MoveRun.hasMoves(word))) {
            bad(MoveFault.Kind.NO_MOVE, run.wordAt(at));
        } else {
            int from = at;
            at = run.endOfWord(from);
            skip(text.substring(from, at));
        }
    }

    /// Numbers of moves and results say nothing new; clocks and dates are counted.
    private void number(String word, int end) {
        boolean clock = end + 2 < text.length() && text.charAt(end) == ':'
                && Character.isDigit(text.charAt(end + 1)) && Character.isDigit(text.charAt(end + 2));
        if (word.length() > 3 || clock) {
            skip(run.wordAt(at));
        }
    }

    private void square(Square square) {
        if (line.hasEnded()) {
            return;
        }
        if (line.now().isLegal(square)) {
            line.square(square, label);
        } else if (!line.now().isGameOver() && !line.hasBegun() && run.isHeading(at)) {
            skip(square.toString());
        } else {
            bad(line.whyNot(square), square.toString());
        }
        label = Optional.empty();
    }

    private void pass(String word) {
        if (line.hasEnded() || line.now().isGameOver()) {
            return;
        }
        if (line.isPassAllowed()) {
            line.pass();
        } else if (line.hasBegun()) {
            bad(MoveFault.Kind.NO_PASS, word);
        } else {
            skip(word);
        }
        label = Optional.empty();
    }

    private void bad(MoveFault.Kind kind, String word) {
        cut = line.bad(kind, word);
        if (cut) {
            at = endOfVariation();
        }
    }

    private int endOfVariation() {
        int level = 0;
        for (int i = at; i < text.length(); i++) {
            level += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
            if (level < 0) {
                return i - 1;
            }
        }
        return text.length() - 1;
    }

    private void open() {
        int end = run.endOfAside(at, LONGEST_ASIDE);
        Optional<Square> first = run.firstMove(at + 1);
        if (first.isPresent() && line.varies(first.get())) {
            line.open();
            at++;
        } else if (first.isPresent() || end < 0) {
            at++;                                 // brackets around moves
        } else {
            skip(text.substring(at, end));
            at = end;
        }
    }

    private void close() {
        line.close();
        label = Optional.empty();
        at++;
    }

    private void comment(char closing, int longest) {
        int end = text.indexOf(closing, at, Math.min(text.length(), at + longest + 1));
        if (end < 0) {
            at++;
            return;
        }
        MoveRemark remark = MoveRemark.of(text.substring(at + 1, end));
        remark.spent().ifPresent(line::takes);
        if (!remark.words().isEmpty()) {
            line.say(remark.words());
        }
        at = end + 1;
    }

    private void semicolon() {
        int end = endOfLine();
        if (portable || end != wordless && run.hasWords(at + 1, end)) {
            String words = text.substring(at + 1, end).strip();
            if (!words.isEmpty()) {
                line.say(words);
            }
            at = end;
        } else {
            wordless = end;
            at++;
        }
    }

    private int endOfLine() {
        if (lineEnd < at) {
            int end = text.indexOf('\n', at);
            lineEnd = end < 0 ? text.length() : end;
        }
        return lineEnd;
    }

    private void annotation() {
        int end = at + 1;
        while (end < text.length() && end < at + 4 && Character.isDigit(text.charAt(end))) {
            end++;
        }
        if (end > at + 1) {
            mark(MoveRemark.glyph(Integer.parseInt(text.substring(at + 1, end))));
        }
        at = end;
    }

    private void glyph() {
        int end = at;
        while (end < text.length() && "!?".indexOf(text.charAt(end)) >= 0) {
            end++;
        }
        boolean behindAMove = at > 0 && Character.isDigit(text.charAt(at - 1)) && !line.isAtRoot();
        if (behindAMove && end - at <= 2) {
            mark(text.substring(at, end));
        }
        at = end;
    }

    private void mark(String glyph) {
        if (!glyph.isEmpty() && !line.isAtRoot()) {
            MoveSign.of(glyph).ifPresentOrElse(line::sign, () -> line.say(glyph));
        }
    }

    /// Brackets around moves are nothing; anything else in brackets is skipped.
    private void bracket() {
        int end = text.indexOf(']', at);
        if (end < 0 || end - at > LONGEST_ASIDE && text.indexOf('\n', at) < end) {
            at++;
        } else if (run.isAllMoves(at + 1, end)) {
            at++;
        } else {
            skip(text.substring(at, end + 1));
            at = end + 1;
        }
    }

    /// Two dashes are a pass where one is due, and a rule between words elsewhere.
    private void dashes(char sign) {
        int end = at;
        while (end < text.length() && text.charAt(end) == sign) {
            end++;
        }
        boolean two = end - at == 2;
        at = end;
        if (two && (line.isPassAllowed() || sign == '@')) {
            pass(sign + "" + sign);
        } else if (two && line.moves() > 0) {
            found.skip("--");
        }
    }

    private void skip(String word) {
        if (firstWord.isEmpty()) {
            firstWord = Optional.of(word);
        }
        found.skip(word);
        label = Optional.empty();
    }
}
