package flipchip.app.game.setup;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import flipchip.app.game.board.PlayerStripModel;
import flipchip.app.game.board.PositionEditor;
import flipchip.app.game.player.ComputerPlayer;
import flipchip.app.game.player.UserStrength;
import flipchip.app.game.session.GameClock;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.GameTree;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.kit.sound.Sound;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Notice;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import flipchip.app.shell.Workspace;
import flipchip.engine.api.LossBudget;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.util.Duration;

/// New games, clocks, resigning, rematch and sound as a part of the window.
public final class PlayFeature implements Feature {
    private static final Texts TEXTS = Texts.of("play");
    private static final String RESIGN = "resign";
    private static final Setting<Boolean> SOUND = Setting.flag("sound", "play", true);
    private static final Setting<Boolean> BOOK = Setting.flag("book", "play", true);
    private static final Setting<Boolean> CLOCK_ENDS = Setting.flag("clock-ends", "play", true);
    private static final Setting<Boolean> OWN_LOSS = Setting.flag("own-loss", "play", false);
    private static final Setting<Double> LOSS_PERCENT = Setting.range("loss-percent", "play", 30, 0, 100, 5);
    private static final Setting<Double> LOSS_DISCS = Setting.range("loss-discs", "play", 6, 1, 40, 1);
    private static final Setting<Boolean> GAME_LIMIT = Setting.flag("loss-limited", "play", false);
    private static final Setting<Double> LOSS_GAME = Setting.range("loss-game", "play", 20, 0, 100, 5);
    private static final Setting<Double> LAST = Setting.range("last-opponent", "", 4, 1, 20_000, 1);
    private static final Duration TICK = Duration.millis(100);

    private final GameSession session;
    private final GameClock clock;
    private final Shell shell;
    private final List<PlayerStripModel> strips;
    private final ComputerPlayer computer;
    private final UserStrength user;
    private final GameStarter table;
    private final Sound sound = new Sound();
    private final BooleanProperty sounding;
    private final BooleanProperty book;
    private final Timeline ticking = new Timeline(new KeyFrame(TICK, _ -> tick()));

    /// @param strips of both players, to show the clocks
    /// @param user   whom an opponent that adapts follows
    /// @param naming notes the names of Black's and White's player in the head of the game
    public PlayFeature(GameSession session, GameClock clock, ComputerPlayer computer,
            List<PlayerStripModel> strips, Shell shell, UserStrength user,
            BiConsumer<String, String> naming) {
        this.session = session;
        this.clock = clock;
        this.computer = computer;
        this.strips = List.copyOf(strips);
        this.shell = shell;
        table = new GameStarter(session, clock, new SplittableRandom(), user, computer.lines(), naming);
        this.user = user;
        sounding = BooleanProperty.booleanProperty(shell.settings().property(SOUND));
        book = BooleanProperty.booleanProperty(shell.settings().property(BOOK));
        book.subscribe(computer::setBook);
        for (Setting<?> part : List.of(OWN_LOSS, LOSS_PERCENT, LOSS_DISCS)) {
            shell.settings().property(part).subscribe(_ -> computer.setLoss(loss()));
        }
        for (Setting<?> part : List.of(GAME_LIMIT, LOSS_GAME)) {
            shell.settings().property(part).subscribe(_ -> computer.setLossOfGame(lossOfGame()));
        }
        sounding.subscribe((_, _) -> checkSound());
        ticking.setCycleCount(Animation.INDEFINITE);
        session.addListener(this::onEvent);
        new BackNotices(session, shell.banner());
        clock.addListener(this::tick);
        tick();
    }

    @Override
    public List<Command> commands() {
        return List.of(command("new-game", "Shortcut+N", this::openPage),
            Command.of("rules", MenuName.HELP, TEXTS.get("command.rules"), "Shift+F2", this::openRules),
            Command.of("edit-position", MenuName.EDIT, TEXTS
                .get("command.edit-position"), "Shortcut+E", this::openEditor),
            command("rematch", "Shortcut+R", table::rematch),
            command("resign", "Shortcut+Shift+R", this::askToResign).when(() -> !session.isFinished()
                    && session.ply() > 0 && !session.isCovered() && !session.isFree()),
            Command.toggle("sound", MenuName.VIEW, TEXTS.get("command.sound"), "Shift+S", sounding),
            Command.toggle("book", MenuName.GAME, TEXTS.get("command.book"), "Shift+B", book));
    }

    private static Command command(String id, String key, Runnable action) {
        return Command.of(id, MenuName.GAME, TEXTS.get("command." + id), key, action);
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(SOUND, BOOK, CLOCK_ENDS, OWN_LOSS, LOSS_PERCENT, LOSS_DISCS, GAME_LIMIT, LOSS_GAME);
    }

    @Override
    public void close() {
        ticking.stop();
        sound.close();
    }

