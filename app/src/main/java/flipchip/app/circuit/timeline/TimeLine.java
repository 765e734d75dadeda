package flipchip.app.circuit.timeline;

import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.game.board.BoardPicture;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.engine.board.Game;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/// A view model of the position in time that board, chip, move list and lanes share. FX thread only.
///
/// The session's ply and the move of the instant are always the same: going back in gate delays past the
/// beginning of a move takes the move back, undo goes to the end of the move before. A new move is
/// *followed*: once it is recorded, its clocks are played from the moment the board changes, until they are
/// over. Where the chip leads ([#leadsProperty()]) board and game wait for that; elsewhere they go on at
/// once, and the chip drops what it shows when the next move comes.
///
/// Power-up, which comes before the start position, is part of it only while [#powerUpProperty()] is true and
/// in stories.
///
/// While it is closed nothing is recorded and nothing moves; the game itself can still be stepped through.
public final class TimeLine {
    /// Gate delays a second while a new move is followed at speed 1.
    private static final double FOLLOWED_PER_SECOND = 24;

    /// Makes recordings, elsewhere and later.
    public interface Recorder {
        /// Records `game` and gives the run to `done`; a newer request supersedes an older one, whose
        /// callback is never called.
        void record(Game game, Consumer<GameRun> done);

        /// Nothing is wished any more, and what was recorded may be forgotten.
        void forget();
    }

    private final GameSession session;
    private final Recorder recorder;
    private final Consumer<GameEvent> ear = this::onEvent;
    private final TimeLineState place = new TimeLineState();
    private final PlaybackState playing = new PlaybackState();
    private final BooleanProperty reducedMotion = new SimpleBooleanProperty(this, "reducedMotion");
    private final ObjectProperty<Optional<TimeAxis>> axis =
        new SimpleObjectProperty<>(this, "axis", Optional.empty());
    private final BooleanProperty powerUp = new SimpleBooleanProperty(this, "powerUp", true);
    private boolean open;

    public TimeLine(GameSession session, Recorder recorder) {
        this.session = session;
        this.recorder = recorder;
        session.addListener(ear);
        playing.speed.subscribe(this::changePace);
        playing.unit.subscribe(this::changePace);
        powerUp.subscribe(this::leavePowerUp);
        place.leads.subscribe(this::lead);
    }

    /// Whether board and game wait until the chip has shown a new move.
    public BooleanProperty leadsProperty() {
        return place.leads;
    }

    private void lead() {
        place.looked = false;
        recorded().ifPresentOrElse(place::show, () -> {
            place.picture.set(Optional.empty());
            place.looking.set(place.leads.get() && playing.isFollowing());
        });
    }

    /// Whether the machine's power-up can be looked at; if not, the start position is the first moment.
    public BooleanProperty powerUpProperty() {
        return powerUp;
    }

    private void leavePowerUp() {
        recorded().filter(now -> now.at().compareTo(start(now.run())) < 0).ifPresent(now -> {
            playing.stop();
            go(now.run(), start(now.run()));
        });
    }

    private Instant start(GameRun run) {
        return powerUp.get() || place.story.get().isPresent() ? run.first() : run.endOf(0);
    }

    /// Where the lanes draw time; empty until they are laid out.
    public ObjectProperty<Optional<TimeAxis>> axisProperty() {
        return axis;
    }

    /// Starts recording, or stops it and forgets what was recorded.
    public void setOpen(boolean now) {
        if (open != now) {
            open = now;
            playing.stop();
            place.clear();
            session.leaveStory();
            if (open) {
                record();
            } else {
                recorder.forget();
                place.looking.set(false);
            }
        }
    }

    /// Records the line again, from its beginning, because the machine has become another.
    public void recordAgain() {
        if (open) {
            session.leaveStory();
            beginAnew();
        }
    }

    /// Takes a finished recording; one of another line than the session's is out of date and ignored.
    public void show(GameRun run) {
        if (!open || place.story.get().isPresent() || !run.game().equals(session.line())) {
            return;
        }
        Instant end = run.endOf(session.ply());
        boolean kept = place.moment.get()
            .filter(old -> old.at().move() == session.ply() && session.game().isPrefixOf(old.run().game()))
            .isPresent();
        if (playing.isFollowing()) {
            follow(run, end);
        } else {
            go(run, kept ? place.moment.get().orElseThrow().at() : end);
        }
    }

    /// Shows a recording of a machine that need not keep the rules from its beginning, and lays its game over
    /// the user's; it stays until the session leaves the story. Does nothing while closed.
    public void showStory(GameRun run) {
        if (open) {
            playing.stop();
            place.looking.set(true);             // no computer answers a story
            place.story.set(Optional.of(run));
            session.showStory(run.game(), ear);
            go(run, run.first());
        }
    }

