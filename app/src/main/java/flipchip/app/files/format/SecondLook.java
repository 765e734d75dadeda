package flipchip.app.files.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Position;
import flipchip.engine.notation.PassWord;

/// Reads a text once more where its moves, taken one after the other, led to a fault: as squares that are
/// written apart, as a log with one move on a line, or as a list of moves among words that look like squares.
/// It takes a way only if the whole game is legal, and says which. Pure.
final class SecondLook {
    private static final Texts TEXTS = Texts.of("library");
    /// A longer text is a file of games, and its faults are its own.
    private static final String SPELLING = "guess.spelling";
    private static final int LONGEST = 20_000;
    private static final int FEWEST_MOVES = 4;
    private static final int SQUARE_LENGTH = 2;
    private static final int FEWEST_LETTERS = 6;
    /// A line that is there so often is part of the form.
    private static final int OFTEN = 3;
    private static final String SQUARE = "[a-hA-H][1-8]";
    private static final Pattern APART =
        Pattern.compile("(?<![A-Za-z0-9])([a-hA-H])(?:[ \t]?[-,/][ \t]?|[ \t])([1-8])(?![0-9])");
    private static final Pattern IN_BRACKETS = Pattern.compile("\\(([a-hA-H])[ \t]*,[ \t]*([1-8])\\)");
    private static final Pattern LINE_END =
        Pattern.compile("(?<=[1-8])([a-hA-H])[ \t]*\n[> \t]*([1-8])(?=[a-hA-H\\s]|$)");
    private static final Pattern TURNED = Pattern.compile("(?<![A-Za-z0-9])(?:[1-8][a-hA-H][\\s,;-]*){6,}");
    private static final Pattern TURNED_SQUARE = Pattern.compile("([1-8])([a-hA-H])");
    private static final Pattern NUMBERS =
        Pattern.compile("(?<!\\d)(?:\\(?[1-8][ \t]*,?[ \t]*[1-8]\\)?(?:[ \t\n,;-]+|$)){8,}");
    private static final Pattern PAIR = Pattern.compile("\\(?([1-8])([ \t]*,[ \t]*|[ \t]*)([1-8])\\)?");
    private static final Pattern ASIDE = Pattern.compile("\\[[^\\]\n]{0,200}\\]");
    /// A letter for a digit that looks like it.
    private static final Pattern ONE = Pattern.compile("(?<=[a-hA-H])[lI](?=[a-hA-H\\s,;.]|$)");
    /// Passes without a blank, as letters of squares that do not exist.
    private static final Pattern NO_SQUARE = Pattern.compile("(?<=[1-8])(?:00|[zZ]0|xx)(?=[a-hA-HzZ0]|$)");
    private static final String CYRILLIC = "\u0430\u0441\u0435\u0410\u0412\u0421\u0415";
    private static final String LATIN = "aceABCE";
    private static final Pattern FOREIGN = Pattern.compile("[" + CYRILLIC + "](?=[1-8])");
    private static final Pattern WORD_SQUARE = Pattern.compile("(?<![A-Za-z0-9_])" + SQUARE + "(?![A-Za-z0-9])");
    private static final Pattern ONLY = Pattern.compile("\\W*(?:\\d{1,3}\\W+)?(" + SQUARE + ")\\W*");
    private static final Pattern LIKE = Pattern.compile("(?<![A-Za-z0-9])[A-Za-z]\\d{1,2}(?![A-Za-z0-9])");
    private static final Pattern WORD = Pattern.compile("\\p{L}+");
    private static final Pattern LIST = Pattern.compile("(?:" + SQUARE + "[,;.]?)+");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}[.:)]?");

    private final String text;
    private final GameHead head;
    private final Reading first;

    private SecondLook(TextHead text, Reading first) {
        this.text = text.rest();
        head = text.head();
        this.first = first;
    }

    /// A better reading of `text` than `first`, which has a fault; empty if there is none.
    static Optional<Reading> of(TextHead text, Reading first) {
        boolean worth = text.rest().length() <= LONGEST && first.problems().size() <= 3 && first.games().size() <= 3;
        return worth ? new SecondLook(text, first).better() : Optional.empty();
    }

    private Optional<Reading> better() {
        return changed(IN_BRACKETS, apart -> apart.replaceAll("$1$2"), SPELLING)
            .or(() -> changed(APART, apart -> apart.replaceAll("$1$2"), SPELLING))
            .or(() -> changed(LINE_END, end -> end.replaceAll("$1$2"), SPELLING))
            .or(() -> changed(NO_SQUARE, pass -> pass.replaceAll(" pass "), SPELLING))
            .or(() -> changed(FOREIGN, SecondLook::latin, SPELLING))
            .or(() -> changed(ONE, one -> one.replaceAll("1"), SPELLING))
            .or(() -> changed(ASIDE, aside -> aside.replaceAll(" "), "guess.brackets"))
            .or(() -> changed(TURNED, turned -> turned.replaceAll(
                list -> TURNED_SQUARE.matcher(list.group()).replaceAll("$2$1")), SPELLING))
            .or(this::numbers)
            .or(() -> lines(line -> group(ONLY, line), true))
            .or(() -> lines(line -> squares(line).reduce((_, last) -> last), false))
            .or(() -> lines(line -> squares(line).findFirst(), false)).or(this::longest);
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
        String moves = PAIR.matcher(list.group()).replaceAll(pair -> pair.group(2).contains(",")
            ? file(pair.group(1)) + pair.group(3) + " "
            : file(pair.group(3)) + pair.group(1) + " ");
        return read(moves, "guess.numbers");
    }

    private static String file(String number) {
        return String.valueOf((char) ('a' + number.charAt(0) - '1'));
    }

    private static String latin(Matcher letters) {
        return letters
            .replaceAll(letter -> String.valueOf(LATIN.charAt(CYRILLIC.indexOf(letter.group().charAt(0)))));
    }

    /// One move of each line, where a program or two people wrote a log; a move may be said twice. A line
    /// that could hold a move of another kind ends this.
    private Optional<Reading> lines(Function<String, Optional<String>> move, boolean alone) {
        List<String> moves = new ArrayList<>();
        Map<String, Long> often = text.lines().collect(Collectors.groupingBy(line -> line, Collectors.counting()));
        List<String> lines =
            text.lines().filter(one -> !one.isBlank() && often.get(one) < OFTEN || ONLY.matcher(one).matches()).toList();
        for (String line : lines) {
            boolean list = squares(line).count() > 2 && !WORD.matcher(WORD_SQUARE.matcher(line).replaceAll("")).find();
            Optional<String> found = pass(line).or(() -> move.apply(line));
            int letters = WORD.matcher(LIKE.matcher(line).replaceAll("")).results()
                .mapToInt(word -> word.group().length()).sum();
            boolean doubtful = found.isEmpty() && LIKE.matcher(line).find()
                    && (!alone || letters < FEWEST_LETTERS);
            if (list || doubtful) {
                return Optional.empty();
            }
            found.filter(one -> moves.isEmpty() || !moves.getLast().equalsIgnoreCase(one))
                .ifPresent(moves::add);
        }
        return read(String.join(" ", moves), "guess.lines");
    }

    private static Optional<String> group(Pattern pattern, String line) {
        Matcher found = pattern.matcher(line);
        return found.matches() ? Optional.of(found.group(1)) : Optional.empty();
    }

    private static Stream<String> squares(String line) {
        return WORD_SQUARE.matcher(line).results().map(MatchResult::group);
    }

    private static Optional<String> pass(String line) {
        return WORD.matcher(line).results().map(MatchResult::group)
            .filter(word -> word.length() > 1 && PassWord.is(word)).findFirst().map(_ -> "pass");
    }

    /// The only run of words that are nothing but squares; single ones may stand elsewhere.
    private Optional<Reading> longest() {
        String best = "";
        int second = 0;
        StringBuilder run = new StringBuilder();
        for (String word : (text + " .").split("\\s+")) {
            if (LIST.matcher(word).matches()) {
                run.append(word.replaceAll("[,;.]", ""));
            } else if (!NUMBER.matcher(word).matches()) {
                boolean longer = run.length() > best.length();
                second = Math.max(second, longer ? best.length() : run.length());
                best = longer ? run.toString() : best;
                run.setLength(0);
            }
        }
        return second <= SQUARE_LENGTH ? read(best, "guess.list") : Optional.empty();
    }

    /// The game of these moves if all of it is legal, and it is not shorter than what was read before.
    private Optional<Reading> read(String moves, String how) {
        ReadingBuilder found = new ReadingBuilder();
        new MoveText(moves, Position.INITIAL, MoveText.Style.LIST, found).read(head);
        found.note(TEXTS.get(how));
        Reading read = found.reading(Reading.Kind.TRANSCRIPT);
        boolean better = read.problems().isEmpty() && read.games().size() == 1
                && read.games().getFirst().tree().mainLine().size() >= FEWEST_MOVES
                && first.games().stream().allMatch(game -> game.tree().size() <= read.games().getFirst().tree().size());
        return better ? Optional.of(read) : Optional.empty();
    }
}
