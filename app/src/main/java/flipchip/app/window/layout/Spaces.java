package flipchip.app.window.layout;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.shell.Command;
import flipchip.app.shell.Pane;
import flipchip.app.shell.PaneSlot;
import flipchip.app.shell.Workspace;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// Which workspace is shown, and in it which panes; each keeps what was chosen in it. FX thread only.
public final class Spaces {
    private static final Map<PaneSlot, Setting<String>> TABS =
        Map.of(PaneSlot.ANALYSE_TAB, Setting.words("analyse-tab", "", "", 40), PaneSlot.CIRCUIT_TAB,
            Setting.words("circuit-tab", "", "", 40));
    private static final Map<Workspace, Setting<Boolean>> LANES = Map.of(Workspace.PLAY,
        Setting.flag("play-lanes", "", false), Workspace.ANALYSE, Setting.flag("analyse-lanes", "", false),
        Workspace.CIRCUIT, Setting.flag("circuit-lanes", "", true));
    private static final Map<Workspace, Setting<Double>> COLUMNS = Map.of(Workspace.PLAY, Frame.SIDE_WIDTH,
        Workspace.ANALYSE, Setting.range("analyse-column", "", 280, 200, 480, 1), Workspace.CIRCUIT,
        Setting.range("circuit-column", "", 276, 240, 560, 1));
    /// The column of Analyse while the chip stands in it; the least is that of [AnalyseLayout].
    private static final Setting<Double> CHIP_COLUMN =
        Setting.range("analyse-chip-column", "", LayoutBuilder.LEAST_CHIP, LayoutBuilder.LEAST_CHIP, 1200, 1);
    private static final Setting<Boolean> CHIP = Setting.flag("analyse-chip", "", false);
    private static final Setting<Boolean> WAVES = Setting.flag("waves-open", "", false);
    /// Waveforms of this height take all of the window but the time line.
    public static final double ALL_WAVES = 900;
    private static final Setting<Double> WAVE_HEIGHT =
        Setting.range("waves-height", "", 230, 120, ALL_WAVES, 1);

    /// The tabs of Circuit whose names are always there.
    private static final Map<PaneSlot, List<String>> FRONT =
        Map.of(PaneSlot.CIRCUIT_TAB, List.of("tab-circuit", "tab-signals", "tab-stories"));

    /// What stands where in Circuit.
    public static final List<Setting<?>> CIRCUIT_VIEW =
        List.of(TABS.get(PaneSlot.CIRCUIT_TAB), WAVES, WAVE_HEIGHT);

    private final SettingsModel settings;
    private final ObjectProperty<Workspace> now;
    private final BooleanProperty wavesOpen;
    private final Map<PaneSlot, SideTabs> tabs = new EnumMap<>(PaneSlot.class);
    private final List<Pane> panes;
    private boolean telling;
    private Consumer<Pane> whenAsked = _ -> {};
    private Consumer<Workspace> whenMoved = _ -> {};

    /// @param panes of all parts, in the order of their tabs
    public Spaces(SettingsModel settings, List<Pane> panes) {
        this.settings = settings;
        this.panes = List.copyOf(panes);
        now = settings.property(Workspace.SHOWN);
        wavesOpen = settings.flag(WAVES);
        TABS.forEach((place, chosen) -> tabs.put(place, tabs(place, settings.property(chosen))));
        panes.forEach(pane -> pane.shown().subscribe((_, shown) -> asked(pane, shown)));
        now.subscribe(this::tell);
        wavesOpen.subscribe(this::tell);
    }

    private SideTabs tabs(PaneSlot place, ObjectProperty<String> chosen) {
        SideTabs made = new SideTabs(panesAt(place), FRONT.getOrDefault(place, List.of()), chosen.get());
        made.chosenProperty().subscribe(pane -> {
            chosen.set(pane.id());
            tell();
        });
        chosen.subscribe((_, id) -> panesAt(place).stream().filter(pane -> pane.id().equals(id)).findFirst()
            .ifPresentOrElse(made::choose, made::chooseFirst));
        return made;
    }

    public ObjectProperty<Workspace> nowProperty() {
        return now;
    }

    /// The tabs that share this place.
    SideTabs tabsAt(PaneSlot place) {
        return tabs.get(place);
    }

    /// The pane that has this place alone.
    Pane paneAt(PaneSlot place) {
        return panes.stream().filter(pane -> pane.place() == place).findFirst().orElseThrow();
    }

    /// The panes that share this place.
    List<Pane> panesAt(PaneSlot place) {
        return panes.stream().filter(pane -> pane.place() == place).toList();
    }

    /// Whether the waveforms are unfolded.
    static BooleanProperty wavesOpenProperty(SettingsModel settings) {
        return settings.flag(WAVES);
    }

    static DoubleProperty waveHeightProperty(SettingsModel settings) {
        return settings.number(WAVE_HEIGHT);
    }

    /// Gives the waveforms all of the window, or takes it back.
    public static void toggleTallWaves(SettingsModel settings) {
        DoubleProperty height = waveHeightProperty(settings);
        boolean tall = wavesOpenProperty(settings).get() && height.get() >= ALL_WAVES;
        wavesOpenProperty(settings).set(true);
        height.set(tall ? WAVE_HEIGHT.standard() : ALL_WAVES);
    }

