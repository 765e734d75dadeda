package flipchip.app.window.layout;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import flipchip.app.circuit.array.Agreement;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.game.board.BoardView;
import flipchip.app.game.board.PlayerStrip;
import flipchip.app.game.board.PlayerStripModel;
import flipchip.app.game.end.EndModel;
import flipchip.app.game.end.EndView;
import flipchip.app.game.player.ComputerPlayer;
import flipchip.app.game.session.GameEvent;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.ThreadPerTask;
import flipchip.app.shell.Banner;
import flipchip.app.shell.Command;
import flipchip.app.shell.Notice;
import flipchip.app.shell.Workspace;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.GameRun;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/// The board and its two players, with which a game can be played before anything else of the window is
/// there.
public final class GameArea {
    private static final Texts TEXTS = Texts.of("window");
    private static final String PROBLEM = "engine";
    private static final String END = "end";
    private static final String PASS = "pass";

    private final WindowModels desk;
    private final Banner banner;
    private final BoardView board;
    private final BoardMenu menu;
    private final PlayerStrip black;
    private final PlayerStrip white;
    private final WorkspacePane floor;
    private final Consumer<String> run;
    private final ReadOnlyStringWrapper thinking = new ReadOnlyStringWrapper(this, "thinking", "");

    /// @param run      runs the command with this id
    /// @param commands finds it
    public GameArea(WindowModels desk, Consumer<String> run, Function<String, Optional<Command>> commands) {
        this.desk = desk;
        this.run = run;
        banner = desk.shell().banner();
        board = new BoardView(desk.board(), desk.board()::squareChosen);
        menu = new BoardMenu(desk, desk.marks(), commands);
        desk.marks().setMenu((square, x, y) -> menu.show(board, square, x, y));
        board.setAnnotator(desk.marks());
        ObservableValue<Boolean> offered =
            desk.settings().property(Workspace.SHOWN).map(space -> space == Workspace.PLAY);
        black = new PlayerStrip(desk.black(), desk.computer()::moveNow, offered);
        white = new PlayerStrip(desk.white(), desk.computer()::moveNow, offered);
        floor = new WorkspacePane(desk.settings(), banner);
        floor.set(LayoutSlot.BOARD, board);
        board.reducedMotionProperty().bind(desk.settings().reducedMotionProperty());
        desk.board().showLegalProperty().bind(desk.settings().legalMovesProperty());
        wire();
        placeStrips();
    }

    public WorkspacePane floor() {
        return floor;
    }

    public BoardView board() {
        return board;
    }

    /// What the computer that is to move does, in words; empty while none thinks.
    public ReadOnlyStringProperty thinkingProperty() {
        return thinking.getReadOnlyProperty();
    }

    private void wire() {
        desk.session().addListener(this::onEvent);
        desk.hardware().time().pictureProperty().subscribe(desk.board()::show);
        desk.hardware().presentedProperty().subscribe(presented -> board.setNamed(!presented));
        desk.board().discsProperty().subscribe(picture -> {
            desk.black().showDiscs(picture);
            desk.white().showDiscs(picture);
        });
        desk.computer().thinkingAboutProperty().subscribe(this::showThinking);
        desk.computer().progressProperty().subscribe(this::showThinking);
        desk.hardware().time().lookingProperty().subscribe(this::showThinking);
        desk.hardware().time().playingProperty().subscribe(this::showThinking);
        floor.set(LayoutSlot.END, new EndView(desk.end(), desk.moves(), refereed(), run));
        desk.end().shownProperty().subscribe(this::showEnd);
        desk.settings().property(Workspace.SHOWN).subscribe(this::showEnd);
        // what is opened by a key lies under a menu that stays open
        desk.shell().pages().shownProperty().subscribe(_ -> closeMenus());
        desk.settings().property(Workspace.SHOWN).subscribe(_ -> closeMenus());
        desk.computer().problemProperty()
            .subscribe(problem -> problem.ifPresentOrElse(this::showProblem, () -> banner.withdraw(PROBLEM)));
    }

