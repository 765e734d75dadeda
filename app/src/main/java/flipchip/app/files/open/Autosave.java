package flipchip.app.files.open;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.files.session.KeptGame;
import flipchip.app.files.session.SessionFolder;
import flipchip.app.files.session.SessionJournal;
import flipchip.app.files.session.SessionState;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.game.session.GameClock;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.GameTree;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
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
    private final Consumer<String> warn;
    private final SessionFolder folder;
    private Optional<SessionJournal> journal = Optional.empty();
    private boolean lost;                      // the user knows that the game is not kept
    private boolean closed;
    private GameTree keptTree = GameTree.EMPTY;
    private Game keptLine = Game.INITIAL;
    private int keptPly;
    private TimeControl keptTime = TimeControl.UNLIMITED;
    private Optional<EarlyEnd> keptDefeat = Optional.empty();
    private Optional<List<Square>> keptRunning = Optional.empty();

    /// @param tell shows the user what was done
    /// @param warn shows the user what went wrong
    Autosave(GameSession session, CurrentGame current, GameClock clock, SessionFolder folder,
            Consumer<String> tell, Consumer<String> warn) {
        this.session = session;
        this.current = current;
        this.clock = clock;
        everySecond.setCycleCount(Animation.INDEFINITE);
        this.tell = tell;
        this.warn = warn;
        this.folder = folder;
    }

    /// Puts the last game on the board, if nothing has happened there yet, and keeps all changes from now on.
    /// Reads two files of a megabyte, once: nothing may be shown as made before the journal is open.
    void begin() {
        open();
        keepAll();
        journal.ifPresent(this::takeUp);
        session.addListener(this::onEvent);
        current.infoProperty().subscribe((_, _) -> keepAll());
        current.analysisProperty().subscribe((_, _) -> keepAll());
        clock.addListener(this::keepAll);
    }

    private void open() {
        try {
            SessionJournal opened = SessionJournal.open(folder.bring());
            opened.recovered().ifPresent(state -> goOn(state, opened.problems().isEmpty()));
            current.keepAgain(opened.recoveredKept());
            opened.problems().forEach(warn);
            journal = Optional.of(opened);
        } catch (IOException e) {
            notKept(e);
        }
    }

    /// Keeps the games that windows beside this one left, once.
    private void takeUp(SessionJournal open) {
        List<SessionJournal.Left> left = open.left();
        if (left.isEmpty()) {
            return;
        }
        current.keepAgain(left.stream()
            .map(game -> new KeptGame(game.state(), Optional.empty(), Seat.HUMAN, Seat.HUMAN)).toList());
        try {
            open.keep(current.state(), current.kept());
            for (SessionJournal.Left game : left) {
                open.took(game);
            }
            tell.accept(TEXTS.get("session.others", left.size(), TEXTS.get("command.back-to-game")));
        } catch (IOException e) {
            notKept(e);
        }
    }

    private void goOn(SessionState state, boolean whole) {
        if (!session.tree().equals(GameTree.EMPTY)) {
            current.keepAgain(List.of(new KeptGame(state, Optional.empty(), Seat.HUMAN, Seat.HUMAN)));
            return;
        }
        current.show(state, Optional.empty());
        if (whole && !state.line().isEmpty() && !session.isFinished()) {
            tell.accept(TEXTS.get("session.restored"));
        }
    }

    /// Says so once, until a game is kept again.
    private void notKept(IOException problem) {
        if (!lost) {
            warn.accept(TEXTS.get("session.not-kept", Reasons.told(problem)));
        }
        lost = true;
    }

    /// Events may arrive after the session has gone on; what counts is how it differs from what is kept.
    private void onEvent(GameEvent event) {
        if (session.isCovered()) {
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
                && event instanceof GameEvent.MovePlayed
                && session.tree().equals(keptTree.with(game.moves()));
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
        if (!session.isCovered()
                && !journal.map(open -> open.ticked(clock.standing().spent())).orElse(true)) {
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
        if (session.isCovered()) {
            return;
        }
        remember();
        watchClock();
        if (journal.isEmpty() && !closed) {
            open();                            // there may be room on the disk again
        }
        journal.ifPresent(open -> {
            try {
                open.keep(current.state(), current.kept());
                lost = false;
            } catch (IOException e) {
                notKept(e);
            }
        });
    }

    @Override
    public void close() {
        everySecond.stop();
        tick();
        closed = true;
        journal.ifPresent(open -> {
            try {
                open.close();
            } catch (IOException e) {
                notKept(e);
            }
        });
        journal = Optional.empty();
    }
}
