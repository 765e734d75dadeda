package flipchip.app.files.format;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.app.game.session.GameTree;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.BoardLine;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.Diagram;
import flipchip.engine.notation.Fen;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.GgfReading;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.notation.PlainText;

/// The one door for text: it finds out what a text is – moves, a board, GGF, problems, a tree, a table, an
/// export of a site – and reads it. Pure; never throws.
///
/// What is good is kept and the first bad thing of each game is named; what was skipped or guessed is noted.
/// Where a text could be two things, the stricter form wins: parentheses with tags before boards, boards
/// before lists of moves.
public final class Recognizer {
    private static final Texts TEXTS = Texts.of("library");
    /// How GGF and SGF begin, whatever stands before.
    private static final Pattern TAGGED =
        Pattern.compile("\\(\\s*+;[\\s;]*+(?:[A-Za-z]{1,20}+\\s*+\\[|$|\\))");
    private static final Pattern TREE =
        Pattern.compile("(?i)\\b(FF|SZ|AP)\\s*\\[|GM\\s*\\[\\s*\\d+\\s*\\]|;\\s*[BW](?:"
            + "lack|hite)?\\s*\\[|\\bA[BWE]\\s*\\[");
    private static final Pattern GGF_TAGS = Pattern.compile("(?i)GM\\s*\\[\\s*Othello\\s*\\]|\\bBO\\s*\\[");
    private static final Pattern BOARD = Pattern.compile("[-.*XxOoBbWw01\\s]{16,}(;.*)?", Pattern.DOTALL);
    /// 64 signs and the side to move, then moves.
    private static final Pattern BOARD_AND_MOVES =
        Pattern.compile("(?:[-.*XxOoBbWw01]\\s*){64}\\s[XxOoBbWw*][\\s,;]+[a-hA-H][1-8][^:;]*");
    private static final Pattern SQUARE = Pattern.compile("(?<![A-Za-z0-9])[a-hA-H][1-8](?![A-Za-z])");
    /// A game of Othello Quest that is cut short.
    private static final Pattern QUEST_MOVE = Pattern.compile("\"m\"\\s*:\\s*\"([^\"]{1,10})\"");
    private static final int MOST_LAYERS = 3;

    private Recognizer() {}

    /// What `text` holds.
    public static Reading read(String text) {
        return read(text, true, MOST_LAYERS);
    }

    /// @param twice  whether a text whose moves lead to a fault is read a second time
    /// @param layers of marks that are taken off, as in a page that shows the source of a page
    private static Reading read(String text, boolean twice, int layers) {
        String clean = text.startsWith("\uFEFF") ? text.substring(1) : text;
        if (TranscriptLines.isOne(clean)) {
            return MoveLists.read(clean, twice);
        }
        Optional<Reading> raw = structured(clean);
        if (raw.isPresent() && !raw.get().games().isEmpty()) {
            return raw.get();
        }
        String bare = layers > 0 ? Markup.without(clean) : clean;
        boolean marked = !bare.equals(clean);
        if (marked) {
            Reading read = read(bare, twice, layers - 1);
            if (!read.games().isEmpty()) {
                return read;
            }
        }
        String plain = PlainText.of(clean);
        return raw.or(() -> plain.equals(clean) ? Optional.empty() : structured(plain))
            .orElseGet(() -> wholeOrCut(clean, loose(Fen.withoutRuns(plain), twice && !marked)));
    }

    /// Says of the games in JSON whose end is missing that it is.
    private static Reading wholeOrCut(String text, Reading read) {
        return read.games().isEmpty() || !JsonGames.isCut(text)
            ? read
            : new Reading(read.kind(), read.games(),
                Stream.concat(Stream.of(TEXTS.get("tree.end", 1)), read.problems().stream()).toList(),
                read.notes());
    }

    /// The moves of `text` where it is nothing but a list of moves that goes on from `start`; none otherwise.
    public static List<Square> continuation(String text, Position start) {
        ReadingBuilder found = new ReadingBuilder();
        new MoveText(PlainText.of(text), start, MoveText.Style.BOARD, found).read(GameHead.NONE);
        Reading read = found.reading(Reading.Kind.TRANSCRIPT);
        return read.problems().isEmpty() && read.notes().isEmpty()
            ? read.games().getFirst().tree().mainLine()
            : List.of();
    }

