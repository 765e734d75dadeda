package flipchip.app.window.assembly;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.app.circuit.array.CellArrayView;
import flipchip.app.circuit.array.ChipHeader;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.circuit.timeline.TimeLineView;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.settings.Appearance;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.KeyMap;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Workspace;
import flipchip.app.window.command.Commands;
import flipchip.app.window.command.ContextHelp;
import flipchip.app.window.command.Keyboard;
import flipchip.app.window.command.Links;
import flipchip.app.window.command.MoveWalk;
import flipchip.app.window.command.PaneWalk;
import flipchip.app.window.help.Help;
import flipchip.app.window.help.Tour;
import flipchip.app.window.layout.ActionBar;
import flipchip.app.window.layout.ChipArea;
import flipchip.app.window.layout.DecisionView;
import flipchip.app.window.layout.GameArea;
import flipchip.app.window.layout.LayoutSlot;
import flipchip.app.window.layout.MainLayout;
import flipchip.app.window.layout.Spaces;
import flipchip.app.window.layout.TopBar;
import flipchip.app.window.layout.WindowModels;
import flipchip.app.window.layout.WorkspacePane;
import flipchip.app.window.layout.WorkspaceZoom;
import flipchip.app.window.search.Palette;
import flipchip.app.window.search.SearchIndex;
import flipchip.app.window.settings.SettingsEntry;
import flipchip.app.window.settings.SettingsPage;
import flipchip.app.window.status.StatusLine;
import flipchip.app.window.status.StatusMessage;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.stage.Stage;

/// Everything of the window around the board: menus, chip, side column, time line, status line, help and
/// tour.
final class WholeWindow {
    private static final Texts TEXTS = Texts.of("window");

    private final WindowModels desk;
    private final GameArea game;
    private final Region window;
    private final KeyMap keys;
    private Commands commands;                   // this and all that follows is made by the steps
    private MainLayout layout;
    private Help help;
    private Tour tour;
    private List<SettingsEntry<?>> entries;
    private List<Command> findable;
    private CellArrayView array;
    private ChipHeader chipHeader;
    private Spaces spaces;
    private ActionBar actions;
    private TimeLineView timeLine;
    private StatusMessage message;
    private Keyboard keyboard;
    private PaneWalk walk;

    /// @param window the content of the window, for its size
    WholeWindow(WindowModels desk, GameArea game, Region window) {
        this.desk = desk;
        this.game = game;
        this.window = window;
        keys = new KeyMap(desk.settings());
    }

    /// Makes it all, in short steps: the chip first, which appears at once beside the board.
    ///
    /// @param features the parts beside the board and the chip, in the order of their tabs
    List<Runnable> steps(List<Feature> features) {
        HardwareViewModel hardware = desk.hardware();
        return List.of(() -> {
            array = new CellArrayView(hardware);
            chipHeader = new ChipHeader(hardware);
            floor().set(LayoutSlot.CHIP_HEADER, chipHeader);
            floor().set(LayoutSlot.CHIP, ChipArea.of(array, features));
            floor().set(LayoutSlot.LEGEND, ChipArea.legend(features));
        }, () -> {
            timeLine = new TimeLineView(hardware.time(), desk.moves().valuesProperty(),
                hardware.sentenceProperty(), hardware.showTrackProperty());
            features.forEach(feature -> feature.timeControls().forEach(timeLine::add));
        }, () -> {
            floor().set(LayoutSlot.MOVES, MainLayout.moves(desk.moves()));
            floor().set(LayoutSlot.CONTROLLER, MainLayout.controller(hardware));
            spaces = new Spaces(desk.settings(),
                Stream.concat(features.stream().flatMap(part -> part.panes().stream()),
                    Stream.of(MainLayout.signals(hardware))).toList());
        }, () -> {
            commands = new Commands(desk, keys, ofOthers(features));
            entries = SettingsEntry.all(features, desk.settings());
            findable = SearchIndex.of(desk, commands.table(), entries, features, this::openSettings);
        }, () -> help = new Help(commands.table(), keys, game.board()::focusBoard), () -> {
            actions = new ActionBar(desk.session(), commands.table(), MainLayout.hurry(desk),
                () -> features.stream().anyMatch(Feature::hasLessons));
            floor().set(LayoutSlot.ACTIONS, actions);
            StatusLine status = new StatusLine(desk, activities(features));
            message = status.message();
            floor().set(LayoutSlot.STATUS, status);
            layout = new MainLayout(desk.settings(), floor(), spaces, new TopBar(commands.menuBar(),
                spaces.nowProperty(), this::openPalette, findKey(), this::goHome));
            layout.addTime(timeLine, desk, chipHeader);
            tour = new Tour(stations(), keys, this::of, this::endTour);
            wireSettings();
            wire();
            keyboard = new Keyboard(window, layers(), this::goHome);
            new ContextHelp(window, desk.shell().pages(), keys, commands.table(), features);
            walk = new PaneWalk(window, floor(), this::goHome);
        });
    }

