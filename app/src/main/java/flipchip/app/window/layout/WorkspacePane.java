package flipchip.app.window.layout;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import flipchip.app.circuit.timeline.TimeLineView;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.shell.Banner;
import flipchip.app.shell.Workspace;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/// Everything below the menus: holds all panes of all workspaces, each once, and shows those that the
/// [WorkspaceLayout] has in the workspace of the moment. Nothing is taken out of the window or put back when
/// the workspace changes, so that it changes at once. Parts may come one after the other.
public final class WorkspacePane extends Region {
    /// Come into the window at once: they are small and soon wanted, or copied as a picture where they are
    /// not shown.
    private static final double ALL_WAVES_FROM = 0.2;
    private static final Set<LayoutSlot> ALWAYS =
        EnumSet.of(LayoutSlot.BOARD, LayoutSlot.NOTICE, LayoutSlot.ACTIONS, LayoutSlot.HINT);

    /// A column for the chip of Analyse that is dragged smaller folds it.
    private static final double FOLDS_CHIP = 260;

    /// Whether the lanes of Circuit are folded only for the waveforms; kept, as both of these are.
    private static final Setting<Boolean> FOLDED_FOR_WAVES =
        Setting.flag("lanes-folded-for-waves", "", false);

    private final SettingsModel settings;
    private final Banner banner;
    private final ObjectProperty<Workspace> space;
    private final BooleanProperty chip;
    private final BooleanProperty foldedForWaves;
    private final Map<LayoutSlot, Region> parts = new EnumMap<>(LayoutSlot.class);
    private final BooleanProperty drawer = new SimpleBooleanProperty(this, "drawer");
    private final BooleanProperty boardInstead = new SimpleBooleanProperty(this, "boardInstead");
    private final BooleanProperty boardRead = new SimpleBooleanProperty(this, "boardRead");
    private final BooleanProperty chipInFront = new SimpleBooleanProperty(this, "chipInFront");
    private final BooleanProperty costs = new SimpleBooleanProperty(this, "costs");
    private final ObjectProperty<WorkspaceLayout.ChipRoom> room =
        new SimpleObjectProperty<>(this, "room", WorkspaceLayout.ChipRoom.ARRAY);
    private final BooleanProperty hint = new SimpleBooleanProperty(this, "hint");
    private final BooleanProperty end = new SimpleBooleanProperty(this, "end");
    /// All of them, from below.
    private final List<Region> order = new ArrayList<>();
    private boolean timeIsFull;
    private boolean timeIsChipped;

    /// @param banner shows the notices
    WorkspacePane(SettingsModel settings, Banner banner) {
        this.settings = settings;
        this.banner = banner;
        space = settings.property(Workspace.SHOWN);
        chip = Spaces.chipProperty(settings);
        foldedForWaves = settings.flag(FOLDED_FOR_WAVES);
        getStyleClass().add("floor");
        setMinSize(0, 0);
        set(LayoutSlot.NOTICE, banner);
        set(LayoutSlot.SIDE_EDGE, edge(Cursor.H_RESIZE));
        set(LayoutSlot.WAVE_EDGE, edge(Cursor.V_RESIZE));
        parts.get(LayoutSlot.SIDE_EDGE).addEventHandler(MouseEvent.MOUSE_DRAGGED,
            event -> drag(sideEnd() - sceneToLocal(event.getSceneX(), 0).getX() - 16));
        makeWavesTall(parts.get(LayoutSlot.WAVE_EDGE));
        for (Workspace each : Workspace.values()) {
            Spaces.lanesProperty(settings, each).subscribe(this::arrange);
            Spaces.columnProperty(settings, each).subscribe(this::arrange);
        }
        Spaces.wavesOpenProperty(settings).subscribe((_, open) -> makeRoom(open));
        Spaces.lanesProperty(settings, Workspace.CIRCUIT).subscribe((_, _) -> foldedForWaves.set(false));
        Spaces.wavesOpenProperty(settings).subscribe(this::arrange);
        Spaces.waveHeightProperty(settings).subscribe(this::arrange);
        settings.panelOpenProperty().subscribe(this::arrange);
        chip.subscribe(this::arrange);
        settings.sideOpenProperty().subscribe(this::arrange);
        drawer.subscribe(this::arrange);
        boardInstead.subscribe(this::arrange);
        boardRead.subscribe(this::arrange);
        chipInFront.subscribe(this::arrange);
        costs.subscribe(this::arrange);
        room.subscribe(this::arrange);
        hint.subscribe(this::arrange);
        end.subscribe(this::arrange);
        space.subscribe(this::arrange);
        banner.changesProperty().subscribe(this::arrange);
    }

