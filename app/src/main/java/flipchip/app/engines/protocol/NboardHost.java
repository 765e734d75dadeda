package flipchip.app.engines.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import flipchip.app.engines.protocol.EngineFailure.Kind;
import flipchip.app.game.player.Thinker;
import flipchip.app.kit.work.ThreadPerTask;
import flipchip.engine.api.Bound;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.io.ForeignProgram;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.GgfGame;
import flipchip.engine.notation.MessageText;

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
    private Optional<EngineFailure> givenUp = Optional.empty();

    /// How long a guest may be silent.
    ///
    /// @param start for the answer to the first ping, for which many programs read large files
    /// @param pong  for the answer to a later one, and for a move after a line that should name it
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
        ended = process.onExit().thenCompose(
            _ -> complaints.completeOnTimeout(null, patience.grace().toMillis(), TimeUnit.MILLISECONDS));
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
        ThreadPerTask.of("guest-answers").execute(host::readAnswers);
        ThreadPerTask.of("guest-complaints").execute(host::readComplaints);
        host.send("nboard 2");
        return host;
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
            throw new IllegalArgumentException(position.toMove() + " must pass: nothing to search");
        }
        fail(Kind.ASKED_ELSE);
        Question question = new Question(position, limits, listener, ++pings, System.nanoTime());
        open = Optional.of(question);
        if (closed) {
            fail(Kind.CLOSED);
            return question;
        }
        if (!process.isAlive()) {
            tellOfEnding();
            return question;
        }
        send("ping " + question.ping);
        Duration pong = started ? patience.pong() : patience.start();
        after(pong, question, () -> !question.answered, Kind.DEAF, seconds(pong));
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
            fail(Kind.CLOSED);
        }
        process.onExit().orTimeout(patience.grace().toMillis(), TimeUnit.MILLISECONDS).exceptionally(_ -> {
            ForeignProgram.end(process);
            return process;
        });
    }

    private void readAnswers() {
        try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
            BoundedLines lines = new BoundedLines(in, BoundedLines.FROM_GUEST);
            for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
                accept(line.get());
            }
        } catch (BoundedLines.TooLongException _) {
            giveUp(Kind.ENDLESS, String.valueOf(BoundedLines.FROM_GUEST));
        } catch (IOException _) {
            // the stream of a process that was ended: told below
        } catch (RuntimeException e) {
            giveUp(Kind.NOT_TAKEN, e.toString());
        }
        tellOfEnding();
    }

    /// Drops the question that is open when the guest has ended.
    private void tellOfEnding() {
        ended.thenRun(() -> {
            synchronized (this) {
                failAsEnded();
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

    /// Ends a guest whose output is not read any more, and reports the reason to its caller at once.
    private synchronized void giveUp(Kind why, String value) {
        givenUp = Optional.of(new EngineFailure(name, why, List.of(value)));
        fail(givenUp.get());
        ForeignProgram.end(process);
    }

    private synchronized void accept(String line) {
        NboardReply reply = NboardReply.parse(line);
        if (reply instanceof NboardReply.Name(String text)) {
            name = text;
        }
        if (reply instanceof NboardReply.Other(String text)) {
            remember(text);
        }
        if (reply instanceof NboardReply.Unclear(String text)) {
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
            after(patience.move(), question, () -> true, Kind.LATE, seconds(patience.move()));
        } else if (question.answered && reply instanceof NboardReply.Hint hint) {
            question.hint(hint);
        } else if (question.answered && reply instanceof NboardReply.Chosen chosen) {
            if (chosen.move().isEmpty() || !question.position.isLegal(chosen.move().get())) {
                failAsIllegal(chosen.move(), Square.list(question.position.legalMoves()));
            } else {
                open = Optional.empty();
                question.finish(chosen.move().get(), chosen.centidiscs());
            }
        } else if (question.answered && reply instanceof NboardReply.Unclear(String line)
                && !question.limits.allMoves()) {
            after(patience.pong(), question, () -> true, Kind.NOT_TAKEN, line);      // unless a move follows
        }
    }

    private void send(String line) {
        toGuest.print(line + "\n");
        toGuest.flush();
    }

    private synchronized void remember(String line) {
        lastWords.addLast(MessageText.of(line, MessageText.NAME));
        if (lastWords.size() > LAST_WORDS) {
            lastWords.removeFirst();
        }
    }

    private void failAsIllegal(Optional<Square> move, String legal) {
        move.ifPresentOrElse(square -> fail(Kind.ILLEGAL, square.toString(), legal),
            () -> fail(Kind.PASSED, legal));
    }

    private void failAsEnded() {
        String code = String.valueOf(process.exitValue());
        if (closed) {
            fail(Kind.CLOSED);
        } else if (givenUp.isPresent()) {
            fail(givenUp.get());
        } else if (lastWords.isEmpty()) {
            fail(Kind.ENDED_MUTE, code);
        } else {
            fail(Kind.ENDED, code, String.join(" | ", lastWords));
        }
    }

    private synchronized void fail(Kind what, String... values) {
        fail(new EngineFailure(name, what, List.of(values)));
    }

    /// Drops the open question, telling its asker why.
    private void fail(EngineFailure why) {
        Optional<Question> dropped = open;
        open = Optional.empty();
        dropped.ifPresent(question -> question.result.completeExceptionally(why));
    }

    private void after(Duration time, Question question, BooleanSupplier stillBad, Kind what, String value) {
        ThreadPerTask.after(time, "nboard-guard").execute(() -> {
            synchronized (this) {
                if (open.isPresent() && open.get() == question && stillBad.getAsBoolean()) {
                    fail(what, value);
                }
            }
        });
    }

    private static String seconds(Duration time) {
        return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString();
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
                    fail(Kind.STOPPED);
                } else {
                    open = Optional.empty();
                    finish(values.getFirst().move(), OptionalInt.empty());
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
                Math.clamp(hint.depth(), 1, empties()), 100, hint.line(), 0);
            values.add(value);
            values.sort((a, b) -> Integer.compare(b.centidiscs(), a.centidiscs()));
            listener.onMove(value);
            MoveValue best = values.getFirst();
            listener.onProgress(new SearchProgress(best.depth(), 100, best.centidiscs(), Bound.EXACT,
                best.exact(), best.line(), 0, elapsed()));
            if (limits.allMoves() && values.size() == Long.bitCount(position.legalMoves())
                    && allAsDeepAs(Math.min(limits.depth(), empties()))) {
                open = Optional.empty();
                finish(best.move(), OptionalInt.empty());
            }
        }

        private boolean allAsDeepAs(int depth) {
            return values.stream().allMatch(value -> value.exact() || value.depth() >= depth);
        }

        private int empties() {
            return Long.bitCount(~position.board().occupied());
        }

        /// @param said the value the guest gave with the move; without one and without a hint it has none
        private void finish(Square move, OptionalInt said) {
            Optional<MoveValue> known = values.stream().filter(value -> value.move() == move).findFirst();
            result.complete(new SearchResult(move, said.orElse(known.map(MoveValue::centidiscs).orElse(0)), 0,
                Bound.EXACT, Source.MIDGAME, known.map(MoveValue::exact).orElse(false),
                known.map(MoveValue::depth).orElse(said.isPresent() ? limits.depth() : 0), 100,
                known.map(MoveValue::line).orElse(List.of(move)), 0, elapsed(), values));
        }

        private Duration elapsed() {
            return Duration.ofNanos(System.nanoTime() - began);
        }
    }
}
