package flipchip.engine.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// Reads and writes GGF, the Generic Game Format of Othello servers (M. Buro, GGF specification of GGSA).
///
/// Reads what the programs in use write, not only what the specification says: any case of tags and moves,
/// spaces anywhere between tags, several games in one text, games with a match count in front, a missing end.
/// A game that goes wrong keeps the moves before the first bad one, and the problem is named. Writes
/// strictly.
public final class Ggf {
    /// Board size 8 and no variant.
    static final String STANDARD_TYPE = "8";

    /// More games are not read from one text.
    public static final int MOST_GAMES = 50_000;

    private Ggf() {}

    /// Reads all games of `text`, but no more than [#MOST_GAMES]. Never throws for any text; a text without a
    /// game gives a problem.
    public static GgfReading read(String text) {
        List<GgfGame> games = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        List<GgfFault> faults = new ArrayList<>();
        int at = text.indexOf("(;");
        int number = 1;
        while (at >= 0 && games.size() < MOST_GAMES) {
            GgfGameReader reader = new GgfGameReader(number, faults);
            int end = reader.readTags(text, at + 2);
            if (reader.game().isPresent()) {
                games.add(reader.game().get());
                numbers.add(number);
            }
            number++;
            at = text.indexOf("(;", end);
        }
        if (at >= 0) {
            faults.addFirst(new GgfFault(0, 0, GgfFault.Kind.MANY, List.of(String.valueOf(MOST_GAMES))));
        }
        if (games.isEmpty() && faults.isEmpty()) {
            faults.add(new GgfFault(0, 0, GgfFault.Kind.NONE, List.of()));
        }
        return new GgfReading(games, numbers, faults);
    }

    /// The game on one line, `(;` to `;)`.
    public static String write(GgfGame game) {
        StringBuilder out = new StringBuilder("(;GM[Othello]");
        tag(out, "PC", game.place());
        tag(out, "DT", game.date());
        tag(out, "PB", game.black());
        tag(out, "PW", game.white());
        game.blackClock().ifPresent(clock -> tag(out, "TB", clock.toString()));
        game.whiteClock().ifPresent(clock -> tag(out, "TW", clock.toString()));
        boolean typed = game.otherTags().stream().anyMatch(tag -> tag.name().equals("TY"));
        if (!typed) {
            tag(out, "TY", STANDARD_TYPE);
        }
        tag(out, "RE", game.result());
        tag(out, "BO", board(game.start()));
        game.otherTags().forEach(tag -> tag(out, tag.name(), tag.value()));
        for (GgfGame.Move move : game.moves()) {
            out.append(move.color() == Color.BLACK ? "B[" : "W[")
                .append(move.square().map(square -> square.toString().toUpperCase(Locale.ROOT)).orElse("PA"));
            if (move.value().isPresent() || move.seconds().isPresent()) {
                out.append('/');
                move.value().ifPresent(value -> out.append(String.format(Locale.ROOT, "%.2f", value)));
            }
            move.seconds()
                .ifPresent(seconds -> out.append('/').append(String.format(Locale.ROOT, "%.2f", seconds)));
            out.append(']');
        }
        return out.append(";)").toString();
    }

    /// Other programs end a value at the first bracket, and know no sign that would keep it.
    private static void tag(StringBuilder out, String name, String value) {
        if (!value.isEmpty()) {
            out.append(name).append('[').append(value.replace('[', '(').replace(']', ')').replace('\\', '/'))
                .append(']');
        }
    }

    private static String board(Position position) {
        StringBuilder text = new StringBuilder("8 ");
        for (Square square : Square.values()) {
            text.append((position.black() & square.bit()) != 0 ? '*'
                : (position.white() & square.bit()) != 0 ? 'O'
                : '-');
            if (square.file() == 7) {
                text.append(' ');
            }
        }
        return text.append(position.toMove() == Color.BLACK ? '*' : 'O').toString();
    }
}
