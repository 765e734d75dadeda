package flipchip.app.kit.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
        Settings changed = Settings.DEFAULT.with(Frame.THEME, ThemeChoice.DARK).with(Frame.SPEED, 2.5)
            .with(Frame.PANEL, false).with("sound", "false").with("of another program", "as it is");
        SettingsStore store = new SettingsStore(file());

        store.save(Settings.DEFAULT, changed);

        assertEquals(new SettingsStore.Loaded(changed, Optional.empty()), store.load());
    }

    @Test
    void withoutAFileTheDefaultsAreUsedAndNothingIsSaid() {
        assertEquals(new SettingsStore.Loaded(Settings.DEFAULT, Optional.empty()),
            new SettingsStore(file()).load());
    }

    @Test
    void missingNamesTakeTheirDefaultAndUnknownOnesAreIgnored() throws IOException {
        write("{\"theme\": \"LIGHT\", \"colourOfTheSky\": 3}");

        Settings read = new SettingsStore(file()).load().settings();

        assertEquals(ThemeChoice.LIGHT, read.get(Frame.THEME));
        assertEquals(Frame.WIDTH.standard(), read.get(Frame.WIDTH));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[1]", "nonsense"})
    void aDamagedFileIsSetAsideWithAMessage(String text) throws IOException {
        write(text);

        SettingsStore.Loaded loaded = new SettingsStore(file()).load();

        assertEquals(Settings.DEFAULT, loaded.settings());
        assertTrue(loaded.problem().orElseThrow().contains(file().toString()), loaded.toString());
        assertEquals(text, Files.readString(file().resolveSibling("settings.json.damaged")));
    }

    @Test
    void theMessageAboutADamagedFileNamesTheLineInTheUsersLanguage() throws IOException {
        Locale before = Locale.getDefault(Locale.Category.DISPLAY);
        write("{\n\"theme\" LIGHT}");
        try {
            Locale.setDefault(Locale.Category.DISPLAY, Locale.GERMAN);
            assertEquals(
                "Die Einstellungen in " + file() + " (Zeile 2) sind beschädigt. Die Datei wurde in " + file()
                    + ".damaged umbenannt. Es gelten die Standardeinstellungen.",
                new SettingsStore(file()).load().problem().orElseThrow());
        } finally {
            Locale.setDefault(Locale.Category.DISPLAY, before);
        }
    }

    @Test
    void aSecondDamagedFileDoesNotReplaceTheFirst() throws IOException {
        for (String text : List.of("one", "two", "three")) {
            write(text);
            new SettingsStore(file()).load();
        }

        for (String name : List.of("damaged one", "damaged2 two", "damaged3 three")) {
            String[] part = name.split(" ");
            assertEquals(part[1], Files.readString(file().resolveSibling("settings.json." + part[0])));
        }
    }

    /// An unreadable file may become readable later, or to another program.
    @Test
    void aFileThatCannotBeReadIsNotWrittenOver() throws IOException {
        Files.createDirectories(file());
        assertTrue(new SettingsStore(file()).load().problem().isPresent());
        assertThrows(IOException.class,
            () -> new SettingsStore(file()).save(Settings.DEFAULT, Settings.DEFAULT.with(Frame.SPEED, 2.0)));
        assertTrue(Files.isDirectory(file()));
    }

    @Test
    void aFileThatWasDamagedMeanwhileIsSetAsideAndWrittenWhole() throws IOException {
        write("nonsense");
        Settings before = Settings.DEFAULT.with(Frame.SPEED, 2.0);
        new SettingsStore(file()).save(before, before.with(Frame.PANEL, false));
        assertEquals(before.with(Frame.PANEL, false), new SettingsStore(file()).load().settings());
        assertEquals("nonsense", Files.readString(file().resolveSibling("settings.json.damaged")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"speed\": 1000", "\"speed\": \"fast\"", "\"speed\": null", "\"speed\": [1]",
        "\"more\": {\"speed\": \"NaN\"}"})
    void aWrongValueCostsThatSettingAloneAndIsNamed(String wrong) throws IOException {
        write("{\"theme\": \"DARK\", \"windowWidth\": 800, " + wrong + "}");

        SettingsStore.Loaded loaded = new SettingsStore(file()).load();
        SettingsModel model = new SettingsModel(loaded.settings());
        List<String> problems = new ArrayList<>();
        double speed = model.speedProperty().get();
        model.onProblem(problems::add);

        assertEquals(Optional.empty(), loaded.problem());
        assertEquals(1, speed);
        assertEquals(1, problems.size());
        assertTrue(problems.getFirst().contains("speed"), problems.getFirst());
        assertEquals(ThemeChoice.DARK, model.themeProperty().get());
        assertEquals(800, model.property(Frame.WIDTH).get());
        assertEquals(1, problems.size());
    }

    @Test
    void aValueFoundWrongLaterIsNamedAsOnTheSettingsPage() {
        SettingsModel model = new SettingsModel(Settings.DEFAULT.with("theme", "pink"));
        List<String> problems = new ArrayList<>();
        model.onProblem(problems::add);
        assertEquals(List.of(), problems);

        assertEquals(ThemeChoice.SYSTEM, model.themeProperty().get());

        assertTrue(problems.getFirst().contains("Theme") && problems.getFirst().contains("pink"),
            problems.toString());
    }
}
