package flipchip.app.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import flipchip.app.service.Thinker;
import flipchip.engine.api.Bound;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Excerpt;
import flipchip.engine.board.Game;
import flipchip.engine.board.Ggf;
import flipchip.engine.board.GgfGame;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A guest: another program that speaks the NBoard engine protocol, run as a child process and used like our
/// own engine. Methods may be called from any thread.
///
/// Every search begins with `ping n`; what the guest says before `pong n` belongs to an older question and is
/// dropped. A guest that does not answer a ping, plays an illegal move or ends is reported by an
/// [EngineFailure] that says so; it never stalls the caller.
public final class NboardHost implements Thinker, AutoCloseable {
    private static final int LAST_WORDS = 5;

    private final Patience patience;
    private final Process process;
    private final PrintWriter toGuest;
    private final Deque<String> lastWords = new ArrayDeque<>();
    /// Done when the guest's complaints are read to their end.
    private final CompletableFuture<Void> complaints = new CompletableFuture<>();
    /// Done when the guest has ended and has said all it had to; its own children may hold that up a little.
    private final CompletableFuture<Void> ended;
    private String name;
    private Optional<Question> open = Optional.empty();
    private int pings;
    private int depth;
    private boolean started;
    private boolean closed;

    /// How long a guest may be silent.
    ///
    /// @param start for the answer to the first ping, for which many programs read large files
    /// @param pong  for the answer to a later one
    /// @param move  for a move after it was asked for
    /// @param grace for ending by itself after `quit`
    public record Patience(Duration start, Duration pong, Duration move, Duration grace) {
        public static final Patience DEFAULT = new Patience(Duration.ofSeconds(30), Duration.ofSeconds(10),
            Duration.ofMinutes(10), Duration.ofSeconds(2));
    }

