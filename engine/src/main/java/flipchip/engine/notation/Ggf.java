package flipchip.engine.notation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
    private static final Pattern TAG =
        Pattern.compile("\\s*([A-Za-z]{1,4})\\s*\\[((?:[^\\]\\\\]|\\\\.)*+)\\]", Pattern.DOTALL);
    private static final Pattern TIME =
        Pattern.compile("(?:(\\d{1,4}):)?(?:(\\d{1,5}):)?(\\d{1,7})(?:\\.\\d*)?");

    /// Board size 8 and no variant.
    private static final String STANDARD_TYPE = "8";

    /// More games are not read from one text.
    public static final int MOST_GAMES = 50_000;
    /// More problems are not listed.
    private static final int MOST_PROBLEMS = 100;

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
            GameReader reader = new GameReader(number, faults);
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

    /// Collects one game tag by tag.
    private static final class GameReader {
        private final int number;
        private final List<GgfFault> faults;
        private final List<GgfGame.Move> moves = new ArrayList<>();
        private final List<GgfGame.Tag> others = new ArrayList<>();
        private String black = "";
        private String white = "";
        private String place = "";
        private String date = "";
        private String result = "?";
        private Optional<GgfClock> blackClock = Optional.empty();
        private Optional<GgfClock> whiteClock = Optional.empty();
        private Position start = Position.INITIAL;
        private Position now = Position.INITIAL;
        private boolean broken;
        private boolean unusable;

        private GameReader(int number, List<GgfFault> faults) {
            this.number = number;
            this.faults = faults;
        }

        /// Reads tags from `from` to the end of the game and returns where that is.
        private int readTags(String text, int from) {
            Matcher matcher = TAG.matcher(text);
            int at = from;
            while (matcher.region(at, text.length()).lookingAt()) {
                accept(matcher.group(1).toUpperCase(Locale.ROOT),
                    matcher.group(2).replaceAll("\\\\(.)", "$1").strip());
                at = matcher.end();
            }
            unusable |= at == from;
            String rest = text.substring(at, Math.min(text.length(), at + 20)).strip();
            if (!rest.startsWith(";)")) {
                fault(GgfFault.Kind.END, String.valueOf(others.size() + moves.size()), rest);
            }
            return at;
        }

        /// A broken game without a move on the usual board, and without a comment, has nothing to show.
        private Optional<GgfGame> game() {
            boolean nothing = broken && moves.isEmpty() && start.equals(Position.INITIAL)
                    && others.stream().noneMatch(tag -> tag.name().equals("CO"));
            return unusable || nothing
                ? Optional.empty()
                : Optional.of(new GgfGame(black, white, place, date, blackClock, whiteClock, result, start,
                    moves, others));
        }

        private void accept(String name, String value) {
            switch (name) {
                case "GM" -> game(value);
                case "PB" -> black = value;
                case "PW" -> white = value;
                case "PC" -> place = value;
                case "DT" -> date = value;
                case "RE" -> result = value;
                case "TI" -> {
                    blackClock = clock(value);
                    whiteClock = blackClock;
                }
                case "TB" -> blackClock = clock(value);
                case "TW" -> whiteClock = clock(value);
                case "BO" -> board(value);
                case "B" -> move(Color.BLACK, value);
                case "W" -> move(Color.WHITE, value);
                case "TY" -> type(value);
                default -> others.add(new GgfGame.Tag(name, value));
            }
        }

        private void game(String value) {
            if (!value.equalsIgnoreCase("othello")) {
                fault(GgfFault.Kind.GAME, value);
                unusable = true;
            }
        }

        private void type(String value) {
            GgfType.whyNotOthello(number, value).ifPresent(why -> {
                add(why);
                unusable = true;
            });
            if (!value.equals(STANDARD_TYPE)) {
                others.add(new GgfGame.Tag("TY", value));
            }
        }

        private void board(String value) {
            if (unusable) {
                return;
            }
            if (!moves.isEmpty() || broken) {
                fault(GgfFault.Kind.SECOND_BOARD, String.valueOf(moves.size()));
                return;
            }
            String squares = value.replaceAll("\\s", "");
            if (!squares.matches("8[-.*OXox]{65}")) {
                fault(GgfFault.Kind.NO_BOARD, value);
                unusable = true;
                return;
            }
            long blackDiscs = 0;
            long whiteDiscs = 0;
            for (Square square : Square.values()) {
                char disc = Character.toUpperCase(squares.charAt(1 + square.index()));
                blackDiscs |= disc == '*' || disc == 'X' ? square.bit() : 0;
                whiteDiscs |= disc == 'O' ? square.bit() : 0;
            }
            start = Position.of(blackDiscs, whiteDiscs,
                "Oo".indexOf(squares.charAt(65)) >= 0 ? Color.WHITE : Color.BLACK);
            now = start.afterForcedPass();
        }

        private void move(Color color, String value) {
            if (broken || unusable) {
                return;
            }
            String[] parts = value.split("/", -1);
            String where = parts[0].strip();
            int ply = moves.size() + 1;
            OptionalDouble eval = number(parts, 1);
            OptionalDouble seconds = number(parts, 2);
            if (where.equalsIgnoreCase("PA") || where.equalsIgnoreCase("PASS")) {
                moves.add(new GgfGame.Move(color, Optional.empty(), eval, seconds));
                return;
            }
            Optional<Square> square = Square.parse(where);
            if (square.isEmpty()) {
                stop(ply, GgfFault.Kind.NO_SQUARE, where);
            } else if (now.toMove() != color) {
                stop(ply, GgfFault.Kind.TURN, square.get().toString(), color.name(), now.toMove().name());
            } else if (!now.isLegal(square.get())) {
                stop(ply, GgfFault.Kind.ILLEGAL, square.get().toString(), Square.list(now.legalMoves()));
            } else {
                now = now.play(square.get());
                moves.add(new GgfGame.Move(color, square, eval, seconds));
            }
        }

        private void stop(int ply, GgfFault.Kind kind, String... values) {
            add(new GgfFault(number, ply, kind, List.of(values)));
            broken = true;
        }

        private void fault(GgfFault.Kind kind, String... values) {
            add(new GgfFault(number, 0, kind, List.of(values)));
        }

        private void add(GgfFault fault) {
            if (faults.size() < MOST_PROBLEMS) {
                faults.add(fault);
            }
        }

        private static OptionalDouble number(String[] parts, int index) {
            try {
                return index < parts.length && !parts[index].isBlank()
                    ? OptionalDouble.of(Double.parseDouble(parts[index].strip()))
                    : OptionalDouble.empty();
            } catch (NumberFormatException _) {
                return OptionalDouble.empty();
            }
        }

        private Optional<GgfClock> clock(String value) {
            String[] parts = value.split("/", -1);
            Optional<Duration> main = time(parts[0]);
            if (main.isEmpty()) {
                fault(GgfFault.Kind.NO_CLOCK, value);
                return Optional.empty();
            }
            return Optional.of(new GgfClock(main.get(),
                parts.length > 1 ? time(parts[1]).orElse(Duration.ZERO) : Duration.ZERO,
                parts.length > 2 ? time(parts[2]).orElse(GgfClock.DEFAULT_GRACE) : GgfClock.DEFAULT_GRACE));
        }

        /// `ss`, `mm:ss` or `hh:mm:ss`, with whatever follows a comma left out.
        private static Optional<Duration> time(String text) {
            Matcher matcher = TIME.matcher(text.split(",", 2)[0].strip());
            if (!matcher.matches()) {
                return Optional.empty();
            }
            long seconds = Long.parseLong(matcher.group(3));
            long first = matcher.group(1) == null ? 0 : Long.parseLong(matcher.group(1));
            boolean hours = matcher.group(2) != null;
            long minutes = hours ? 60 * first + Long.parseLong(matcher.group(2)) : first;
            return Optional.of(Duration.ofSeconds(60 * minutes + seconds));
        }
    }
}
