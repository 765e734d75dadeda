package flipchip.app.window.layout;

import java.util.List;
import java.util.function.BooleanSupplier;
import flipchip.app.circuit.array.ChipHeader;
import flipchip.app.circuit.array.ChipPlace;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.array.HoldMenu;
import flipchip.app.circuit.array.PlayerKey;
import flipchip.app.circuit.array.PresentSteps;
import flipchip.app.circuit.array.PresentView;
import flipchip.app.circuit.controller.ControllerView;
import flipchip.app.circuit.controller.LogView;
import flipchip.app.circuit.timeline.ReplayRow;
import flipchip.app.circuit.timeline.TimeLineView;
import flipchip.app.game.moves.MoveListModel;
import flipchip.app.game.moves.MoveListView;
import flipchip.app.game.moves.ScoreList;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.CompanionView;
import flipchip.app.shell.Pane;
import flipchip.app.shell.PaneSlot;
import flipchip.app.shell.Workspace;
import flipchip.app.window.layout.WorkspaceLayout.ChipRoom;
import javafx.beans.property.BooleanProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The menus above the floor, and what stands on the floor in each workspace beside the board and the chip.
///
/// Ids: `show-score`, `show-chip` (narrow windows).
public final class MainLayout extends BorderPane {
    private static final Texts TEXTS = Texts.of("window");

    private final SettingsModel settings;
    private final WorkspacePane floor;
    private final Spaces spaces;
    private final TopBar bar;
    private String besideSince = "";

    public MainLayout(SettingsModel settings, WorkspacePane floor, Spaces spaces, TopBar bar) {
        this.settings = settings;
        this.floor = floor;
        this.spaces = spaces;
        this.bar = bar;
        getStyleClass().add("main-window");
        setTop(bar);
        setCenter(floor);
        spaces.tabsAt(PaneSlot.ANALYSE_TAB).hideNamesOfFirst();
        floor.set(LayoutSlot.ANALYSE_TABS, spaces.tabsAt(PaneSlot.ANALYSE_TAB));
        floor.set(LayoutSlot.CIRCUIT_TABS, spaces.tabsAt(PaneSlot.CIRCUIT_TAB));
        floor.set(LayoutSlot.HINT, hint(spaces.paneAt(PaneSlot.HINT)));
        floor.set(LayoutSlot.ADVANTAGE, bare(spaces.paneAt(PaneSlot.ADVANTAGE)));
        floor.set(LayoutSlot.GRAPH, bare(spaces.paneAt(PaneSlot.GRAPH)));
        floor.set(LayoutSlot.SUMMARY, bare(spaces.paneAt(PaneSlot.SUMMARY)));
        floor.set(LayoutSlot.WAVES, line(spaces.paneAt(PaneSlot.WAVES)));
        floor.set(LayoutSlot.LEARN, spaces.paneAt(PaneSlot.LEARN).content());
        floor.set(LayoutSlot.MOVES_OR_CHIP, movesOrChip());
        Spaces.analyseColumns(settings).forEach(column -> column.subscribe(floor::requestLayout));
        bar.bind(floor.drawerProperty(), floor.boardInsteadProperty());
        widthProperty().subscribe(this::fit);
        spaces.nowProperty().subscribe(this::fit);
        spaces.whenAsked(this::bring);
        spaces.panesAt(PaneSlot.CIRCUIT_TAB).forEach(pane -> {
            pane.shown().subscribe(() -> fitBeside(pane));
            pane.beside().subscribe(() -> fitBeside(pane));
        });
    }

    /// Shows the board or the chip beside a tab, as soon as something else in it asks for one.
    private void fitBeside(Pane pane) {
        if (pane.shown().get() && !pane.beside().getValue().since().equals(besideSince)) {
            putBeside(pane.beside().getValue());
        }
    }

    private void putBeside(CompanionView beside) {
        besideSince = beside.since();
        floor.boardReadProperty().set(beside.board());
        floor.boardInsteadProperty().set(beside.board());
    }

    /// Pulls out the drawer where `pane` is in one, or puts it in front.
    private void bring(Pane pane) {
        if (pane.place() == PaneSlot.ANALYSE_TAB) {
            floor.giveWay();
        }
        if (pane.place().isTab()) {
            putBeside(pane.beside().getValue());
        }
        pullDrawer(pane.place().isTab());
    }

    private void fit() {
        bar.fit(spaces.nowProperty().get(), getWidth());
    }

    private static Region card(Pane pane) {
        VBox.setVgrow(pane.content(), Priority.ALWAYS);
        VBox card = Controls.withId(new VBox(pane.content()), pane.id());
        card.setAccessibleText(pane.title());
        card.getStyleClass().addAll("card", "pane");
        return card;
    }

    /// It comes with the hint and goes with it.
    private Region hint(Pane pane) {
        VBox place = Controls.withId(new VBox(pane.content()), pane.id());
        place.setAccessibleText(pane.title());
        pane.content().managedProperty().subscribe(floor.hintProperty()::set);
        return place;
    }

    /// A pane without a frame.
    private static Region bare(Pane pane) {
        VBox.setVgrow(pane.content(), Priority.ALWAYS);
        return Controls.withId(new VBox(pane.content()), pane.id());
    }

    /// A pane that reaches from edge to edge.
    private static Region line(Pane pane) {
        Region card = card(pane);
        card.getStyleClass().remove("card");
        card.getStyleClass().add("edge-pane");
        return card;
    }

