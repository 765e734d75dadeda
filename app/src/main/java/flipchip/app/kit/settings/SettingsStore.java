package flipchip.app.kit.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;

/// Reads and writes [Settings] as JSON: an object `more` with the texts by their ids. Any thread, but one at
/// a time.
///
/// A file that is not JSON is set aside under a name such as `settings.json.damaged`; one that cannot be read
/// stays. The defaults are used, and the message says so: settings must never keep the program from starting.
/// Names that are missing take their default, unknown ones are kept. Earlier programs had those of [#BEFORE]
/// beside `more`, under other names and not as texts; they are read, and such a program reads what this one
/// writes.
public final class SettingsStore {
    private static final Texts TEXTS = Texts.of("settings");
    private static final int LONGEST = 1 << 20;
    private static final String VALUES = "more";

    /// The ids of what stood beside `more`, by the names there.
    private static final Map<String, String> BEFORE = Map.ofEntries(Map.entry("theme", Frame.THEME.id()),
        Map.entry("legalMoves", Frame.LEGAL_MOVES.id()), Map.entry("panelOpen", Frame.PANEL.id()),
        Map.entry("sideOpen", Frame.SIDE.id()), Map.entry("bothNetworks", Frame.BOTH_NETWORKS.id()),
        Map.entry("allWires", Frame.ALL_WIRES.id()), Map.entry("reducedMotion", Frame.REDUCED_MOTION.id()),
        Map.entry("blackLevel", "black"), Map.entry("whiteLevel", "white"),
        Map.entry("speed", Frame.SPEED.id()), Map.entry("sideWidth", Frame.SIDE_WIDTH.id()),
        Map.entry("windowWidth", Frame.WIDTH.id()), Map.entry("windowHeight", Frame.HEIGHT.id()));

    private final Path file;
    private final ObjectMapper json = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    /// What was read.
    ///
    /// @param settings the settings to use
    /// @param problem  what the user should know, if the file was damaged or could not be read
    public record Loaded(Settings settings, Optional<String> problem) {}

    public SettingsStore(Path file) {
        this.file = file;
    }

    /// The file in the folder where this operating system wants programs to keep their settings.
    public static SettingsStore ofUser() {
        return new SettingsStore(UserFolders.config().resolve("settings.json"));
    }

    public Loaded load() {
        try {
            return new Loaded(there().orElse(Settings.DEFAULT), Optional.empty());
        } catch (JsonProcessingException e) {
            return new Loaded(Settings.DEFAULT, Optional.of(setAside(e)));
        } catch (IOException e) {
            return new Loaded(Settings.DEFAULT, Optional.of(TEXTS.get("file.unread", Reasons.told(e))));
        }
    }

    /// What the file holds; empty if there is none.
    ///
    /// @throws JsonProcessingException if it holds something else
    /// @throws IOException             if it cannot be read
    private Optional<Settings> there() throws IOException {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        if (json.readTree(RegularFile.read(file, LONGEST)) instanceof ObjectNode values) {
            return Optional.of(read(values));
        }
        throw new JsonParseException(null, "it holds no JSON object");
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

    private String setAside(JsonProcessingException problem) {
        Object place = problem.getLocation() == null
            ? file
            : TEXTS.get("file.line", file, problem.getLocation().getLineNr());
        try {
            return TEXTS.get("file.damaged", place, AtomicFile.setAside(file));
        } catch (IOException e) {
            return TEXTS.get("file.stays", place, Reasons.why(e));
        }
    }

    /// Writes what changed from `before`, which the file once held, to `now` over what it holds by now:
    /// another program may have saved its own changes. A file that is gone, or damaged and set aside, gets
    /// all of `now`. Writes whole or not at all, also if the power fails, creating the folder if needed.
    ///
    /// @throws IOException if it cannot be read or written; the file that was there stays as it was
    public void save(Settings before, Settings now) throws IOException {
        Optional<Settings> there;
        try {
            there = there();
        } catch (JsonProcessingException e) {
            setAside(e);
            there = Optional.empty();
        }
        Settings settings = there.orElse(before).withChanges(before, now);
        if (!there.equals(Optional.of(settings))) {
            AtomicFile.write(file, json.writeValueAsBytes(Map.of(VALUES, new TreeMap<>(settings.values()))));
        }
    }
}
