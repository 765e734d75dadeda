package flipchip.app.files.library;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import flipchip.app.files.format.GameFiles;
import flipchip.app.files.format.SavedGame;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.engine.notation.Transcript;

/// The user's saved games: files in folders, as other programs and the user see them too. One thread at a
/// time, not the screen's.
///
/// A file that has not changed since it was read is not read again. What is removed goes to the folder
/// `.removed`.
public final class GameLibrary {
    private static final Texts TEXTS = Texts.of("library");
    /// The folder of the games played here, relative to the root.
    public static final Path HISTORY = Path.of("History");
    private static final String REMOVED = ".removed";
    private static final int DEEPEST = 8;
    private static final int LONGEST_NAME = 80;

    private final Path root;
    private final Map<Path, Known> known = new HashMap<>();

    /// A file of the library.
    ///
    /// @param file  absolute
    /// @param folder names of the folders it lies in, from the root of the library; empty for the root itself
    /// @param game  its first game
    /// @param games how many games it holds
    /// @param words everything that can be searched, lower case
    public record Entry(Path file, Path folder, SavedGame game, int games, String words) {}

    /// What there is.
    ///
    /// @param folders  all, relative to the root, the root (an empty path) first
    /// @param entries  newest first
    /// @param problems files and folders that hold no game or cannot be read, for the user
    public record Content(List<Path> folders, List<Entry> entries, List<String> problems) {}

    /// @param entry   empty if there is a problem
    /// @param problem why the entry is missing; empty if it is not
    private record Known(long changed, long size, Optional<Entry> entry, String problem) {}

    /// @param root the library's folder, which need not exist yet
    public GameLibrary(Path root) {
        this.root = root;
    }

