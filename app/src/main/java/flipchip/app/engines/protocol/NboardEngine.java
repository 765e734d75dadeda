package flipchip.app.engines.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import flipchip.app.game.player.Thinker;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.GgfClock;
import flipchip.engine.notation.GgfGame;
import flipchip.engine.notation.GgfReading;
import flipchip.engine.notation.MessageText;

/// Speaks the NBoard engine protocol, version 2 (C. Welty, "NBoard Protocol",
/// ntest/instructions/Protocol.htm).
///
/// One thread reads; searches answer from the engine's thread. Every command but `nboard` and unknown ones
/// ends the search that is running, and what an ended search still says is dropped, so that nothing follows
/// a `pong` that was asked before it. Bad lines get a `status` line and change nothing; only a game that
/// cannot be read leaves the usual beginning, as the controller has given up the game before it.
public final class NboardEngine {
    private static final int DEFAULT_DEPTH = 12;
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    /// The controllers ask for more moves than there can be when they want all.
    private static final Pattern MORE_THAN_ALL = Pattern.compile("6[5-9]|[7-9]\\d|[1-9]\\d{2,}");
    private static final Pattern SECONDS = Pattern.compile("\\d{1,6}(\\.\\d{0,9})?");
    /// The game is solved when this many empties more than the midgame depth are left.
    private static final int ENDGAME_LEAD = 6;

    private final Thinker thinker;
    private final Readiness readiness;
    private final int confidence;
    private final PrintWriter out;
    private final Object lock = new Object();
    private Game game = Game.INITIAL;
    private BufferedReader lines = new BufferedReader(Reader.nullReader());
    private Optional<GgfGame> source = Optional.empty();
    /// Those of `source` and what `move` told since then, for the clocks.
    private final List<GgfGame.Move> moves = new ArrayList<>();
    private int depth = DEFAULT_DEPTH;
    private Optional<SearchHandle> running = Optional.empty();
    /// Counts commands; a search answers only while its own number is the newest. Guarded by `lock`.
    private long turn;

    /// @param ready      completes when the engine searches at full speed; in a game with clocks a `pong`
    ///     waits for that a little
    /// @param confidence per cent of selective pruning in searches that do not reach the end of the game: a
    ///                   depth the controller sets is a depth at this confidence, as other programs
    ///                   understand it
    public NboardEngine(Thinker thinker, CompletableFuture<?> ready, int confidence, PrintWriter out) {
        this.thinker = thinker;
        readiness = new Readiness(ready);
        this.confidence = confidence;
        this.out = out;
    }

    /// Answers until `quit` or the end of the input; a running search is ended then.
    ///
    /// @throws IOException if reading fails
    public void run(BufferedReader in) throws IOException {
        lines = in;
        BoundedLines bounded = new BoundedLines(in, BoundedLines.FROM_CONTROLLER);
        for (boolean more = true; more && !out.checkError();) {
            try {
                Optional<String> line =
                    bounded.next().map(String::strip).filter(text -> !text.equals("quit"));
                line.ifPresent(this::accept);
                more = line.isPresent();
            } catch (BoundedLines.TooLongException e) {
                say("status " + e.getMessage());
            } catch (RuntimeException e) {
                say("status the command failed: " + e);
            }
        }
        endSearch();
    }

    private void accept(String line) {
        String[] words = BLANKS.split(line, 2);
        String rest = words.length > 1 ? words[1].strip() : "";
        switch (words[0]) {
            case "nboard" -> say("set myname Flipchip");
            case "set" -> set(rest);
            case "move" -> move(rest);
            case "hint" -> hint(rest);
            case "go" -> go();
            case "analyze" -> analyze();
            case "learn" -> {
                endSearch();
                say("learned");
            }
            case "ping" -> {
                endSearch();
                if (source.filter(ggf -> ggf.blackClock().isPresent() || ggf.whiteClock().isPresent())
                    .isPresent()) {
                    readiness.await(lines);
                }
                say("pong " + MessageText.of(rest, MessageText.NAME));
            }
            default -> {
                String where = line.split("/", 2)[0].strip();
                if (where.equalsIgnoreCase("PA") || Square.parse(where).isPresent()) {
                    move(line);                  // as version 1 of the protocol has it
                }                                // other unknown commands are ignored whole
            }
        }
    }

    private void set(String rest) {
        String[] words = BLANKS.split(rest, 2);
        String value = words.length > 1 ? words[1].strip() : "";
        switch (words[0]) {
            case "depth" -> number(value, 1, SearchLimits.MAX_DEPTH, "depth").ifPresent(plies -> {
                endSearch();
                depth = plies;
            });
            case "game" -> setGame(value);
            case "contempt" -> number(value, -100, 100, "contempt").ifPresent(
                percent -> say(percent == 0 ? "status" : "status contempt is not used: draws are worth 0"));
            default -> {}
        }
    }

