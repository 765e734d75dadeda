package flipchip.app.files.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// Reads a text once more where its moves, taken one after the other, led to a fault: as squares that are
/// written apart, as a table, in a mirror, as a log with one move on a line, or as a list of moves among
/// words that look like squares. It takes a way only if the whole game is legal, and says which. Pure.
final class SecondLook {
    private static final Texts TEXTS = Texts.of("library");
    /// A longer text is a file of games, and its faults are its own.
    private static final String SPELLING = "guess.spelling";
    private static final int LONGEST = 20_000;
    private static final int FEWEST_MOVES = 4;
    private static final int SQUARE_LENGTH = 2;
    private static final String PASS = "pass";
    private static final String SQUARE = "[a-hA-H][1-8]";
    private static final Pattern APART =
        Pattern.compile("(?<![A-Za-z0-9])([a-hA-H])(?:[ \t]?[-,/][ \t]?|[ \t])([1-8])(?![0-9])");
    private static final Pattern IN_BRACKETS = Pattern.compile("\\(([a-hA-H])[ \t]*,[ \t]*([1-8])\\)");
    private static final Pattern LINE_END =
        Pattern.compile("(?<=[1-8])([a-hA-H])[ \t]*\n[> \t]*([1-8])(?=[a-hA-H\\s]|$)");
    private static final Pattern TURNED = Pattern.compile("(?<![A-Za-z0-9])(?:[1-8][a-hA-H][\\s,;-]*){6,}");
    private static final Pattern TURNED_SQUARE = Pattern.compile("([1-8])([a-hA-H])");
    private static final Pattern NUMBERED = Pattern.compile("(?<!\\d)\\d\\d(" + SQUARE + ")(?=\\d|$)");
    /// Never looks at a blank twice: lists that end too early would take years.
    private static final Pattern NUMBERS =
        Pattern.compile("(?<!\\d)(?:\\(?+[1-8][ \t]*+(?:,[ \t]*+)?+[1-8]\\)?+(?:[ \t\n,;-]++|$)){8,}+");
    private static final Pattern PAIR = Pattern.compile("\\(?([1-8])([ \t]*,[ \t]*|[ \t]*)([1-8])\\)?");
    private static final Pattern ASIDE = Pattern.compile("\\[[^\\]\n]{0,200}\\]");
    /// A letter for a digit that looks like it.
    private static final Pattern ONE = Pattern.compile("(?<=[a-hA-H])[lI](?=[a-hA-H\\s,;.]|$)");
    /// Passes without a blank, as letters of squares that do not exist.
    private static final Pattern NO_SQUARE = Pattern.compile("(?<=[1-8])(?:00|[zZ]0|xx)(?=[a-hA-HzZ0]|$)");
    private static final String CYRILLIC = "\u0430\u0441\u0435\u0410\u0412\u0421\u0415";
    private static final String LATIN = "aceABCE";
    private static final Pattern FOREIGN = Pattern.compile("[" + CYRILLIC + "](?=[1-8])");
    private static final Pattern WORD_SQUARE =
        Pattern.compile("(?<![A-Za-z0-9_])" + SQUARE + "(?![A-Za-z0-9])");
    /// One square, or several that may stand in quotes.
    private static final Pattern LIST = Pattern
        .compile("(?:" + SQUARE + "[,;.]?)+|[\"'`*(\\[]*+(?:" + SQUARE + "[,;.]?){2,}+[\"'`*)\\],;.]*+");
    private static final Pattern SQUARES = Pattern.compile(SQUARE);
    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}[.:)]?");
    private static final Pattern LIKE = Pattern.compile("\\p{Alpha}\\d{1,2}\\p{Punct}*");
    private static final Pattern BRACES = Pattern.compile("[{}]");
    private static final Pattern BLANK_LINE = Pattern.compile("\n\\s*\n");
    /// A shorter game may be legal in a mirror by chance.
    private static final int FEWEST_MIRRORED = 8;

    private final String text;
    private final GameHead head;
    private final Reading first;
    private List<LogLine> log = List.of();

    private SecondLook(TextHead text, Reading first) {
        this.text = text.rest();
        head = text.head();
        this.first = first;
    }

    /// A better reading of `text` than `first`, which has a fault or may have taken a log for a comment;
    /// empty if there is none.
    static Optional<Reading> of(TextHead text, Reading first) {
        boolean worth =
            text.rest().length() <= LONGEST && first.problems().size() <= 3 && first.games().size() <= 3;
        if (!worth) {
            return Optional.empty();
        }
        SecondLook look = new SecondLook(text, first);
        return first.problems().isEmpty() ? look.logOnOneLine() : look.better();
    }

    private Optional<Reading> better() {
        return logOnOneLine().or(this::braces)
            .or(() -> changed(IN_BRACKETS, apart -> apart.replaceAll("$1$2"), SPELLING))
            .or(() -> changed(APART, apart -> apart.replaceAll("$1$2"), SPELLING))
            .or(() -> changed(LINE_END, end -> end.replaceAll("$1$2"), SPELLING))
            .or(() -> changed(NO_SQUARE, pass -> pass.replaceAll(" pass "), SPELLING))
            .or(() -> changed(FOREIGN, SecondLook::latin, SPELLING))
            .or(() -> changed(ONE, one -> one.replaceAll("1"), SPELLING))
            .or(() -> changed(ASIDE, aside -> aside.replaceAll(" "), "guess.brackets"))
            .or(() -> changed(TURNED,
                turned -> turned.replaceAll(list -> TURNED_SQUARE.matcher(list.group()).replaceAll("$2$1")),
                SPELLING))
            .or(() -> changed(NUMBERED, numbered -> numbered.replaceAll(" $1"), SPELLING)).or(this::numbers)
            .or(() -> read(NumberedBoard.moves(text), "guess.board")).or(this::columns).or(this::mirrored)
            .or(() -> lines(line -> line.squares().getFirst(), true))
            .or(() -> lines(line -> line.squares().getLast(), false))
            .or(() -> lines(line -> line.squares().getFirst(), false)).or(this::longest);
    }

    /// Semicolons between the moves of a log begin no comment.
    private Optional<Reading> logOnOneLine() {
        if (text.lines().allMatch(line -> line.split(";", FEWEST_MOVES).length < FEWEST_MOVES)) {
            return Optional.empty();
        }
        List<LogLine> parts = LogLine.of(text.replace(';', '\n'));
        return parts.stream().allMatch(part -> part.isPass() || part.squares().size() == 1)
            ? read(parts.stream().map(part -> part.isPass() ? PASS : part.squares().getFirst()).toList(),
                "guess.semicolons")
            : Optional.empty();
    }

    /// Braces count for nothing where no game is outside them.
    private Optional<Reading> braces() {
        return first.games().isEmpty()
            ? changed(BRACES, braces -> braces.replaceAll(" "), "guess.braces")
            : Optional.empty();
    }

    private Optional<Reading> changed(Pattern what, Function<Matcher, String> change, String how) {
        Matcher found = what.matcher(text);
        return found.find() ? read(change.apply(found.reset()), how) : Optional.empty();
    }

    /// Pairs of digits: column and row with a comma between them, row and column as in WTHOR without.
    private Optional<Reading> numbers() {
        Matcher list = NUMBERS.matcher(text);
        if (!list.find() || WORD_SQUARE.matcher(text).find()) {
            return Optional.empty();
        }
        List<String> moves = PAIR.matcher(list.group()).results()
            .map(pair -> pair.group(2).contains(",")
                ? file(pair.group(1)) + pair.group(3)
                : file(pair.group(3)) + pair.group(1))
            .toList();
        return read(moves, "guess.numbers");
    }

    private static String file(String number) {
        return String.valueOf((char) ('a' + number.charAt(0) - '1'));
    }

    private static String latin(Matcher letters) {
        return letters
            .replaceAll(letter -> String.valueOf(LATIN.charAt(CYRILLIC.indexOf(letter.group().charAt(0)))));
    }

    /// The moves of a table that goes down its columns, which have one square in each row or two; or of rows
    /// below each other, one for each side. Where blank lines are, there may be several tables.
    private Optional<Reading> columns() {
        List<LogLine> table = LogLine.of(text);
        boolean wide = table.size() > 1 && table.stream().anyMatch(row -> row.squares().size() > 1)
                && table.stream().noneMatch(row -> row.like() && !row.squares().isEmpty());
        if (!wide) {
            return Optional.empty();
        }
        List<List<LogLine>> tables = BLANK_LINE.splitAsStream(text).map(LogLine::of).toList();
        return columns(List.of(table), 1).or(() -> columns(List.of(table), 2)).or(() -> columns(tables, 1))
            .or(() -> columns(tables, 2));
    }

    private Optional<Reading> columns(List<List<LogLine>> tables, int width) {
        List<String> moves = new ArrayList<>();
        for (List<LogLine> table : tables) {
            int most = table.stream().mapToInt(row -> row.squares().size()).max().orElse(0);
            for (int column = 0; column < most; column += width) {
                for (LogLine row : table) {
                    int size = row.squares().size();
                    moves.addAll(
                        row.squares().subList(Math.min(size, column), Math.min(size, column + width)));
                }
            }
        }
        return moves.size() == SQUARES.matcher(text).results().count()
            ? read(moves, "guess.columns")
            : Optional.empty();
    }

    /// Rows that are counted from the bottom: the discs of the start stand the other way round.
    private Optional<Reading> mirrored() {
        return first.games().isEmpty()
            ? changed(SQUARES,
                squares -> squares.replaceAll(
                    square -> square.group().substring(0, 1) + (char) ('1' + '8' - square.group().charAt(1))),
                "guess.mirrored")
                .filter(read -> read.games().getFirst().tree().mainLine().size() >= FEWEST_MIRRORED)
            : Optional.empty();
    }

    /// One move of each line, where a program or two people wrote a log; a move may be said twice. A line
    /// that could hold a move of another kind ends this.
    ///
    /// @param alone whether only lines with nothing else count
    private Optional<Reading> lines(Function<LogLine, String> move, boolean alone) {
        if (log.isEmpty()) {
            log = LogLine.of(text);
        }
        List<String> moves = new ArrayList<>();
        for (LogLine line : log) {
            boolean says = line.isPass() || (alone ? line.isSquare() : !line.squares().isEmpty());
            if (line.isList() || !says && line.isDoubtful(alone)) {
                return Optional.empty();
            }
            String word = line.isPass() ? PASS : says ? move.apply(line) : "";
            if (!word.isEmpty() && (moves.isEmpty() || !moves.getLast().equalsIgnoreCase(word))) {
                moves.add(word);
            }
        }
        return read(moves, "guess.lines");
    }

    /// The only run of words that are nothing but squares; single ones may stand elsewhere. A word behind it
    /// that may be meant as its next move is a fault.
    private Optional<Reading> longest() {
        String best = "";
        int second = 0;
        StringBuilder run = new StringBuilder();
        for (String word : (text + " .").split("\\s+")) {
            if (LIST.matcher(word).matches()) {
                run.append(word.replaceAll("[^a-hA-H1-8]", ""));
            } else if (!NUMBER.matcher(word).matches()) {
                if (run.length() > SQUARE_LENGTH && LIKE.matcher(word).matches()) {
                    return Optional.empty();
                }
                boolean longer = run.length() > best.length();
                second = Math.max(second, longer ? best.length() : run.length());
                best = longer ? run.toString() : best;
                run.setLength(0);
            }
        }
        return second <= SQUARE_LENGTH
            ? read(SQUARES.matcher(best).results().map(MatchResult::group).toList(), "guess.list")
            : Optional.empty();
    }

    private Optional<Reading> read(List<String> moves, String how) {
        Position now = Position.INITIAL;
        for (String move : moves) {
            Optional<Square> square = Square.parse(move);
            if (square.isPresent() && !now.isLegal(square.get())) {
                return Optional.empty();
            }
            now = square.isPresent() ? now.play(square.get()) : now;
        }
        return moves.size() < FEWEST_MOVES ? Optional.empty() : read(String.join(" ", moves), how);
    }

    /// The game of these moves if all of it is legal, and it is not shorter than what was read before.
    private Optional<Reading> read(String moves, String how) {
        ReadingBuilder found = new ReadingBuilder();
        new MoveText(moves, Position.INITIAL, MoveText.Style.BOARD, found).read(head);
        found.note(TEXTS.get(how));
        Reading read = found.reading(Reading.Kind.TRANSCRIPT);
        boolean better = read.problems().isEmpty() && read.games().size() == 1
                && read.games().getFirst().tree().mainLine().size() >= FEWEST_MOVES && first.games().stream()
                    .allMatch(game -> game.tree().size() <= read.games().getFirst().tree().size());
        return better ? Optional.of(read) : Optional.empty();
    }
}
