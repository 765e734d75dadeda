package flipchip.app.files.format;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.game.session.GameTree;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// Reads [TreeFormat] and other SGF files of Othello. Used once.
///
/// Tolerant: properties in any order and case, unknown ones skipped, passes written or left out, a missing
/// end. A branch that goes wrong keeps its moves before the first bad one; the other branches are read on.
/// The work grows with the length of the text, and nothing nests deeper than [#DEEPEST].
final class TreeReader {
    private static final Texts TEXTS = Texts.of("library");
    private static final int DEEPEST = 2_000;
    /// The numbers in SGF of games that have a name in our texts.
    private static final Set<String> NAMED_GAMES = Set.of("1", "3", "4", "7", "8");
    private static final Pattern SECONDS = Pattern.compile("(\\d{1,6})(?:\\.(\\d{1,3})\\d*)?");

    private final String text;
    private final List<String> problems = new ArrayList<>();
    private final List<SavedGame> games = new ArrayList<>();
    private int at;
    private boolean faulty;                    // the game being read

    TreeReader(String text) {
        this.text = text;
    }

    Reading read() {
        int begin = gameAt(0);
        for (int number = 1; begin >= 0 && games.size() < Reading.MOST_GAMES; number++) {
            at = begin + 1;
            faulty = false;
            new OneGame(number).read().ifPresent(games::add);
            begin = gameAt(at);
        }
        if (begin >= 0) {
            problems.addFirst(TEXTS.get("games.many", Reading.MOST_GAMES));
        }
        if (games.isEmpty() && problems.isEmpty()) {
            problems.add(TEXTS.get("tree.none"));
        }
        return new Reading(Reading.Kind.TREE, games, problems);
    }