    private void setGame(String text) {
        endSearch();
        GgfReading reading = Ggf.read(text);
        reading.problems().forEach(problem -> say("status " + problem));
        source = reading.games().stream().findFirst();
        game = source.map(GgfGame::game).orElse(Game.INITIAL);   // never that of the game before
        moves.clear();
        source.ifPresent(read -> moves.addAll(read.moves()));
    }

    private void move(String text) {
        endSearch();
        String[] parts = text.split("/", -1);
        String where = parts[0].strip();
        OptionalDouble seconds = parts.length > 2 ? seconds(parts[2].strip()) : OptionalDouble.empty();
        Color mover = game.position().toMove();
        boolean pass = where.toUpperCase(Locale.ROOT).startsWith("PA");
        if (pass && (game.isOver() || isPassDue())) {
            // passes are forced, and made already: what is told is the time of the other side
            moves.add(new GgfGame.Move(mover.opponent(), Optional.empty(), OptionalDouble.empty(), seconds));
            return;
        }
        Optional<Square> square = Square.parse(where);
        if (square.isEmpty() || game.isOver() || !game.position().isLegal(square.get())) {
            say("status move '" + where + "' is not legal here and was not played; "
                + (game.isOver()
                    ? "the game is over"
                    : "legal: " + Square.list(game.position().legalMoves())));
            return;
        }
        game = game.play(square.get());
        moves.add(new GgfGame.Move(mover, square, OptionalDouble.empty(), seconds));
    }

    private static OptionalDouble seconds(String text) {
        return SECONDS.matcher(text).matches()
            ? OptionalDouble.of(Double.parseDouble(text))
            : OptionalDouble.empty();
    }

    private void go() {
        endSearch();
        Position position = game.position();
        if (game.isOver() || isPassDue()) {
            say("=== PA");
            return;
        }
        long mine = begin("status thinking");
        start(position, limits(position.toMove()), SearchListener.NONE, mine, result -> {
            say(String.format(Locale.ROOT, "=== %s/%s/%s", name(result.bestMove()),
                result.depth() == 0 ? "" : discs(result.centidiscs()), seconds(result.elapsed())));
            finish(result);
        });
    }

    /// Whether the side to move has to pass and the controller, which tells every pass, has not told this
    /// one.
    private boolean isPassDue() {
        if (game.isOver()) {
            return false;
        }
        return moves.isEmpty()
            ? beginsWithPass()
            : moves.getLast().square().isPresent() && game.passFollows(game.length() - 1);
    }

    /// A board whose side to move cannot; the game has the other one to move.
    private boolean beginsWithPass() {
        return source.filter(ggf -> !ggf.start().equals(game.start())).isPresent();
    }

    private void hint(String text) {
        Optional<Integer> count = number(MORE_THAN_ALL.matcher(text).matches() ? "64" : text, 1, 64, "hint");
        endSearch();
        if (count.isEmpty() || game.isOver()) {
            return;
        }
        long mine = begin("status analysing");
        // after a pass the other side moves, so its value counts with the other sign
        String pass = isPassDue() ? "PA" : "";
        int sign = pass.isEmpty() ? 1 : -1;
        SearchListener listener = new SearchListener() {
            @Override
            public void onProgress(SearchProgress progress) {
                ifCurrent(mine,
                    () -> say(String.format(Locale.ROOT, "search %s%s %s 0 %s", pass, line(progress.line()),
                        discs(sign * progress.centidiscs()),
                        progress.exact() ? "100%" : String.valueOf(progress.depth()))));
            }
        };
        SearchLimits limits = toDepth().withAllMoves();
        start(game.position(), limits, listener, mine, result -> {
            int most = pass.isEmpty() ? count.get() : 1;
            for (MoveValue value : result.moves().stream().limit(most).toList().reversed()) {
                say(String.format(Locale.ROOT, "search %s%s %s 0 %s", pass, line(value.line()),
                    discs(sign * value.centidiscs()),
                    value.exact() ? "100%" : String.valueOf(value.depth())));
            }
            finish(result);
        });
    }

    /// Values every position of the game from the end backwards, so that each search helps the one before it.
    /// The position before a pass has the value of the one after it, for the side that passes.
    private void analyze() {
        endSearch();
        long mine = begin("status analysing the game");
        analyze(game, game.length(), toDepth(), mine);
    }