    /// The forms with a syntax of their own, in which names and comments stay as they are.
    private static Optional<Reading> structured(String text) {
        if (TAGGED.matcher(text).find()) {
            return Optional.of(isTree(text) ? TreeFormat.read(text) : ggf(text));
        }
        Optional<Reading> json = JsonGames.read(text);
        if (json.isPresent()) {
            return json;
        }
        if (text.stripLeading().startsWith("{") && QUEST_MOVE.matcher(text).find()) {
            return Optional.of(cutQuest(text));
        }
        return Pgn.isOne(text) ? Optional.of(Pgn.read(text)) : Optional.empty();
    }

    private static Reading loose(String text, boolean twice) {
        if (Fen.isOne(text)) {
            return start(text);
        }
        List<String> lines = text.lines().filter(line -> !withoutComment(line).isEmpty())
            .limit(ReadingBuilder.MOST_LINES).toList();
        boolean andMoves = BOARD_AND_MOVES.matcher(text.strip()).matches();
        Optional<Reading> plain = lines.isEmpty() || andMoves ? Optional.empty() : plainBoards(text, lines);
        if (plain.isPresent() && (!plain.get().games().isEmpty() || text.indexOf(';') < 0)) {
            return plain.get();
        }
        Diagram.Reading diagram = Diagram.read(text);
        if (!diagram.boards().isEmpty()) {
            return diagram(diagram, text);
        }
        List<BoardLine> boards =
            BoardLine.all(andMoves ? joined(text.strip()) : text, Reading.MOST_GAMES + 1);
        return !boards.isEmpty()
            ? boards(boards)
            : plain.or(() -> GameTableText.read(text)).orElseGet(() -> MoveLists.read(text, twice));
    }

    /// Boards with nothing around them, or problems.
    private static Optional<Reading> plainBoards(String text, List<String> lines) {
        if (isBoard(lines.getFirst()) && text.indexOf(';') >= 0) {
            return Optional.of(problems(text));
        }
        if (!isBoard(text)) {
            return Optional.empty();
        }
        return Optional.of(lines.size() > 1 && lines.stream().allMatch(Recognizer::isWholeBoard)
            ? problems(text)
            : board(text));
    }

    /// Whether a text that begins a game with `(;` is SGF, not GGF.
    public static boolean isTree(String text) {
        return !GGF_TAGS.matcher(text).find() && TREE.matcher(text).find();
    }

    private static String withoutComment(String line) {
        int comment = line.indexOf('%');
        return (comment < 0 ? line : line.substring(0, comment)).strip();
    }

    private static boolean isBoard(String text) {
        return BOARD.matcher(text.strip()).matches();
    }

    private static boolean isWholeBoard(String line) {
        int signs = withoutComment(line).replaceAll("\\s", "").length();
        return isBoard(line) && signs == 65;
    }

    private static Reading ggf(String text) {
        GgfReading read = Ggf.read(ServerLog.joined(text));
        List<SavedGame> games = read.games().stream().map(GgfGames::toSaved).toList();
        return new Reading(Reading.Kind.GGF, games, read.faults().stream().map(Faults::told).toList());
    }

    /// A game of Othello Quest whose end is missing: its squares.
    private static Reading cutQuest(String text) {
        StringBuilder moves = new StringBuilder();
        Matcher move = QUEST_MOVE.matcher(text);
        while (move.find()) {
            moves.append(move.group(1).equals("-") ? "pass" : move.group(1)).append(' ');
        }
        ReadingBuilder found = new ReadingBuilder();
        found.problem(TEXTS.get("tree.end", 1));
        new MoveText(moves.toString(), Position.INITIAL, MoveText.Style.PORTABLE, found).read(GameHead.NONE);
        return found.reading(Reading.Kind.TRANSCRIPT);
    }

    private static Reading start(String fen) {
        try {
            return new Reading(Reading.Kind.BOARD, List.of(SavedGame.of(Game.startingAt(Fen.parse(fen)))),
                List.of());
        } catch (NotationException e) {
            return new Reading(Reading.Kind.BOARD, List.of(), List.of(Reasons.told(e)));
        }
    }

