package flipchip.app.files;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.app.game.Defeat;
import flipchip.app.game.GameEvent;
import flipchip.app.game.GameSession;
import flipchip.app.game.GameTree;
import flipchip.app.library.GameInfo;
import flipchip.app.library.SavedGame;
import flipchip.app.library.SessionState;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// What the session does not know of its game: who plays, the file it came from, the time each move took. FX thread
/// only.
///
/// The time of a move is that from the moment its position was first shown at the end of the line to the move.
public final class CurrentGame {
    private final GameSession session;
    private final InstantSource clock;
    private final ObjectProperty<GameInfo> info = new SimpleObjectProperty<>(this, "info", GameInfo.NONE);
    private final ObjectProperty<Optional<Path>> file = new SimpleObjectProperty<>(this, "file", Optional.empty());
    private Map<List<Square>, Duration> times = new HashMap<>();
    private Optional<Runnable> opening = Optional.empty();
    private Optional<Duration> lastTime = Optional.empty();
    private long shownAt;

    public CurrentGame(GameSession session, InstantSource clock) {
        this.session = session;
        this.clock = clock;
        shownAt = clock.millis();
        session.addListener(this::onEvent);
    }

    /// The head of the game; a result the user did not write is that of the board.
    public ObjectProperty<GameInfo> infoProperty() {
        return info;
    }

    /// Where the game was opened from or saved to.
    public ObjectProperty<Optional<Path>> fileProperty() {
        return file;
    }

    /// How long the last move took, if it was made just now.
    public Optional<Duration> lastTime() {
        return lastTime;
    }

    /// The game as it stands, with all that is known.
    public SavedGame saved() {
        GameTree tree = session.tree();
        Game end = tree.game(tree.mainLine());
        GameInfo head = info.get().result().isEmpty() ? info.get().withResult(result(end)) : info.get();
        return new SavedGame(head, tree, times);
    }

    /// As GGF writes it; empty while the game goes on.
    private String result(Game end) {
        return session.defeat().map(defeat -> (defeat.loser() == Color.BLACK ? "-64" : "+64")
                + (defeat.cause() == Defeat.Cause.TIME ? ":t" : ":r"))
            .orElseGet(() -> end.isOver() ? "%+d".formatted(end.position().finalScoreForBlack()) : "");
    }

    /// What is shown now.
    public SessionState state() {
        return new SessionState(new SavedGame(info.get(), session.tree(), times), session.line().moves(), session.ply());
    }

    /// Puts `game` on the board with the first `ply` moves of its main line played.
    public void open(SavedGame game, int ply, Optional<Path> from) {
        show(new SessionState(game, game.tree().mainLine(), ply), from);
    }

    /// Puts back what was shown at another time.
    public void show(SessionState state, Optional<Path> from) {
        opening = Optional.of(() -> {
            info.set(state.game().info());
            file.set(from);
            times = new HashMap<>(state.game().times());
        });
        boolean usual = state.game().tree().lineThrough(state.path()).equals(state.line());
        session.show(state.game().tree(), usual ? state.path() : state.line());
        if (!usual) {
            session.jump(state.ply());
        }
    }

    private void onEvent(GameEvent event) {
        lastTime = Optional.empty();
        switch (event) {
            case GameEvent.Started _ -> {
                info.set(GameInfo.NONE);
                file.set(Optional.empty());
                times = new HashMap<>();
                opening.ifPresent(Runnable::run);
                opening = Optional.empty();
            }
            case GameEvent.MovePlayed played -> {
                List<Square> path = played.game().moves();
                Duration time = Duration.ofMillis(Math.max(0, clock.millis() - shownAt));
                if (times.putIfAbsent(path, time) == null) {
                    lastTime = Optional.of(time);
                }
            }
            default -> { }
        }
        shownAt = clock.millis();
    }
}