    /// The moves of the game, which Play and Analyse show. Ids: `tab-moves`.
    public static Region moves(MoveListModel moves) {
        MoveListView view = Controls.withId(new MoveListView(moves), "tab-moves");
        view.setAccessibleText(TEXTS.get("tab.moves"));
        return view;
    }

    /// The controller with its state and mailbox.
    public static Region controller(HardwareViewModel hardware) {
        ControllerView view = new ControllerView(hardware.momentProperty());
        HoldMenu hold = new HoldMenu(hardware);
        view.whenAsked(hardware::ask, (state, event) -> hold.show(view, hardware.nameOf(state), event));
        view.whenEntered(part -> hardware.goInto(List.of(part)));
        VBox.setVgrow(view, Priority.ALWAYS);
        VBox pane = Controls.withId(new VBox(view), "controller-pane", "pane");
        pane.setAccessibleText(TEXTS.get("controller"));
        return pane;
    }

    /// The tab with the machine's signals, clock by clock.
    public static Pane signals(HardwareViewModel hardware) {
        return new Pane("tab-signals", TEXTS.get("tab.signals"),
            new LogView(hardware.momentProperty(), entry -> hardware.visit(entry.step(), entry.square())),
            PaneSlot.CIRCUIT_TAB);
    }

    /// The time line, and what Play has in its place: the moves in pairs, the key of the chip, and the row
    /// that shows the last move again.
    public void addTime(TimeLineView time, WindowModels desk, ChipHeader header) {
        setTimeLine(time, desk.hardware());
        ScoreList list = Controls.withId(new ScoreList(desk.moves()), "score-list");
        list.setAccessibleText(TEXTS.get("tab.moves"));
        floor.set(LayoutSlot.SCORE, list);
        floor.set(LayoutSlot.KEY, new PlayerKey(desk.hardware()));
        floor.set(LayoutSlot.REPLAY,
            new ReplayRow(desk.hardware().time(), () -> spaces.nowProperty().set(Workspace.CIRCUIT)));
        spaces.nowProperty().subscribe(space -> header.setPlain(space == Workspace.PLAY));
    }

    /// Whether it makes sense to tell a computer to move now.
    public static BooleanSupplier hurry(WindowModels desk) {
        return () -> desk.black().hurryProperty().get() || desk.white().hurryProperty().get();
    }

    /// Puts the time line where it belongs, with the button that folds it.
    private void setTimeLine(TimeLineView time, HardwareViewModel hardware) {
        floor.set(LayoutSlot.TIME, time);
        floor.costsProperty().bind(hardware.showTrackProperty());
        floor.set(LayoutSlot.PRESENT, new PresentView(hardware));
        floor.set(LayoutSlot.PRESENT_STEPS, new PresentSteps(hardware.time()));
        Runnable make = () -> makeRoom(hardware);
        hardware.camera().placeProperty().subscribe(make);
        hardware.machineProperty().subscribe(make);
        hardware.presentedProperty().subscribe(make);
        spaces.nowProperty().subscribe(now -> hardware.presentedProperty()
            .set(hardware.presentedProperty().get() && now == Workspace.CIRCUIT));
        make.run();
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            boolean on = event.getCode() == KeyCode.PAGE_DOWN;
            if (hardware.presentedProperty().get() && (on || event.getCode() == KeyCode.PAGE_UP)
                    && !event.isAltDown() && !event.isShortcutDown()) {
                hardware.time().step(on);
                event.consume();
            }
        });
        time.onFold(() -> {
            BooleanProperty lanes = Spaces.lanesProperty(settings, spaces.nowProperty().get());
            lanes.set(!lanes.get());
        });
    }

    /// Gives the chip its room, when it is presented all of the window.
    private void makeRoom(HardwareViewModel hardware) {
        boolean alone = hardware.presentedProperty().get();
        boolean array = hardware.camera().placeProperty().get().level() == ChipPlace.Level.ARRAY
                && hardware.machineProperty().get().isEmpty();
        floor.roomProperty().set(alone ? ChipRoom.ALONE : array ? ChipRoom.ARRAY : ChipRoom.INSIDE);
        setTop(alone ? null : bar);
    }

    /// Shows or hides the right column, as a drawer where the window is small.
    public void toggleSide() {
        BooleanProperty shown = WorkspaceLayout.isDrawer(spaces.nowProperty().get(), getWidth())
            ? floor.drawerProperty()
            : settings.sideOpenProperty();
        shown.set(!shown.get());
    }

    /// In Play, where moves and chip share one place: the chip in front, or the moves.
    public void bring(boolean chip) {
        spaces.nowProperty().set(Workspace.PLAY);
        floor.chipInFrontProperty().set(chip);
    }

    /// Where the right column is a drawer: pulls it out, or pushes it in.
    public void pullDrawer(boolean out) {
        floor.drawerProperty().set(out && WorkspaceLayout.isDrawer(spaces.nowProperty().get(), getWidth()));
    }

    private Region movesOrChip() {
        ToggleGroup group = new ToggleGroup();
        ToggleButton moves = Controls.withId(new ToggleButton(TEXTS.get("tab.moves")), "show-score");
        ToggleButton chip = Controls.withId(new ToggleButton(TEXTS.get("show.chip")), "show-chip");
        group.getToggles().addAll(moves, chip);
        Controls.choosing(moves, () -> floor.chipInFrontProperty().set(false));
        Controls.choosing(chip, () -> floor.chipInFrontProperty().set(true));
        floor.chipInFrontProperty().subscribe(inFront -> (inFront ? chip : moves).setSelected(true));
        return Controls.styled(new HBox(moves, chip), "play-tabs");
    }
}
