package flipchip.app.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import flipchip.app.board.BoardView;
import flipchip.app.board.PlayerStrip;
import flipchip.app.board.PlayerStripModel;
import flipchip.app.game.GameEvent;
import flipchip.app.chipview.CellArrayView;
import flipchip.app.chipview.ChipHeader;
import flipchip.app.chipview.FlipOrder;
import flipchip.app.chipview.HardwareViewModel;
import flipchip.app.draw.PaintedRegion;
import flipchip.app.chipview.Legend;
import flipchip.app.lanes.TimeLineView;
import flipchip.app.preferences.Entry;
import flipchip.app.preferences.SettingsPage;
import flipchip.app.settings.Appearance;
import flipchip.app.settings.Setting;
import flipchip.app.settings.SettingsModel;
import flipchip.app.settings.ThemeChoice;
import flipchip.app.shell.Banner;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.KeyMap;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Notice;
import flipchip.app.shell.Page;
import flipchip.app.text.Texts;
import flipchip.app.time.TimeLine;
import flipchip.engine.board.Color;

/// The whole content of the window: menus, board, chip, side column, time line, status line.
public final class MainWindow extends StackPane {
    /// Below this width the status line holds the sentence only, which matters more than the chip's figures.
    private static final double ROOM_FOR_FIGURES = 900;
    private static final double ROOM_FOR_FLIPS = 1100;
    private static final double ROOM_FOR_ALL = 1600;
    private static final double MOST_ACTIVITY = 420;
    private static final double TIP_WIDTH = 520;
    private static final Texts TEXTS = Texts.of("window");

    private final Desk desk;
    private final Commands commands;
    private final Banner banner;
    private final Label sentence = new Label();
    private final ReadOnlyStringWrapper thinking = new ReadOnlyStringWrapper(this, "thinking", "");
    private final BoardView board;
    private final PlayerStrip black;
    private final PlayerStrip white;
    private final PlayArea play;
    private final MainLayout layout;
    private final Help help;
    private final Tour tour;
    private final KeyMap keys;
    private final List<Entry<?>> entries;
    private final CellArrayView array;
    private final ChipHeader chipHeader;
    private final SideColumn side;
    private final TimeLineView timeLine;

