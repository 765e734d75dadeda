package flipchip.app.settings;

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
        SettingsKeeper keeper = new SettingsKeeper(store, model::now, afterPause::add, problems::add);
        model.addListener(keeper::changed);
        return keeper;
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
        while (problems.isEmpty()) {
            Thread.onSpinWait();
        }
    }

    private void save(int speed) {
        model.speedProperty().set(speed);
        afterPause.remove().run();
    }
}
