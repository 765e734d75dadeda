package flipchip.app.kit.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class SettingsKeeperTest {
    private static final Setting<Boolean> SWITCH = Setting.flag("switch", "test", false);

    @TempDir
    private Path folder;
    private final Queue<Runnable> afterPause = new ArrayDeque<>();
    private final List<IOException> problems = new CopyOnWriteArrayList<>();
    private final SettingsModel model = new SettingsModel(Settings.DEFAULT);

    private SettingsKeeper keeper(SettingsStore store) {
        return keeper(store, Settings.DEFAULT, model);
    }

    private SettingsKeeper keeper(SettingsStore store, Settings read, SettingsModel settings) {
        SettingsKeeper keeper =
            new SettingsKeeper(store, read, settings::now, afterPause::add, problems::add);
        settings.addListener(keeper::changed);
        return keeper;
    }

    @Test
    void twoProgramsKeepEachOthersChanges() throws IOException {
        SettingsStore store = new SettingsStore(folder.resolve("settings.json"));
        Settings first = Settings.DEFAULT.with(Frame.SPEED, 2.0).with(Frame.THEME, ThemeChoice.DARK);
        store.save(Settings.DEFAULT, first);
        SettingsModel other = new SettingsModel(store.load().settings());
        SettingsModel mine = new SettingsModel(store.load().settings());
        try (SettingsKeeper _ = keeper(store, first, mine)) {
            try (SettingsKeeper _ = keeper(store, first, other)) {
                other.themeProperty().set(ThemeChoice.LIGHT);
                other.allWiresProperty().set(true);
                mine.allWiresProperty();
                mine.speedProperty().set(3);
                afterPause.remove().run();
            }
            mine.property(SWITCH).set(true);
        }
        Settings saved = store.load().settings();
        assertEquals(3, saved.get(Frame.SPEED));
        assertEquals(ThemeChoice.LIGHT, saved.get(Frame.THEME));
        assertTrue(saved.get(Frame.ALL_WIRES));
        assertTrue(saved.get(SWITCH));
    }

    @Test
    @Timeout(60)
    void whatIsAsAtFirstAgainIsSavedToo() {
        SettingsStore store = new SettingsStore(folder.resolve("settings.json"));
        try (SettingsKeeper _ = keeper(store)) {
            model.allWiresProperty().set(true);
            afterPause.remove().run();
            while (!store.load().settings().get(Frame.ALL_WIRES) && !Thread.interrupted()) {
                Thread.onSpinWait();
            }
            model.allWiresProperty().set(false);
        }
        assertFalse(store.load().settings().get(Frame.ALL_WIRES));
    }

    @Test
    void aFileThatIsGoneGetsAllSettingsAgain() throws IOException {
        SettingsStore store = new SettingsStore(folder.resolve("settings.json"));
        Settings first = Settings.DEFAULT.with(Frame.SPEED, 2.0);
        store.save(Settings.DEFAULT, first);
        SettingsModel mine = new SettingsModel(first);
        try (SettingsKeeper _ = keeper(store, first, mine)) {
            mine.allWiresProperty().set(true);
            Files.delete(folder.resolve("settings.json"));
        }
        assertEquals(first.with(Frame.ALL_WIRES, true), store.load().settings());
    }

    @Test
    void severalChangesAreSavedOnceAfterThePause() {
        SettingsStore store = new SettingsStore(folder.resolve("settings.json"));
        try (SettingsKeeper _ = keeper(store)) {
            model.legalMovesProperty().set(false);
            model.speedProperty().set(2);
            model.property(SWITCH).set(true);

            assertEquals(1, afterPause.size());
            assertFalse(Files.exists(folder.resolve("settings.json")));
            afterPause.remove().run();
        }
        Settings saved = store.load().settings();
        assertFalse(saved.get(Frame.LEGAL_MOVES));
        assertEquals(2, saved.get(Frame.SPEED));
        assertEquals("true", saved.values().get("switch"));
        assertFalse(Files.exists(folder.resolve("settings.json.new")));
    }

    @Test
    void whatChangedLastIsSavedWhenTheProgramEnds() {
        SettingsStore store = new SettingsStore(folder.resolve("settings.json"));
        try (SettingsKeeper _ = keeper(store)) {
            model.allWiresProperty().set(true);
        }
        assertTrue(store.load().settings().get(Frame.ALL_WIRES));
    }

    @Test
    void aFolderThatCannotBeWrittenIsReportedAndNothingElseHappens() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        try (SettingsKeeper _ = keeper(new SettingsStore(file.resolve("settings.json")))) {
            model.allWiresProperty().set(true);
        }
        assertEquals(1, problems.size());
    }

    @Test
    @Timeout(60)
    void aFullDiskIsToldOnceUntilThereIsRoomAgain() throws IOException {
        Path place = folder.resolve("config");
        Path inTheWay = Files.writeString(place, "");
        try (SettingsKeeper _ = keeper(new SettingsStore(place.resolve("settings.json")))) {
            save(2);
            save(3);
            waitForProblem();
            Files.delete(inTheWay);
            save(1);
        }
        assertTrue(Files.exists(place.resolve("settings.json")));
        assertEquals(1, problems.size());
    }

    private void waitForProblem() {
        while (problems.isEmpty() && !Thread.interrupted()) {
            Thread.onSpinWait();
        }
    }

    private void save(int speed) {
        model.speedProperty().set(speed);
        afterPause.remove().run();
    }
}
