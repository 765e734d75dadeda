package flipchip.app.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A program the user registered: an engine that speaks the NBoard protocol.
///
/// @param name    what the user calls it; unique, not empty, no tab
/// @param command program and arguments, as on a command line; parts with spaces stand in double quotes
/// @param depth   how many plies it is asked to search, 1..60
record Program(String name, String command, int depth) {
    static final int LEAST_DEPTH = 1;
    static final int MOST_DEPTH = 60;

    /// @throws IllegalArgumentException saying what is wrong, if something is
    Program {
        if (name.isBlank() || name.contains("\t") || name.contains("\n")) {
            throw new IllegalArgumentException("name '" + name + "'");
        }
        if (depth < LEAST_DEPTH || depth > MOST_DEPTH) {
            throw new IllegalArgumentException("depth " + depth);
        }
        if (words(command).isEmpty()) {
            throw new IllegalArgumentException("command '" + command + "'");
        }
    }

    /// The parts of the command line.
    List<String> words() {
        return words(command);
    }

    private static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean quoted = false;
        boolean begun = false;
        for (char sign : (command.strip() + " ").toCharArray()) {
            if (sign == '"') {
                quoted = !quoted;
                begun = true;
            } else if (Character.isWhitespace(sign) && !quoted) {
                if (begun) {
                    words.add(word.toString());
                }
                word.setLength(0);
                begun = false;
            } else {
                word.append(sign);
                begun = true;
            }
        }
        if (quoted) {
            throw new IllegalArgumentException("a quote that does not end in '" + command + "'");
        }
        return words;
    }

    /// One line of the settings.
    String line() {
        return name + "\t" + depth + "\t" + command.replace('\n', ' ');
    }

    /// The program a line of the settings tells, if it is one.
    static Optional<Program> parse(String line) {
        String[] parts = line.split("\t", 3);
        try {
            return parts.length < 3 ? Optional.empty()
                : Optional.of(new Program(parts[0], parts[2], Integer.parseInt(parts[1])));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