    /// The right column is dragged to this width. The chip of Analyse stops it at the least that it needs,
    /// and far below that folds.
    private void makeWavesTall(Node edge) {
        edge.addEventHandler(MouseEvent.MOUSE_DRAGGED,
            event -> dragWaves(sceneToLocal(0, event.getSceneY()).getY()));
        edge.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getClickCount() == 2) {
                Spaces.toggleTallWaves(settings);
            }
        });
    }

    /// Near the upper end of the window the waveforms take all of it.
    private void dragWaves(double y) {
        Spaces.waveHeightProperty(settings)
            .set(y < ALL_WAVES_FROM * getHeight() ? Spaces.ALL_WAVES : getHeight() - y);
    }

    private void drag(double wide) {
        boolean stops = space.get() == Workspace.ANALYSE && chip.get();
        if (stops && wide < FOLDS_CHIP) {
            Spaces.analyseChipProperty(settings).set(false);
            stops = false;
        }
        Spaces.columnProperty(settings, space.get())
            .set(stops ? Math.max(wide, LayoutBuilder.LEAST_CHIP + 1) : wide);
    }

    /// Where the column that is dragged ends: in Play it does not reach the window's edge.
    private double sideEnd() {
        return space.get() == Workspace.PLAY
            ? parts.get(LayoutSlot.ACTIONS).getBoundsInParent().getMaxX() + 16
            : getWidth();
    }

    private static Region edge(Cursor cursor) {
        Region edge = new Region();
        edge.setCursor(cursor);
        edge.setPickOnBounds(true);
        return edge;
    }

    /// Puts `node` where the plan has `part`. It comes into the window when it is shown for the first time,
    /// as styling hidden nodes takes as long as styling visible ones.
    public void set(LayoutSlot part, Region node) {
        Region before = parts.put(part, node);
        if (before != null && !parts.containsValue(before)) {
            getChildren().remove(before);
            order.remove(before);
        }
        if (!order.contains(node)) {
            order.add(part == LayoutSlot.SIDE_EDGE || part == LayoutSlot.WAVE_EDGE
                ? order.size()
                : Math.min(order.size(), Math.max(0, order.indexOf(banner))), node);
            node.setVisible(false);
            // these two alone say how high they are
            node.setManaged(part == LayoutSlot.HINT || part == LayoutSlot.NOTICE);
        }
        if (ALWAYS.contains(part)) {
            bring(node);
        }
        arrange();
    }

    public Region part(LayoutSlot part) {
        return parts.get(part);
    }

    /// Whether the right column is pulled out where it is a drawer.
    public BooleanProperty drawerProperty() {
        return drawer;
    }

    /// Where Circuit has no left column: whether the board takes the place of the tabs or, while these are
    /// pulled out, of the chip.
    BooleanProperty boardInsteadProperty() {
        return boardInstead;
    }

    /// Whether the tab in front asks for the board, not for the chip.
    BooleanProperty boardReadProperty() {
        return boardRead;
    }

    /// Where moves and chip share a place: the chip.
    BooleanProperty chipInFrontProperty() {
        return chipInFront;
    }

    /// How much room the chip of Circuit is given.
    ObjectProperty<WorkspaceLayout.ChipRoom> roomProperty() {
        return room;
    }

    /// Whether the time line has a lane with what the moves cost.
    BooleanProperty costsProperty() {
        return costs;
    }

    /// Takes the chip out of Analyse, for what has its place.
    void giveWay() {
        Spaces.analyseChipProperty(settings).set(false);
    }

    /// Whether there is a hint to be read.
    BooleanProperty hintProperty() {
        return hint;
    }

    /// Whether the end of a game is to be shown.
    BooleanProperty endProperty() {
        return end;
    }

    /// Folds the lanes when waveforms are opened for which there would be too little room, and unfolds them
    /// with the waveforms' end, unless they were moved in between.
    private void makeRoom(boolean waves) {
        BooleanProperty lanes = Spaces.lanesProperty(settings, Workspace.CIRCUIT);
        if (waves) {
            WorkspaceLayout plan = plan(Workspace.CIRCUIT);
            boolean fold = plan.fullTime() && plan.places().containsKey(LayoutSlot.CHIP)
                    && !plan.places().containsKey(LayoutSlot.LEGEND);
            if (fold) {
                lanes.set(false);
            }
            foldedForWaves.set(fold);            // now, as any change of the lanes clears it
        } else if (foldedForWaves.get()) {
            lanes.set(true);
        }
    }

    /// In the window as it is.
    private WorkspaceLayout plan(Workspace now) {
        return getWidth() > 0 && getHeight() > 0 || getScene() == null
            ? plan(now, getWidth(), getHeight())
            : plan(now, getScene().getWidth(), getScene().getHeight());
    }

    private WorkspaceLayout plan(Workspace now, double width, double height) {
        return WorkspaceLayout.of(
            new WorkspaceLayout.Setup(now, chip.get(), chipInFront.get(), settings.sideOpenProperty().get(),
                drawer.get(), boardInstead.get(), boardRead.get(), Spaces.columnProperty(settings, now).get(),
                Spaces.lanesProperty(settings, now).get(), costs.get(),
                Spaces.wavesOpenProperty(settings).get() ? Spaces.waveHeightProperty(settings).get() : 0,
                end.get(), wide -> hint.get() ? parts.get(LayoutSlot.HINT).prefHeight(wide) : 0,
                wide -> banner.isShown() ? banner.prefHeight(wide) : 0, room.get()),
            width, height);
    }

    /// Shows what the plan has, before the next frame is dressed.
    private void arrange() {
        if (getWidth() > 0 && getHeight() > 0 || getScene() != null) {
            show(plan(space.get()));
        }
        requestLayout();
    }

    private void show(WorkspaceLayout plan) {
        parts.forEach((part, node) -> {
            boolean shown = plan.places().containsKey(part);
            if (node.isVisible() != shown) {
                node.setVisible(shown);
                if (shown) {
                    bring(node);
                    node.applyCss();
                }
            }
        });
        boolean chipped = settings.panelOpenProperty().get();
        if (parts.get(LayoutSlot.TIME) instanceof TimeLineView time
                && (timeIsFull != plan.fullTime() || timeIsChipped != chipped)) {
            timeIsFull = plan.fullTime();
            timeIsChipped = chipped;
            time.setFull(timeIsFull, chipped);
        }
    }

    private void bring(Region node) {
        if (!getChildren().contains(node)) {
            List<Region> below = order.subList(0, order.indexOf(node));
            getChildren().add((int) getChildren().stream().filter(below::contains).count(), node);
        }
    }

    @Override
    protected void layoutChildren() {
        WorkspaceLayout plan = plan(space.get(), getWidth(), getHeight());
        show(plan);
        plan.places().forEach((part, box) -> {
            if (parts.get(part) != null) {
                parts.get(part).resizeRelocate(box.x(), box.y(), box.width(), box.height());
            }
        });
    }
}
