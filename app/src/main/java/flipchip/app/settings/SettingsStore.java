package flipchip.app.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import flipchip.engine.file.PlainFile;
import flipchip.engine.file.WholeFile;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;

/// Reads and writes [Settings] as JSON: an object `more` with the texts by their ids. Any thread, but one at
/// a time.
///
/// A file that is no JSON is set aside under the name `settings.json.damaged`, the defaults are used, and the
/// message says so: settings must never keep the program from starting. Names that are missing take their
/// default, unknown ones are kept. Earlier programs had those of [#BEFORE] beside `more`, under other names
/// and not as texts; they are read, and such a program reads what this one writes.
public final class SettingsStore {
    private static final int LONGEST = 1 << 20;
    private static final String VALUES = "more";

    /// The ids of what stood beside `more`, by the names there.
    private static final Map<String, String> BEFORE = Map.ofEntries(Map.entry("theme", Frame.THEME.id()),
        Map.entry("legalMoves", Frame.LEGAL_MOVES.id()), Map.entry("panelOpen", Frame.PANEL.id()),
        Map.entry("sideOpen", Frame.SIDE.id()), Map.entry("bothNetworks", Frame.BOTH_NETWORKS.id()),
        Map.entry("allWires", Frame.ALL_WIRES.id()), Map.entry("reducedMotion", Frame.REDUCED_MOTION.id()),
        Map.entry("blackLevel", "black"), Map.entry("whiteLevel", "white"),
        Map.entry("speed", Frame.SPEED.id()),
        Map.entry("sideWidth", Frame.SIDE_WIDTH.id()), Map.entry("windowWidth", Frame.WIDTH.id()),
        Map.entry("windowHeight", Frame.HEIGHT.id()));

    private final Path file;
    private final ObjectMapper json = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

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
            return new Loaded(read(values), Optional.empty());
        } catch (IOException | IllegalArgumentException e) {
            return damaged(e.getMessage().lines().findFirst().orElse(e.toString()));
        }
    }

    private static Settings read(ObjectNode file) {
        Map<String, String> values = new TreeMap<>();
        for (Map.Entry<String, JsonNode> entry : file.properties()) {
            String id = BEFORE.get(entry.getKey());
            if (id != null) {
                String text = text(entry.getValue());
                values.put(id, id.equals(Frame.THEME.id()) ? text.toLowerCase(Locale.ROOT) : text);
            }
        }
        for (Map.Entry<String, JsonNode> entry : file.path(VALUES).properties()) {
            values.put(entry.getKey(), text(entry.getValue()));
        }
        return new Settings(values);
    }

    private static String text(JsonNode value) {
        return value.isValueNode() ? value.asText() : value.toString();
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
        WholeFile.write(file, json.writeValueAsBytes(Map.of(VALUES, new TreeMap<>(settings.values()))));
    }
}
