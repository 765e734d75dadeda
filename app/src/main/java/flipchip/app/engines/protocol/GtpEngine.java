package flipchip.app.engines.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.math.BigDecimal;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.app.files.format.GameFiles;
import flipchip.app.files.format.Reading;
import flipchip.app.game.player.Thinker;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.MessageText;

/// Speaks GTP version 2 (G. Farnebäck, "Specification of the Go Text Protocol", draft 2) as Othello programs
/// use it: colours b, w, black, white; vertices a1..h8 in any case; `pass`.
///
/// A pass the rules force is made where the controller leaves it out, and accepted where it sends it. One
/// thread reads, thinks and replies; GTP has no command that interrupts another.
public final class GtpEngine {
    private static final Pattern COMMENT = Pattern.compile("#.*");
    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,64}");
    private static final Pattern MOVE_NUMBER = Pattern.compile("[1-9]\\d{0,5}");
    private final Thinker thinker;
    private final SearchLimits limits;
    private final Readiness readiness;
    private final PrintWriter out;
    private final FileReader files;
    private final SequencedMap<String, Command> commands = new LinkedHashMap<>();
    private final Map<Color, Duration> timeLeft = new EnumMap<>(Color.class);
    private Duration increment = Duration.ZERO;
    private Game game = Game.INITIAL;
    /// Before each move and each pass that was told, the newest first: what `undo` goes back to.
    private final Deque<Game> before = new ArrayDeque<>();
    private BufferedReader lines = new BufferedReader(Reader.nullReader());

    @FunctionalInterface
    private interface Command {
        String answer(List<String> arguments) throws Refusal;
    }

    /// Reads a file of games.
    @FunctionalInterface
    interface FileReader {
        Reading read(Path file) throws IOException;
    }

    /// A command that cannot be done; the message goes to the controller.
    private static final class Refusal extends Exception {
        private static final long serialVersionUID = 1;

        Refusal(String message) {
            super(message);
        }
    }

    /// @param ready  completes when the engine searches at full speed; the answer to `time_settings` waits
    ///     for that a little
    /// @param limits how a move is searched unless the controller sets clocks
    public GtpEngine(Thinker thinker, CompletableFuture<?> ready, SearchLimits limits, PrintWriter out) {
        this(thinker, ready, limits, out, GameFiles::read);
    }

    GtpEngine(Thinker thinker, CompletableFuture<?> ready, SearchLimits limits, PrintWriter out,
            FileReader files) {
        this.thinker = thinker;
        readiness = new Readiness(ready);
        this.limits = limits;
        this.out = out;
        this.files = files;
        fillCommands();
    }

    private void fillCommands() {
        commands.put("protocol_version", _ -> "2");
        commands.put("name", _ -> "Flipchip");
        commands.put("version", _ -> Optional.ofNullable(getClass().getModule().getDescriptor())
            .flatMap(module -> module.rawVersion()).orElse("development"));
        commands.put("known_command", arguments -> String.valueOf(commands.containsKey(only(arguments))));
        commands.put("list_commands", _ -> String.join("\n", commands.sequencedKeySet()));
        commands.put("quit", _ -> "");
        commands.put("boardsize", this::boardSize);
        commands.put("clear_board", _ -> restart());
        commands.put("komi", GtpEngine::komi);
        commands.put("play", this::play);
        commands.put("genmove", arguments -> generate(arguments, true));
        commands.put("reg_genmove", arguments -> generate(arguments, false));
        commands.put("loadsgf", this::load);
        commands.put("undo", _ -> undo());
        commands.put("time_settings", this::timeSettings);
        commands.put("time_left", this::timeLeft);
        commands.put("set_game", this::setGame);
        commands.put("list_games", _ -> "Othello");
        commands.put("showboard", _ -> "\n" + picture(game.position()));
        commands.put("final_score", _ -> finalScore());
        commands.put("gogui-rules_game_id", _ -> "Othello");
        commands.put("gogui-rules_board", _ -> String.join("\n", ranks(game.position())));
        commands.put("gogui-rules_board_size", _ -> "8");
        commands.put("gogui-rules_legal_moves", _ -> legalMoves());
        commands.put("gogui-rules_side_to_move", _ -> game.isOver() ? "" : name(game.position().toMove()));
        commands.put("gogui-rules_final_result", _ -> finalScore());
    }

    /// Answers line by line until `quit` or the end of the input.
    ///
    /// @throws IOException if reading fails
    public void run(BufferedReader in) throws IOException {
        lines = in;
        BoundedLines bounded = new BoundedLines(in, BoundedLines.FROM_CONTROLLER);
        while (!out.checkError()) {
            try {
                Optional<String> line = bounded.next();
                String text = line.map(GtpEngine::cleaned).orElse("");
                if (line.isEmpty() || !text.isEmpty() && answer(text)) {
                    return;
                }
            } catch (BoundedLines.TooLongException e) {
                reply("?", "", e.getMessage());
            }
        }
    }

    /// Without comments and control characters, as the protocol says.
    private static String cleaned(String line) {
        return CONTROL.matcher(COMMENT.matcher(line).replaceFirst("")).replaceAll(" ").strip();
    }

    /// Answers one command; `true` after `quit`.
    private boolean answer(String text) {
        List<String> words = List.of(BLANKS.split(text));
        boolean numbered = NUMBER.matcher(words.getFirst()).matches();
        String id = numbered ? words.getFirst() : "";
        List<String> rest = numbered ? words.subList(1, words.size()) : words;
        String name = rest.isEmpty() ? "" : rest.getFirst().toLowerCase(Locale.ROOT);
        Command command = commands.get(name);
        try {
            if (command == null) {
                throw new Refusal("unknown command");
            }
            reply("=", id, command.answer(rest.subList(1, rest.size())));
        } catch (Refusal e) {
            reply("?", id, MessageText.of(e.getMessage(), MessageText.MESSAGE));
        } catch (CompletionException e) {
            reply("?", id, MessageText.of("the search failed: " + e.getCause(), MessageText.MESSAGE));
        }
        return name.equals("quit");
    }

    private void reply(String status, String id, String text) {
        out.print(status + id + (text.isEmpty() ? "" : " " + text) + "\n\n");
        out.flush();
    }

    private String boardSize(List<String> arguments) throws Refusal {
        if (!only(arguments).equals("8")) {
            throw new Refusal("unacceptable size");
        }
        return restart();
    }

    private String restart() {
        game = Game.INITIAL;
        before.clear();
        timeLeft.clear();
        return "";
    }

    private String setGame(List<String> arguments) throws Refusal {
        if (!only(arguments).equalsIgnoreCase("othello")) {
            throw new Refusal("unsupported game");
        }
        return restart();
    }

    private String play(List<String> arguments) throws Refusal {
        if (arguments.size() != 2) {
            throw new Refusal("syntax error: play COLOR VERTEX");
        }
        Color color = color(arguments.getFirst());
        String vertex = arguments.get(1);
        if (vertex.equalsIgnoreCase("pass")) {
            if (!isPassLegal(color)) {
                throw new Refusal(
                    "illegal move: " + name(game.position().toMove()) + " can move and must not pass");
            }
            before.push(game);
            return "";
        }
        Square square = Square.parse(vertex)
            .orElseThrow(() -> new Refusal("syntax error: '" + vertex + "' is not a square"));
        turn(color);
        if (!game.position().isLegal(square)) {
            throw new Refusal("illegal move");
        }
        make(square);
        return "";
    }

    private String generate(List<String> arguments, boolean play) throws Refusal {
        Color color = color(only(arguments));
        if (isPassLegal(color)) {
            if (play) {
                before.push(game);
            }
            return "pass";
        }
        turn(color);
        long begun = System.nanoTime();
        Square best =
            thinker.search(game.position(), limits(color), SearchListener.NONE).result().join().bestMove();
        if (play) {
            Duration taken = Duration.ofNanos(System.nanoTime() - begun);
            // until the other side says what is left
            timeLeft.computeIfPresent(color, (_, left) -> left.minus(taken).plus(increment));
            make(best);
        }
        return best.toString();
    }

    /// Passes are forced, and made already: after the game, and by the side whose turn was left out, also the
    /// side to move of a loaded board.
    private boolean isPassLegal(Color color) {
        Position position = game.position();
        return game.isOver() || position.toMove() != color && (game.length() == 0
            ? position.pass().legalMoves() == 0
            : game.passFollows(game.length() - 1));
    }

    private void make(Square square) {
        before.push(game);
        game = game.play(square);
    }

    private SearchLimits limits(Color color) {
        Duration left = timeLeft.get(color);
        return left == null
            ? limits
            : limits.withDepth(SearchLimits.MAX_DEPTH).withTime(
                new TimeControl.GameClock(left.isPositive() ? left : Duration.ofMillis(10), increment));
    }

    private void turn(Color color) throws Refusal {
        if (game.isOver() || game.position().toMove() != color) {
            throw new Refusal("illegal move: "
                + (game.isOver() ? "the game is over" : name(game.position().toMove()) + " is to move"));
        }
    }

    private String undo() throws Refusal {
        if (before.isEmpty()) {
            throw new Refusal("cannot undo");
        }
        game = before.pop();
        return "";
    }

    /// `time_settings main byo_yomi stones`, seconds; one stone of byo-yomi counts as an increment. Fractions
    /// of a second are understood too, which the protocol does not know.
    private String timeSettings(List<String> arguments) throws Refusal {
        if (arguments.size() != 3) {
            throw new Refusal("syntax error: time_settings MAIN BYO_YOMI STONES");
        }
        Duration main = seconds(arguments.getFirst());
        Duration byoYomi = seconds(arguments.get(1));
        long stones = seconds(arguments.get(2)).toSeconds();
        timeLeft.clear();
        increment = stones > 0 ? byoYomi.dividedBy(stones) : Duration.ZERO;
        if (byoYomi.isZero() || stones > 0) {
            timeLeft.put(Color.BLACK, main.plus(increment));
            timeLeft.put(Color.WHITE, main.plus(increment));
            readiness.await(lines);
        }
        return "";
    }

    /// A side that is over its time is told so with a minus.
    private String timeLeft(List<String> arguments) throws Refusal {
        if (arguments.size() != 3) {
            throw new Refusal("syntax error: time_left COLOR SECONDS STONES");
        }
        String left = arguments.get(1);
        Duration told = seconds(left.startsWith("-") ? left.substring(1) : left);
        timeLeft.put(color(arguments.getFirst()), left.startsWith("-") ? Duration.ZERO : told);
        return "";
    }

    /// `loadsgf FILE [MOVE]`: the position before that move of the main line, or its last one. Passes are not
    /// counted.
    private String load(List<String> arguments) throws Refusal {
        if (arguments.isEmpty() || arguments.size() > 2) {
            throw new Refusal("syntax error: loadsgf FILE [MOVE]");
        }
        String move = arguments.size() == 1 ? "" : arguments.get(1);
        if (!move.isEmpty() && !MOVE_NUMBER.matcher(move).matches()) {
            throw new Refusal("syntax error: '" + move + "' is not a move number");
        }
        Game loaded = file(arguments.getFirst());
        int plies = move.isEmpty() ? loaded.length() : Math.min(loaded.length(), Integer.parseInt(move) - 1);
        before.clear();
        game = Game.startingAt(loaded.start());
        loaded.moves().subList(0, plies).forEach(this::make);
        return "";
    }

    private Game file(String name) throws Refusal {
        try {
            Reading reading = files.read(Path.of(name));
            if (!reading.problems().isEmpty()) {
                throw new Refusal("cannot load file: " + reading.problems().getFirst());
            }
            return reading.games().getFirst().game();
        } catch (NoSuchFileException e) {
            throw new Refusal("cannot load file: not found: " + name);
        } catch (IOException | InvalidPathException e) {
            throw new Refusal("cannot load file: " + e.getMessage());
        } catch (RuntimeException e) {                 // a file we cannot read must not end the engine
            throw new Refusal("cannot load file: " + e);
        }
    }

    private String legalMoves() {
        if (game.isOver()) {
            return "";
        }
        return Square.list(game.position().legalMoves());
    }

    private String finalScore() throws Refusal {
        if (!game.isOver()) {
            throw new Refusal("cannot score: the game is not over");
        }
        int score = game.position().finalScoreForBlack();
        return score == 0 ? "0" : (score > 0 ? "B+" : "W+") + Math.abs(score);
    }

    /// Eight lines of eight signs: X black, O white, . empty.
    private static List<String> ranks(Position position) {
        return IntStream
            .range(0, 8).mapToObj(row -> IntStream.range(0, 8)
                .mapToObj(file -> sign(position, Square.at(file, row))).collect(Collectors.joining(" ")))
            .toList();
    }

    private static String sign(Position position, Square square) {
        return (position.black() & square.bit()) != 0 ? "X"
            : (position.white() & square.bit()) != 0 ? "O"
            : ".";
    }

    private static String picture(Position position) {
        List<String> lines = new ArrayList<>(List.of("  a b c d e f g h"));
        for (String rank : ranks(position)) {
            lines.add(lines.size() + " " + rank);
        }
        return String.join("\n", lines);
    }

    private static String name(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    private static String only(List<String> arguments) throws Refusal {
        if (arguments.size() != 1) {
            throw new Refusal("syntax error: one argument expected, got " + arguments.size());
        }
        return arguments.getFirst();
    }

    private static Color color(String word) throws Refusal {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "b", "black" -> Color.BLACK;
            case "w", "white" -> Color.WHITE;
            default -> throw new Refusal("syntax error: '" + word + "' is not a colour");
        };
    }

    /// Othello has none; any number will do.
    private static String komi(List<String> arguments) throws Refusal {
        if (arguments.size() != 1 || !arguments.getFirst().matches("[+-]?\\d+(\\.\\d*)?")) {
            throw new Refusal("komi not a number");
        }
        return "";
    }

    private static Duration seconds(String word) throws Refusal {
        if (!word.matches("\\d{1,9}(\\.\\d*)?")) {
            throw new Refusal("syntax error: '" + word + "' is not a number of seconds");
        }
        return Duration.ofNanos(new BigDecimal(word).movePointRight(9).longValue());
    }
}
