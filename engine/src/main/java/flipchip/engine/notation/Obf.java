package flipchip.engine.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// OBF, the format of Othello problem files: `<64 squares> <side>; <move>:<score>; ...`, one a line.
///
/// `%` starts a comment. A score alone belongs to the position, as does that of a pass where a side has to.
/// Boards are read as tolerantly as in [BoardText]. Format: Edax, `src/obftest.c`.
public final class Obf {
    private static final Pattern FIELD =
        Pattern.compile("(?:(?:(?<move>[a-hA-H][1-8])|(?<pass>(?i:passe?|pa|ps|pp|p)|--|@@))\\s*:\\s*)?"
            + "(?<score>[+-]?\\d{1,2})");

    private Obf() {}

    /// All problems of a file; lines are counted from 1 in error messages.
    ///
    /// @throws NotationException at the first bad line
    public static List<ObfProblem> parse(List<String> lines) throws NotationException {
        List<ObfProblem> problems = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            try {
                parseLine(lines.get(i)).ifPresent(problems::add);
            } catch (NotationException e) {
                throw e.within("line " + (i + 1));
            }
        }
        return problems;
    }

    /// The problem on one line; empty for a blank line or a comment.
    ///
    /// @throws NotationException naming the field that is wrong
    public static Optional<ObfProblem> parseLine(String line) throws NotationException {
        int comment = line.indexOf('%');
        String text = (comment < 0 ? line : line.substring(0, comment)).strip();
        if (text.isEmpty()) {
            return Optional.empty();
        }
        String[] fields = text.split(";");
        if (fields.length == 0) {
            throw NotationFault.of(NotationFault.Kind.NO_BOARD);
        }
        Position position = BoardText.parse(fields[0]);
        List<ObfProblem.ScoredMove> moves = new ArrayList<>();
        OptionalInt score = OptionalInt.empty();
        for (int i = 1; i < fields.length; i++) {
            String field = fields[i].strip();
            if (field.isEmpty()) {
                continue;
            }
            Matcher parts = FIELD.matcher(field);
            if (!parts.matches() || Math.abs(Integer.parseInt(parts.group("score"))) > 64) {
                throw NotationFault.of(NotationFault.Kind.NO_SCORE, i, field);
            }
            int value = Integer.parseInt(parts.group("score"));
            if (parts.group("pass") != null && position.afterForcedPass().equals(position)) {
                throw position.isGameOver()
                    ? NotationFault.of(NotationFault.Kind.GAME_OVER, i)
                    : NotationFault.of(NotationFault.Kind.NO_PASS, i, Square.list(position.legalMoves()));
            }
            if (parts.group("move") == null) {
                score = OptionalInt.of(value);
            } else {
                moves.add(new ObfProblem.ScoredMove(legal(position, parts.group("move"), i), value));
            }
        }
        return Optional.of(new ObfProblem(position, moves, score));
    }

    /// One line in the form of the public problem collections, without a line break.
    public static String print(ObfProblem problem) {
        String score = problem.score().isPresent()
            ? String.format(Locale.ROOT, " %+d;", problem.score().getAsInt())
            : "";
        return BoardText.print(problem.position()) + ";" + score
            + problem.moves().stream()
                .map(scored -> String.format(Locale.ROOT, " %s:%+d;", scored.move().name(), scored.score()))
                .collect(Collectors.joining());
    }

    private static Square legal(Position position, String name, int field) throws NotationException {
        Square square = Square.parse(name).orElseThrow();
        if (!position.isLegal(square)) {
            if (position.isGameOver()) {
                throw NotationFault.of(NotationFault.Kind.GAME_OVER, field);
            }
            throw NotationFault.of(NotationFault.Kind.ILLEGAL, field, square,
                position.legalMoves() == 0 ? "PS" : Square.list(position.legalMoves()));
        }
        return square;
    }
}
