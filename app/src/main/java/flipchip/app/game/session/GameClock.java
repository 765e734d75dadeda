package flipchip.app.game.session;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;

/// Measures the time of every move and, if the players want it, how much each side has left. Nothing else
/// measures it.
///
/// What is left follows from the times of the moves on the board, so that taking a move back also gives its
/// time back. It runs where the game runs, until that is finished; it is paused while the user looks at other
/// positions, at a story or at a lesson, or holds a computer's move. On the session's thread only.
public final class GameClock {
    private final GameSession session;
    private final InstantSource now;
    private final Map<List<Square>, Duration> times = new HashMap<>();
    private TimeControl control = TimeControl.UNLIMITED;
    private boolean flag = true;
    private List<Square> here = List.of();
    private Duration spent = Duration.ZERO;
    private Optional<Instant> since = Optional.empty();
    private boolean held;
    private final List<Runnable> listeners = new ArrayList<>();

    public GameClock(GameSession session, InstantSource now) {
        this.session = session;
        this.now = now;
        session.addListener(this::onEvent);
        resume();
    }

    /// While held it stands still: the computer to move has answered, and its answer is kept back.
    public void hold(boolean hold) {
        held = hold;
        pause();
        if (!session.isCovered() && here.equals(session.game().moves())) {
            resume();
        }
    }

    /// What the players agreed on.
    public TimeControl control() {
        return control;
    }

    /// Whether a player loses when his time is used up; otherwise the clock only shows it.
    public boolean hasFlag() {
        return flag;
    }

    /// Gives each player this time, after which it loses; the move in progress restarts at 0.
    ///
    /// @param agreed [TimeControl.GameClock] is the whole time of each side
    public void setControl(TimeControl agreed) {
        setControl(agreed, true);
    }

    /// The same.
    ///
    /// @param flagged whether a player loses when his time is used up
    public void setControl(TimeControl agreed, boolean flagged) {
        restore(new GameStatus(agreed, Duration.ZERO, Optional.empty(), Optional.empty(), flagged),
            Map.copyOf(times));
    }

    /// Calls `listener` whenever the players agree on another time.
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /// Goes on from where a clock stood at another time; to be called when the game is on the board.
    ///
    /// @param stood what [#standing()] answered then; only its clock counts here
    /// @param known how long the moves of the game took
    public void restore(GameStatus stood, Map<List<Square>, Duration> known) {
        times.clear();
        times.putAll(known);
        control = stood.time();
        flag = stood.flag();
        spent = stood.spent();
        since = since.map(_ -> now.instant());
        listeners.forEach(Runnable::run);
    }

    /// How long each move took that was made in this game, by the path to it.
    public Map<List<Square>, Duration> times() {
        return Map.copyOf(times);
    }

    /// What the clock shows and how the game ended, to be restored at another time.
    public GameStatus standing() {
        boolean counts = session.running().equals(Optional.of(here));
        return new GameStatus(control, counts ? spentHere() : Duration.ZERO, session.defeat(),
            session.running(), flag);
    }

    /// How long the last move of `path` took, if it was made in this game.
    public Optional<Duration> timeOf(List<Square> path) {
        return Optional.ofNullable(times.get(path));
    }

    /// Whether anybody's time is limited.
    public boolean isLimited() {
        return !(control instanceof TimeControl.Unlimited);
    }

    /// Whose time runs now.
    public Optional<Color> running() {
        return since.map(_ -> session.position().toMove());
    }

    /// What `color` has left, negative when it is more than used up; with a time per move that of this move.
    /// Empty without a limit.
    public Optional<Duration> left(Color color) {
        boolean thinks = session.position().toMove() == color && here.equals(session.game().moves());
        Duration thinking = thinks ? spentHere() : Duration.ZERO;
        return switch (control) {
            case TimeControl.Unlimited() -> Optional.empty();
            case TimeControl.PerMove(Duration each) -> Optional.of(each.minus(thinking));
            case TimeControl.GameClock(Duration total, Duration increment) -> Optional
                .of(total.plus(increment.multipliedBy(movesOf(color))).minus(used(color)).minus(thinking));
        };
    }

