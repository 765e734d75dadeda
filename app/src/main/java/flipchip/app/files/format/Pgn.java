package flipchip.app.files.format;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.kit.text.Reasons;
import flipchip.engine.board.Position;
import flipchip.engine.notation.BoardLine;
import flipchip.engine.notation.Fen;
import flipchip.engine.notation.GameDate;
import flipchip.engine.notation.NotationException;

/// Games with heads of the kind `[Black "name"]`, as PlayOK, Edax and En Croissant write them: behind the
/// heads stand moves with numbers, glyphs, variations, comments and who won.
///
/// Format: Edax, `game_export_pgn` in `src/game.c`.
final class Pgn {
    private static final Pattern BEGINNING = Pattern.compile("\\s*+\\[[\\w-]++\\s++\"");
    private static final Pattern LATER =
        Pattern.compile("(?m)^[ \t]*\\[(?:Event|Site|Date|Black|White|Result|Round|FEN)[ \t]++\"");
    private static final Pattern HEAD =
        Pattern.compile("\\[([\\w-]++)\\s++\"((?:[^\"\\\\]|\\\\.){0,200}+)\"\\]");
    /// A quote or a backslash inside a value.
    private static final Pattern ESCAPED = Pattern.compile("\\\\([\"\\\\])");
    private static final Set<String> UNKNOWN = Set.of("", "?", "-", "*");
    private static final Set<String> NOTHING_NEW = Set.of("FEN", "SetUp", "PlyCount", "Variant", "Result");
    private static final int LONGEST_COMMENT = 20_000;
    private static final int BEFORE = 4_000;

    private final String text;
    private final ReadingBuilder found;
    private final StringBuilder heads = new StringBuilder();
    private final StringBuilder moves = new StringBuilder();
    private boolean begun;
    private boolean played;
    private int number;

    private Pgn(String text, ReadingBuilder found) {
        this.text = text;
        this.found = found;
    }

    /// Whether `text` has a head near its beginning.
    static boolean isOne(String text) {
        return BEGINNING.matcher(text).lookingAt()
                || LATER.matcher(text).region(0, Math.min(BEFORE, text.length())).find();
    }

    /// The games of `text`, each from its own start; one without moves is passed over.
    static Reading read(String text) {
        ReadingBuilder found = new ReadingBuilder();
        new Pgn(text, found).read();
        return found.reading(Reading.Kind.TRANSCRIPT);
    }

    /// A head behind moves begins the next game. A line that begins with a bracket is a head even if it
    /// cannot be read, and so is the line that ends it; lines inside a comment are not.
    private void read() {
        boolean open = false;
        int comment = 0;
        int at = 0;
        while (at < text.length() && !found.hasMore()) {
            int end = text.indexOf('\n', at);
            end = end < 0 ? text.length() : end;
            String line = text.substring(at, end);
            boolean bracket = at >= comment && line.stripLeading().startsWith("[");
            boolean head = bracket || open && line.indexOf(']') >= 0;
            open = bracket && line.indexOf(']') < 0;
            if (head && played) {
                game();
            }
            begun |= head;
            if (head || open) {
                heads.append(line).append(open ? ' ' : '\n');
            } else if (begun) {
                comment = Math.max(comment, endOfComment(Math.max(at, comment), end));
                played |= !line.isBlank();
                moves.append(line).append('\n');
            } else if (!line.isBlank()) {
                found.skip(line);
            }
            at = end + 1;
        }
        if (begun && !found.hasMore()) {
            game();
        }
    }

    /// Where the last comment ends that begins in a line.
    private int endOfComment(int from, int to) {
        int end = from;
        for (int at = text.indexOf('{', from); at >= 0 && at < to; at = text.indexOf('{', end)) {
            int closing = text.indexOf('}', at);
            end = closing < 0 || closing - at > LONGEST_COMMENT ? at + 1 : closing + 1;
        }
        return end;
    }

    private void game() {
        found.at(++number);
        try {
            new MoveText(moves.toString(), start(), MoveText.Style.PORTABLE, found).read(head());
        } catch (NotationException e) {
            found.problem(Reasons.told(e));
        }
        heads.setLength(0);
        moves.setLength(0);
        played = false;
    }

    /// The board a game begins with.
    private Position start() throws NotationException {
        Optional<String> fen = HEAD.matcher(heads).results()
            .filter(head -> head.group(1).equalsIgnoreCase("FEN")).map(head -> head.group(2)).findFirst();
        if (fen.isEmpty()) {
            return Position.INITIAL;
        }
        List<BoardLine> boards = Fen.isOne(fen.get()) ? List.of() : BoardLine.all(fen.get(), 1);
        return boards.isEmpty() ? Fen.parse(fen.get()) : boards.getFirst().position();
    }

    /// Who played, where and when.
    private GameHead head() {
        GameInfo info = GameInfo.NONE;
        GameExtras extras = GameExtras.NONE;
        Matcher head = HEAD.matcher(heads);
        while (head.find()) {
            String name = head.group(1);
            String value = ESCAPED.matcher(head.group(2)).replaceAll("$1").strip();
            if (UNKNOWN.contains(value) && !name.equals("Black") && !name.equals("White")) {
                continue;
            }
            switch (name) {
                case "Black" -> info = info.withPlayers(value, info.white());
                case "White" -> info = info.withPlayers(info.black(), value);
                case "Event", "Site" -> {
                    found(!info.event().isEmpty(), name);
                    info = info.event().isEmpty() ? info.withEvent(value) : info;
                }
                case "Date", "UTCDate", "EventDate" ->
                    info = info.date().isEmpty() ? info.withDate(GameDate.of(value).text()) : info;
                case "Result" -> info = ResultText.forGgf(value).map(info::withResult).orElse(info);
                case "BlackElo", "BlackRating" -> extras = extras.with(GameExtras.BLACK_RATING, value);
                case "WhiteElo", "WhiteRating" -> extras = extras.with(GameExtras.WHITE_RATING, value);
                default -> found(!NOTHING_NEW.contains(name), name);
            }
        }
        return new GameHead(info, extras);
    }

    private void found(boolean isLost, String name) {
        if (isLost) {
            found.skip(name);
        }
    }
}