    /// Whether all lanes of the time line are unfolded in a workspace.
    static BooleanProperty lanesProperty(SettingsModel settings, Workspace space) {
        return settings.flag(LANES.getOrDefault(space, LANES.get(Workspace.PLAY)));
    }

    /// Whether Analyse shows the chip, if the circuit runs.
    static BooleanProperty analyseChipProperty(SettingsModel settings) {
        return settings.flag(CHIP);
    }

    /// Whether the chip is shown in the workspace of the moment: what Play shows, Circuit always does, and
    /// Analyse has a choice of its own, for which the circuit must run.
    public static BooleanProperty chipProperty(SettingsModel settings) {
        ObjectProperty<Workspace> space = settings.property(Workspace.SHOWN);
        BooleanProperty runs = settings.panelOpenProperty();
        BooleanProperty here = analyseChipProperty(settings);
        BooleanProperty shown = new SimpleBooleanProperty();
        boolean[] reading = new boolean[1];
        Runnable read = () -> {
            reading[0] = true;
            shown.set(runs.get() && (space.get() != Workspace.ANALYSE || here.get()));
            reading[0] = false;
        };
        space.subscribe(read);
        runs.subscribe(read);
        here.subscribe(read);
        read.run();
        shown.subscribe((_, now) -> {
            if (reading[0]) {
                return;
            }
            if (space.get() == Workspace.ANALYSE) {
                here.set(now);
                runs.set(runs.get() || now);
            } else {
                runs.set(now);
            }
        });
        return shown;
    }

    /// The width of the right column of a workspace as it is now: that of Analyse is another one while the
    /// chip stands in it.
    static DoubleProperty columnProperty(SettingsModel settings, Workspace space) {
        boolean chip = space == Workspace.ANALYSE && settings.panelOpenProperty().get()
                && analyseChipProperty(settings).get();
        return settings.number(chip ? CHIP_COLUMN : COLUMNS.getOrDefault(space, Frame.SIDE_WIDTH));
    }

    /// Both widths of the column of Analyse, without the chip and with it.
    static List<DoubleProperty> analyseColumns(SettingsModel settings) {
        return List.of(settings.number(COLUMNS.get(Workspace.ANALYSE)), settings.number(CHIP_COLUMN));
    }

    /// Resets the workspace that is shown to its defaults.
    public void reset() {
        if (now.get() == Workspace.LEARN) {
            return;                              // it is one page
        }
        settings.property(LANES.get(now.get())).set(LANES.get(now.get()).standard());
        settings.property(COLUMNS.get(now.get())).set(COLUMNS.get(now.get()).standard());
        settings.property(Frame.SIDE).set(Frame.SIDE.standard());
        if (now.get() == Workspace.ANALYSE) {
            settings.property(CHIP).set(CHIP.standard());
            settings.property(CHIP_COLUMN).set(CHIP_COLUMN.standard());
        }
        if (now.get() == PaneSlot.WAVES.space()) {
            settings.property(WAVES).set(WAVES.standard());
            settings.property(WAVE_HEIGHT).set(WAVE_HEIGHT.standard());
        }
        tabs.forEach((place, at) -> {
            if (place.space() == now.get()) {
                at.chooseFirst();
            }
        });
    }

    private void asked(Pane pane, boolean shown) {
        if (telling) {
            return;
        }
        PaneSlot place = pane.place();
        Workspace before = now.get();
        if (place.isTab()) {
            if (shown) {
                tabs.get(place).choose(pane);
            } else if (tabs.get(place).chosenProperty().get() == pane) {
                tabs.get(place).chooseFirst();
            }
        } else if (place == PaneSlot.WAVES) {
            wavesOpen.set(shown);
        } else if (!shown) {
            now.set(Workspace.PLAY);
        }
        if (shown) {
            now.set(place.space());
            whenAsked.accept(pane);
        }
        tell();
        if (shown && now.get() != before) {
            whenMoved.accept(before);
        }
    }

    /// Runs a command that was chosen by its name: that of a pane brings it to the front also where the pane
    /// is shown already, which its key would fold away.
    public void run(Command command) {
        panes.stream()
            .filter(pane -> pane.shown().get()
                    && command.toggle().stream().anyMatch(toggle -> toggle == pane.shown()))
            .findFirst().ifPresentOrElse(pane -> asked(pane, true), command.action());
    }

    /// Lets `listener` bring a pane to where it can be seen, whenever one is asked for.
    void whenAsked(Consumer<Pane> listener) {
        whenAsked = listener;
    }

    /// Tells `listener` which workspace was left for a pane that was asked for.
    public void whenMoved(Consumer<Workspace> listener) {
        whenMoved = listener;
    }

    /// Tells the panes which of them are shown from the start. To be called once, when all of them stand in
    /// the window and the last game is on the board: some look at it as soon as they are shown.
    public void begin() {
        tell();
    }

    /// Says to all panes whether they are shown: first to those that are not any more.
    private void tell() {
        if (telling || tabs.size() < TABS.size()) {
            return;
        }
        telling = true;
        panes.stream().filter(pane -> !isShown(pane)).forEach(pane -> pane.shown().set(false));
        panes.stream().filter(this::isShown).forEach(pane -> pane.shown().set(true));
        telling = false;
    }

    private boolean isShown(Pane pane) {
        PaneSlot place = pane.place();
        return place.space() == now.get() && (place.isTab()
            ? tabs.get(place).chosenProperty().get() == pane
            : place != PaneSlot.WAVES || wavesOpen.get());
    }
}
