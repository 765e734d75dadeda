package flipchip.app;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Files of games, lessons and circuits as the arguments of the program: what the desktop hands over when
/// such files are opened there.
final class FileArgument {
    private static final Pattern ENDING = Pattern.compile(".+\\.(ggf|sgf|obf|wtb|txt|pgn|lesson|v|sv)");

    private FileArgument() {}

    /// The files that `arguments` mean; none if any of them is a command.
    static List<Path> all(String... arguments) {
        List<Path> files = Stream.of(arguments).map(FileArgument::of).flatMap(Optional::stream).toList();
        return files.size() == arguments.length ? files : List.of();
    }

    /// The file that `argument` means: an address `file:`, or a path with a folder in it or with an ending of
    /// these. Anything else is a command.
    static Optional<Path> of(String argument) {
        try {
            if (argument.startsWith("file:")) {
                return Optional
                    .of(Path.of(URI.create(argument.replaceFirst("^file://localhost/", "file:///"))));
            }
            Path path = Path.of(argument);
            boolean named = path.getNameCount() > 1 || path.isAbsolute()
                    || ENDING.matcher(argument.toLowerCase(Locale.ROOT)).matches();
            return Optional.of(path).filter(_ -> named && !argument.startsWith("-"));
        } catch (IllegalArgumentException | FileSystemNotFoundException _) {
            return Optional.empty();
        }
    }
}
