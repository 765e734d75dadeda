package flipchip.app.game.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.engine.api.Level;
import flipchip.engine.api.LossBudget;
import flipchip.engine.api.Person;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Position;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Plays for every seat a computer sits on. Screen's thread only.
///
/// An answer is played only while the position it was asked for is still on the board, which is a plain
/// comparison of immutable values. While the user looks back the computer waits; [#moveNow()] lets it go on
/// from there.
public final class ComputerPlayer {
    private final GameSession session;
    private final EngineService engine;
    private final EngineService chip;
    private final Executor afterPause;
    private final ReadOnlyObjectWrapper<Optional<Position>> thinkingAbout =
        new ReadOnlyObjectWrapper<>(this, "thinkingAbout", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<SearchProgress>> progress =
        new ReadOnlyObjectWrapper<>(this, "progress", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Problem>> problem =
        new ReadOnlyObjectWrapper<>(this, "problem", Optional.empty());
    private final ReadOnlyBooleanWrapper heldBack = new ReadOnlyBooleanWrapper(this, "heldBack");
    private EngineService thinking;
    private Optional<SearchResult> answer = Optional.empty();
    private final PlayingLimits playing;
    private final LossLedger ledger = new LossLedger();
    private final PreparedLines lines = new PreparedLines();
    private final List<BiFunction<String, Position, Optional<Answerer>>> guests = new ArrayList<>();
    private Function<Person, EngineService> people = person -> {
        throw new IllegalStateException("a human-like engine is missing for " + person);
    };
    private boolean held;
    private int questions;

    /// @param chip       the endgame chip's, which thinks for [Seat.Chip] when it can
    /// @param afterPause runs tasks on the screen's thread, after a pause in which the eye can see the last
    ///     move
    public ComputerPlayer(GameSession session, EngineService engine, EngineService chip,
            Executor afterPause) {
        this.session = session;
        this.engine = engine;
        this.chip = chip;
        thinking = engine;
        playing = new PlayingLimits(session, ledger);
        this.afterPause = afterPause;
        session.addListener(this::onEvent);
    }

    /// Tells where the time that the side to move may use is to be asked for; empty for no limit.
    public void setClock(Supplier<Optional<TimeControl>> left) {
        playing.clock = left;
    }

    /// Whether computers play the moves of the opening book.
    public void setBook(boolean use) {
        playing.book = use;
    }

    /// What computers play without thinking.
    public PreparedLines lines() {
        return lines;
    }

    /// Sets one loss budget for all levels; empty for that of each level.
    public void setLoss(Optional<LossBudget> budget) {
        playing.loss = budget;
    }

    /// Sets how many centidiscs each computer may give up on purpose in a whole game; then it plays as well
    /// as its level can. Empty for no limit.
    public void setLossOfGame(OptionalInt centidiscs) {
        playing.lossOfGame = centidiscs;
    }

    /// How many centidiscs a level may give up on purpose in a whole game; empty without a limit.
    public OptionalInt lossOfGame() {
        return playing.lossOfGame;
    }

    /// The loss budget of a level.
    public LossBudget lossOf(Level level) {
        return playing.lossOf(level);
    }

    /// The position a computer is to move in and thinks about, from the question to the move.
    public ReadOnlyObjectProperty<Optional<Position>> thinkingAboutProperty() {
        return thinkingAbout.getReadOnlyProperty();
    }

    /// What the running search knows so far.
    public ReadOnlyObjectProperty<Optional<SearchProgress>> progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// Why the game waits.
    ///
    /// @param seat  who was to move
    /// @param cause what the engine said; empty if the program is missing
    public record Problem(Seat seat, Optional<Throwable> cause) {}

    /// Why the engine could not answer; empty while all is well.
    public ReadOnlyObjectProperty<Optional<Problem>> problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// Who thinks for a seat, and how long it may.
    public record Answerer(EngineService who, Level level) {}

    /// Tells where those on the seats [Seat.External] are to be found by their names, each for the position
    /// it is to move in. The first who knows a name answers.
    public void addGuests(BiFunction<String, Position, Optional<Answerer>> byName) {
        guests.add(byName);
    }

    /// Tells who thinks for the seats [Seat.HumanLike].
    public void setPeople(Function<Person, EngineService> byPerson) {
        people = byPerson;
    }

    /// While held, answers are kept back: the picture of the last move is still running.
    public void hold(boolean hold) {
        held = hold;
        playAnswer();
        heldBack.set(held && answer.isPresent());
    }

    /// Whether there is an answer that is kept back.
    public ReadOnlyBooleanProperty heldBackProperty() {
        return heldBack.getReadOnlyProperty();
    }

    /// Makes the computer move at once with what it has found, also where its answer is kept back; if the
    /// user was looking back, it goes on from there.
    public void moveNow() {
        if (session.isFree()) {
            session.handBack();
        } else if (thinking.isThinking()) {
            thinking.moveNow();
        } else if (answer.isPresent()) {
            play(answer.get());
        } else {
            start();
        }
    }

    /// Whether the side to move is a computer's that waits because the user looks back.
    public boolean isWaiting() {
        return session.isFree() && !session.isFinished()
                && !session.seat(session.position().toMove()).isHuman();
    }

    /// Restarts a search in progress: its limits have changed.
    public void askAgain() {
        if (thinkingAbout.get().isPresent()) {
            forget();
            consider();
        }
    }

    /// Starts thinking if a computer is to move. Also called by every event.
    public void consider() {
        if (isComputersTurn()) {
            start();
        } else {
            forget();
            problem.set(Optional.empty());
        }
    }

    private void onEvent(GameEvent event) {
        if (event instanceof GameEvent.Started) {
            ledger.clear();
            lines.follow(false);
        }
        if (event instanceof GameEvent.SeatChanged changed
                && changed.color() == session.position().toMove()) {
            forget();
        }
        consider();
    }

    private boolean isComputersTurn() {
        return !session.isFinished() && !session.seatToMove().isHuman();
    }

    private void start() {
        Position asked = session.position();
        if (session.isFinished() || thinkingAbout.get().equals(Optional.of(asked))) {
            return;
        }
        switch (session.seatToMove().playing()) {
            case Seat.Human _, Seat.Adaptive _ -> {}
            case Seat.Computer(Level level) -> ask(engine, asked, playing.of(level));
            case Seat.Chip seat -> ask(seat.solves(asked) ? chip : engine, asked, playing.of(seat.level()));
            case Seat.HumanLike(Person person) -> ask(people.apply(person), asked,
                SearchLimits.INFINITE.withTime(playing.clock.get().orElse(TimeControl.UNLIMITED)));
            case Seat.External guest ->
                guests.stream().flatMap(known -> known.apply(guest.name(), asked).stream()).findFirst()
                    .ifPresentOrElse(found -> ask(found.who(), asked, playing.of(found.level())),
                        () -> report(new Problem(guest, Optional.empty())));
        }
    }

    private void ask(EngineService who, Position asked, SearchLimits limits) {
        forget();
        problem.set(Optional.empty());
        thinking = who;
        int question = ++questions;
        thinkingAbout.set(Optional.of(asked));
        Optional<SearchResult> prepared = lines.answer(asked.board());
        if (prepared.isPresent()) {
            afterPause.execute(() -> onAnswer(question, asked, prepared.get()));
            return;
        }
        who.think(asked, limits, new EngineService.Listener() {
            @Override
            public void onProgress(SearchProgress now) {
                progress.set(Optional.of(now));
            }

            @Override
            public void onResult(SearchResult result) {
                afterPause.execute(() -> onAnswer(question, asked, result));
            }

            @Override
            public void onFailure(Throwable cause) {
                forget();
                report(new Problem(session.seatToMove(), Optional.of(root(cause))));
            }
        });
    }

    /// The same problem a second time is news again.
    private void report(Problem now) {
        problem.set(Optional.empty());
        problem.set(Optional.of(now));
    }

    private static Throwable root(Throwable cause) {
        return cause instanceof CompletionException && cause.getCause() != null ? cause.getCause() : cause;
    }

    /// An answer may have waited in the pause while the question was given up or asked again.
    private void onAnswer(int question, Position asked, SearchResult result) {
        if (question == questions && thinkingAbout.get().equals(Optional.of(asked))
                && session.position().equals(asked)) {
            answer = Optional.of(result);
            playAnswer();
            heldBack.set(held && answer.isPresent());
        }
    }

    private void playAnswer() {
        if (!held) {
            answer.ifPresent(this::play);
        }
    }

    private void play(SearchResult result) {
        answer = Optional.empty();
        heldBack.set(false);
        thinkingAbout.set(Optional.empty());
        progress.set(Optional.empty());
        ledger.note(session.position(), result.bestMove(), result.givenUp());
        session.play(result.bestMove());
    }

    private void forget() {
        if (thinkingAbout.get().isPresent()) {
            thinking.cancel();
        }
        answer = Optional.empty();
        heldBack.set(false);
        thinkingAbout.set(Optional.empty());
        progress.set(Optional.empty());
    }
}