    /// The recording that [#showStory(GameRun)] was given, while it is shown.
    public ReadOnlyObjectProperty<Optional<GameRun>> storyProperty() {
        return place.story.getReadOnlyProperty();
    }

    /// Shows the new move, its end alone or step by step, but not beyond a stop inside it.
    private void follow(GameRun run, Instant end) {
        follow(run, run.endOf(session.ply() - 1), updateOf(run, session.ply()), end);
    }

    /// @param before where the search for a stop begins
    /// @param start  the first moment that is shown
    private void follow(GameRun run, Instant before, Instant start, Instant end) {
        Optional<StopCondition.StopPoint> stop =
            playing.nextStop(run, before, true).filter(found -> found.at().compareTo(end) <= 0);
        Instant until = stop.map(StopCondition.StopPoint::at).orElse(end);
        if (reducedMotion.get() || until.compareTo(start) <= 0) {
            playing.stop();
            go(run, until);
            place.stopped.set(stop);
        } else {
            playing.start(run, start, until, Unit.GATE, FOLLOWED_PER_SECOND, stop);
            go(run, start);
        }
    }

    /// The user takes the position in time.
    private void look() {
        playing.stop();
        place.looked = true;
    }

    /// Goes to `instant`; beyond the ends of the recording, to its end.
    public void jump(Instant instant) {
        look();
        recorded().ifPresent(now -> go(now.run(), instant));
    }

    /// Goes to the end of move `ply` of the line.
    public void jumpToMove(int ply) {
        look();
        int there = Math.clamp(ply, 0, session.line().length());
        recorded().filter(now -> there < now.run().moves().size())
            .ifPresentOrElse(now -> go(now.run(), now.run().endOf(there)), () -> session.jump(there));
    }

    /// One unit on or back; stays where it is at the ends.
    public void step(boolean forward) {
        look();
        Optional<Moment> now = recorded();
        if (now.isEmpty()) {
            jumpToMove(session.ply() + (forward ? 1 : -1));
            return;
        }
        GameRun run = now.orElseThrow().run();
        Instant at = now.orElseThrow().at();
        Instant next = switch (playing.unit.get()) {
            case MOVE -> forward ? run.nextMove(at) : run.previousMove(at);
            case CLOCK -> forward ? run.nextClock(at) : run.previousClock(at);
            case GATE -> forward ? run.nextStep(at) : run.previousStep(at);
        };
        go(run, isOverStart(run, next, at) ? run.endOf(0) : next);
    }

    /// Whether the start position lies between two instants; a story has none.
    private boolean isOverStart(GameRun run, Instant from, Instant to) {
        return place.story.get().isEmpty() && from.compareTo(run.endOf(0)) < 0
                && to.compareTo(run.endOf(0)) > 0;
    }

    /// To the gate delay of this clock after which nothing changes any more.
    public void settle() {
        recorded().ifPresent(now -> jump(new Instant(now.at().move(), now.at().clock(),
            Math.max(now.at().step(), now.clock().settledAt()))));
    }

    /// To the start position; from there to power-up, if that can be looked at.
    public void toFirst() {
        recorded().ifPresentOrElse(now -> {
            GameRun run = now.run();
            jump(isOverStart(run, run.first(), now.at()) ? run.endOf(0) : run.first());
        }, () -> jumpToMove(0));
    }

    public void toLast() {
        recorded().ifPresentOrElse(now -> jump(now.run().last()), () -> jumpToMove(session.line().length()));
    }

    /// Starts from where it is, or stops. At the end there is nothing to play: it starts the last move again.
    /// A new move plays by itself as soon as it is recorded; until then this does nothing.
    public void togglePlaying() {
        if (playing.on.get()) {
            playing.stop();
            return;
        }
        if (playing.isFollowing()) {
            return;
        }
        place.looked = true;
        recorded().ifPresent(now -> {
            GameRun run = now.run();
            Instant from = now.at().equals(run.last()) ? updateOf(run, now.at().move()) : now.at();
            go(run, from);
            Optional<StopCondition.StopPoint> stop = playing.nextStop(run, from, true);
            Unit by = playing.unit.get();
            playing.start(run, from, stop.map(StopCondition.StopPoint::at).orElse(run.last()), by,
                by.perSecond(), stop);
        });
    }

    /// Shows the move on the board again, gate by gate, or stops; from inside it, it goes on.
    public void replay() {
        if (playing.on.get()) {
            playing.stop();
            return;
        }
        place.looked = true;
        recorded().filter(now -> now.move().square().isPresent()).ifPresent(now -> {
            GameRun run = now.run();
            Instant from = now.isEndOfMove() ? updateOf(run, now.at().move()) : now.at();
            go(run, from);
            playing.start(run, from, run.endOf(from.move()), Unit.GATE, Unit.GATE.perSecond(),
                Optional.empty());
        });
    }

    /// Says where playing is to end by itself from now on.
    public void setStops(StopCondition now) {
        playing.setStops(now);
        changePace();
    }

