package flipchip.app.files.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import flipchip.app.game.session.GameTree;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.Fen;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.GgfReading;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.notation.Transcript;

/// Finds out what a text is – moves, a board, GGF, problems, a tree – and reads it. Pure; never throws.
///
/// What is good is kept and the first bad thing of each game is named. Where a text could be two things, the
/// stricter form wins: parentheses with tags before boards, boards before lists of moves.
public final class Recognizer {
    private static final Texts TEXTS = Texts.of("library");
    private static final Pattern TREE =
        Pattern.compile("(?i)\\b(FF|SZ|AP)\\s*\\[|GM\\s*\\[\\s*\\d+\\s*\\]|;\\s*[BW]\\s*\\[");
    private static final Pattern GGF_TAGS = Pattern.compile("(?i)GM\\s*\\[\\s*Othello\\s*\\]|\\bBO\\s*\\[");
    private static final Pattern BOARD = Pattern.compile("[-.*XxOoBbWw01\\s]{16,}(;.*)?", Pattern.DOTALL);
    private static final Pattern DIAGRAM_ROW =
        Pattern.compile("\\s*([1-8])?[\\s|]*((?:[-.*XxOoBbWw01][\\s|]*){8})([1-8])?\\s*");
    /// A move in the JSON of Othello Quest; a pass is "-".
    private static final Pattern QUEST_MOVE = Pattern.compile("\"m\"\\s*:\\s*\"([^\"]{1,10})\"");
    /// 64 signs and the side to move, then moves.
    private static final Pattern BOARD_AND_MOVES =
        Pattern.compile("((?:[-.*XxOoBbWw01]\\s*){64}\\s[XxOoBbWw*])[\\s,;]+([a-hA-H][1-8][^:;]*)");
    private static final int FEWEST_MOVES = 2;
    /// So far from its beginning a text shows that it is a printed board.
    private static final int MOST_LINES_BEFORE = 40;
    private static final int LONGEST_ROW = 200;

    private Recognizer() {}

    /// What `text` holds.
    public static Reading read(String text) {
        String clean = text.startsWith("\uFEFF") ? text.substring(1) : text;
        int game = clean.indexOf('(');
        if (game >= 0 && clean.substring(game + 1).stripLeading().startsWith(";")) {
            return isTree(clean) ? TreeFormat.read(clean) : ggf(clean);
        }
        if (clean.stripLeading().startsWith("{") && QUEST_MOVE.matcher(clean).find()) {
            return quest(clean);
        }
        if (Pgn.isOne(clean)) {
            return portable(clean);
        }
        if (Fen.isOne(clean)) {
            return start(clean);
        }
        Matcher both = BOARD_AND_MOVES.matcher(clean.strip());
        if (both.matches()) {
            return boardAndMoves(both.group(1), both.group(2));
        }
        Optional<Reading> diagram = diagram(clean);
        if (diagram.isPresent()) {
            return diagram.get();
        }
        List<String> lines = clean.lines().filter(line -> !withoutComment(line).isEmpty())
            .limit(ReadingBuilder.MOST_LINES).toList();
        if (!lines.isEmpty() && isBoard(lines.getFirst()) && clean.indexOf(';') >= 0) {
            return problems(clean);
        }
        if (isBoard(clean)) {
            return lines.size() > 1 && lines.stream().allMatch(Recognizer::isWholeBoard)
                ? problems(clean)
                : board(clean);
        }
        return moves(clean);
    }

    /// Whether a text that begins a game with `(;` is SGF, not GGF.
    public static boolean isTree(String text) {
        return !GGF_TAGS.matcher(text).find() && TREE.matcher(text).find();
    }

    /// Whether a text begins with a head like `[Black "name"]`, as PlayOK and Edax write them.
    public static boolean hasHeads(String text) {
        return Pgn.isOne(text);
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
        GgfReading read = Ggf.read(text);
        List<SavedGame> games = read.games().stream().map(GgfGames::toSaved).toList();
        boolean whole = games.size() == 1 && GgfGames.toGgf(games.getFirst()).equals(read.games().getFirst());
        return new Reading(Reading.Kind.GGF, games, read.faults().stream().map(Faults::told).toList(), whole);
    }

    /// A game of Othello Quest: an object with a list of moves, of which only the squares are read.
    private static Reading quest(String text) {
        StringBuilder moves = new StringBuilder();
        Matcher move = QUEST_MOVE.matcher(text);
        while (move.find()) {
            moves.append(move.group(1).equals("-") ? "--" : move.group(1)).append(' ');
        }
        return moves(moves.toString());
    }

