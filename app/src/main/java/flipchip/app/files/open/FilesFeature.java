package flipchip.app.files.open;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import flipchip.app.files.format.Form;
import flipchip.app.files.format.GameFiles;
import flipchip.app.files.format.GgfGames;
import flipchip.app.files.format.Losses;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.library.GameLibrary;
import flipchip.app.files.library.LibraryModel;
import flipchip.app.files.library.LibraryView;
import flipchip.app.files.session.SessionFolder;
import flipchip.app.game.session.GameClock;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.Worker;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.FileDialogs.Kind;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.Ggf;
import javafx.scene.Scene;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.Region;

/// Games in and out: paste, copy, open, save, drop, and the session that is kept. FX thread only.
public final class FilesFeature implements Feature {
    private static final Texts TEXTS = Texts.of("files");
    /// Pictures for other programs are drawn this many times as large as on the screen.
    private static final double SCALE = 2;

    private final Worker background;
    private final GameSession session;
    private final Shell shell;
    private final CurrentGame current;
    private final Opener opener;
    private final Autosave autosave;
    private final LibraryModel library;

    /// @param clock measures the moves
    /// @param data  the user's folder for the program's data
    /// @param state the user's folder for what a program needs to go on
    public FilesFeature(GameSession session, GameClock clock, Shell shell, Path data, Path state) {
        this.session = session;
        this.shell = shell;
        background = new Worker("files", shell.screen());
        current = new CurrentGame(session, clock);
        opener = new Opener(current, shell, background);
        session.addListener(event -> {
            if (event instanceof GameEvent.Started) {
                opener.readAnew();
            }
        });
        autosave = new Autosave(session, current, clock,
            new SessionFolder(state.resolve("session"), data.resolve("session")), shell.banner()::show,
            shell.banner()::showProblem);
        library = new LibraryModel(data.resolve("library"), background);
        new GameHistory(session, current, LocalDate::now,
            game -> library.keep(game, shell.banner()::showProblem)).begin();
        shell.pages().sceneProperty()
            .subscribe(scene -> Optional.ofNullable(scene).ifPresent(this::acceptDrops));
    }

    /// What is known about the game beside its moves.
    public CurrentGame current() {
        return current;
    }

    /// Shows games.
    public Opener opener() {
        return opener;
    }

    @Override
    public List<Command> commands() {
        return List.of(command("open", MenuName.GAME, "Shortcut+O", this::open),
            command("save", MenuName.GAME, "Shortcut+S", this::save),
            command("save-as", MenuName.GAME, "Shortcut+Shift+S", this::saveAs),
            command("details", MenuName.GAME, "F2", this::details),
            command("library", MenuName.GAME, "Shortcut+L", () -> openLibrary(Path.of(""))),
            command("history", MenuName.GAME, "Shortcut+Shift+H", () -> openLibrary(GameLibrary.HISTORY)),
            command("to-library", MenuName.GAME, "Shortcut+Shift+L", this::saveToLibrary),
            command("back-to-game", MenuName.GAME, "Alt+Home", opener::back).when(current::hasBack),
            command("paste", MenuName.EDIT, "Shortcut+V", this::paste),
            command("copy-board", MenuName.EDIT, "Shortcut+Shift+C",
                () -> copy(BoardText.print(session.position()), "copied.board")),
            command("copy-ggf", MenuName.EDIT, "Shortcut+Shift+G", this::copyGgf),
            command("copy-image", MenuName.EDIT, "Shortcut+Shift+I", this::copyImage));
    }

    @Override
    public void begin() {
        autosave.begin();
        opener.tellOfBack();
    }

    @Override
    public void close() {
        autosave.close();
        background.finish();
    }

    private static Command command(String id, MenuName menu, String key, Runnable action) {
        return Command.of(id, menu, TEXTS.get("command." + id), key, action);
    }

    private void acceptDrops(Scene scene) {
        Drops.accept(scene, opener);
    }

    private void paste() {
        Clipboard clipboard = Clipboard.getSystemClipboard();
        if (clipboard.hasFiles()) {              // copied in the file manager
            opener.open(clipboard.getFiles().stream().map(File::toPath).toList());
        } else {
            opener.paste(Optional.ofNullable(clipboard.getString()).orElse(""));
        }
    }

    private void copy(String text, String told) {
        shell.clipboard().accept(text);
        shell.banner().show(TEXTS.get(told));
    }

    private void copyGgf() {
        SavedGame game = current.saved();
        shell.clipboard().accept(Ggf.write(GgfGames.toGgf(game)));
        shell.banner().show(Losses.of(Form.GGF, game).map(what -> TEXTS.get("copied.lost", what))
            .orElseGet(() -> TEXTS.get("copied.ggf")));
    }

    private void copyImage() {
        ClipboardContent content = new ClipboardContent();
        content.putImage(NodeSnapshot.of((Region) shell.pages().getScene().lookup(".board"), SCALE));
        Clipboard.getSystemClipboard().setContent(content);
        shell.banner().show(TEXTS.get("copied.image"));
    }

    private void open() {
        List<Path> files = shell.files().openSeveral(TEXTS.get("command.open"),
            List.of(Kind.of(TEXTS.get("kind.games"), "sgf", "ggf", "txt", "obf", "wtb", "pgn", "json", "csv",
                "zip", "gz", "bz2", "lesson"), Kind.of(TEXTS.get("kind.any"), "*")));
        if (!files.isEmpty()) {
            opener.open(files);
        }
    }

    private void save() {
        file().ifPresentOrElse(this::write, this::saveAs);
    }

    private void saveAs() {
        String name = file().map(file -> file.getFileName().toString())
            .orElseGet(() -> LibraryModel.fileName(current.saved()) + GameFiles.TREE);
        List<Kind> kinds =
            List.of(Kind.of(TEXTS.get("kind.tree"), "sgf"), Kind.of(TEXTS.get("kind.ggf"), "ggf"));
        shell.files().save(TEXTS.get("command.save-as"), name, kinds).ifPresent(this::write);
    }

    /// Where the game shown is saved; a story or a lesson has no file, though the game under it may have one.
    private Optional<Path> file() {
        return session.isCovered() ? Optional.empty() : current.fileProperty().get();
    }

    private void write(Path file) {
        SavedGame game = current.saved();
        Runnable written = session.isCovered()
            ? () -> {}
            : current.inThisGame(() -> current.fileProperty().set(Optional.of(file)));
        Optional<String> lost = Losses.of(GameFiles.formOf(file), game);
        background.ask(() -> {
            GameFiles.write(game, file);
            return lost.map(what -> TEXTS.get("saved.lost", file.getFileName(), what))
                .orElseGet(() -> TEXTS.get("saved", file.getFileName()));
        }, told -> {
            written.run();
            shell.banner().show(told);
        }, problem -> shell.banner().showProblem(TEXTS.get("save.failed", file, Reasons.why(problem, file))));
    }

    private void openLibrary(Path folder) {
        LibraryView view = new LibraryView(library, folder, current::saved, entry -> {
            shell.pages().close();
            opener.open(List.of(entry.file()));
        });
        shell.pages().open(Page.of("library-page", TEXTS.get("library"), view, Page.Size.WHOLE));
    }

    private void saveToLibrary() {
        library.save(current.saved(), Path.of(""), shell.banner()::show, shell.banner()::showProblem);
    }

    private void details() {
        GameDetails form = new GameDetails(current.infoProperty().get());
        shell.pages().open(new Page("details", TEXTS.get("details"), form, Page.Size.CARD,
            current.inThisGame(() -> current.infoProperty().set(form.info()))));
    }
}