    /// Where the next `(` stands that a `;` follows, or -1.
    private int gameAt(int from) {
        for (int i = text.indexOf('(', from); i >= 0; i = text.indexOf('(', i + 1)) {
            int next = i + 1;
            while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
                next++;
            }
            if (next < text.length() && text.charAt(next) == ';') {
                return i;
            }
        }
        return -1;
    }

    private void problem(String key, Object... values) {
        faulty = true;
        if (problems.size() < Reading.MOST_PROBLEMS) {
            problems.add(TEXTS.get(key, values));
        }
    }

    /// A place in the tree being read; the root has no move.
    private static final class Draft {
        private final Square move;
        private Position after;
        private final StringBuilder comment = new StringBuilder();
        private final Map<Square, Draft> next = new LinkedHashMap<>();
        private Optional<Duration> time = Optional.empty();

        private Draft(Square move, Position after) {
            this.move = move;
            this.after = after;
        }

        private void say(String words) {
            comment.append(comment.isEmpty() || words.isEmpty() ? "" : "\n").append(words);
        }

        private List<GameTree.Node> children() {
            return next.values().stream()
                .map(draft -> new GameTree.Node(draft.move, draft.comment.toString(), draft.children()))
                .toList();
        }

        private void times(List<Square> path, Map<List<Square>, Duration> into) {
            time.ifPresent(spent -> into.put(List.copyOf(path), spent));
            for (Draft draft : next.values()) {
                path.add(draft.move);
                draft.times(path, into);
                path.removeLast();
            }
        }
    }

    /// A property of a node.
    private record Property(String name, List<String> values) {
        /// When it is taken, among those of its node.
        int turn() {
            return switch (name) {
                case "GM", "SZ" -> 0;
                case "AB", "AW", "AE", "PL" -> 1;
                case "B", "W" -> 2;
                default -> 3;
            };
        }
    }

    /// One game from its opening parenthesis to the matching one.
    private final class OneGame {
        private final int number;
        private final Draft root = new Draft(Square.A1, Position.INITIAL);
        private final Deque<Optional<Draft>> branches = new ArrayDeque<>();
        private final List<Property> node = new ArrayList<>();
        private GameInfo info = GameInfo.NONE;
        private String analysis = "";
        private Optional<Draft> here = Optional.of(root);
        private long black;
        private long white;
        private Color toMove = Color.BLACK;
        private boolean setUp;
        private boolean cleared;
        private boolean begun;
        private boolean usable = true;

        private OneGame(int number) {
            this.number = number;
        }

        private Optional<SavedGame> read() {
            int depth = 0;
            while (at < text.length()) {
                char sign = text.charAt(at);
                if (sign == ')' || sign == '(' || sign == ';') {
                    endNode();
                }
                if (sign == ')') {
                    at++;
                    if (depth == 0) {
                        return game();
                    }
                    depth--;
                    here = branches.pop();
                } else if (sign == '(') {
                    at++;
                    branches.push(here);
                    if (++depth > DEEPEST) {
                        problem("tree.deep", number, DEEPEST);
                        at = text.length();
                        return game();
                    }
                } else if (sign < 128 && Character.isLetter(sign)) {
                    property();
                } else {
                    at++;
                }
            }
            endNode();
            problem("tree.end", number);
            return game();
        }

        private void property() {
            int from = at;
            while (at < text.length() && text.charAt(at) < 128 && Character.isLetter(text.charAt(at))) {
                at++;
            }
            String name = text.substring(from, Math.min(at, from + 20)).toUpperCase(Locale.ROOT);
            List<String> values = new ArrayList<>();
            while (skipSpace() && text.charAt(at) == '[') {
                values.add(value());
            }
            if (values.isEmpty()) {
                problem("tree.property", number, name);
            } else {
                node.add(new Property(name, values));
            }
        }

        /// Which game it is comes first; a board that a node sets up comes before its move, and what it says
        /// of its move after it, wherever they stand.
        private void endNode() {
            node.sort(Comparator.comparingInt(Property::turn));
            node.forEach(this::accept);
            node.clear();
        }

        private boolean skipSpace() {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            return at < text.length();
        }

        private String value() {
            StringBuilder value = new StringBuilder();
            for (at++; at < text.length() && text.charAt(at) != ']'; at++) {
                if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                    at++;
                    if (skipsSoftBreak()) {
                        continue;
                    }
                }
                value.append(text.charAt(at));
            }
            at = Math.min(text.length(), at + 1);
            return value.toString();
        }

        /// A line break behind a backslash only keeps lines short. Leaves its last sign to the caller.
        private boolean skipsSoftBreak() {
            if (!isBreak(text.charAt(at))) {
                return false;
            }
            boolean two = at + 1 < text.length() && isBreak(text.charAt(at + 1))
                    && text.charAt(at + 1) != text.charAt(at);
            at += two ? 1 : 0;
            return true;
        }

        private static boolean isBreak(char sign) {
            return sign == '\n' || sign == '\r';
        }

        private void accept(Property property) {
            if (!usable) {
                return;
            }
            List<String> values = property.values();
            String value = values.getFirst();
            switch (property.name()) {
                case "GM" -> game(value);
                case "SZ" -> require(value.strip().matches("8(:8)?"), "tree.size", value);
                case "PB" -> info = info.withPlayers(value, info.white());
                case "PW" -> info = info.withPlayers(info.black(), value);
                case "EV" -> info = info.withEvent(value);
                case "DT" -> info = info.withDate(value);
                case "RE" -> info = info.withResult(ResultText.of(value));
                case "AB" -> black |= squares(values);
                case "AW" -> white |= squares(values);
                case "AE" -> cleared |= squares(values) == -1L;
                case "PL" -> side(value);
                case TreeFormat.ANALYSIS, TreeFormat.ANALYSIS_BEFORE -> analysis = value;
                case "C" -> here.ifPresent(place -> place.say(value));
                case "ET" ->
                    here.filter(place -> place != root).ifPresent(place -> place.time = seconds(value));
                case "B" -> move(Color.BLACK, value);
                case "W" -> move(Color.WHITE, value);
                default -> {}
            }
        }

        private void require(boolean holds, String key, String value) {
            if (!holds) {
                usable = false;
                problem(key, number, shortened(value));
            }
        }

        private void game(String value) {
            String game = value.strip();
            if (NAMED_GAMES.contains(game)) {
                usable = false;
                problem("tree.other", number, game, TEXTS.get("game." + game));
            } else {
                require(game.equals("2"), "tree.game", value);
            }
        }

        private void side(String value) {
            setUp = true;
            toMove = value.strip().toUpperCase(Locale.ROOT).startsWith("W") || value.strip().equals("2")
                ? Color.WHITE
                : Color.BLACK;
        }

        private long squares(List<String> values) {
            setUp = true;
            long bits = 0;
            for (String value : values) {
                String[] corners = value.split(":", 2);
                Optional<Square> one = Square.parse(corners[0].strip());
                Optional<Square> other = Square.parse(corners[corners.length - 1].strip());
                if (one.isEmpty() || other.isEmpty()) {
                    problem("tree.square", number, shortened(value));
                } else {
                    bits |= rectangle(one.get(), other.get());
                }
            }
            return bits;
        }

        private static long rectangle(Square one, Square other) {
            long bits = 0;
            for (Square square : Square.values()) {
                boolean inside = (square.file() - one.file()) * (square.file() - other.file()) <= 0
                        && (square.row() - one.row()) * (square.row() - other.row()) <= 0;
                bits |= inside ? square.bit() : 0;
            }
            return bits;
        }

        private void begin() {
            if (begun) {
                return;
            }
            begun = true;
            if ((black & white) != 0) {
                problem("tree.two", number, Square.list(black & white));
                usable = false;
            } else if (setUp) {
                boolean bare = (black | white) == 0 && !cleared;
                root.after = bare
                    ? Position.of(Position.INITIAL.black(), Position.INITIAL.white(), toMove)
                    : Position.of(black, white, toMove);
            }
        }

        private void move(Color color, String value) {
            begin();
            if (here.isEmpty() || !usable) {
                return;
            }
            String where = value.strip().toLowerCase(Locale.ROOT);
            if (where.isEmpty() || where.startsWith("pa") || where.equals("--") || where.equals("tt")) {
                return;                          // passes are forced, so they are implied
            }
            Draft place = here.get();
            Position now = place.after.afterForcedPass();
            Optional<Square> square = Square.parse(where);
            if (square.isEmpty()) {
                stop("tree.move", shortened(value));
            } else if (now.toMove() != color) {
                stop("tree.turn", square.get(), named(color), named(now.toMove()));
            } else if (!now.isLegal(square.get())) {
                stop("tree.illegal", square.get(), Square.list(now.legalMoves()));
            } else {
                here = Optional
                    .of(place.next.computeIfAbsent(square.get(), key -> new Draft(key, now.play(key))));
            }
        }

        /// The rest of this branch is skipped. What comes before it is only told where there is something.
        private void stop(String key, Object... values) {
            int moves = Long.bitCount(here.orElseThrow().after.board().occupied())
                - Long.bitCount(root.after.board().occupied());
            problem(moves > 0 ? "tree.stop" : "tree.stop-first", number, moves + 1, TEXTS.get(key, values));
            here = Optional.empty();
        }

        /// A faulty game without a move on the usual board, and about which nothing is written, has nothing
        /// to show.
        private Optional<SavedGame> game() {
            begin();
            boolean nothing = faulty && root.next.isEmpty() && root.after.equals(Position.INITIAL)
                    && root.comment.isEmpty() && analysis.isEmpty();
            if (!usable || nothing) {
                return Optional.empty();
            }
            Map<List<Square>, Duration> times = new HashMap<>();
            root.times(new ArrayList<>(), times);
            return Optional.of(new SavedGame(info,
                new GameTree(root.after, root.comment.toString(), root.children()), times, analysis));
        }
    }

    private static Optional<Duration> seconds(String value) {
        Matcher parts = SECONDS.matcher(value.strip());
        if (!parts.matches()) {
            return Optional.empty();
        }
        String millis = parts.group(2) == null ? "0" : (parts.group(2) + "00").substring(0, 3);
        return Optional
            .of(Duration.ofSeconds(Long.parseLong(parts.group(1))).plusMillis(Long.parseLong(millis)));
    }

    private static String named(Color color) {
        return TEXTS.get(color == Color.BLACK ? "side.black" : "side.white");
    }

    private static String shortened(String value) {
        return value.length() > 20 ? value.substring(0, 20) + "…" : value;
    }
}