    /// Everything in the library.
    ///
    /// @throws IOException if the folder cannot be read
    public Content read() throws IOException {
        Files.createDirectories(root);
        List<Path> folders = new ArrayList<>();
        List<Path> files = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        Files.walkFileTree(root, Set.of(), DEEPEST, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                if (!folder.equals(root) && folder.getFileName().toString().startsWith(".")) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                folders.add(root.relativize(folder));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (GameFiles.hasEnding(file, GameFiles.TREE) || GameFiles.hasEnding(file, GameFiles.GGF)) {
                    files.add(file);
                    look(file, attributes);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException problem) throws IOException {
                if (file.equals(root)) {
                    throw problem;
                }
                problems.add(Reasons.named(root.relativize(file), Reasons.why(problem)));
                return FileVisitResult.CONTINUE;
            }
        });
        known.keySet().retainAll(files);
        return content(folders, files, problems);
    }

    private Content content(List<Path> folders, List<Path> files, List<String> problems) {
        folders.sort(Comparator.comparing(folder -> folder.toString().toLowerCase(Locale.ROOT)));
        files.sort(Comparator.comparing((Path file) -> known.get(file).changed()).reversed()
            .thenComparing(Path::toString));
        List<Entry> entries =
            files.stream().map(file -> known.get(file).entry()).flatMap(Optional::stream).toList();
        files.stream().map(file -> known.get(file).problem()).filter(problem -> !problem.isEmpty())
            .forEach(problems::add);
        return new Content(folders, entries, problems);
    }

    private void look(Path file, BasicFileAttributes attributes) {
        long changed = attributes.lastModifiedTime().toMillis();
        Known before = known.get(file);
        if (before == null || before.changed() != changed || before.size() != attributes.size()) {
            known.put(file, read(file, changed, attributes.size()));
        }
    }

    /// A file that cannot be read is tried again the next time.
    private Known read(Path file, long changed, long size) {
        Path name = root.relativize(file);
        try {
            List<SavedGame> games = GameFiles.read(file).games();
            return games.isEmpty()
                ? new Known(changed, size, Optional.empty(), TEXTS.get("library.no-game", name))
                : new Known(changed, size, Optional.of(new Entry(file, root.relativize(file.getParent()),
                    games.getFirst(), games.size(), words(file, games))), "");
        } catch (IOException e) {
            return new Known(changed, -1, Optional.empty(), Reasons.named(name, Reasons.why(e)));
        }
    }

    private static String words(Path file, List<SavedGame> games) {
        StringBuilder words = new StringBuilder(file.getFileName().toString());
        for (SavedGame game : games) {
            words.append(' ').append(game.title()).append(' ').append(game.info().result()).append(' ')
                .append(game.tree().comment()).append(' ').append(Transcript.print(game.game()));
        }
        return words.toString().toLowerCase(Locale.ROOT);
    }

    /// Saves `game` as a new file in `folder`.
    ///
    /// @param folder relative to the root
    /// @param name   without an ending; what file systems refuse is left out
    /// @return the file
    /// @throws IOException if it cannot be written
    public Path save(SavedGame game, Path folder, String name) throws IOException {
        Path file = free(inside(folder), allowed(name), GameFiles.TREE);
        GameFiles.write(game, file);
        return file;
    }

    /// Saves `game` in `folder`, in place of the same game as it stood earlier: one of the same players whose
    /// moves it goes on with.
    ///
    /// @return the file
    /// @throws IOException if it cannot be written
    public Path keep(SavedGame game, Path folder, String name) throws IOException {
        Optional<Entry> earlier = read().entries().stream()
            .filter(entry -> entry.folder().equals(folder) && isEarlier(entry.game(), game)).findFirst();
        if (earlier.isEmpty()) {
            Files.createDirectories(inside(folder));
            return save(game, folder, name);
        }
        SavedGame old = earlier.get().game();
        GameFiles.write(game.withInfo(game.info().withDate(old.info().date())), earlier.get().file());
        return earlier.get().file();
    }

    private static boolean isEarlier(SavedGame old, SavedGame now) {
        return old.info().black().equals(now.info().black()) && old.info().white().equals(now.info().white())
                && old.game().isPrefixOf(now.game());
    }

    /// Makes a folder.
    ///
    /// @return its path relative to the root
    /// @throws IOException if the name cannot be used; the message is for the user
    public Path makeFolder(Path parent, String name) throws IOException {
        String clean = allowed(name);
        if (clean.isEmpty()) {
            throw new IOException(TEXTS.get("library.bad-name", name));
        }
        Path folder = inside(parent).resolve(clean);
        Files.createDirectories(folder);
        return root.relativize(folder);
    }

    /// Moves a game to another folder.
    ///
    /// @throws IOException if it cannot be moved
    public void move(Entry entry, Path folder) throws IOException {
        String[] name = nameAndEnding(entry.file());
        Path target = inside(folder);
        if (!target.equals(entry.file().getParent())) {
            Files.createDirectories(target);
            Files.move(entry.file(), free(target, name[0], name[1]));
        }
    }

    /// Takes a game out of the library, into the folder `.removed`.
    ///
    /// @throws IOException if it cannot be moved
    public void remove(Entry entry) throws IOException {
        String[] name = nameAndEnding(entry.file());
        Files.createDirectories(root.resolve(REMOVED));
        Files.move(entry.file(), free(root.resolve(REMOVED), name[0], name[1]));
    }

    /// @throws IOException if the folder is outside the library
    private Path inside(Path folder) throws IOException {
        Path path = root.resolve(folder).normalize();
        if (!path.startsWith(root.normalize())) {
            throw new IOException(TEXTS.get("library.bad-name", folder));
        }
        return path;
    }

    /// What file systems do not refuse of `name`, without an ending; may be empty.
    static String allowed(String name) {
        String clean =
            Normalizer.normalize(name, Normalizer.Form.NFC).replaceAll("[^\\p{L}\\p{M}\\p{N} ,._–-]", " ")
                .replaceAll("\\s+", " ").replaceAll("^[ .]+", "").strip();
        boolean splits =
            clean.length() > LONGEST_NAME && Character.isLowSurrogate(clean.charAt(LONGEST_NAME));
        return clean.substring(0, Math.min(clean.length(), LONGEST_NAME - (splits ? 1 : 0))).strip();
    }

    private static String[] nameAndEnding(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return new String[] {name.substring(0, dot), name.substring(dot)};
    }

    private static Path free(Path folder, String name, String ending) {
        String base = name.isEmpty() ? TEXTS.get("library.game") : name;
        Path file = folder.resolve(base + ending);
        for (int i = 2; Files.exists(file); i++) {
            file = folder.resolve(base + " " + i + ending);
        }
        return file;
    }
}