    /// Whether the chip played the game whose end is shown, and agreed with the rules.
    private ObservableValue<Boolean> refereed() {
        BooleanProperty agrees = new SimpleBooleanProperty();
        ObservableValue<Optional<GameRun>> recorded =
            desk.hardware().time().momentProperty().map(moment -> moment.map(Moment::run));
        Supplier<Optional<GameRun>> ended = () -> desk.end().shownProperty().get()
            .flatMap(end -> recorded.getValue().filter(whole -> whole.game().equals(end.game())));
        Runnable compare = () -> {
            agrees.set(false);
            ended.get()
                .ifPresent(whole -> CompletableFuture
                    .supplyAsync(() -> Agreement.isThroughout(whole), ThreadPerTask.of("referee"))
                    .thenAcceptAsync(all -> agrees.set(all && ended.get().equals(Optional.of(whole))),
                        desk.shell().screen()));
        };
        recorded.subscribe(compare);
        desk.end().shownProperty().subscribe(compare);
        return agrees;
    }

    /// Play shows the end beside the board, on which the discs are counted; the others tell it in a notice.
    private void showEnd() {
        Optional<EndModel.GameEnd> end = desk.end().shownProperty().get()
            .filter(_ -> desk.settings().property(Workspace.SHOWN).get() == Workspace.PLAY);
        floor.endProperty().set(end.isPresent());
        if (end.isPresent()) {
            banner.withdraw(END);
        }
        desk.board().showCount(end.filter(whole -> whole.defeat().isEmpty()).map(EndModel.GameEnd::below));
    }

    /// Stays until it is closed or solved: the game waits for that.
    private void showProblem(ComputerPlayer.Problem problem) {
        List<Notice.Action> again = problem.cause().isEmpty()
            ? List.of()
            : List.of(new Notice.Action(TEXTS.get("command.move-now"), desk.computer()::moveNow));
        banner.post(new Notice(PROBLEM, Notice.Weight.PROBLEM, Notices.problem(problem), again));
    }

    private void showThinking() {
        boolean thinks = desk.computer().thinkingAboutProperty().get().isPresent();
        TimeLine time = desk.hardware().time();
        boolean held = time.lookingProperty().get() && !time.playingProperty().get() && time.momentProperty()
            .get().filter(now -> now.run().game().equals(desk.session().line())).isPresent();
        desk.black().showThinking(thinks, held, desk.computer().progressProperty().get());
        desk.white().showThinking(thinks, held, desk.computer().progressProperty().get());
        PlayerStripModel mover =
            desk.session().position().toMove() == Color.BLACK ? desk.black() : desk.white();
        thinking.set(thinks
            ? TEXTS.get("activity.player", mover.nameProperty().get(), mover.doingProperty().get())
            : "");
    }

    private void onEvent(GameEvent event) {
        if (!desk.session().isFinished()) {
            banner.withdraw(END);
        }
        switch (event) {
            case GameEvent.MovePlayed played when played.passFollows() ->
                banner.post(new Notice(PASS, Notice.Weight.DONE, Notices.pass(played), List.of()));
            case GameEvent.Ended ended when desk.settings().property(Workspace.SHOWN).get()
                != Workspace.PLAY ->
                banner.post(new Notice(END, Notice.Weight.ASKS, Notices.end(ended),
                    List.of(new Notice.Action(TEXTS.get("end.analyse"), () -> run.accept("analyse-game")),
                        new Notice.Action(TEXTS.get("end.rematch"), () -> run.accept("rematch")),
                        new Notice.Action(TEXTS.get("command.new-game"), desk.session()::newGame))));
            case GameEvent.SeatChanged _ -> placeStrips();
            case GameEvent.Started _, GameEvent.Told _ -> {
                banner.withdraw(END);
                banner.withdraw(PASS);
                closeMenus();
                if (event instanceof GameEvent.Started && desk.session().ply() == 0) {
                    board.beginAt(Square.D3);    // not where the keyboard was in the game before
                }
            }
            case GameEvent.MovePlayed _, GameEvent.Moved _, GameEvent.TreeEdited _, GameEvent.Annotated _,
                GameEvent.HandedBack _, GameEvent.Ended _ -> {}
        }
    }

    private void closeMenus() {
        menu.close();
        black.closeMenu();
        white.closeMenu();
    }

    private void placeStrips() {
        boolean blackAbove =
            desk.session().seat(Color.WHITE).isHuman() && !desk.session().seat(Color.BLACK).isHuman();
        floor.set(LayoutSlot.TOP_STRIP, blackAbove ? black : white);
        floor.set(LayoutSlot.BOTTOM_STRIP, blackAbove ? white : black);
    }
}
