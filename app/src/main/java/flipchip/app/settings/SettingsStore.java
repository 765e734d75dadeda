package flipchip.app.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import flipchip.engine.file.PlainFile;
import flipchip.engine.file.WholeFile;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;

/// Reads and writes [Settings] as JSON. Any thread, but one at a time.
///
/// A file that cannot be read is set aside under the name `settings.json.damaged`, the defaults are used,
/// and the message says so: settings must never keep the program from starting. Names that are missing
/// take their default, unknown ones are ignored, so older and newer versions share a file.
public final class SettingsStore {
    private static final int LONGEST = 1 << 20;

    private final Path file;
    private final ObjectMapper json = new ObjectMapper()
        .enable(SerializationFeature.INDENT_OUTPUT)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);

    /// What was read.
    ///
    /// @param settings the settings to use
    /// @param problem  what the user should know, if the file was damaged
    public record Loaded(Settings settings, Optional<String> problem) {}

    public SettingsStore(Path file) {
        this.file = file;
    }

    /// The file in the folder where this operating system wants programs to keep their settings.
    public static SettingsStore ofUser() {
        return new SettingsStore(UserFolders.config().resolve("settings.json"));
    }

    public Loaded load() {
        if (!Files.exists(file)) {
            return new Loaded(Settings.DEFAULT, Optional.empty());
        }
        try {
            JsonNode read = json.readTree(PlainFile.read(file, LONGEST));
            if (!(read instanceof ObjectNode values)) {
                return damaged("it holds no JSON object");
            }
            ObjectNode all = json.valueToTree(Settings.DEFAULT);
            all.setAll(values);
            return new Loaded(json.treeToValue(all, Settings.class), Optional.empty());
        } catch (IOException | IllegalArgumentException e) {
            return damaged(e.getMessage().lines().findFirst().orElse(e.toString()));
        }
    }

    private Loaded damaged(String reason) {
        Path aside = file.resolveSibling(file.getFileName() + ".damaged");
        String kept;
        try {
            Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
            kept = "it was kept as " + aside;
        } catch (IOException e) {
            kept = "it could not be set aside (" + e.getMessage() + ")";
        }
        return new Loaded(Settings.DEFAULT, Optional.of(
            "The settings in " + file + " could not be read (" + reason + "); " + kept
                + " and the defaults are used."));
    }

    /// Writes the file whole or not at all, also if the power fails, creating its folder if needed.
    ///
    /// @throws IOException if it cannot be written; the file that was there stays as it was
    public void save(Settings settings) throws IOException {
        WholeFile.write(file, json.writeValueAsBytes(settings));
    }
}
