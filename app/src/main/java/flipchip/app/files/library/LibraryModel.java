package flipchip.app.files.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.library.GameLibrary.Content;
import flipchip.app.files.library.GameLibrary.Entry;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.Worker;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// The library as the window shows it: changes run on the files' thread, and the result is shown. FX thread
/// only.
public final class LibraryModel {
    private static final Texts TEXTS = Texts.of("files");

    private final GameLibrary library;       // of the files' thread
    private final Worker background;
    private final ReadOnlyObjectWrapper<Content> content =
        new ReadOnlyObjectWrapper<>(this, "content", new Content(List.of(Path.of("")), List.of(), List.of()));
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper(this, "message", "");

    /// Something done to the files.
    @FunctionalInterface
    private interface Change {
        /// @return what to tell the user; empty for nothing
        String make() throws IOException;
    }

    public LibraryModel(Path root, Worker background) {
        library = new GameLibrary(root);
        this.background = background;
    }

    ReadOnlyObjectProperty<Content> contentProperty() {
        return content.getReadOnlyProperty();
    }

    /// What was done or went wrong last.
    ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    /// Reads the folders again.
    void refresh() {
        change(() -> "");
    }

    /// Saves `game` and says so in [#messageProperty()] only.
    void save(SavedGame game, Path folder) {
        save(game, folder, _ -> {}, _ -> {});
    }

    /// @param done   told on the screen's thread under which name it is saved
    /// @param failed told why it is not
    public void save(SavedGame game, Path folder, Consumer<String> done, Consumer<String> failed) {
        change(() -> TEXTS.get("library.saved", library.save(game, folder, fileName(game)).getFileName()),
            done, failed);
    }

    /// Keeps a game that was played here, once.
    ///
    /// @param failed told why it is not kept
    public void keep(SavedGame game, Consumer<String> failed) {
        background.ask(() -> library.keep(game, GameLibrary.HISTORY, fileName(game)), _ -> {},
            problem -> failed.accept(failed(problem)));
    }

    void makeFolder(Path parent, String name) {
        change(() -> TEXTS.get("library.folder-made", library.makeFolder(parent, name)));
    }

    void move(List<Entry> entries, Path folder) {
        change(() -> {
            for (Entry entry : entries) {
                library.move(entry, folder);
            }
            return TEXTS.get("library.moved", entries.size(),
                folder.toString().isEmpty() ? TEXTS.get("library.all") : folder);
        });
    }

    /// Takes games out; they are kept in the folder `.removed` of the library.
    void remove(List<Entry> entries) {
        change(() -> {
            for (Entry entry : entries) {
                library.remove(entry);
            }
            return TEXTS.get("library.removed", entries.size());
        });
    }

    private void change(Change change) {
        change(change, _ -> {}, _ -> {});
    }

    private void change(Change change, Consumer<String> done, Consumer<String> failed) {
        background.ask(change::make, told -> tell(told, done), problem -> tell(failed(problem), failed));
    }

    private void tell(String told, Consumer<String> tell) {
        tell.accept(told);
        background.ask(library::read, now -> {
            content.set(now);
            message.set(told.isEmpty() && !now.problems().isEmpty() ? now.problems().getFirst() : told);
        }, problem -> message.set(failed(problem)));
    }

    private static String failed(Throwable problem) {
        return TEXTS.get("library.failed", Reasons.told(problem));
    }

    /// A name for the file of `game`, without what file systems refuse.
    public static String fileName(SavedGame game) {
        String title = GameLibrary.allowed(game.title()).replaceAll("^[ –]+|[ –]+$", "");
        return title.isEmpty() ? TEXTS.get("file.name") : title;
    }
}
