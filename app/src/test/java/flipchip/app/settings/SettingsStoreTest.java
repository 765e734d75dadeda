package flipchip.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsStoreTest {
    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("deeper/settings.json");
    }

    private void write(String text) throws IOException {
        Files.createDirectories(file().getParent());
        Files.writeString(file(), text);
    }

    @Test
    void whatWasSavedIsRead() throws IOException {
        Settings changed = new Settings(ThemeChoice.DARK, false, false, true, true, true, true, 7, 0, 2.5, 300, 800, 600,
            Map.of("sound", "false"));
        SettingsStore store = new SettingsStore(file());

        store.save(changed);

        assertEquals(new SettingsStore.Loaded(changed, Optional.empty()), store.load());
    }

    @Test
    void withoutAFileTheDefaultsAreUsedAndNothingIsSaid() {
        assertEquals(new SettingsStore.Loaded(Settings.DEFAULT, Optional.empty()), new SettingsStore(file()).load());
    }

    @Test
    void missingNamesTakeTheirDefaultAndUnknownOnesAreIgnored() throws IOException {
        write("{\"theme\": \"LIGHT\", \"colourOfTheSky\": 3}");

        Settings read = new SettingsStore(file()).load().settings();

        assertEquals(ThemeChoice.LIGHT, read.theme());
        assertEquals(Settings.DEFAULT.windowWidth(), read.windowWidth());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[1]", "nonsense", "{\"speed\": 1000}", "{\"theme\": \"PINK\"}",
        "{\"theme\": null}", "{\"speed\": \"fast\"}", "{\"windowWidth\": null}"})
    void aDamagedFileIsSetAsideWithAMessage(String text) throws IOException {
        write(text);

        SettingsStore.Loaded loaded = new SettingsStore(file()).load();

        assertEquals(Settings.DEFAULT, loaded.settings());
        assertTrue(loaded.problem().orElseThrow().contains(file().toString()), loaded.toString());
        assertEquals(text, Files.readString(file().resolveSibling("settings.json.damaged")));
    }

    @Test
    @Timeout(60)
    @DisabledOnOs(OS.WINDOWS)
    void aPipeOrADeviceInPlaceOfTheFileHoldsNothingUp() throws Exception {
        Files.createDirectories(file().getParent());
        assertEquals(0, new ProcessBuilder("mkfifo", file().toString()).start().waitFor());
        assertEquals(Settings.DEFAULT, new SettingsStore(file()).load().settings());

        Files.deleteIfExists(file());
        Files.createSymbolicLink(file(), Path.of("/dev/zero"));
        SettingsStore.Loaded loaded = new SettingsStore(file()).load();
        assertEquals(Settings.DEFAULT, loaded.settings());
        assertTrue(loaded.problem().orElseThrow().contains("no regular file"), loaded.toString());
    }
}
