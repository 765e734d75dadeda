package flipchip.app.files.open;

import java.time.LocalDate;
import java.util.function.Consumer;
import java.util.function.Supplier;
import flipchip.app.files.format.GameInfo;
import flipchip.app.files.format.SavedGame;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;

/// A recorder of the games played here: each is kept when it ends, when it was analysed, and when another
/// takes its place. FX thread only.
final class GameHistory {
    private static final Texts TEXTS = Texts.of("files");
    /// A shorter game is kept only if it was played to its end.
    private static final int SHORTEST = 10;

    private final GameSession session;
    private final CurrentGame current;
    private final Supplier<LocalDate> today;
    private final Consumer<SavedGame> keep;

    /// @param keep stores a game in place of the same game as it stood earlier
    GameHistory(GameSession session, CurrentGame current, Supplier<LocalDate> today,
            Consumer<SavedGame> keep) {
        this.session = session;
        this.current = current;
        this.today = today;
        this.keep = keep;
    }

    void begin() {
        current.whenLeft(this::take);
        session.addListener(event -> {
            if (event instanceof GameEvent.Ended) {
                take();
            }
        });
        current.analysisProperty().subscribe((_, found) -> {
            if (!found.isEmpty()) {
                take();
            }
        });
    }

    private void take() {
        SavedGame game = current.saved();
        boolean played = !session.isCovered() && session.running().isPresent();
        if (played && (session.isFinished() || game.tree().mainLine().size() >= SHORTEST)) {
            keep.accept(game.withInfo(head(game.info())));
        }
    }

    /// With today's date, and the user's seat named where he plays against another.
    private GameInfo head(GameInfo info) {
        GameInfo dated = info.date().isEmpty() ? info.withDate(today.get().toString()) : info;
        boolean alone = session.seat(Color.BLACK).isHuman() != session.seat(Color.WHITE).isHuman();
        return alone ? dated.withPlayers(you(dated.black()), you(dated.white())) : dated;
    }

    private static String you(String name) {
        return name.isEmpty() ? TEXTS.get("history.you") : name;
    }
}