    private void analyze(Game whole, int ply, SearchLimits limits, long mine) {
        if (ply < 0) {
            ifCurrent(mine, () -> say("status"));
            return;
        }
        Position position = whole.positionAt(ply);
        if (position.isGameOver()) {
            ifCurrent(mine, () -> say("analysis " + plies(whole, ply) + " " + position.board().finalScore()));
            analyze(whole, ply - 1, limits, mine);
            return;
        }
        // the only move has a value only where the values of all moves are required
        boolean forced = Long.bitCount(position.legalMoves()) == 1;
        start(position, forced ? limits.withAllMoves() : limits, SearchListener.NONE, mine, result -> {
            say("analysis " + plies(whole, ply) + " " + discs(result.centidiscs()));
            if (ply == 0 ? beginsWithPass() : whole.passFollows(ply - 1)) {
                say("analysis " + (plies(whole, ply) - 1) + " " + discs(-result.centidiscs()));
            }
            analyze(whole, ply - 1, limits, mine);
        });
    }

    /// Moves and passes before the position at `ply`.
    private int plies(Game game, int ply) {
        int passes = beginsWithPass() ? 1 : 0;
        for (int i = 0; i < ply; i++) {
            passes += game.passFollows(i) ? 1 : 0;
        }
        return ply + passes;
    }

    private void start(Position position, SearchLimits limits, SearchListener listener, long mine,
            Consumer<SearchResult> whenDone) {
        synchronized (lock) {
            if (mine != turn) {
                return;
            }
            SearchHandle handle = thinker.search(position, limits, listener);
            running = Optional.of(handle);
            handle.result().whenComplete((result, problem) -> ifCurrent(mine, () -> {
                if (problem == null) {
                    whenDone.accept(result);
                } else {
                    say("status the search failed: " + problem);
                }
            }));
        }
    }

    private void finish(SearchResult result) {
        say("nodestats " + result.nodes() + " " + seconds(result.elapsed()));
        say("status");
    }

    /// A new search may speak from now on; returns its number.
    private long begin(String status) {
        synchronized (lock) {
            turn++;
            say(status);
            return turn;
        }
    }

    private void endSearch() {
        synchronized (lock) {
            turn++;
            running.ifPresent(SearchHandle::stop);
            running = Optional.empty();
        }
    }

    private void ifCurrent(long mine, Runnable speech) {
        synchronized (lock) {
            if (mine == turn) {
                speech.run();
            }
        }
    }

    private void say(String line) {
        synchronized (lock) {
            out.print((line.startsWith("status") ? MessageText.of(line, MessageText.MESSAGE) : line) + "\n");
            out.flush();
        }
    }

    private SearchLimits limits(Color color) {
        SearchLimits limits = toDepth().withBook(true);
        Optional<GgfClock> clock =
            source.flatMap(ggf -> color == Color.BLACK ? ggf.blackClock() : ggf.whiteClock());
        if (clock.isEmpty()) {
            return limits;
        }
        List<GgfGame.Move> own = moves.stream().filter(move -> move.color() == color).toList();
        double used = own.stream().mapToDouble(move -> move.seconds().orElse(0)).sum();
        long played = own.stream().filter(move -> move.square().isPresent()).count();
        Duration left = clock.get().main().plus(clock.get().increment().multipliedBy(played))
            .minusMillis(Math.round(1000 * Math.max(0, used)));
        return limits.withTime(new TimeControl.GameClock(
            left.compareTo(Duration.ofMillis(50)) < 0 ? Duration.ofMillis(50) : left,
            clock.get().increment()));
    }

    private SearchLimits toDepth() {
        return SearchLimits.depth(depth).withConfidence(confidence)
            .withEndgameEmpties(Math.min(60, depth + ENDGAME_LEAD));
    }

    private Optional<Integer> number(String text, int low, int high, String what) {
        if (text.matches("-?\\d{1,6}") && Integer.parseInt(text) >= low && Integer.parseInt(text) <= high) {
            return Optional.of(Integer.parseInt(text));
        }
        say("status " + what + " '" + text + "' is not a number between " + low + " and " + high);
        return Optional.empty();
    }

    private static String name(Square square) {
        return square.toString().toUpperCase(Locale.ROOT);
    }

    private static String line(List<Square> squares) {
        return squares.stream().map(NboardEngine::name).collect(Collectors.joining());
    }

    private static String discs(int centidiscs) {
        return BigDecimal.valueOf(centidiscs, 2).toPlainString();
    }

    private static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.3f", time.toNanos() / 1e9);
    }
}