    /// Games with heads, each from its own start; one without moves is passed over.
    private static Reading portable(String text) {
        ReadingBuilder found = new ReadingBuilder();
        int[] number = new int[1];
        Pgn.each(text, game -> {
            found.at(++number[0]);
            Optional<String> start = Pgn.start(game);
            try {
                if (start.isPresent()) {
                    found.add(game, Fen.parse(start.get()));
                } else {
                    moves(game, found);
                }
            } catch (NotationException e) {
                found.problem(Reasons.told(e));
            }
            return !found.hasMore();
        });
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

    /// A position and how the game went on from it.
    private static Reading boardAndMoves(String board, String moves) {
        try {
            Transcript.Reading read = Transcript.read(moves, BoardText.parse(board));
            return new Reading(Reading.Kind.BOARD, List.of(SavedGame.of(read.game())),
                read.fault()
                    .map(fault -> List.of(TEXTS.get("moves.bad", Reasons.told(fault), read.game().length())))
                    .orElse(List.of()));
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
                signs.length() == 64 ? List.of(TEXTS.get("board.side")) : List.of());
        } catch (NotationException e) {
            return new Reading(Reading.Kind.BOARD, List.of(), List.of(Reasons.told(e)));
        }
    }

    /// Black moves after an even number of moves, unless a side had to pass.
    private static char guessedSide(String signs) {
        long discs = signs.chars().filter(sign -> sign != '-' && sign != '.').count();
        return discs % 2 == 0 ? 'X' : 'O';
    }

    /// Eight rows of eight signs, with or without the names of ranks and files around them; several such
    /// boards one below the other, with anything between them. A row too many leaves open where the second
    /// begins: then the first is read, and the reading says so.
    private static Optional<Reading> diagram(String text) {
        List<String> head = text.lines().limit(MOST_LINES_BEFORE).filter(Recognizer::isRow).toList();
        if (head.size() < 8 || head.stream().limit(8).noneMatch(Recognizer::isNamed)) {
            return Optional.empty();
        }
        ReadingBuilder found = new ReadingBuilder();
        List<String> rows = found.lines(text, Recognizer::isRow).stream().filter(Recognizer::isRow).toList();
        boolean whole = rows.size() % 8 == 0;
        List<String> problems = new ArrayList<>();
        for (int i = 0; i < (whole ? rows.size() : 8) && !found.hasMore(); i += 8) {
            Reading board =
                board(rows.subList(i, i + 8).stream().map(Recognizer::signs).collect(Collectors.joining()));
            board.games().forEach(found::add);
            problems.addAll(board.problems());
        }
        if (!whole && rows.size() > 16) {
            problems.addFirst(TEXTS.get("board.first", rows.size()));
        }
        problems.stream().distinct().forEach(found::problem);
        return Optional.of(found.reading(Reading.Kind.BOARD));
    }

    private static boolean isRow(String line) {
        return line.length() <= LONGEST_ROW && DIAGRAM_ROW.matcher(line).matches();
    }

    private static boolean isNamed(String row) {
        Matcher parts = DIAGRAM_ROW.matcher(row);
        return parts.matches() && (parts.group(1) != null || parts.group(3) != null || row.indexOf('|') >= 0);
    }

    private static String signs(String row) {
        Matcher parts = DIAGRAM_ROW.matcher(row);
        return parts.matches() ? parts.group(2).replaceAll("[\\s|]", "") : "";
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
                found.problem(Reasons.told(e.within(TEXTS.get("obf.line", i + 1))));
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

    private static Reading moves(String text) {
        ReadingBuilder found = new ReadingBuilder();
        moves(text, found);
        return found.reading(Reading.Kind.TRANSCRIPT);
    }

    /// One list of moves, or several: a line that cannot go on from the one before but can open a game begins
    /// another.
    private static void moves(String text, ReadingBuilder found) {
        StringBuilder gathered = new StringBuilder();
        Game soFar = Game.INITIAL;
        for (String line : found.lines(text, line -> !line.isBlank())) {
            Game alone = Transcript.read(line, Position.INITIAL).game();
            boolean another = soFar.length() >= FEWEST_MOVES && alone.length() >= FEWEST_MOVES
                    && Transcript.read(line, soFar.position()).game().length() == 0;
            if (another) {
                found.add(gathered.toString(), Position.INITIAL);
                gathered.setLength(0);
                soFar = alone;
            } else if (!line.isBlank()) {
                soFar = soFar.length() == 0 ? alone : on(soFar, line);
            }
            if (found.hasMore()) {
                return;
            }
            gathered.append(line).append('\n');
        }
        found.add(gathered.toString(), Position.INITIAL);
    }

    private static Game on(Game game, String line) {
        Game longer = game;
        for (var square : Transcript.read(line, game.position()).game().moves()) {
            longer = longer.play(square);
        }
        return longer;
    }
}