    /// What lies in the window, from below.
    List<Node> layers() {
        return List.of(layout, desk.shell().pages(), help, tour);
    }

    /// Tells the panes which of them are shown, once all layers lie in the window.
    void begin() {
        spaces.begin();
    }

    List<Command> commands() {
        return commands.table();
    }

    private WorkspacePane floor() {
        return game.floor();
    }

    private List<Command> ofOthers(List<Feature> features) {
        List<Command> all = new ArrayList<>();
        features.forEach(feature -> all.addAll(feature.commands()));
        all.add(command("side-column", MenuName.VIEW, "F9", () -> layout.toggleSide()));
        for (Workspace space : Workspace.values()) {
            all.add(command("space-" + space.id(), MenuName.VIEW, space.key(),
                () -> spaces.nowProperty().set(space)));
        }
        all.add(command("reset-space", MenuName.VIEW, "Shortcut+0", () -> spaces.reset()));
        all.add(command("waves-tall", MenuName.HARDWARE, "Alt+Shift+W",
            () -> Spaces.toggleTallWaves(desk.settings())));
        all.add(command("full-screen", MenuName.VIEW, "F11", this::toggleFullScreen));
        all.add(command("next-pane", MenuName.VIEW, "F6", () -> walk.go(true)));
        all.add(command("previous-pane", MenuName.VIEW, "Shift+F6", () -> walk.go(false)));
        all.add(command("help", MenuName.HELP, "F1", () -> help.show()));
        all.add(command("tour", MenuName.HELP, "Shift+F1", this::startTour));
        all.add(command("find", MenuName.HELP, "Shortcut+F", () -> keyboard.find(this::openPalette)));
        all.add(command("palette", MenuName.HELP, "Shortcut+K", this::openPalette));
        all.add(command("settings", MenuName.EDIT, "Shortcut+COMMA", this::openSettings));
        return all;
    }

    private ObservableValue<String> findKey() {
        Command find = of("palette");
        return keys.property(find).map(_ -> keys.shown(find));
    }

    private Command of(String id) {
        return commands.table().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    }

    private static Command command(String id, MenuName menu, String key, Runnable action) {
        return Command.of(id, menu, TEXTS.get("command." + id), key, action);
    }

    private List<Tour.Station> stations() {
        return List.of(new Tour.Station("board", game.board(), () -> layout.bring(false)),
            new Tour.Station("chip", array, () -> layout.bring(true), "panel"),
            new Tour.Station("lamp", chipHeader, () -> layout.bring(true)),
            new Tour.Station("time", floor().part(LayoutSlot.REPLAY), () -> layout.pullDrawer(false),
                "play-circuit", "unit-back", "unit-on", "by-move", "by-clock", "by-gate"),
            new Tour.Station("side", floor().part(LayoutSlot.SCORE), () -> layout.bring(false),
                "side-column"),
            new Tour.Station("more", layout.getTop(), () -> layout.pullDrawer(false), "space-play",
                "space-analyse", "space-circuit", "space-learn", "palette", "help"));
    }

    private void endTour() {
        layout.bring(false);
        layout.pullDrawer(false);
        game.board().focusBoard();
    }

    /// Leads through the window.
    void startTour() {
        desk.settings().property(Appearance.TOUR_SEEN).set(true);
        tour.start();
    }

