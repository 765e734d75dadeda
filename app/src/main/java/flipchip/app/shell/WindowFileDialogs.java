package flipchip.app.shell;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/// The dialogs of the operating system, over a window. They open where the last one was left.
public final class WindowFileDialogs implements FileDialogs {
    private final Supplier<Window> owner;
    private Optional<Path> lastFolder = Optional.empty();

    /// @param owner the window in front of which the dialogs open
    public WindowFileDialogs(Supplier<Window> owner) {
        this.owner = owner;
    }

    @Override
    public Optional<Path> open(String title, List<Kind> kinds) {
        return remember(chooser(title, kinds).showOpenDialog(owner.get()));
    }

    @Override
    public List<Path> openSeveral(String title, List<Kind> kinds) {
        List<File> files = chooser(title, kinds).showOpenMultipleDialog(owner.get());
        return files == null ? List.of() : files.stream().flatMap(file -> remember(file).stream()).toList();
    }

    @Override
    public Optional<Path> save(String title, String suggested, List<Kind> kinds) {
        FileChooser chooser = chooser(title, kinds);
        int usual = IntStream.range(0, kinds.size()).filter(i -> kinds.get(i).fits(Path.of(suggested)))
            .findFirst().orElse(0);
        chooser.setSelectedExtensionFilter(chooser.getExtensionFilters().get(usual));
        String name = suggested;
        while (true) {
            chooser.setInitialFileName(name);
            Optional<Path> typed = remember(chooser.showSaveDialog(owner.get()));
            int selected = chooser.getExtensionFilters().indexOf(chooser.getSelectedExtensionFilter());
            Kind chosen = kinds.get(selected < 0 ? usual : selected);
            Optional<Path> target = typed.map(file -> withEnding(file, kinds, chosen, suggested));
            if (target.equals(typed) || !Files.exists(target.get())) {
                return target;
            }
            // the dialog has asked about another name: with the whole one it asks about what is there
            name = target.get().getFileName().toString();
            lastFolder.filter(Files::isDirectory)
                .ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
        }
    }

    @Override
    public Optional<Path> folder(String title) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(title);
        lastFolder.filter(Files::isDirectory)
            .ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
        Optional<Path> chosen = Optional.ofNullable(chooser.showDialog(owner.get())).map(File::toPath);
        chosen.ifPresent(folder -> lastFolder = Optional.of(folder));
        return chosen;
    }

    private FileChooser chooser(String title, List<Kind> kinds) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        lastFolder.filter(Files::isDirectory)
            .ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
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

    private Optional<Path> remember(File file) {
        if (file == null) {
            return Optional.empty();
        }
        lastFolder = Optional.ofNullable(file.toPath().toAbsolutePath().getParent());
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
