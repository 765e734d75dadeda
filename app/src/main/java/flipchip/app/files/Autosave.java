package flipchip.app.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.game.Defeat;
import flipchip.app.game.GameClock;
import flipchip.app.game.GameEvent;
import flipchip.app.game.GameSession;
import flipchip.app.game.GameTree;
import flipchip.app.library.SessionJournal;
import flipchip.app.library.SessionState;
import flipchip.app.text.Texts;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;

/// Keeps every change of the running game, and brings the last game back. FX thread only.
///
/// A move is stored in the turn of the FX thread that makes it, before the pulse that paints it: whatever the
/// user has seen is there after a crash. The store is a mapped file, so the thread never waits for a disk.
final class Autosave implements AutoCloseable {
    private static final Texts TEXTS = Texts.of("files");

    private final GameSession session;
    private final CurrentGame current;
    private final GameClock clock;
    private final Timeline everySecond =
        new Timeline(new KeyFrame(javafx.util.Duration.seconds(1), _ -> tick()));
    private final Consumer<String> tell;
    private final Path folder;
    private Optional<SessionJournal> journal = Optional.empty();
    private GameTree keptTree = GameTree.EMPTY;
    private Game keptLine = Game.INITIAL;
    private int keptPly;
    private TimeControl keptTime = TimeControl.UNLIMITED;
    private Optional<Defeat> keptDefeat = Optional.empty();
    private Optional<List<Square>> keptRunning = Optional.empty();

    /// @param tell shows the user what went wrong
    Autosave(GameSession session, CurrentGame current, GameClock clock, Path folder, Consumer<String> tell) {
        this.session = session;
        this.current = current;
        this.clock = clock;
        everySecond.setCycleCount(Animation.INDEFINITE);
        this.tell = tell;
        this.folder = folder;
    }

    /// Puts the last game on the board, if nothing has happened there yet, and keeps all changes from now on.
    /// Reads two files of a megabyte, once: nothing may be shown as made before the journal is open.
    void begin() {
        try {
            SessionJournal opened = SessionJournal.open(folder);
            boolean untouched = session.tree().equals(GameTree.EMPTY);
            List<String> problems = opened.problems();
            opened.recovered().filter(_ -> untouched).ifPresent(state -> {
                current.show(state, Optional.empty());
                current.keepAgain(opened.recoveredKept());
                if (problems.isEmpty() && !state.line().isEmpty() && !session.isFinished()) {
                    tell.accept(TEXTS.get("session.restored"));
                }
            });
            problems.forEach(tell);
            journal = Optional.of(opened);
            keepAll();
            session.addListener(this::onEvent);
            current.infoProperty().subscribe((_, _) -> keepAll());
            current.analysisProperty().subscribe((_, _) -> keepAll());
            clock.addListener(this::keepAll);
        } catch (IOException e) {
            tell.accept(TEXTS.get("session.not-kept", e.getMessage()));
        }
    }

    /// Events may arrive after the session has gone on; what counts is how it differs from what is kept.
    private void onEvent(GameEvent event) {
        if (session.isStory()) {
            return;                              // the user's own game is kept as it was
        }
        Game game = session.game();
        Game line = session.line();
        watchClock();
        boolean ran = event instanceof GameEvent.MovePlayed
            && keptRunning.equals(Optional.of(keptLine.prefix(keptPly).moves()));
        boolean sameStanding = clock.control().equals(keptTime) && session.defeat().equals(keptDefeat)
            && session.running().equals(ran ? Optional.of(game.moves()) : keptRunning);
        boolean none = !(event instanceof GameEvent.Started);
        if (none && sameStanding && session.tree() == keptTree && line.equals(keptLine)
                && game.length() == keptPly) {
            return;
        }
        Optional<SessionJournal> open = journal;
        boolean played = game.length() == keptPly + 1 && game.prefix(keptPly).isPrefixOf(keptLine)
            && event instanceof GameEvent.MovePlayed && session.tree().equals(keptTree.with(game.moves()));
        boolean jumped = session.tree() == keptTree && line.equals(keptLine);
        boolean kept = sameStanding && played
            ? open.filter(to -> to.played(game.moves().getLast(), clock.timeOf(game.moves()))).isPresent()
            : sameStanding && jumped && open.filter(to -> to.jumped(game.length())).isPresent();
        if (kept) {
            remember();
        } else {
            keepAll();
        }
    }

    /// The time of the move in progress is kept once a second, while it counts.
    private void watchClock() {
        if (clock.isLimited() && clock.running().isPresent()) {
            everySecond.play();
        } else {
            everySecond.stop();
        }
    }

    private void tick() {
        if (!session.isStory() && !journal.map(open -> open.ticked(clock.standing().spent())).orElse(true)) {
            keepAll();
        }
    }

    private void remember() {
        keptTime = clock.control();
        keptDefeat = session.defeat();
        keptRunning = session.running();
        keptTree = session.tree();
        keptLine = session.line();
        keptPly = session.ply();
    }

    private void keepAll() {
        if (session.isStory()) {
            return;
        }
        remember();
        watchClock();
        journal.ifPresent(open -> {
            try {
                open.keep(current.state(), current.kept());
            } catch (IOException e) {
                tell.accept(TEXTS.get("session.not-kept", e.getMessage()));
            }
        });
    }

    @Override
    public void close() {
        everySecond.stop();
        tick();
        journal.ifPresent(open -> {
            try {
                open.close();
            } catch (IOException e) {
                tell.accept(TEXTS.get("session.not-kept", e.getMessage()));
            }
        });
        journal = Optional.empty();
    }
}