    /// Goes at once to the next stop, or back to the one before.
    ///
    /// @return whether there is one; if not, nothing moves
    public boolean runToStop(boolean forward) {
        look();
        Optional<StopCondition.StopPoint> next =
            recorded().flatMap(now -> playing.nextStop(now.run(), now.at(), forward)
                .filter(stop -> stop.at().compareTo(start(now.run())) >= 0));
        next.ifPresent(stop -> {
            jump(stop.at());
            place.stopped.set(next);
        });
        return next.isPresent();
    }

    /// Shows the moment `elapsedNanos` after playing began; the caller's clock calls it while
    /// [#playingProperty()] is true, and restarts at 0 whenever that becomes true.
    public void tick(long elapsedNanos) {
        playing.tick(elapsedNanos).ifPresent(now -> {
            if (!place.moment.get().map(Moment::at).equals(Optional.of(now.at()))) {
                go(now.run(), now.at());
            }
            now.reached().ifPresent(_ -> place.stopped.set(now.reached()));
        });
    }

    /// The machine at the position in time; empty while nothing is recorded.
    public ReadOnlyObjectProperty<Optional<Moment>> momentProperty() {
        return place.moment.getReadOnlyProperty();
    }

    /// The stop at which the position in time stands because playing or running ended there.
    public ReadOnlyObjectProperty<Optional<StopCondition.StopPoint>> stoppedProperty() {
        return place.stopped.getReadOnlyProperty();
    }

    /// What each move of the recording cost the machine; [HardwareTrack#EMPTY] while nothing is recorded.
    public ReadOnlyObjectProperty<HardwareTrack> trackProperty() {
        return place.track.getReadOnlyProperty();
    }

    /// The board at the position in time; empty where it is simply the session's.
    public ReadOnlyObjectProperty<Optional<BoardPicture>> pictureProperty() {
        return place.picture.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty playingProperty() {
        return playing.on.getReadOnlyProperty();
    }

    /// Whether the last move is still being shown where the chip leads: it is being followed, or the moment
    /// is inside it. A computer's reply should wait.
    public ReadOnlyBooleanProperty lookingProperty() {
        return place.looking.getReadOnlyProperty();
    }

    public ObjectProperty<Unit> unitProperty() {
        return playing.unit;
    }

    /// 1 = the speed the eye can follow, 0.1..100.
    public DoubleProperty speedProperty() {
        return playing.speed;
    }

    /// Whether a new move is shown by its end alone.
    public BooleanProperty reducedMotionProperty() {
        return reducedMotion;
    }

    public GameSession session() {
        return session;
    }

    private void onEvent(GameEvent event) {
        if (!open) {
            return;
        }
        switch (event) {
            case GameEvent.MovePlayed played -> {
                playing.waitForMove();
                place.begin(BoardPicture.placed(played.before(), played.square()));
                record();
            }
            case GameEvent.Started _, GameEvent.TreeEdited _ -> beginAnew();
            case GameEvent.Moved moved -> showMove(moved);
            case GameEvent.Told told -> {
                if (!told.story()) {
                    beginAnew();
                }
            }
            case GameEvent.SeatChanged _, GameEvent.HandedBack _, GameEvent.Ended _,
                GameEvent.Annotated _ -> {}
        }
    }

    private void showMove(GameEvent.Moved moved) {
        playing.stop();
        recorded().map(Moment::run).ifPresentOrElse(run -> go(run, run.endOf(moved.game().length())),
            this::beginAnew);
    }

    /// The moment, if the line shown is what was recorded: between a new move and its recording it is not.
    private Optional<Moment> recorded() {
        return place.moment.get().filter(now -> now.run().game().equals(session.line()));
    }

    private void beginAnew() {
        playing.stop();
        place.clear();
        place.looking.set(false);
        record();
    }

    private void record() {
        recorder.record(session.line(), this::show);
    }

    /// Comes to `at`: first the session, which need not tell us, then all that is to be seen.
    private void go(GameRun run, Instant at) {
        Instant there = at.compareTo(start(run)) < 0 ? start(run) : at;
        Moment now = Moment.of(run, there);
        session.jump(there.move(), ear);
        place.set(now);
    }

    private void changePace() {
        if (playing.on.get() && playing.isFollowing()) {
            recorded()
                .ifPresent(now -> follow(now.run(), now.at(), now.at(), now.run().endOf(session.ply())));
        } else if (playing.on.get()) {
            playing.stop();
            togglePlaying();
        }
    }

    static Instant updateOf(GameRun run, int move) {
        var clocks = run.moves().get(move).clocks();
        for (int i = 0; i < clocks.size(); i++) {
            if (clocks.get(i).findState().equals(Optional.of(ControllerState.UPDATE))) {
                return new Instant(move, i, 0);
            }
        }
        return new Instant(move, 0, 0);
    }
}
