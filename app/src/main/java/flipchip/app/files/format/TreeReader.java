package flipchip.app.files.format;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import flipchip.app.game.session.MoveSign;
import flipchip.app.game.session.Shape;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.GameDate;
import flipchip.engine.notation.PassWord;
import flipchip.engine.notation.SideName;

/// Reads [TreeFormat] and other SGF files of Othello. Used once.
///
/// Tolerant: properties in any order and case, unknown ones skipped, passes written or left out, a missing
/// end. A branch that goes wrong keeps its moves before the first bad one; the other branches are read on.
/// The work grows with the length of the text, and nothing nests deeper than [#DEEPEST].
final class TreeReader {
    private static final Texts TEXTS = Texts.of("library");
    private static final int DEEPEST = 2_000;
    private static final int MOST_NAMES = 8;
    /// The numbers in SGF of games that have a name in our texts.
    private static final Set<String> NAMED_GAMES = Set.of("1", "3", "4", "7", "8");
    private static final Pattern SECONDS = Pattern.compile("(\\d{1,6})(?:\\.(\\d{1,3})\\d*)?");

    private final SgfText text;
    private final List<String> problems = new ArrayList<>();
    private final List<SavedGame> games = new ArrayList<>();
    private final Set<String> skipped = new LinkedHashSet<>();
    private boolean faulty;                    // the game being read

    TreeReader(String text) {
        this.text = new SgfText(text);
    }

    Reading read() {
        int begin = text.gameAt(0);
        for (int number = 1; begin >= 0 && games.size() < Reading.MOST_GAMES; number++) {
            text.goTo(begin + 1);
            game(number).ifPresent(games::add);
            begin = text.gameAt(text.place());
        }
        if (begin >= 0) {
            problems.addFirst(TEXTS.get("games.many", Reading.MOST_GAMES));
        }
        if (games.isEmpty() && problems.isEmpty()) {
            problems.add(TEXTS.get("tree.none"));
        }
        return new Reading(Reading.Kind.TREE, games, problems,
            skipped.isEmpty() || games.isEmpty()
                ? List.of()
                : List.of(TEXTS.get("skipped", String.join("  ", skipped))));
    }

    /// The game at `at`. Points of two letters count from the top, but there are programs that count from the
    /// bottom: where one way leads to a fault, the other is tried.
    private Optional<SavedGame> game(int number) {
        int from = text.place();
        int told = problems.size();
        OneGame game = new OneGame(number, false);
        Optional<SavedGame> read = game.read();
        if (!game.lettered || problems.size() == told && !game.bottomUp) {
            return read;
        }
        int end = text.place();
        List<String> first = List.copyOf(problems.subList(told, problems.size()));
        problems.subList(told, problems.size()).clear();
        text.goTo(from);
        Optional<SavedGame> other = new OneGame(number, true).read();
        int more = size(other) - size(read);
        int worse = problems.size() - told - first.size();
        if (worse < 0 || worse == 0 && (more > 0 || more == 0 && game.bottomUp)) {
            return other;
        }
        text.goTo(end);
        problems.subList(told, problems.size()).clear();
        problems.addAll(first);
        return read;
    }

    private static int size(Optional<SavedGame> game) {
        return game.map(saved -> saved.tree().size()).orElse(0);
    }

    private void problem(String key, Object... values) {
        faulty = true;
        if (problems.size() < Reading.MOST_PROBLEMS) {
            problems.add(TEXTS.get(key, values));
        }
    }

    /// One game from its opening parenthesis to the matching one.
    private final class OneGame {
        private final int number;
        private final boolean upsideDown;
        private final Draft root = Draft.root(Position.INITIAL);
        private final Deque<Optional<Draft>> branches = new ArrayDeque<>();
        private final List<SgfText.Property> node = new ArrayList<>();
        private GameInfo info = GameInfo.NONE;
        private GameExtras ratings = GameExtras.NONE;
        private String extras = "";
        private String analysis = "";
        private boolean lettered;              // a point of two letters occurred
        private boolean bottomUp;              // written by a program that counts from the bottom
        private Optional<Draft> here = Optional.of(root);
        private long black;
        private long white;
        private Color toMove = Color.BLACK;
        private boolean setUp;
        private boolean cleared;
        private boolean begun;
        private boolean usable = true;
        private Color lastMover = Color.BLACK;

        private OneGame(int number, boolean upsideDown) {
            this.number = number;
            this.upsideDown = upsideDown;
            faulty = false;
        }

