package flipchip.app.window;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import flipchip.app.board.BoardView;
import flipchip.app.board.PlayerStrip;
import flipchip.app.game.GameEvent;
import flipchip.app.moves.MoveListView;
import flipchip.engine.board.Color;

/// The whole content of the window: menus, board, chip, side column, time line, status line.
public final class MainWindow extends BorderPane {
    private final Desk desk;
    private final Commands commands;
    private final Banner banner = new Banner();
    private final Label sentence = new Label();
    private final BoardView board;
    private final PlayerStrip black;
    private final PlayerStrip white;
    private final PlayArea play;

    public MainWindow(Desk desk) {
        this.desk = desk;
        getStyleClass().add("main-window");
        board = new BoardView(desk.board(), desk.board()::squareChosen);
        board.reducedMotionProperty().bind(desk.settings().reducedMotionProperty());
        black = new PlayerStrip(desk.black());
        white = new PlayerStrip(desk.white());
        play = new PlayArea(new PlayArea.Column(white, board, black), Optional.empty());
        play.setPadding(new Insets(14, 20, 14, 20));
        commands = new Commands(desk, List.of());
        setTop(commands.menuBar());
        VBox side = new VBox(new MoveListView(desk.moves()));
        side.getStyleClass().add("side-column");
        side.setPrefWidth(264);
        HBox row = new HBox(play, side);
        HBox.setHgrow(play, Priority.ALWAYS);
        StackPane center = new StackPane(row, banner);
        StackPane.setAlignment(banner, Pos.BOTTOM_CENTER);
        StackPane.setMargin(banner, new Insets(0, 0, 14, 0));
        center.setMinSize(0, 0);
        setCenter(center);
        setBottom(statusLine());
        wire();
    }

    /// Moves the keyboard to the board.
    public void focusBoard() {
        board.focusBoard();
    }

    /// Shows a message that is not about the game.
    public void tell(String message) {
        banner.show(message);
    }

    private Region statusLine() {
        HBox line = new HBox(sentence);
        line.getStyleClass().add("status-line");
        sentence.setId("sentence");
        sentence.setMinWidth(0);
        return line;
    }

    private void wire() {
        desk.board().showLegalProperty().bind(desk.settings().legalMovesProperty());
        desk.session().addListener(this::onEvent);
        desk.board().refusalProperty().subscribe(sentence::setText);
        desk.board().discsProperty().subscribe(picture -> {
            desk.black().showDiscs(picture);
            desk.white().showDiscs(picture);
        });
        desk.computer().thinkingAboutProperty().subscribe(this::showThinking);
        desk.computer().progressProperty().subscribe(this::showThinking);
        desk.computer().problemProperty().subscribe(problem -> {
            if (!problem.isEmpty()) {
                banner.show(problem);
            }
        });
        desk.advisor().adviceProperty().subscribe(advice -> {
            desk.board().showHint(advice.map(result -> result.bestMove()));
            advice.ifPresent(result -> banner.show(Notices.hint(result)));
        });
        placeStrips();
    }

    private void showThinking() {
        boolean thinking = desk.computer().thinkingAboutProperty().get().isPresent();
        desk.black().showThinking(thinking, desk.computer().progressProperty().get());
        desk.white().showThinking(thinking, desk.computer().progressProperty().get());
        commands.refresh();
    }

    private void onEvent(GameEvent event) {
        commands.refresh();
        switch (event) {
            case GameEvent.MovePlayed played when played.passFollows() -> banner.show(Notices.pass(played));
            case GameEvent.Ended ended -> banner.show(Notices.end(ended.position()), "New game",
                desk.session()::newGame);
            case GameEvent.SeatChanged _ -> placeStrips();
            case GameEvent.MovePlayed _, GameEvent.Moved _, GameEvent.Started _, GameEvent.TreeEdited _ ->
                banner.hide();
        }
    }

    private void placeStrips() {
        boolean blackAbove = desk.session().seat(Color.WHITE).isHuman() && !desk.session().seat(Color.BLACK).isHuman();
        play.setStrips(blackAbove ? black : white, blackAbove ? white : black);
    }
}