    /// @param features the parts beside the board and the chip, in the order of their tabs
    public MainWindow(Desk desk, List<Feature> features) {
        this.desk = desk;
        banner = desk.shell().banner();
        HardwareViewModel hardware = desk.hardware();
        board = new BoardView(desk.board(), desk.board()::squareChosen);
        black = new PlayerStrip(desk.black(), desk.computer()::moveNow);
        white = new PlayerStrip(desk.white(), desk.computer()::moveNow);
        array = new CellArrayView(hardware, BoardView.GUTTER, BoardView.FRAME);
        StackPane chip = new StackPane(array);
        chip.getStyleClass().add("chip-layers");
        array.visibleProperty().bind(chip.visibleProperty());
        features.stream().flatMap(feature -> feature.chipLayers().stream()).forEach(layer -> {
            chip.getChildren().add(layer);
            if (layer instanceof PaintedRegion painted) {
                painted.drawOn(array);
            }
        });
        chipHeader = new ChipHeader(hardware);
        play = new PlayArea(new PlayArea.Column(white, board, black),
            Optional.of(new PlayArea.Column(chipHeader, chip, new Legend())), banner);
        List<Command> ofOthers = new ArrayList<>();
        features.forEach(feature -> ofOthers.addAll(feature.commands()));
        ofOthers.add(Command.of("side-column", MenuName.VIEW, TEXTS.get("command.side-column"), "F9", this::toggleSide));
        ofOthers.add(Command.of("full-screen", MenuName.VIEW, TEXTS.get("command.full-screen"), "F11", this::toggleFullScreen));
        ofOthers.add(Command.of("help", MenuName.HELP, TEXTS.get("command.help"), "F1", this::showHelp));
        ofOthers.add(Command.of("tour", MenuName.HELP, TEXTS.get("command.tour"), "Shift+F1", this::startTour));
        ofOthers.add(Command.of("palette", MenuName.HELP, TEXTS.get("command.palette"), "Shortcut+K", this::openPalette));
        ofOthers.add(Command.of("settings", MenuName.EDIT, TEXTS.get("command.settings"), "Shortcut+COMMA",
            this::openSettings));
        keys = new KeyMap(desk.settings());
        commands = new Commands(desk, keys, ofOthers);
        help = new Help(commands.table(), keys, this::focusBoard);
        entries = entries(features);
        timeLine = new TimeLineView(hardware.time(), hardware.sentenceProperty(), hardware.showTrackProperty());
        features.forEach(feature -> feature.timeControls().forEach(timeLine::add));
        side = new SideColumn(desk.moves(), hardware, features.stream().flatMap(part -> part.tabs().stream()).toList());
        layout = new MainLayout(desk.settings(), commands.menuBar(), play, side,
            timeLine, statusLine(activities(features)),
            features.stream().flatMap(part -> part.docks().stream()).toList());
        tour = new Tour(stations(), this::endTour);
        getChildren().addAll(layout, help, desk.shell().pages(), tour);
        addEventHandler(KeyEvent.KEY_PRESSED, MainWindow::keepLettersInTextFields);
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

    /// Says that the engine is slower here than it could be.
    public void tellOfSlowKernels() {
        banner.show(Notices.slowKernels());
    }

    /// Leads through the window, the first time the program is started.
    public void welcome() {
        if (!desk.settings().property(Appearance.TOUR_SEEN).get()) {
            startTour();
        }
    }

    /// Every command of the window.
    public List<Command> commands() {
        return commands.table();
    }

    /// Runs the command with this id, whether it is usable now or not.
    ///
    /// @throws IllegalArgumentException if there is none
    public void run(String id) {
        commands.table().stream().filter(command -> command.id().equals(id)).findFirst()
            .orElseThrow(() -> new IllegalArgumentException("the window has no command '" + id + "'; it has "
                + commands.table().stream().map(Command::id).collect(Collectors.joining(", ")))).action().run();
    }

    private List<Tour.Station> stations() {
        return List.of(new Tour.Station("board", board, () -> layout.bring(false)),
            new Tour.Station("chip", array, () -> layout.bring(true)),
            new Tour.Station("lamp", chipHeader, () -> layout.bring(true)),
            new Tour.Station("time", timeLine, () -> layout.pullDrawer(false)),
            new Tour.Station("side", side, () -> layout.pullDrawer(true)),
            new Tour.Station("more", layout.getTop(), () -> layout.pullDrawer(false)));
    }

    private void endTour() {
        layout.bring(false);
        layout.pullDrawer(false);
        focusBoard();
    }

    private void startTour() {
        desk.settings().property(Appearance.TOUR_SEEN).set(true);
        tour.start();
    }

    private void openPalette() {
        Palette palette = new Palette(commands.table(), keys, desk.shell().pages()::close);
        desk.shell().pages().open(Page.of("palette-page", TEXTS.get("page.palette"), palette, Page.Size.CARD));
        palette.start();
    }

    private void openSettings() {
        desk.shell().pages().open(Page.of("settings-page", TEXTS.get("page.settings"),
            new SettingsPage(entries, commands.table(), keys), Page.Size.CARD));
    }

    private List<Entry<?>> entries(List<Feature> features) {
        SettingsModel settings = desk.settings();
        Setting.Kind<Boolean> flag = new Setting.Kind.Flag();
        List<Entry<?>> all = new ArrayList<>(List.of(
            new Entry<>("theme", "appearance", settings.themeProperty(), new Setting.Kind.Choice<>(ThemeChoice.class,
                choice -> TEXTS.get("theme." + choice.name().toLowerCase(Locale.ROOT)))),
            Entry.of(Appearance.LANGUAGE, settings), Entry.of(Appearance.SCALE, settings),
            new Entry<>("reduced-motion", "appearance", settings.reducedMotionProperty(), flag),
            new Entry<>("side-column", "appearance", settings.sideOpenProperty(), flag),
            new Entry<>("legal-moves", "board", settings.legalMovesProperty(), flag),
            new Entry<>("panel", "hardware", settings.panelOpenProperty(), flag),
            new Entry<>("both-networks", "hardware", settings.bothNetworksProperty(), flag),
            new Entry<>("all-wires", "hardware", settings.allWiresProperty(), flag)));
        features.forEach(feature -> feature.settings().forEach(setting -> all.add(Entry.of(setting, settings))));
        return all;
    }

    /// A letter typed into a field of a dock or a tab is text, not a command.
    private static void keepLettersInTextFields(KeyEvent event) {
        boolean plain = !event.isShortcutDown() && !event.isAltDown() && !event.getCode().isFunctionKey();
        if (event.getTarget() instanceof TextInputControl && plain && event.getCode() != KeyCode.ESCAPE) {
            event.consume();
        }
    }

    private void showHelp() {
        help.show();
    }

    private void toggleSide() {
        layout.toggleSide();
    }

    private void toggleFullScreen() {
        if (getScene().getWindow() instanceof Stage stage) {
            stage.setFullScreen(!stage.isFullScreen());
        }
    }

    /// What is worked on: what the parts say, and the computer that is to move.
    private Label activities(List<Feature> features) {
        List<ObservableValue<String>> all = new ArrayList<>(List.of(thinking));
        features.forEach(feature -> all.addAll(feature.activities()));
        Label label = new Label();
        label.setId("activity");
        label.setMinWidth(0);
        label.setMaxWidth(MOST_ACTIVITY);
        label.textProperty().bind(Bindings.createStringBinding(() -> all.stream().map(ObservableValue::getValue)
            .filter(text -> !text.isEmpty()).findFirst().orElse(""), all.toArray(ObservableValue<?>[]::new)));
        label.visibleProperty().bind(label.textProperty().isNotEmpty());
        label.managedProperty().bind(label.visibleProperty());
        return label;
    }

    private Region statusLine(Label activity) {
        Label figures = new Label();
        figures.setId("figures");
        figures.textProperty().bind(desk.hardware().figuresProperty());
        figures.setMinWidth(0);
        figures.setFocusTraversable(true);
        figures.setTooltip(origin(desk.hardware().figuresOriginProperty()));
        figures.accessibleTextProperty().bind(Bindings.concat(figures.textProperty(), ". ",
            desk.hardware().figuresOriginProperty()));
        Label flips = new Label();
        flips.setId("flip-times");
        flips.setMinWidth(0);
        flips.textProperty().bind(desk.hardware().flipsProperty().map(order -> order.map(FlipOrder::text).orElse("")));
        flips.setTooltip(origin(desk.hardware().flipsProperty().map(order -> order.map(FlipOrder::detail).orElse(""))));
        flips.visibleProperty().bind(widthProperty().greaterThan(ROOM_FOR_FLIPS).and(activity.visibleProperty().not()
            .or(widthProperty().greaterThan(ROOM_FOR_ALL))));
        flips.managedProperty().bind(flips.visibleProperty());
        sentence.setId("sentence");
        sentence.setMinWidth(0);
        sentence.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        HBox line = new HBox(sentence, activity, flips, figures);
        figures.visibleProperty().bind(line.widthProperty().greaterThanOrEqualTo(ROOM_FOR_FIGURES));
        figures.managedProperty().bind(figures.visibleProperty());
        line.getStyleClass().add("status-line");
        return line;
    }

    /// A tooltip that says where a figure comes from.
    private static Tooltip origin(ObservableValue<String> text) {
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(text);
        tip.setWrapText(true);
        tip.setMaxWidth(TIP_WIDTH);
        return tip;
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
        desk.board().ghostProperty().subscribe(this::say);
        desk.board().discsProperty().subscribe(picture -> {
            desk.black().showDiscs(picture);
            desk.white().showDiscs(picture);
        });
        desk.computer().thinkingAboutProperty().subscribe(this::showThinking);
        desk.computer().progressProperty().subscribe(this::showThinking);
        desk.hardware().time().lookingProperty().subscribe(this::showThinking);
        desk.hardware().time().playingProperty().subscribe(this::showThinking);
        desk.computer().problemProperty().subscribe(problem -> problem.ifPresent(now -> banner.show(Notices.problem(now))));
    }

    private void say() {
        String refusal = desk.board().refusalProperty().get();
        String ghost = desk.board().ghostWords();
        sentence.setText(!refusal.isEmpty() ? refusal : !ghost.isEmpty() ? ghost
            : desk.hardware().sentenceProperty().get());
    }

    private void showThinking() {
        boolean thinks = desk.computer().thinkingAboutProperty().get().isPresent();
        TimeLine time = desk.hardware().time();
        boolean held = time.lookingProperty().get() && !time.playingProperty().get() && time.momentProperty().get()
            .filter(now -> now.run().game().equals(desk.session().line())).isPresent();
        desk.black().showThinking(thinks, held, desk.computer().progressProperty().get());
        desk.white().showThinking(thinks, held, desk.computer().progressProperty().get());
        PlayerStripModel mover = desk.session().position().toMove() == Color.BLACK ? desk.black() : desk.white();
        thinking.set(thinks ? TEXTS.get("activity.player", mover.nameProperty().get(), mover.doingProperty().get()) : "");
        commands.refresh();
    }

    private void onEvent(GameEvent event) {
        commands.refresh();
        switch (event) {
            case GameEvent.MovePlayed played when played.passFollows() -> banner.show(Notices.pass(played));
            case GameEvent.Ended ended -> banner.post(Notice.asks("end", Notices.end(ended), TEXTS.get("command.new-game"),
                desk.session()::newGame));
            case GameEvent.SeatChanged _ -> placeStrips();
            case GameEvent.Started _ -> banner.withdraw("end");
            case GameEvent.MovePlayed _, GameEvent.Moved _, GameEvent.TreeEdited _, GameEvent.HandedBack _,
                GameEvent.Told _ -> { }
        }
    }

    private void placeStrips() {
        boolean blackAbove = desk.session().seat(Color.WHITE).isHuman() && !desk.session().seat(Color.BLACK).isHuman();
        play.setStrips(blackAbove ? black : white, blackAbove ? white : black);
    }
}
