package flipchip.app.engines.protocol;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.engine.io.ForeignProgram;

/// How another program is started. Immutable.
///
/// @param words       program and arguments, at least the program
/// @param folder      its working folder; ours if empty
/// @param environment variables it gets beside ours
public record Launch(List<String> words, Optional<Path> folder, Map<String, String> environment) {

    /// @throws IllegalArgumentException without a program
    public Launch {
        words = List.copyOf(words);
        environment = Map.copyOf(environment);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("no program is named");
        }
    }

    /// In our folder and environment.
    public static Launch of(List<String> words) {
        return new Launch(words, Optional.empty(), Map.of());
    }

    /// The parts of a command line; parts with spaces stand in double quotes.
    ///
    /// @throws IllegalArgumentException if a quote does not end
    public static List<String> words(String command) {
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

    Process start() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(words);
        folder.ifPresent(path -> builder.directory(path.toFile()));
        builder.environment().putAll(environment);
        return ForeignProgram.start(builder);
    }
}