        private Optional<SavedGame> read() {
            int depth = 0;
            while (text.hasMore()) {
                char sign = text.sign();
                if (sign == ')' || sign == '(' || sign == ';') {
                    endNode();
                }
                if (sign == ')') {
                    text.skip();
                    if (depth == 0) {
                        return game();
                    }
                    depth--;
                    here = branches.pop();
                } else if (sign == '(') {
                    text.skip();
                    branches.push(here);
                    if (++depth > DEEPEST) {
                        problem("tree.deep", number, DEEPEST);
                        text.toEnd();
                        return game();
                    }
                } else if (sign < 128 && Character.isLetter(sign)) {
                    property();
                } else {
                    text.skip();
                }
            }
            endNode();
            problem("tree.end", number);
            return game();
        }

        private void property() {
            SgfText.Property property = text.property();
            if (property.values().isEmpty()) {
                problem("tree.property", number, property.name());
            } else {
                node.add(property);
            }
        }

        /// Which game it is comes first; a board that a node sets up comes before its move, and what it says
        /// of its move after it, wherever they stand.
        private void endNode() {
            node.sort(Comparator.comparingInt(property -> property.turn(begun)));
            node.forEach(this::accept);
            node.clear();
        }

        private void accept(SgfText.Property property) {
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
                case "PC" -> info = info.event().isEmpty() ? info.withEvent(value) : info;
                case "DT" -> info = info.withDate(GameDate.of(value).text());
                case "RE" -> info = info.withResult(ResultText.of(value));
                case "BR" -> ratings = ratings.with(GameExtras.BLACK_RATING, value);
                case "WR" -> ratings = ratings.with(GameExtras.WHITE_RATING, value);
                case TreeFormat.EXTRAS -> extras = value;
                case "AP" -> bottomUp |= value.toLowerCase(Locale.ROOT).startsWith("gogui");
                case "AB", "AW", "AE", "PL" -> setUp(property.name(), values);
                case TreeFormat.ANALYSIS, TreeFormat.ANALYSIS_BEFORE -> analysis = value;
                default -> node(property.name(), values);
            }
        }

        private void node(String name, List<String> values) {
            String value = values.getFirst();
            switch (name) {
                case "B" -> move(Color.BLACK, value);
                case "W" -> move(Color.WHITE, value);
                case "C", "GC", "N" -> say(value);
                case "TE" -> sign(value.strip().equals("2") ? MoveSign.BRILLIANT : MoveSign.GOOD);
                case "BM" -> sign(value.strip().equals("2") ? MoveSign.BLUNDER : MoveSign.MISTAKE);
                case "IT" -> sign(MoveSign.INTERESTING);
                case "DO" -> sign(MoveSign.DUBIOUS);
                case "CR" -> Square.all(squaresOf(values))
                    .forEach(square -> draw(Shape.circle(square, Shape.Ink.GREEN)));
                case "AR" -> values.forEach(arrow -> draw("green:" + arrow));
                case TreeFormat.COLOURS -> values.forEach(this::draw);
                case "V" -> here.filter(place -> place != root).ifPresent(place -> value(place, value));
                case "ET" -> here.filter(place -> place != root)
                    .ifPresent(place -> seconds(value).ifPresent(place::takes));
                case "FF", "CA", "ST" -> {}
                default -> {
                    if (skipped.size() < MOST_NAMES) {
                        skipped.add(name);
                    }
                }
            }
        }

        /// The start position has no move to judge.
        private void sign(MoveSign sign) {
            here.filter(place -> place != root).ifPresent(place -> place.sign(sign));
        }

        private void draw(Shape shape) {
            here.ifPresent(place -> place.draw(shape));
        }

        /// A colour, where the drawing begins, and of an arrow where it ends.
        private void draw(String words) {
            String[] parts = words.split(":", 3);
            Optional<Shape.Ink> ink = Stream.of(Shape.Ink.values())
                .filter(each -> each.name().equalsIgnoreCase(parts[0].strip())).findFirst();
            Optional<Square> from = parts.length < 2 ? Optional.empty() : point(parts[1].strip());
            Optional<Square> to = parts.length < 3 ? from : point(parts[2].strip());
            if (ink.isEmpty() || from.isEmpty() || to.isEmpty()) {
                problem("tree.square", number, shortened(words));
            } else {
                draw(new Shape(from.get(), to.get(), ink.get()));
            }
        }

        private void say(String words) {
            here.ifPresent(place -> place.say(words));
        }

