package flipchip.app.time;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import flipchip.app.game.GameEvent;
import flipchip.app.game.GameSession;
import flipchip.engine.board.Game;
import flipchip.hwsim.GameRun;
import flipchip.hwsim.Instant;
import flipchip.hwsim.control.ControllerState;

/// The one position in time that the board, the chip, the move list and the lanes share. FX thread only.
///
/// The session's ply and the move of the instant are always the same: going back in gate delays past the
/// beginning of a move takes the move back, undo goes to the end of the move before. A new move is *followed*:
/// once it is recorded, its clocks are played from the moment the board changes, until they are over.
///
/// While it is closed nothing is recorded and nothing moves; the game itself can still be stepped through.
public final class TimeLine {
    /// Gate delays a second while a new move is followed at speed 1.
    private static final double FOLLOWED_PER_SECOND = 24;

    /// Makes recordings, elsewhere and later.
    public interface Recorder {
        /// Asks for a recording of `game`; an older wish is void.
        void record(Game game);

        /// Nothing is wished any more, and what was recorded may be forgotten.
        void forget();
    }

    private final GameSession session;
    private final Recorder recorder;
    private final ReadOnlyObjectWrapper<Optional<Moment>> moment =
        new ReadOnlyObjectWrapper<>(this, "moment", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<BoardPicture>> picture =
        new ReadOnlyObjectWrapper<>(this, "picture", Optional.empty());
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(this, "playing");
    private final ReadOnlyBooleanWrapper looking = new ReadOnlyBooleanWrapper(this, "looking");
    private final ObjectProperty<Unit> unit = new SimpleObjectProperty<>(this, "unit", Unit.GATE);
    private final DoubleProperty speed = new SimpleDoubleProperty(this, "speed", 1);
    private final BooleanProperty reducedMotion = new SimpleBooleanProperty(this, "reducedMotion");
    private final ReadOnlyObjectWrapper<Optional<Stops.Stop>> stopped =
        new ReadOnlyObjectWrapper<>(this, "stopped", Optional.empty());
    private final ReadOnlyObjectWrapper<HardwareTrack> track =
        new ReadOnlyObjectWrapper<>(this, "track", HardwareTrack.EMPTY);
    private final ObjectProperty<Evaluation> evaluation =
        new SimpleObjectProperty<>(this, "evaluation", Evaluation.NONE);
    private final ObjectProperty<MoveLosses> losses = new SimpleObjectProperty<>(this, "losses", MoveLosses.NONE);
    private final ReadOnlyObjectWrapper<Optional<GameRun>> story =
        new ReadOnlyObjectWrapper<>(this, "story", Optional.empty());
    private Stops stops = Stops.NONE;
    private Optional<Stops.Stop> ahead = Optional.empty();
    private Optional<Playback> playback = Optional.empty();
    private boolean open;
    private boolean moving;
    private boolean toFollow;

    /// @param recorder its recordings are to be given to [#show(GameRun)]
    public TimeLine(GameSession session, Recorder recorder) {
        this.session = session;
        this.recorder = recorder;
        session.addListener(this::onEvent);
        speed.subscribe(this::changePace);
        unit.subscribe(this::changePace);
    }

    /// Starts recording, or stops it and forgets what was recorded.
    public void setOpen(boolean now) {
        if (open != now) {
            open = now;
            stop();
            moment.set(Optional.empty());
            picture.set(Optional.empty());
            track.set(HardwareTrack.EMPTY);
            stopped.set(Optional.empty());
            endStory();
            session.leaveStory();
            if (open) {
                recorder.record(session.line());
            } else {
                recorder.forget();
                looking.set(false);
            }
        }
    }

    /// Takes a finished recording; one of another line than the session's is out of date and ignored.
    public void show(GameRun run) {
        if (!open || story.get().isPresent() || !run.game().equals(session.line())) {
            return;
        }
        Instant end = run.endOf(session.ply());
        boolean kept = moment.get().filter(old -> old.at().move() == session.ply()
            && session.game().isPrefixOf(old.run().game())).isPresent();
        if (toFollow) {
            follow(run, end);
        } else {
            place(run, kept ? moment.get().orElseThrow().at() : end);
        }
    }

    /// Shows a recording of a machine that need not keep the rules from its beginning, and lays its game over the user's;
    /// it stays until the session leaves the story. Does nothing while closed.
    public void showStory(GameRun run) {
        if (open) {
            stop();
            looking.set(true);                   // no computer answers a story
            story.set(Optional.of(run));
            moving = true;
            try {
                session.showStory(run.game());
            } finally {
                moving = false;
            }
            place(run, run.first());
        }
    }

    /// The recording that [#showStory(GameRun)] was given, while it is shown.
    public ReadOnlyObjectProperty<Optional<GameRun>> storyProperty() {
        return story.getReadOnlyProperty();
    }

    /// Shows the new move, its end alone or step by step, but not beyond a stop inside it.
    private void follow(GameRun run, Instant end) {
        Instant before = run.endOf(session.ply() - 1);
        Optional<Stops.Stop> stop = stops.next(run, before, true).filter(found -> found.at().compareTo(end) <= 0);
        Instant until = stop.map(Stops.Stop::at).orElse(end);
        Instant start = updateOf(run, session.ply());
        if (reducedMotion.get() || until.compareTo(start) <= 0) {
            stop();
            place(run, until);
            stopped.set(stop);
        } else {
            ahead = stop;
            playback = Optional.of(new Playback(run, start, until, Unit.GATE, FOLLOWED_PER_SECOND * speed.get()));
            playing.set(true);
            place(run, start);
        }
    }

    /// Goes to `instant`; beyond the ends of the recording, to its end.
    public void jump(Instant instant) {
        stop();
        moment.get().ifPresent(now -> place(now.run(), instant));
    }

    /// Goes to the end of move `ply` of the line.
    public void jumpToMove(int ply) {
        stop();
        int there = Math.clamp(ply, 0, session.line().length());
        moment.get().filter(now -> there < now.run().moves().size())
            .ifPresentOrElse(now -> place(now.run(), now.run().endOf(there)), () -> session.jump(there));
    }

    /// One unit on or back; stays where it is at the ends.
    public void step(boolean forward) {
        stop();
        if (moment.get().isEmpty()) {
            jumpToMove(session.ply() + (forward ? 1 : -1));
            return;
        }
        GameRun run = moment.get().orElseThrow().run();
        Instant at = moment.get().orElseThrow().at();
        place(run, switch (unit.get()) {
            case MOVE -> forward ? run.nextMove(at) : run.previousMove(at);
            case CLOCK -> forward ? run.nextClock(at) : run.previousClock(at);
            case GATE -> forward ? run.nextStep(at) : run.previousStep(at);
        });
    }

    /// To the gate delay of this clock after which nothing changes any more.
    public void settle() {
        moment.get().ifPresent(now ->
            jump(new Instant(now.at().move(), now.at().clock(), Math.max(now.at().step(), now.clock().settledAt()))));
    }

    /// To the beginning of everything: power-up, or the start position.
    public void toFirst() {
        moment.get().ifPresentOrElse(now -> jump(now.run().first()), () -> jumpToMove(0));
    }

    public void toLast() {
        moment.get().ifPresentOrElse(now -> jump(now.run().last()), () -> jumpToMove(session.line().length()));
    }

    /// Starts from where it is, or stops. At the end there is nothing to play: it starts the last move again.
    public void togglePlaying() {
        if (playing.get()) {
            stop();
            return;
        }
        moment.get().ifPresent(now -> {
            Instant from = now.at().equals(now.run().last()) ? updateOf(now.run(), now.at().move()) : now.at();
            place(now.run(), from);
            ahead = stops.next(now.run(), from, true);
            playback = Optional.of(new Playback(now.run(), from, ahead.map(Stops.Stop::at).orElse(now.run().last()),
                unit.get(), unit.get().perSecond() * speed.get()));
            playing.set(true);
        });
    }

    /// Says where playing is to end by itself from now on.
    public void setStops(Stops now) {
        stops = now;
        if (playing.get() && !toFollow) {
            changePace();
        }
    }

    /// Goes at once to the next stop, or back to the one before.
    ///
    /// @return whether there is one; if not, nothing moves
    public boolean runToStop(boolean forward) {
        stop();
        Optional<Stops.Stop> next = moment.get().flatMap(now -> stops.next(now.run(), now.at(), forward));
        next.ifPresent(stop -> {
            jump(stop.at());
            stopped.set(next);
        });
        return next.isPresent();
    }

    /// Shows the moment `elapsedNanos` after playing began; whoever has a clock calls it while
    /// [#playingProperty()] is true, and counts from 0 again each time that it becomes true.
    public void tick(long elapsedNanos) {
        playback.ifPresent(now -> {
            Instant at = now.at(elapsedNanos);
            Optional<Stops.Stop> reached = ahead.filter(_ -> at.equals(now.until()));
            if (at.equals(now.until())) {
                stop();
            }
            if (!moment.get().map(Moment::at).equals(Optional.of(at))) {
                place(now.run(), at);
            }
            reached.ifPresent(_ -> stopped.set(reached));
        });
    }

    /// The machine at the position in time; empty while nothing is recorded.
    public ReadOnlyObjectProperty<Optional<Moment>> momentProperty() {
        return moment.getReadOnlyProperty();
    }

    /// The stop at which the position in time stands because playing or running ended there.
    public ReadOnlyObjectProperty<Optional<Stops.Stop>> stoppedProperty() {
        return stopped.getReadOnlyProperty();
    }

    /// What each move of the recording cost the machine; [HardwareTrack#EMPTY] while nothing is recorded.
    public ReadOnlyObjectProperty<HardwareTrack> trackProperty() {
        return track.getReadOnlyProperty();
    }

    /// What the positions of the game are worth; whoever analyses the game sets it anew when it knows more.
    public ObjectProperty<Evaluation> evaluationProperty() {
        return evaluation;
    }

    /// What the moves of the game lose; whoever analyses the game sets it anew when it knows more.
    public ObjectProperty<MoveLosses> lossesProperty() {
        return losses;
    }

    /// The board at the position in time; empty where it is simply the session's.
    public ReadOnlyObjectProperty<Optional<BoardPicture>> pictureProperty() {
        return picture.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    /// Whether somebody is still looking at the move last made: it is being followed, or the position in time
    /// lies somewhere inside it. A computer's answer had better wait.
    public ReadOnlyBooleanProperty lookingProperty() {
        return looking.getReadOnlyProperty();
    }

    public ObjectProperty<Unit> unitProperty() {
        return unit;
    }

    /// 1 = the speed the eye can follow, 0.1..100.
    public DoubleProperty speedProperty() {
        return speed;
    }

    /// Whether a new move is shown by its end alone.
    public BooleanProperty reducedMotionProperty() {
        return reducedMotion;
    }

    public GameSession session() {
        return session;
    }

    private void onEvent(GameEvent event) {
        if (!open || moving) {
            return;
        }
        switch (event) {
            case GameEvent.MovePlayed played -> {
                stop();
                endStory();
                toFollow = true;
                looking.set(true);
                picture.set(Optional.of(BoardPicture.placed(played.before(), played.square())));
                recorder.record(session.line());
            }
            case GameEvent.Started _, GameEvent.TreeEdited _ -> {
                stop();
                forgetMoment();
            }
            case GameEvent.Moved moved -> showMove(moved);
            case GameEvent.Told told -> {
                if (!told.story()) {
                    stop();
                    forgetMoment();
                }
            }
            case GameEvent.SeatChanged _, GameEvent.HandedBack _, GameEvent.Ended _ -> { }
        }
    }

    private void showMove(GameEvent.Moved moved) {
        stop();
        Optional<GameRun> run = moment.get().map(Moment::run).filter(old -> old.game().equals(session.line()));
        if (run.isPresent()) {
            place(run.get(), run.get().endOf(moved.game().length()));
        } else {
            forgetMoment();
        }
    }

    private void endStory() {
        if (story.get().isPresent()) {
            story.set(Optional.empty());
            moment.set(Optional.empty());        // an instant of another machine
        }
    }

    private void forgetMoment() {
        endStory();
        track.set(HardwareTrack.EMPTY);
        stopped.set(Optional.empty());
        moment.set(Optional.empty());
        picture.set(Optional.empty());
        looking.set(false);
        recorder.record(session.line());
    }

    /// Comes to `at`. At the end of a move a computer may answer at once, so nothing may be done after it.
    private void place(GameRun run, Instant at) {
        Moment now = Moment.of(run, at);
        moving = true;
        try {
            session.jump(at.move());
        } finally {
            moving = false;
        }
        if (moment.get().filter(old -> old.run() == run).isEmpty()) {
            track.set(HardwareTrack.of(run));
        }
        stopped.set(Optional.empty());
        moment.set(Optional.of(now));
        picture.set(Optional.of(now.picture()));
        looking.set(story.get().isPresent() || !now.isEndOfMove());
    }

    private void stop() {
        playback = Optional.empty();
        ahead = Optional.empty();
        toFollow = false;
        playing.set(false);
    }

    private void changePace() {
        if (playing.get() && !toFollow) {
            stop();
            togglePlaying();
        }
    }

    private static Instant updateOf(GameRun run, int move) {
        var clocks = run.moves().get(move).clocks();
        for (int i = 0; i < clocks.size(); i++) {
            if (clocks.get(i).state() == ControllerState.UPDATE) {
                return new Instant(move, i, 0);
            }
        }
        return new Instant(move, 0, 0);
    }
}
