package flipchip.app.files.open;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import flipchip.app.files.format.GameExtras;
import flipchip.app.files.format.GameInfo;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.session.KeptGame;
import flipchip.app.files.session.SessionState;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.game.session.GameClock;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.GameStatus;
import flipchip.app.game.session.GameTree;
import flipchip.app.game.session.Seat;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// What the session does not know of its game: who plays, and the file it came from. Brings games with the
/// times of their moves to session and clock, and back. FX thread only.
public final class CurrentGame {
    private static final int MOST_KEPT = 20;

    private final GameSession session;
    private final GameClock clock;
    private final ObjectProperty<GameInfo> info = new SimpleObjectProperty<>(this, "info", GameInfo.NONE);
    private final StringProperty analysis = new SimpleStringProperty(this, "analysis", "");
    private GameExtras extras = GameExtras.NONE;
    private final ObjectProperty<Optional<Path>> file =
        new SimpleObjectProperty<>(this, "file", Optional.empty());
    private final List<KeptGame> kept = new ArrayList<>();
    private GameTree opened = GameTree.EMPTY;
    private String openedAnalysis = "";
    private boolean returning;
    private int games;                         // put on the board so far
    private Optional<Runnable> opening = Optional.empty();
    private Runnable left = () -> {};

    /// @param clock measures the times of the moves; it has listened to the session for longer than this
    public CurrentGame(GameSession session, GameClock clock) {
        this.session = session;
        this.clock = clock;
        session.addListener(this::onEvent);
        session.beforeOther(this::keep);
    }

    /// Calls `listener` each time that another game is about to take the place of one that is kept, which it
    /// can still read here.
    void whenLeft(Runnable listener) {
        left = listener;
    }

    /// The user's games that others took the place of, the latest first.
    public List<KeptGame> kept() {
        return List.copyOf(kept);
    }

    /// Takes up the games that were kept when the program ended.
    void keepAgain(List<KeptGame> games) {
        games.stream().limit(MOST_KEPT - kept.size()).forEach(kept::add);
    }

    /// Whether there is a game to go back to.
    public boolean hasBack() {
        return session.isCovered() || !kept.isEmpty();
    }

    /// Whether the game on the board was opened and not played on; a story or lesson over it does
    /// not matter.
    boolean isOpened() {
        return session.running().isEmpty();
    }

    /// Whether a game that was played here is among those kept.
    boolean keepsOwn() {
        return kept.stream().anyMatch(CurrentGame::isOwn);
    }

    /// Whether the way back leads there at once.
    boolean isOwnNext() {
        return kept.stream().limit(1).anyMatch(CurrentGame::isOwn);
    }

    private static boolean isOwn(KeptGame game) {
        return game.state().standing().running().isPresent();
    }

    /// Ends a story or a lesson, or brings the game back that was on the board before this one, which then
    /// waits as the last in the row: going back again and again shows all of them. Does nothing where there
    /// is none.
    public void back() {
        if (session.isCovered()) {
            session.uncover();
        } else if (!kept.isEmpty()) {
            KeptGame game = kept.removeFirst();
            returning = true;
            try {
                show(game.state(), game.file());
            } finally {
                returning = false;
            }
            session.seatAs(game.black(), game.white());
        }
    }

    /// Keeps the game on the board, unless it is empty, kept already, or was only looked at since it was
    /// opened, also not analysed, and is replaced by a new game. One that gives way to another opened game or
    /// to one that comes back is always kept: [#opened] no longer means it then.
    private void keep() {
        GameTree tree = session.tree();
        boolean known = kept.stream().anyMatch(game -> game.state().game().tree() == tree);
        boolean looked =
            session.running().isEmpty() && tree == opened && analysis.get().equals(openedAnalysis);
        if (tree.size() == 0 || known || looked) {
            return;
        }
        KeptGame game =
            new KeptGame(state(), file.get(), session.seat(Color.BLACK), session.seat(Color.WHITE));
        kept.add(returning ? kept.size() : 0, game);
        left.run();
        if (kept.size() > MOST_KEPT) {
            kept.removeLast();
        }
    }

    /// The head of the game; a result the user did not write is that of the board.
    public ObjectProperty<GameInfo> infoProperty() {
        return info;
    }

    /// What an analysis found out about the game, as [SavedGame#analysis()].
    public StringProperty analysisProperty() {
        return analysis;
    }