    private void openPalette() {
        List<Command> all = Stream.concat(findable.stream(), SearchIndex.guests(desk).stream()).toList();
        Palette palette = new Palette(all, keys, desk.shell().pages()::close, spaces::run);
        desk.shell().pages()
            .open(Page.of("palette-page", TEXTS.get("page.palette"), palette, Page.Size.CARD));
        palette.start();
    }

    /// What only the search has.
    List<Command> findable() {
        return findable;
    }

    private void openSettings() {
        SettingsPage page = new SettingsPage(entries, commands.table(), keys);
        desk.shell().pages()
            .open(new Page("settings-page", TEXTS.get("page.settings"), page, Page.Size.CARD, page::close));
    }

    private void toggleFullScreen() {
        if (window.getScene().getWindow() instanceof Stage stage) {
            stage.setFullScreen(!stage.isFullScreen());
        }
    }

    /// What is worked on: by the computer to move, and by the features.
    private List<ObservableValue<String>> activities(List<Feature> features) {
        return Stream.concat(Stream.of(game.thinkingProperty()),
            features.stream().flatMap(feature -> feature.activities().stream())).toList();
    }

    private void wireSettings() {
        SettingsModel settings = desk.settings();
        TimeLine time = desk.hardware().time();
        desk.hardware().bothNetworksProperty().bind(settings.bothNetworksProperty());
        desk.hardware().allWiresProperty().bind(settings.allWiresProperty());
        time.speedProperty().bindBidirectional(settings.speedProperty());
        time.reducedMotionProperty().bind(settings.reducedMotionProperty());
        desk.hardware().camera().reducedMotionProperty().bind(settings.reducedMotionProperty());
        settings.panelOpenProperty().subscribe(open -> {
            time.setOpen(open);
            if (!open && spaces.nowProperty().get() == Workspace.CIRCUIT) {
                spaces.nowProperty().set(Workspace.PLAY);
            }
        });
        spaces.nowProperty().subscribe(space -> {
            if (space == Workspace.CIRCUIT) {
                settings.panelOpenProperty().set(true);
            }
        });
    }

    private void wire() {
        new Links(window, Stream.concat(commands.table().stream(), findable.stream()).toList(), desk.shell(),
            spaces::run);
        new WorkspaceZoom(desk.hardware().camera(), spaces.nowProperty());
        new DecisionView(desk.hardware().time(), spaces.nowProperty());
        new MoveWalk(desk.session(), floor(), game.board(), spaces.nowProperty());
        spaces.nowProperty().subscribe((_, _) -> settle());
        desk.shell().pages().shownProperty().subscribe(page -> page.ifPresent(_ -> help.giveWay()));
        desk.session().addListener(_ -> refresh());
        desk.hardware().time().momentProperty().map(Optional::isPresent).subscribe(_ -> commands.refresh());
        desk.computer().thinkingAboutProperty().subscribe(this::refresh);
        desk.hardware().time().playingProperty().subscribe(commands::refresh);
        desk.hardware().time().lookingProperty().subscribe(this::refresh);
        desk.shell().banner().changesProperty().subscribe(actions::refresh);     // as after an analysis
        spaces.whenMoved(from -> message.went(spaces.nowProperty().get().title(), from.title(),
            keys.shown(of("space-" + from.id()))));
    }

    /// The keyboard goes home at once when what had it is not in this workspace.
    private void settle() {
        refresh();
        Node owner = window.getScene() == null ? null : window.getScene().getFocusOwner();
        if (owner != null && !Controls.isSeen(owner)) {
            goHome();
        }
    }

    /// The keyboard goes to the board, to the chip where it stands alone, or to what Learn has first.
    private void goHome() {
        if (Controls.isSeen(game.board())) {
            game.board().focusBoard();
        } else if (spaces.nowProperty().get() == Workspace.LEARN) {
            Optional.ofNullable(floor().part(LayoutSlot.LEARN).lookup("#learn-puzzle"))
                .ifPresent(Node::requestFocus);
        } else {
            array.requestFocus();
        }
    }

    private void refresh() {
        commands.refresh();
        actions.refresh();
    }
}
