package flipchip.app.game;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// Measures the time of every move and, if the players want it, how much each side has left.
///
/// What is left follows from the times of the moves on the board, so that taking a move back also gives its time back.
/// It runs at the end of the line of a game that is not finished; while somebody looks at earlier positions it stands
/// still. On the session's thread only.
public final class GameClock {
    private final GameSession session;
    private final InstantSource now;
    private final Map<List<Square>, Duration> times = new HashMap<>();
    private TimeControl control = TimeControl.UNLIMITED;
    private List<Square> here = List.of();
    private Duration spent = Duration.ZERO;
    private Optional<Instant> since = Optional.empty();

    public GameClock(GameSession session, InstantSource now) {
        this.session = session;
        this.now = now;
        session.addListener(this::onEvent);
        resume();
    }

    /// What the players agreed on.
    public TimeControl control() {
        return control;
    }

    /// Lets the players have so much time; that of the move in progress begins anew.
    ///
    /// @param agreed [TimeControl.GameClock] is the whole time of each side
    public void setControl(TimeControl agreed) {
        control = agreed;
        spent = Duration.ZERO;
        since = since.map(_ -> now.instant());
    }

    /// How long the last move of `path` took, if it was made in this game.
    public Optional<Duration> timeOf(List<Square> path) {
        return Optional.ofNullable(times.get(path));
    }

    /// Whether anybody can run out of time.
    public boolean isLimited() {
        return !(control instanceof TimeControl.Unlimited);
    }

    /// Whose time runs now.
    public Optional<Color> running() {
        return since.map(_ -> session.position().toMove());
    }

    /// What `color` has left, negative when it is more than used up; with a time per move that of this move. Empty
    /// without a limit.
    public Optional<Duration> left(Color color) {
        boolean thinks = session.position().toMove() == color && here.equals(session.game().moves());
        Duration thinking = thinks ? spentHere() : Duration.ZERO;
        return switch (control) {
            case TimeControl.Unlimited() -> Optional.empty();
            case TimeControl.PerMove(Duration each) -> Optional.of(each.minus(thinking));
            case TimeControl.GameClock(Duration total, Duration increment) ->
                Optional.of(total.plus(increment.multipliedBy(movesOf(color))).minus(used(color)).minus(thinking));
        };
    }

    /// The time that a computer to move may use, as an engine wants it told; empty without a limit.
    public Optional<TimeControl> forEngine() {
        Duration least = Duration.ofMillis(1);
        return left(session.position().toMove()).map(left -> left.compareTo(least) < 0 ? least : left)
            .map(left -> switch (control) {
                case TimeControl.GameClock(Duration _, Duration increment) -> new TimeControl.GameClock(left, increment);
                case TimeControl.PerMove _, TimeControl.Unlimited _ ->
                    new TimeControl.PerMove(left.multipliedBy(4).dividedBy(5).plus(least));
            });
    }

    /// Ends the game if the side to move has run out of time. To be called now and then.
    public void check() {
        Optional<Color> mover = running();
        if (mover.flatMap(this::left).filter(Duration::isNegative).isPresent()) {
            session.lose(mover.orElseThrow(), Defeat.Cause.TIME);
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
            if (session.game().moverOf(ply) == color && timeOf(session.game().moves().subList(0, ply + 1)).isPresent()) {
                count++;
            }
        }
        return count;
    }

    private Duration spentHere() {
        return since.map(start -> spent.plus(Duration.between(start, now.instant()))).orElse(spent);
    }

    private void onEvent(GameEvent event) {
        switch (event) {
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
            case GameEvent.Moved _, GameEvent.TreeEdited _, GameEvent.Ended _ -> {
                pause();
                resume();
            }
            case GameEvent.SeatChanged _ -> { }
        }
    }

    private void begin() {
        since = Optional.empty();
        spent = Duration.ZERO;
        here = session.game().moves();
        resume();
    }

    private void pause() {
        spent = spentHere();
        since = Optional.empty();
    }

    private void resume() {
        if (session.isAtEnd() && !session.isFinished()) {
            if (!here.equals(session.game().moves())) {
                here = session.game().moves();
                spent = Duration.ZERO;
            }
            since = Optional.of(now.instant());
        }
    }
}