    /// The time that a computer to move may use, as an engine wants it told; empty without a limit.
    public Optional<TimeControl> forEngine() {
        Duration least = Duration.ofMillis(1);
        return left(session.position().toMove()).map(left -> left.compareTo(least) < 0 ? least : left)
            .map(left -> switch (control) {
                case TimeControl.GameClock(Duration _, Duration increment) ->
                    new TimeControl.GameClock(left, increment);
                case TimeControl.PerMove _, TimeControl.Unlimited _ ->
                    new TimeControl.PerMove(left.multipliedBy(4).dividedBy(5).plus(least));
            });
    }

    /// Ends the game if the side to move has run out of time, unless the clock only shows it. To be called
    /// now and then.
    public void check() {
        Optional<Color> mover = running();
        if (flag && mover.flatMap(this::left).filter(Duration::isNegative).isPresent()) {
            session.lose(mover.orElseThrow(), EarlyEnd.Cause.TIME);
        }
    }

    private Duration used(Color color) {
        Game game = session.game();
        Duration sum = Duration.ZERO;
        for (int ply = 0; ply < game.length(); ply++) {
            if (game.moverOf(ply) == color) {
                sum = sum.plus(timeOf(game.moves().subList(0, ply + 1)).orElse(Duration.ZERO));
            }
        }
        return sum;
    }

    private int movesOf(Color color) {
        int count = 0;
        for (int ply = 0; ply < session.ply(); ply++) {
            if (session.game().moverOf(ply) == color
                    && timeOf(session.game().moves().subList(0, ply + 1)).isPresent()) {
                count++;
            }
        }
        return count;
    }

    private Duration spentHere() {
        return since.map(start -> spent.plus(Duration.between(start, now.instant()))).orElse(spent);
    }

    private void onEvent(GameEvent event) {
        if (session.isCovered()) {
            pause();
            return;
        }
        switch (event) {
            case GameEvent.MovePlayed _ when session.isFree() -> pause();
            case GameEvent.MovePlayed played -> {
                if (since.isPresent() && played.game().length() > 0
                        && here.equals(played.game().moves().subList(0, played.game().length() - 1))) {
                    times.put(played.game().moves(), spentHere());
                }
                begin();
            }
            case GameEvent.Started _ -> {
                times.clear();
                begin();
            }
            case GameEvent.TreeEdited edited -> {
                edited.turned().ifPresent(this::turn);
                goOn();
            }
            case GameEvent.Moved _, GameEvent.Ended _, GameEvent.HandedBack _, GameEvent.SeatChanged _,
                GameEvent.Told _, GameEvent.Annotated _ -> goOn();
        }
    }

    private void begin() {
        since = Optional.empty();
        spent = Duration.ZERO;
        here = session.game().moves();
        resume();
    }

    private void goOn() {
        pause();
        resume();
    }

    private void pause() {
        spent = spentHere();
        since = Optional.empty();
    }

    /// The same times for the same moves seen from another side.
    private void turn(Symmetry symmetry) {
        Map<List<Square>, Duration> turned = new HashMap<>();
        times.forEach((path, time) -> turned.put(path.stream().map(symmetry::apply).toList(), time));
        times.clear();
        times.putAll(turned);
        here = here.stream().map(symmetry::apply).toList();
    }

    private void resume() {
        boolean counts = session.isRunningHere() || !session.hasComputer() && session.isAtEnd();
        if (counts && !held && !session.isFinished()) {
            if (!here.equals(session.game().moves())) {
                here = session.game().moves();
                spent = Duration.ZERO;
            }
            since = Optional.of(now.instant());
        }
    }
}
