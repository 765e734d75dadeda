package flipchip.app.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import flipchip.app.board.BoardView;
import flipchip.app.board.PlayerStrip;
import flipchip.app.game.GameEvent;
import flipchip.app.hardware.CellArrayView;
import flipchip.app.hardware.ChipHeader;
import flipchip.app.hardware.HardwareViewModel;
import flipchip.app.hardware.Legend;
import flipchip.app.hardware.TimeLineView;
import flipchip.app.settings.SettingsModel;
import flipchip.app.shell.Banner;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.text.Texts;
import flipchip.app.time.TimeLine;
import flipchip.engine.board.Color;

/// The whole content of the window: menus, board, chip, side column, time line, status line.
public final class MainWindow extends StackPane {
    private static final Texts TEXTS = Texts.of("window");

    private final Desk desk;
    private final Commands commands;
    private final Banner banner;
    private final Label sentence = new Label();
    private final BoardView board;
    private final PlayerStrip black;
    private final PlayerStrip white;
    private final PlayArea play;
    private final MainLayout layout;
    private final Help help;

    /// @param features the parts beside the board and the chip, in the order of their tabs
    public MainWindow(Desk desk, List<Feature> features) {
        this.desk = desk;
        banner = desk.shell().banner();
        HardwareViewModel hardware = desk.hardware();
        board = new BoardView(desk.board(), desk.board()::squareChosen);
        black = new PlayerStrip(desk.black());
        white = new PlayerStrip(desk.white());
        Region array = new CellArrayView(hardware, BoardView.GUTTER, BoardView.FRAME);
        StackPane chip = new StackPane(array);
        array.visibleProperty().bind(chip.visibleProperty());
        features.forEach(feature -> chip.getChildren().addAll(feature.chipLayers()));
        play = new PlayArea(new PlayArea.Column(white, board, black),
            Optional.of(new PlayArea.Column(new ChipHeader(hardware), chip, new Legend())), banner);
        List<Command> ofOthers = new ArrayList<>();
        features.forEach(feature -> ofOthers.addAll(feature.commands()));
        ofOthers.add(Command.of("side-column", MenuName.VIEW, TEXTS.get("command.side-column"), "F9", this::toggleSide));
        ofOthers.add(Command.of("help", MenuName.HELP, TEXTS.get("command.help"), "F1", this::showHelp));
        commands = new Commands(desk, ofOthers);
        help = new Help(commands.table(), this::focusBoard);
        layout = new MainLayout(desk.settings(), commands.menuBar(), play,
            new SideColumn(desk.moves(), hardware, features.stream().flatMap(part -> part.tabs().stream()).toList()),
            new TimeLineView(hardware), statusLine(),
            features.stream().flatMap(part -> part.docks().stream()).toList());
        getChildren().addAll(layout, help, desk.shell().pages());
        wireSettings();
        wire();
        placeStrips();
    }

    /// Moves the keyboard to the board.
    public void focusBoard() {
        board.focusBoard();
    }

    /// Shows a message that is not about the game.
    public void tell(String message) {
        banner.show(message);
    }

    private void showHelp() {
        help.show();
    }

    private void toggleSide() {
        layout.toggleSide();
    }

    private Region statusLine() {
        Label figures = new Label();
        figures.setId("figures");
        figures.textProperty().bind(desk.hardware().figuresProperty());
        figures.setMinWidth(0);
        sentence.setId("sentence");
        sentence.setMinWidth(0);
        sentence.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        HBox line = new HBox(sentence, figures);
        line.getStyleClass().add("status-line");
        return line;
    }

    private void wireSettings() {
        SettingsModel settings = desk.settings();
        TimeLine time = desk.hardware().time();
        board.reducedMotionProperty().bind(settings.reducedMotionProperty());
        desk.board().showLegalProperty().bind(settings.legalMovesProperty());
        desk.hardware().bothNetworksProperty().bind(settings.bothNetworksProperty());
        desk.hardware().allWiresProperty().bind(settings.allWiresProperty());
        time.speedProperty().bindBidirectional(settings.speedProperty());
        time.reducedMotionProperty().bind(settings.reducedMotionProperty());
        desk.hardware().camera().reducedMotionProperty().bind(settings.reducedMotionProperty());
        settings.panelOpenProperty().subscribe(time::setOpen);
    }

    private void wire() {
        desk.session().addListener(this::onEvent);
        desk.hardware().time().pictureProperty().subscribe(desk.board()::show);
        desk.hardware().time().momentProperty().subscribe(_ -> commands.refresh());
        desk.hardware().sentenceProperty().subscribe(this::say);
        desk.board().refusalProperty().subscribe(this::say);
        desk.board().discsProperty().subscribe(picture -> {
            desk.black().showDiscs(picture);
            desk.white().showDiscs(picture);
        });
        desk.computer().thinkingAboutProperty().subscribe(this::showThinking);
        desk.computer().progressProperty().subscribe(this::showThinking);
        desk.hardware().time().lookingProperty().subscribe(this::showThinking);
        desk.hardware().time().playingProperty().subscribe(this::showThinking);
        desk.computer().problemProperty().subscribe(problem -> {
            if (!problem.isEmpty()) {
                banner.show(problem);
            }
        });
    }

    private void say() {
        String refusal = desk.board().refusalProperty().get();
        sentence.setText(refusal.isEmpty() ? desk.hardware().sentenceProperty().get() : refusal);
    }

    private void showThinking() {
        boolean thinking = desk.computer().thinkingAboutProperty().get().isPresent();
        TimeLine time = desk.hardware().time();
        boolean held = time.lookingProperty().get() && !time.playingProperty().get() && time.momentProperty().get()
            .filter(now -> now.run().game().equals(desk.session().line())).isPresent();
        desk.black().showThinking(thinking, held, desk.computer().progressProperty().get());
        desk.white().showThinking(thinking, held, desk.computer().progressProperty().get());
        commands.refresh();
    }

    private void onEvent(GameEvent event) {
        commands.refresh();
        switch (event) {
            case GameEvent.MovePlayed played when played.passFollows() -> banner.show(Notices.pass(played));
            case GameEvent.Ended ended -> banner.show(Notices.end(ended.position()), TEXTS.get("command.new-game"),
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