    /// The user's loss budget for computers; empty for that of each level.
    private Optional<LossBudget> loss() {
        SettingsModel settings = shell.settings();
        return settings.property(OWN_LOSS).get()
            ? Optional.of(new LossBudget((int) Math.round(100 * settings.property(LOSS_DISCS).get()),
                (int) Math.round(settings.property(LOSS_PERCENT).get())))
            : Optional.empty();
    }

    private OptionalInt lossOfGame() {
        SettingsModel settings = shell.settings();
        return settings.property(GAME_LIMIT).get()
            ? OptionalInt.of((int) Math.round(100 * settings.property(LOSS_GAME).get()))
            : OptionalInt.empty();
    }

    private void openPage() {
        GameSetup now = table.current().withFlag(shell.settings().property(CLOCK_ENDS).get());
        NewGameView view = new NewGameView(now, lastOpponent(now), strips.getFirst().guests(),
            new SeatWords(computer), user, session.position(), computer.lines().count(), setup -> {
                shell.pages().close();
                shell.settings().property(CLOCK_ENDS).set(setup.flag());
                table.begin(setup);
                tick();
            });
        shell.pages().open(Page.of("new-game-page", TEXTS.get("title"), view, Page.Size.CARD));
    }

    /// Whom the user plays, or played before two people did.
    private Seat lastOpponent(GameSetup now) {
        ObjectProperty<Double> kept = shell.settings().property(LAST);
        Stream.of(Color.WHITE, Color.BLACK).map(now.seats()::get).filter(seat -> seat.levelNumber() > 0)
            .findFirst().ifPresent(seat -> kept.set((double) seat.levelNumber()));
        return Seat.ofLevel(kept.get().intValue());
    }

    private void askToResign() {
        Color loser = table.resigning();
        shell.banner()
            .post(new Notice(RESIGN, Notice.Weight.ASKS,
                TEXTS.get("resign.ask", name(loser), name(loser.opponent())),
                List.of(new Notice.Action(TEXTS.get("command.resign"), () -> table.resign(loser)),
                    new Notice.Action(TEXTS.get("resign.stay"), () -> {}))));
    }

    private static String name(Color color) {
        return TEXTS.get(color == Color.BLACK ? "player.black" : "player.white");
    }

    private void openRules() {
        RulesView rules = new RulesView(shell.pages()::close);
        shell.pages().open(Page.of("rules-page", TEXTS.get("command.rules"), rules, Page.Size.CARD));
        rules.begin();
    }

    /// A position that is set up in Analyse is for study: both sides are the user's.
    private void openEditor() {
        PositionEditor editor = new PositionEditor(session.position(), position -> {
            shell.pages().close();
            Game game = Game.startingAt(position);
            if (shell.settings().property(Workspace.SHOWN).get() == Workspace.ANALYSE) {
                session.show(GameTree.of(game), List.of(), Optional.empty(), Optional.empty());
            } else {
                session.show(game);
            }
        });
        shell.pages().open(Page.of("editor-page", Texts.of("editor").get("title"), editor, Page.Size.CARD));
    }

    private void onEvent(GameEvent event) {
        if (event instanceof GameEvent.Started && session.ply() == 0 && !session.isCovered()) {
            Stream.of(Color.values()).forEach(color -> session.setSeat(color, user.now(session.seat(color))));
        }
        boolean byComputer =
            event instanceof GameEvent.MovePlayed move && !session.seat(move.before().toMove()).isHuman();
        boolean edited = event instanceof GameEvent.TreeEdited || event instanceof GameEvent.Annotated;
        if (!byComputer && !edited) {
            shell.banner().withdraw(RESIGN);
        }
        if (sounding.get()) {
            switch (event) {
                case GameEvent.MovePlayed _ -> sound.click();
                case GameEvent.Ended _ -> sound.end();
                case GameEvent.Started _, GameEvent.Moved _, GameEvent.TreeEdited _, GameEvent.SeatChanged _,
                    GameEvent.Annotated _, GameEvent.HandedBack _, GameEvent.Told _ -> {}
            }
        }
        tick();
    }

    /// Shows the clocks, and ends the game when one is used up. The timer runs only while a clock does.
    private void tick() {
        boolean runs = clock.isLimited() && clock.running().isPresent();
        if (runs && ticking.getStatus() != Animation.Status.RUNNING) {
            ticking.play();
        } else if (!runs) {
            ticking.stop();
        }
        strips.forEach(strip -> strip.showClock(clock.left(strip.color())
            .map(clock.hasFlag() ? ClockText::left : ClockText::leftOrOver).orElse("")));
        if (runs) {
            clock.check();
        }
    }

    private void checkSound() {
        if (sounding.get() && !Sound.isAvailable()) {
            sounding.set(false);
            shell.banner().show(TEXTS.get("sound.none"));
        }
    }
}