    /// Where the game was opened from or saved to.
    public ObjectProperty<Optional<Path>> fileProperty() {
        return file;
    }

    /// The same as `doing`, but does nothing once another game has been put on the board.
    Runnable inThisGame(Runnable doing) {
        int asked = games;
        return () -> {
            if (games == asked) {
                doing.run();
            }
        };
    }

    /// The game as it stands, with all that is known.
    public SavedGame saved() {
        if (session.isCovered()) {
            return SavedGame.of(session.line());
        }
        GameTree tree = session.tree();
        Game end = tree.game(tree.mainLine());
        GameInfo head = info.get().result().isEmpty() ? info.get().withResult(result(end)) : info.get();
        return new SavedGame(withComputers(head), tree, clock.times(), analysis.get(), extras);
    }

    /// Names the computers of a game that was played here from its start, where the user has written no
    /// name. He knows who he is.
    private GameInfo withComputers(GameInfo head) {
        return opened == GameTree.EMPTY && session.running().isPresent()
            ? head.withPlayers(named(head.black(), Color.BLACK), named(head.white(), Color.WHITE))
            : head;
    }

    private String named(String written, Color color) {
        return written.isEmpty() ? name(session.seat(color)) : written;
    }

    /// The same in every language, as files are; empty for a person.
    private static String name(Seat seat) {
        return switch (seat) {
            case Seat.Human() -> "";
            case Seat.Computer(Level level) -> "Flipchip level " + level.number();
            case Seat.Chip(Level level) -> "Flipchip chip, level " + level.number();
            case Seat.HumanLike(Person person) -> "Flipchip like " + person.rating();
            case Seat.Adaptive(int rating) -> "Flipchip adaptive " + rating;
            case Seat.External(String program) -> program;
        };
    }

    /// As GGF writes it; empty while the game goes on.
    private String result(Game end) {
        return session.defeatIn(session.tree().mainLine())
            .map(defeat -> (defeat.loser() == Color.BLACK ? "-64" : "+64")
                + (defeat.cause() == EarlyEnd.Cause.TIME ? ":t" : ":r"))
            .orElseGet(() -> end.isOver()
                ? String.format(Locale.ROOT, "%+d", end.position().finalScoreForBlack())
                : "");
    }

    /// What is shown now.
    public SessionState state() {
        return new SessionState(
            new SavedGame(info.get(), session.tree(), clock.times(), analysis.get(), extras),
            session.line().moves(), session.ply(), clock.standing());
    }

    /// Puts `game` on the board with the first `ply` moves of its main line played. No clock runs in it.
    public void open(SavedGame game, int ply, Optional<Path> from) {
        opened = game.tree();
        openedAnalysis = game.analysis();
        put(new SessionState(game, game.tree().mainLine(), ply, GameStatus.FRESH), from);
    }

    /// The position on the board.
    Game shown() {
        return session.game();
    }

    /// Puts `moves` into the tree behind the position shown, and shows the last of them.
    void goOn(List<Square> moves) {
        int ply = session.ply();
        session.explore(moves);
        session.jump(ply + moves.size());
    }

    /// Puts back what was shown at another time, and may be the user's work: it is kept like his own game.
    public void show(SessionState state, Optional<Path> from) {
        opened = GameTree.EMPTY;
        put(state, from);
    }

    private void put(SessionState state, Optional<Path> from) {
        opening = Optional.of(() -> {
            info.set(state.game().info());
            analysis.set(state.game().analysis());
            extras = state.game().extras();
            file.set(from);
            clock.restore(state.standing(), state.game().times());
        });
        boolean usual = state.game().tree().lineThrough(state.path()).equals(state.line())
                && state.standing().spent().isZero();
        GameTree tree = state.game().tree();
        session.show(tree, usual ? state.path() : state.line(), state.standing().defeat(),
            state.standing().running().filter(tree::contains));
        if (!usual) {
            session.jump(state.ply());
        }
    }

    private void onEvent(GameEvent event) {
        if (event instanceof GameEvent.Started) {
            games++;
            info.set(GameInfo.NONE);
            analysis.set("");
            extras = GameExtras.NONE;
            file.set(Optional.empty());
            if (opening.isEmpty()) {
                opened = GameTree.EMPTY;
            }
            opening.ifPresent(Runnable::run);
            opening = Optional.empty();
        }
    }
}
