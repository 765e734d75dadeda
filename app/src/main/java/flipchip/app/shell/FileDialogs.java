package flipchip.app.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Asks the user for files and folders. FX thread only; a call returns when the user has answered.
///
/// The reply is not checked: a file that is to be opened may be gone, one that is to be saved may
/// not be writable. That an existing file may be overwritten has been asked already.
public interface FileDialogs {

    /// A kind of file, by the end of its name.
    ///
    /// @param name    what the user reads: "PNG picture"
    /// @param endings without the dot, lower case, the first one the usual: `["png"]`; `["*"]` for any file
    record Kind(String name, List<String> endings) {
        /// @throws IllegalArgumentException without an ending
        public Kind {
            if (endings.isEmpty()) {
                throw new IllegalArgumentException("a kind of file without an ending: " + name);
            }
            endings = List.copyOf(endings);
        }

        public static Kind of(String name, String... endings) {
            return new Kind(name, List.of(endings));
        }

        /// Whether `file` has one of the endings, in whatever case.
        public boolean fits(Path file) {
            String last = file.getFileName().toString().toLowerCase(Locale.ROOT);
            return endings.stream().anyMatch(ending -> ending.equals("*") || last.endsWith("." + ending));
        }
    }

    /// One file to read; empty if the user thought better of it.
    ///
    /// @param kinds at least one, the first one chosen to begin with
    Optional<Path> open(String title, List<Kind> kinds);

    /// Files to read; empty if the user thought better of it.
    List<Path> openSeveral(String title, List<Kind> kinds);

    /// A file to write. A name without an ending of any kind has got that of the kind chosen.
    ///
    /// @param suggested name of the file, with its ending
    Optional<Path> save(String title, String suggested, List<Kind> kinds);

    /// A folder that exists.
    Optional<Path> folder(String title);

    /// Dialogs for a window without a user: all are cancelled.
    static FileDialogs none() {
        return new FileDialogs() {
            @Override
            public Optional<Path> open(String title, List<Kind> kinds) {
                return Optional.empty();
            }

            @Override
            public List<Path> openSeveral(String title, List<Kind> kinds) {
                return List.of();
            }

            @Override
            public Optional<Path> save(String title, String suggested, List<Kind> kinds) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> folder(String title) {
                return Optional.empty();
            }
        };
    }
}
