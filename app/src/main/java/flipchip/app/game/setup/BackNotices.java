package flipchip.app.game.setup;

import java.util.List;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Banner;
import flipchip.app.shell.Notice;

/// Says that the board shows something else than the game as it is played, and offers the way back. FX thread
/// only.
final class BackNotices {
    private static final Texts TEXTS = Texts.of("play");
    private static final String STORY = "story";
    private static final String FREE = "free";

    private final GameSession session;
    private final Banner banner;
    private boolean free;

    BackNotices(GameSession session, Banner banner) {
        this.session = session;
        this.banner = banner;
        session.addListener(this::onEvent);
        showFree();                              // the game of the last session may be there already
    }

    private void onEvent(GameEvent event) {
        if (event instanceof GameEvent.Started) {
            banner.withdraw("back");
        }
        if (!session.isStory()) {
            banner.withdraw(STORY);
        } else if (event instanceof GameEvent.Told && !banner.has(STORY)) {
            banner.post(Notice.asks(STORY, TEXTS.get("notice.story"), TEXTS.get("notice.story.back"),
                session::leaveStory));
        }
        showFree();
    }

    /// A game that was opened has a notice of its own.
    private void showFree() {
        boolean now = session.isFree() && session.running().isPresent();
        if (!now) {
            banner.withdraw(FREE);
        } else if (free) {
            banner.update(looking());
        } else {
            banner.post(looking());
        }
        free = now;
    }

    private Notice looking() {
        String text = TEXTS.get("notice.free", session.ply());
        return session.game().isOver()
            ? new Notice(FREE, Notice.Weight.ASKS, text, List.of())
            : Notice.asks(FREE, text, TEXTS.get("notice.free.back"), session::handBack);
    }
}
