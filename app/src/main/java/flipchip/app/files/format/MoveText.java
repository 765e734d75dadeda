package flipchip.app.files.format;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
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

    private static final Texts TEXTS = Texts.of("library");
    private static final int FEWEST_MOVES = 2;
    private static final int LONGEST_WORD = 12;
    private static final int LONGEST_ASIDE = 400;
    private static final int LONGEST_COMMENT = 20_000;
    private static final int DEEPEST = 100;
    private final String text;
    private final MoveRun run;
    private final ReadingBuilder found;
    private final Style style;
    private final boolean portable;
    private final Position start;
    private final Deque<Optional<Branch>> outer = new ArrayDeque<>();
    private Draft root;
    private Branch here;
    private int moves;                            // of the main line
    private boolean another;                      // the game before this one was read from the same text
    private Optional<MoveFault> fault = Optional.empty();
    private Optional<String> stop = Optional.empty();
    private Optional<Color> label = Optional.empty();
    private Optional<String> firstWord = Optional.empty();
    private int at;
    private int lineEnd = -1;
    /// The end of a line without words behind a semicolon.
    private int wordless = -1;

    /// A place, the one before it, and whether a pass may come here.
    private record Branch(Draft place, Optional<Draft> before, boolean passAllowed) {}

    MoveText(String text, Position start, Style style, ReadingBuilder found) {
        this.text = text;
        this.start = start;
        this.style = style;
        portable = style == Style.PORTABLE;
        this.found = found;
        run = new MoveRun(text);
        begin(start);
    }

    private void begin(Position from) {
        root = Draft.root(from);
        here = new Branch(root, Optional.empty(), !from.afterForcedPass().equals(from));
        outer.clear();
        moves = 0;
        fault = Optional.empty();
        stop = Optional.empty();
        label = Optional.empty();
        firstWord = Optional.empty();
    }

    /// Hands the games over to the builder.
    ///
    /// @param head who played; for the first game only
    void read(GameHead head) {
        boolean lineBegins = true;
        while (at < text.length() && !found.hasMore()) {
            if (lineBegins && style == Style.LIST && outer.isEmpty()) {
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
            } else if (ended() && outer.isEmpty()) {
                at = portable ? text.length() : endOfLine();
            } else {
                accept(sign);
            }
        }
        end(head);
    }

    private boolean ended() {
        return fault.isPresent() || stop.isPresent();
    }

    /// A line that cannot go on from the one before but can open a game begins another.
    private void beginLine(GameHead head) {
        if (moves >= FEWEST_MOVES || ended()) {
            MoveRun.Line squares = run.line(at, here.place.now());
            if (squares.alone() < FEWEST_MOVES || squares.goesOn() || squares.alone() <= squares.after()) {
                return;
            }
            end(head);
            begin(Position.INITIAL);
            another = true;
        }
        if (root.isBare() && start.equals(Position.INITIAL)) {
            int left = new TranscriptLines(text, found).take(at);
            firstWord = left == at ? firstWord : Optional.empty();
            at = left;
        }
    }

    private void end(GameHead head) {
        boolean bare = root.isLeaf() && style != Style.BOARD && start.equals(Position.INITIAL);
        if (!bare) {
            found.add(another ? GameHead.NONE.of(root) : head.of(root));
        }
        if (fault.isPresent() || stop.isPresent()) {
            String why = stop.orElseGet(() -> Reasons.told(fault.orElseThrow()));
            found.problem(moves == 0 ? why : TEXTS.get("moves.bad", why, moves));
        } else if (bare && firstWord.isPresent()) {
            found.problem(Reasons.told(
                new MoveFault(1, MoveFault.Kind.NO_MOVE, shortened(firstWord.get()), here.place.now())));
        }
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
        end = isPlain(sign) ? run.endOfRun(at) : run.endOfForeign(at);
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
        } else if (parsed.squares() > 1 || parsed.squares() == 1 && (moves > 0 || MoveRun.isMoveLike(rest))) {
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
        for (Optional<Square> move : parsed.moves()) {
            move.ifPresentOrElse(this::square, () -> pass("pass"));
        }
    }

    /// Moves with something behind them without a blank: the name of the side, or a fault.
    private void behind(MoveRun.Parsed parsed, String rest) {
        Optional<Color> side = parsed.moves().size() == 1 ? SideName.of(rest) : Optional.empty();
        if (side.isPresent()) {
            label = side;
        }
        play(parsed);
        if (side.isEmpty() && !ended()) {
            bad(MoveFault.Kind.NO_MOVE, run.wordAt(parsed.end()));
        }
    }

    /// Of an address only a part that is a list of moves from here on.
    private void address(int end) {
        String word = text.substring(at, end);
        String part = run.movesOf(word, here.place.now());
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
        } else if (PassWord.is(word) && here.passAllowed) {
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
        } else if (MoveRun.isMoveLike(word) && (moves > 0 || MoveRun.hasMoves(word))) {
            bad(MoveFault.Kind.NO_MOVE, run.wordAt(at));
        } else {
            skip(run.wordAt(at));
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
        if (ended()) {
            return;
        }
        Position now = here.place.now();
        if (label.isPresent() && label.get() != now.toMove() && now.isLegal(square)) {
            stop = Optional.of(TEXTS.get("moves.turn", moves + 1,
                TEXTS.get("tree.turn", square, named(label.get()), named(now.toMove()))));
        } else if (now.isLegal(square)) {
            Draft next = here.place.play(square);
            here = new Branch(next, Optional.of(here.place), next.now().toMove() == now.toMove());
            moves += outer.isEmpty() ? 1 : 0;
        } else if (now.isGameOver()) {
            bad(MoveFault.Kind.AFTER_END, square.toString());
        } else if (moves == 0 && outer.isEmpty() && run.isHeading(at)) {
            skip(square.toString());
        } else {
            boolean taken = (now.board().occupied() & square.bit()) != 0;
            bad(taken ? MoveFault.Kind.TAKEN : MoveFault.Kind.FLIPS_NOTHING, square.toString());
        }
        label = Optional.empty();
    }

    /// Passes are implied, so one that is legal only must not come twice.
    private void pass(String word) {
        if (ended() || here.place.now().isGameOver()) {
            return;
        }
        if (here.passAllowed) {
            here = new Branch(here.place, here.before, false);
        } else if (moves > 0 || !outer.isEmpty()) {
            bad(MoveFault.Kind.NO_PASS, word);
        } else {
            skip(word);
        }
        label = Optional.empty();
    }

    /// In a variation only the rest of it is lost, and that is said.
    private void bad(MoveFault.Kind kind, String word) {
        MoveFault why = new MoveFault(depth(), kind, shortened(word), here.place.now());
        if (outer.isEmpty()) {
            fault = Optional.of(why);
        } else {
            found.problem(TEXTS.get("moves.variation", Reasons.told(why)));
            at = endOfVariation();
        }
    }

    private int depth() {
        return Long.bitCount(here.place.now().board().occupied()) - Long.bitCount(start.board().occupied())
            + 1;
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
        boolean varies = first.isPresent() && here.before.isPresent() && outer.size() < DEEPEST
                && here.before.get().now().isLegal(first.get());
        if (varies) {
            outer.push(Optional.of(here));
            Draft before = here.before.get();
            here = new Branch(before, Optional.empty(), false);
            at++;
        } else if (first.isPresent() || end < 0) {
            at++;                                 // brackets around moves
        } else {
            skip(text.substring(at, end));
            at = end;
        }
    }

    private void close() {
        if (!outer.isEmpty()) {
            here = outer.pop().orElseThrow();
        }
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
        remark.spent().filter(_ -> here.place != root).ifPresent(here.place::takes);
        if (!remark.words().isEmpty()) {
            here.place.say(remark.words());
        }
        at = end + 1;
    }

    private void semicolon() {
        int end = endOfLine();
        if (portable || end != wordless && run.hasWords(at + 1, end)) {
            String words = text.substring(at + 1, end).strip();
            if (!words.isEmpty()) {
                here.place.say(words);
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
        boolean behindAMove = at > 0 && Character.isDigit(text.charAt(at - 1)) && here.place != root;
        if (behindAMove && end - at <= 2) {
            mark(text.substring(at, end));
        }
        at = end;
    }

    private void mark(String glyph) {
        if (!glyph.isEmpty() && here.place != root) {
            here.place.say(glyph);
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
        if (two && (here.passAllowed || sign == '@')) {
            pass(sign + "" + sign);
        } else if (two && moves > 0) {
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

    private static String shortened(String word) {
        return word.length() > LONGEST_WORD ? word.substring(0, LONGEST_WORD) + "..." : word;
    }

    private static String named(Color color) {
        return TEXTS.get(color == Color.BLACK ? "side.black" : "side.white");
    }
}
