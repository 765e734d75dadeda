package flipchip.app.engines.arena;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import flipchip.app.engines.protocol.Launch;
import flipchip.app.kit.text.Texts;

/// A program the user registered: an engine that speaks the NBoard protocol.
///
/// @param name    what the user calls it; unique, not empty, no tab
/// @param command program and arguments, as on a command line; parts with spaces stand in double quotes
/// @param depth   how many plies it is asked to search, 1..60
/// @param folder  its working folder; ours if empty; no tab
record Program(String name, String command, int depth, String folder) {
    private static final Texts TEXTS = Texts.of("arena");
    static final int LEAST_DEPTH = 1;
    static final int MOST_DEPTH = 60;

    /// @throws IllegalArgumentException saying in the user's language what is wrong, if something is
    Program {
        if (name.isBlank()) {
            throw wrong("name");
        }
        if (hasTab(name) || hasTab(folder)) {
            throw wrong("tab");
        }
        if (depth < LEAST_DEPTH || depth > MOST_DEPTH) {
            throw wrong("depth", LEAST_DEPTH, MOST_DEPTH, depth);
        }
        if (command.chars().filter(sign -> sign == '"').count() % 2 != 0) {
            throw wrong("quote", command);
        }
        if (Launch.words(command).isEmpty()) {
            throw wrong("command");
        }
    }

    private static boolean hasTab(String text) {
        return text.contains("\t") || text.contains("\n");
    }

    private static IllegalArgumentException wrong(String what, Object... values) {
        return new IllegalArgumentException(TEXTS.get("program.wrong." + what, values));
    }

    /// How it is started.
    Launch launch() {
        return new Launch(Launch.words(command),
            folder.isEmpty() ? Optional.empty() : Optional.of(Path.of(folder)), Map.of());
    }

    /// One line of the settings.
    String line() {
        return name + "\t" + depth + "\t" + command.replaceAll("[\n\t]", " ")
            + (folder.isEmpty() ? "" : "\t" + folder);
    }

    /// The program a line of the settings tells, if it is one.
    static Optional<Program> parse(String line) {
        String[] parts = line.split("\t", 4);
        try {
            return parts.length < 3
                ? Optional.empty()
                : Optional.of(new Program(parts[0], parts[2], Integer.parseInt(parts[1]),
                    parts.length < 4 ? "" : parts[3]));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
