package flipchip.app.shell;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/// The dialogs of the operating system, over a window. They open where the last one of the same use was left:
/// what is saved does not go where games were imported from.
public final class WindowFileDialogs implements FileDialogs {
    private final Supplier<Window> owner;
    private final Map<Use, Path> folders = new EnumMap<>(Use.class);

    /// What a dialog is for.
    enum Use {
        OPEN, SAVE
    }

    /// @param owner the window in front of which the dialogs open
    public WindowFileDialogs(Supplier<Window> owner) {
        this.owner = owner;
    }

    @Override
    public Optional<Path> open(String title, List<Kind> kinds) {
        return remember(Use.OPEN, chooser(title, kinds, Use.OPEN).showOpenDialog(owner.get()));
    }

    @Override
    public List<Path> openSeveral(String title, List<Kind> kinds) {
        List<File> files = chooser(title, kinds, Use.OPEN).showOpenMultipleDialog(owner.get());
        return files == null
            ? List.of()
            : files.stream().flatMap(file -> remember(Use.OPEN, file).stream()).toList();
    }

    @Override
    public Optional<Path> save(String title, String suggested, List<Kind> kinds) {
        FileChooser chooser = chooser(title, kinds, Use.SAVE);
        int usual = IntStream.range(0, kinds.size()).filter(i -> kinds.get(i).fits(Path.of(suggested)))
            .findFirst().orElse(0);
        chooser.setSelectedExtensionFilter(chooser.getExtensionFilters().get(usual));
        String name = suggested;
        while (true) {
            chooser.setInitialFileName(name);
            Optional<Path> typed = remember(Use.SAVE, chooser.showSaveDialog(owner.get()));
            int selected = chooser.getExtensionFilters().indexOf(chooser.getSelectedExtensionFilter());
            Kind chosen = kinds.get(selected < 0 ? usual : selected);
            Optional<Path> target = typed.map(file -> withEnding(file, kinds, chosen, suggested));
            if (target.equals(typed) || !Files.exists(target.get())) {
                return target;
            }
            // the dialog has asked about another name: with the whole one it asks about what is there
            name = target.get().getFileName().toString();
            folder(Use.SAVE).ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
        }
    }

    @Override
    public Optional<Path> folder(String title) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(title);
        folder(Use.OPEN).ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
        Optional<Path> chosen = Optional.ofNullable(chooser.showDialog(owner.get())).map(File::toPath);
        chosen.ifPresent(folder -> folders.put(Use.OPEN, folder));
        return chosen;
    }

    private FileChooser chooser(String title, List<Kind> kinds, Use use) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        folder(use).ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
        for (Kind kind : kinds) {
            List<String> patterns = kind.endings().stream()
                .flatMap(end -> end.equals("*")
                    ? Stream.of("*")
                    : Stream.of("*." + end, "*." + end.toUpperCase(Locale.ROOT)))
                .toList();
            chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(kind.name(), patterns));
        }
        return chooser;
    }

    /// Where a dialog begins; empty for the system's choice.
    Optional<Path> folder(Use use) {
        return Optional.ofNullable(folders.get(use)).filter(Files::isDirectory);
    }

    Optional<Path> remember(Use use, File file) {
        if (file == null) {
            return Optional.empty();
        }
        folders.put(use, file.toPath().toAbsolutePath().getParent());
        return Optional.of(file.toPath());
    }

    /// Some dialogs give back just what was typed, and leave the suggested name as it is where another kind
    /// was chosen.
    static Path withEnding(Path file, List<Kind> kinds, Kind chosen, String suggested) {
        String name = file.getFileName().toString();
        String ending = "." + chosen.endings().getFirst();
        if (kinds.stream().noneMatch(kind -> kind.fits(file))) {
            return file.resolveSibling(name + ending);
        }
        boolean left = name.equals(suggested) && !chosen.fits(file) && !chosen.endings().contains("*");
        return left ? file.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ending) : file;
    }
}