    private NboardHost(String name, Patience patience, Process process) {
        this.name = name;
        this.patience = patience;
        this.process = process;
        toGuest = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), false);
        ended = process.onExit().thenCompose(_ ->
            complaints.completeOnTimeout(null, patience.grace().toMillis(), TimeUnit.MILLISECONDS));
    }

    /// Starts the guest, which is called by its program's file until it says what it is called.
    ///
    /// @throws IOException if the program cannot be started
    public static NboardHost start(Launch launch, Patience patience) throws IOException {
        return start(launch.words().getFirst().replaceAll(".*[/\\\\]", ""), launch, patience);
    }

    /// Starts the guest.
    ///
    /// @param name what it is called until it says so itself
    /// @throws IOException if the program cannot be started
    public static NboardHost start(String name, Launch launch, Patience patience) throws IOException {
        Process process = launch.start();
        NboardHost host = new NboardHost(name, patience, process);
        Thread lastResort = new Thread(process::destroyForcibly, "guest-end");
        Runtime.getRuntime().addShutdownHook(lastResort);
        process.onExit().thenRun(() -> forget(lastResort));
        Thread.ofPlatform().daemon().name("guest-answers").start(host::readAnswers);
        Thread.ofPlatform().daemon().name("guest-complaints").start(host::readComplaints);
        host.send("nboard 2");
        return host;
    }

    /// A guest that has ended need not be ended when we end.
    private static void forget(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // we are ending just now
        }
    }

    /// What the guest calls itself, or what it was called at its start until it has said so.
    public synchronized String name() {
        return name;
    }

    /// Processor time the guest's process has used, all threads together, as the operating system counts it;
    /// zero where that cannot be known.
    public Duration processorTime() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /// Asks the guest for a move, or, with [SearchLimits#allMoves()], for hints. Its depth is
    /// `limits.depth()`. A search that is still open is dropped. NBoard knows no "move now": stopping answers
    /// with the best hint said so far, if there is one.
    @Override
    public synchronized SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        if (position.legalMoves() == 0) {
            throw new IllegalArgumentException(position.toMove() + " has no move to search");
        }
        fail("was asked something else");
        Question question = new Question(position, limits, listener, ++pings, System.nanoTime());
        open = Optional.of(question);
        if (closed) {
            fail(ending());
            return question;
        }
        if (!process.isAlive()) {
            tellOfEnding();
            return question;
        }
        send("ping " + question.ping);
        after(started ? patience.pong() : patience.start(), question, () -> !question.answered,
            "does not answer a ping for");
        after(patience.move(), question, () -> true, "has not moved for");
        return question;
    }

    /// Asks the guest to end, and ends it if it does not.
    @Override
    public void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            send("quit");
            toGuest.close();
            fail("was closed");
        }
        process.onExit().orTimeout(patience.grace().toMillis(), TimeUnit.MILLISECONDS)
            .exceptionally(_ -> process.destroyForcibly());
    }

    private void readAnswers() {
        try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
            BoundedLines lines = new BoundedLines(in, BoundedLines.FROM_GUEST);
            for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
                accept(line.get());
            }
        } catch (BoundedLines.TooLongException e) {
            giveUp("talks without end: " + e.getMessage());
        } catch (IOException _) {
            // the stream of a process that was ended: told below
        } catch (RuntimeException e) {
            giveUp("said what we cannot take: " + e);
        }
        tellOfEnding();
    }

    /// Drops the question that is open when the guest has ended.
    private void tellOfEnding() {
        ended.thenRun(() -> {
            synchronized (this) {
                fail(ending());
            }
        });
    }

    private void readComplaints() {
        try (BufferedReader in = process.errorReader(StandardCharsets.UTF_8)) {
            BoundedLines lines = new BoundedLines(in, BoundedLines.FROM_GUEST);
            for (Optional<String> line = complaint(lines); line.isPresent(); line = complaint(lines)) {
                synchronized (this) {
                    remember(line.get());
                }
            }
        } catch (IOException _) {
            // the guest has ended
        } finally {
            complaints.complete(null);
        }
    }

    /// A complaint without end is not worth more than its length; what follows is still read, so that the
    /// guest never waits.
    private static Optional<String> complaint(BoundedLines lines) throws IOException {
        try {
            return lines.next();
        } catch (BoundedLines.TooLongException e) {
            return Optional.of(e.getMessage());
        }
    }

    /// A guest we no longer listen to is of no use: it is ended, and its asker hears why at once.
    private void giveUp(String why) {
        fail(why);
        remember(why);
        process.destroyForcibly();
    }

    private synchronized void accept(String line) {
        NboardReply reply = NboardReply.parse(line);
        if (reply instanceof NboardReply.Name(String text)) {
            name = text;
        }
        if (reply instanceof NboardReply.Other(String text)) {
            remember(text);
        }
        open.ifPresent(question -> answer(question, reply));
    }

    private void answer(Question question, NboardReply reply) {
        if (reply instanceof NboardReply.Pong(int number) && number == question.ping) {
            question.answered = true;
            started = true;
            if (depth != question.limits.depth()) {        // some programs forget all they know at this word
                depth = question.limits.depth();
                send("set depth " + depth);
            }
            send("set game " + Ggf.write(GgfGame.of(Game.startingAt(question.position), "", "")));
            send(question.limits.allMoves() ? "hint " + Long.bitCount(question.position.legalMoves()) : "go");
        } else if (question.answered && reply instanceof NboardReply.Hint hint) {
            question.hint(hint);
        } else if (question.answered && reply instanceof NboardReply.Chosen chosen) {
            if (chosen.move().isEmpty() || !question.position.isLegal(chosen.move().get())) {
                fail("played " + chosen.move().map(Square::toString).orElse("a pass")
                    + ", which is not legal; legal: "
                    + Square.list(question.position.legalMoves()));
            } else {
                open = Optional.empty();
                question.finish(chosen.move().get(),
                    chosen.centidiscs().orElse(question.value(chosen.move().get())));
            }
        }
    }

    private void send(String line) {
        toGuest.print(line + "\n");
        toGuest.flush();
    }

    private synchronized void remember(String line) {
        lastWords.addLast(Excerpt.of(line, Excerpt.NAME));
        if (lastWords.size() > LAST_WORDS) {
            lastWords.removeFirst();
        }
    }

    private String ending() {
        if (closed) {
            return "was closed";
        }
        String words = lastWords.isEmpty() ? "it said nothing that could explain it"
            : "its last words: " + String.join(" | ", lastWords);
        return "has ended" + (process.isAlive() ? "" : " with exit code " + process.exitValue()) + "; "
            + words;
    }

    /// Drops the open question, telling its asker why.
    private synchronized void fail(String what) {
        Optional<Question> dropped = open;
        open = Optional.empty();
        dropped.ifPresent(question ->
            question.result.completeExceptionally(new EngineFailure("the engine '" + name
            + "' " + what)));
    }

    private void after(Duration time, Question question, BooleanSupplier stillBad, String what) {
        CompletableFuture.delayedExecutor(time.toMillis(), TimeUnit.MILLISECONDS).execute(() -> {
            synchronized (this) {
                if (open.isPresent() && open.get() == question && stillBad.getAsBoolean()) {
                    fail(what + " " + time.toMillis() / 1000.0 + " s");
                }
            }
        });
    }

    /// A search that was asked for. Guarded by the host's lock.
    private final class Question implements SearchHandle {
        private final Position position;
        private final SearchLimits limits;
        private final SearchListener listener;
        private final int ping;
        private final long began;
        private final CompletableFuture<SearchResult> result = new CompletableFuture<>();
        private final List<MoveValue> values = new ArrayList<>();
        private boolean answered;

        private Question(Position position, SearchLimits limits, SearchListener listener, int ping,
                long began) {
            this.position = position;
            this.limits = limits;
            this.listener = listener;
            this.ping = ping;
            this.began = began;
        }

        @Override
        public CompletableFuture<SearchResult> result() {
            return result;
        }

        @Override
        public void stop() {
            synchronized (NboardHost.this) {
                if (open.isEmpty() || open.get() != this) {
                    return;
                }
                send("ping " + ++pings);
                if (values.isEmpty()) {
                    fail("was stopped before it had named a move");
                } else {
                    open = Optional.empty();
                    finish(values.getFirst().move(), values.getFirst().centidiscs());
                }
            }
        }

        private void hint(NboardReply.Hint hint) {
            Square move = hint.line().getFirst();
            if (!position.isLegal(move)) {
                remember("hint for " + move + ", which is not legal");
                return;
            }
            values.removeIf(old -> old.move() == move);
            MoveValue value = new MoveValue(move, hint.centidiscs(), hint.exact(),
                Math.clamp(hint.depth(), 1, empties()), 100,
                hint.line(), 0);
            values.add(value);
            values.sort((a, b) -> Integer.compare(b.centidiscs(), a.centidiscs()));
            listener.onMove(value);
            MoveValue best = values.getFirst();
            listener.onProgress(new SearchProgress(best.depth(), 100, best.centidiscs(), Bound.EXACT,
                best.exact(),
                best.line(), 0, elapsed()));
            if (limits.allMoves() && values.size() == Long.bitCount(position.legalMoves())
                    && allAsDeepAs(Math.min(limits.depth(), empties()))) {
                open = Optional.empty();
                finish(best.move(), best.centidiscs());
            }
        }

        private boolean allAsDeepAs(int depth) {
            return values.stream().allMatch(value -> value.exact() || value.depth() >= depth);
        }

        private int empties() {
            return Long.bitCount(~position.board().occupied());
        }

        private int value(Square move) {
            return values.stream().filter(value -> value.move() == move).mapToInt(MoveValue::centidiscs)
                .findFirst()
                .orElse(0);
        }

        private void finish(Square move, int centidiscs) {
            Optional<MoveValue> known = values.stream().filter(value -> value.move() == move).findFirst();
            result.complete(new SearchResult(move, centidiscs, 0, Bound.EXACT, Source.MIDGAME,
                known.map(MoveValue::exact).orElse(false), known.map(MoveValue::depth).orElse(limits.depth()),
                100,
                known.map(MoveValue::line).orElse(List.of(move)), 0, elapsed(), values));
        }

        private Duration elapsed() {
            return Duration.ofNanos(System.nanoTime() - began);
        }
    }
}