        /// Values of SGF are good for Black; ours are for the mover.
        private void value(Draft place, String value) {
            try {
                double forBlack = Double.parseDouble(value.strip());
                if (Double.isFinite(forBlack)) {
                    place.isWorth(lastMover == Color.BLACK ? forBlack : 0.0 - forBlack);
                }
            } catch (NumberFormatException _) {
                skipped.add("V");
            }
        }

        /// A board may only be set up before the first move: later it must be what is there already.
        private void setUp(String name, List<String> values) {
            if (!begun) {
                switch (name) {
                    case "AB" -> black |= squares(values);
                    case "AW" -> white |= squares(values);
                    case "PL" -> side(values.getFirst());
                    default -> clear(squares(values));
                }
                return;
            }
            if (here.isEmpty()) {
                return;
            }
            Position now = here.get().now();
            boolean same = switch (name) {
                case "AB" -> (squares(values) & ~now.black()) == 0;
                case "AW" -> (squares(values) & ~now.white()) == 0;
                case "AE" -> (squares(values) & now.board().occupied()) == 0;
                default -> SideName.of(values.getFirst()).equals(Optional.of(now.toMove()));
            };
            if (!same) {
                stop("tree.setup", name);
            }
        }

        private void clear(long squares) {
            cleared |= squares == -1L;
            black &= ~squares;
            white &= ~squares;
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
            toMove = value.strip().equals("2") ? Color.WHITE : SideName.of(value).orElse(Color.BLACK);
        }

        private long squares(List<String> values) {
            setUp = true;
            return squaresOf(values);
        }

        private long squaresOf(List<String> values) {
            long bits = 0;
            for (String value : values) {
                String[] corners = value.split(":", 2);
                Optional<Square> one = point(corners[0].strip());
                Optional<Square> other = point(corners[corners.length - 1].strip());
                if (one.isEmpty() || other.isEmpty()) {
                    problem("tree.square", number, shortened(value));
                } else {
                    bits |= rectangle(one.get(), other.get());
                }
            }
            return bits;
        }

        /// A point with a letter and a number, or with two letters.
        private Optional<Square> point(String name) {
            int file = name.length() == 2 ? Character.toLowerCase(name.charAt(0)) - 'a' : -1;
            int row = name.length() == 2 ? Character.toLowerCase(name.charAt(1)) - 'a' : -1;
            if (file < 0 || file > 7 || row < 0 || row > 7) {
                return Square.parse(name);
            }
            lettered = true;
            return Optional.of(Square.at(file, upsideDown ? 7 - row : row));
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
                root.startAt(bare
                    ? Position.of(Position.INITIAL.black(), Position.INITIAL.white(), toMove)
                    : Position.of(black, white, toMove));
            }
        }

        private void move(Color color, String value) {
            begin();
            if (here.isEmpty() || !usable) {
                return;
            }
            String where = value.strip();
            Draft place = here.get();
            Position now = place.now();
            Optional<Square> square = point(where);
            if (square.isEmpty() && PassWord.isValue(where)) {
                long other = Position.of(now.black(), now.white(), color).legalMoves();
                if (other != 0) {
                    stop("tree.no-pass", Square.list(other));
                }
            } else if (square.isEmpty()) {
                stop("tree.move", shortened(value));
            } else if (now.toMove() != color) {
                stop("tree.turn", square.get(), named(color), named(now.toMove()));
            } else if (!now.isLegal(square.get())) {
                stop("tree.illegal", square.get(), Square.list(now.legalMoves()));
            } else {
                lastMover = color;
                here = Optional.of(place.play(square.get()));
            }
        }

        /// The rest of this branch is skipped. What comes before it is only told where there is something.
        private void stop(String key, Object... values) {
            int moves = Long.bitCount(here.orElseThrow().now().board().occupied())
                - Long.bitCount(root.now().board().occupied());
            problem(moves > 0 ? "tree.stop" : "tree.stop-first", number, moves + 1, TEXTS.get(key, values));
            here = Optional.empty();
        }

        /// A faulty game without a move on the usual board, and about which nothing is written, has nothing
        /// to show.
        private Optional<SavedGame> game() {
            begin();
            boolean nothing =
                faulty && root.isBare() && root.start().equals(Position.INITIAL) && analysis.isEmpty();
            if (!usable || nothing) {
                return Optional.empty();
            }
            GameExtras all = ExtrasText.read(extras, root.start(), ratings.withValues(root.values()));
            return Optional.of(new SavedGame(info, root.tree(), root.times(), analysis, all));
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