    private static Reading board(String text) {
        String signs = text.replaceAll("\\s", "");
        Optional<String> fault = Faults.ofBoard(signs);
        if (fault.isPresent()) {
            return new Reading(Reading.Kind.BOARD, List.of(), List.of(fault.get()));
        }
        try {
            Position position = BoardText.parse(signs.length() == 64 ? signs + guessedSide(signs) : text);
            return new Reading(Reading.Kind.BOARD, List.of(SavedGame.of(Game.startingAt(position))),
                List.of(), signs.length() == 64 ? List.of(TEXTS.get("board.side")) : List.of());
        } catch (NotationException e) {
            return new Reading(Reading.Kind.BOARD, List.of(), List.of(Reasons.told(e)));
        }
    }

    /// Black moves after an even number of moves, unless a side had to pass.
    private static char guessedSide(String signs) {
        long discs = signs.chars().filter(sign -> sign != '-' && sign != '.').count();
        return discs % 2 == 0 ? 'X' : 'O';
    }

    /// Boards that are printed over several lines.
    private static Reading diagram(Diagram.Reading diagram, String text) {
        ReadingBuilder found = new ReadingBuilder();
        for (Diagram.Found board : diagram.boards()) {
            found.add(SavedGame.of(Game.startingAt(board.position())));
            if (board.guessed()) {
                found.note(TEXTS.get("board.side"));
            }
        }
        if (!diagram.isWhole()) {
            found.problem(TEXTS.get("board.first", diagram.rows()));
        }
        List<String> lines = text.lines().limit(ReadingBuilder.MOST_LINES).toList();
        IntStream.range(0, lines.size())
            .filter(line -> diagram.boards().stream()
                .noneMatch(one -> line >= one.before() && line < one.after()))
            .mapToObj(lines::get).filter(line -> SQUARE.matcher(line).find()).forEach(found::skip);
        return found.reading(Reading.Kind.BOARD);
    }

    /// Boards of 64 signs, each with how the game went on from it.
    private static Reading boards(List<BoardLine> boards) {
        ReadingBuilder found = new ReadingBuilder();
        String before = boards.getFirst().before();
        if (before.chars().anyMatch(Character::isLetterOrDigit)) {
            found.skip(before);
        }
        for (BoardLine board : boards) {
            new MoveText(board.rest(), board.position(), MoveText.Style.BOARD, found).read(GameHead.NONE);
            if (board.guessed()) {
                found.note(TEXTS.get("board.side"));
            }
        }
        return found.reading(Reading.Kind.BOARD);
    }

    /// The 64 signs without blanks between them.
    private static String joined(String text) {
        StringBuilder signs = new StringBuilder();
        int at = 0;
        while (signs.length() < 64) {
            char sign = text.charAt(at++);
            signs.append(Character.isWhitespace(sign) ? "" : sign);
        }
        return signs + text.substring(at);
    }

    private static Reading problems(String text) {
        ReadingBuilder found = new ReadingBuilder();
        int number = 0;
        List<String> lines = found.lines(text, line -> !withoutComment(line).isEmpty());
        for (int i = 0; i < lines.size() && !found.hasMore(); i++) {
            number += withoutComment(lines.get(i)).isEmpty() ? 0 : 1;
            try {
                Optional<ObfProblem> problem = Obf.parseLine(lines.get(i));
                if (problem.isPresent()) {
                    found.add(problem(problem.get(), number));
                }
            } catch (NotationException e) {
                if (found.tells()) {
                    found.problem(Reasons.told(e.within(TEXTS.get("obf.line", i + 1))));
                }
            }
        }
        return found.reading(Reading.Kind.OBF);
    }

    /// The score is of the side that moves on the board shown.
    private static SavedGame problem(ObfProblem problem, int number) {
        Game start = Game.startingAt(problem.position());
        int sign = start.start().equals(problem.position()) ? 1 : -1;
        StringBuilder words = new StringBuilder();
        problem.moves().forEach(move -> words.append(words.isEmpty() ? "" : ", ")
            .append(TEXTS.get("obf.move", move.move(), String.format(Locale.ROOT, "%+d", move.score()))));
        problem.score().ifPresent(score -> words.append(words.isEmpty() ? "" : ", ")
            .append(TEXTS.get("obf.score", String.format(Locale.ROOT, "%+d", sign * score))));
        return new SavedGame(GameInfo.NONE.withEvent(TEXTS.get("obf.problem", number)),
            new GameTree(start.start(), words.toString(), List.of()), Map.of());
    }
}
