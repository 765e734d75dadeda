package flipchip.app.analyse.database;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import flipchip.app.files.open.Opener;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.FileDialogs;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Pane;
import flipchip.app.shell.PaneSlot;
import flipchip.app.shell.Shell;
import flipchip.engine.board.Square;
import flipchip.engine.notation.MessageText;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;

/// A feature for the game database: a tab with the moves of the position, a page with the games.
public final class BrowserFeature implements Feature {
    private static final Texts TEXTS = Texts.of("browser");

    private final Shell shell;
    private final Opener opener;
    private final DatabaseService service;
    private final BrowserModel model;
    private final PositionView view;
    private final BooleanProperty shown = new SimpleBooleanProperty(this, "shown");

    /// @param opener shows games
    /// @param data   the user's folder for the program's data, with `games.db` in it
    /// @param engine the engine's values of the moves of the position on the board
    /// @param coach  takes what is said of the opening
    /// @param opening its name
    public BrowserFeature(GameSession session, Shell shell, Opener opener, Path data,
            ObservableValue<Map<Square, String>> engine, Consumer<Region> coach,
            ObservableValue<String> opening) {
        this.shell = shell;
        this.opener = opener;
        service = new DatabaseService(data.resolve("games.db"), shell.screen());
        model = new BrowserModel(session, service);
        model.engineProperty().bind(engine);
        view = new PositionView(model, () -> openPage(true), game -> opener.show(game.game(), game.ply()));
        coach.accept(new OpeningView(model, opening, () -> {
            if (model.sizeProperty().get().isEmpty()) {
                openPage(false);
            } else {
                shown.set(true);
            }
        }));
    }

    @Override
    public List<Command> commands() {
        return List.of(
            Command.of("database", MenuName.GAME, TEXTS.get("command.database"), "Shortcut+D",
                () -> openPage(false)),
            Command.of("database-position", MenuName.ANALYSE, TEXTS.get("command.database-position"),
                "Shortcut+Shift+D", () -> openPage(true)));
    }

    @Override
    public List<Pane> panes() {
        return List.of(new Pane("tab-database", TEXTS.get("tab"), view, PaneSlot.ANALYSE_TAB, shown));
    }

    @Override
    public List<ObservableValue<String>> unfinished() {
        return List.of(Bindings.createStringBinding(
            () -> model.progressProperty().get().isEmpty() ? "" : model.messageProperty().get(),
            model.progressProperty(), model.messageProperty()));
    }

    @Override
    public void close() {
        service.close();
    }

    private void openPage(boolean withPosition) {
        DatabasePage page = new DatabasePage(model, withPosition, shown -> {
            shell.pages().close();
            opener.show(shown.game(), shown.ply());
        }, new DatabasePage.Asks(this::askImport, this::askFile, this::askSave, this::showFiles,
            this::showPlayer));
        shell.pages().open(Page.of("database-page", TEXTS.get("page"), page, Page.Size.WHOLE));
    }

    private void askImport() {
        shell.files().folder(TEXTS.get("import.folder")).ifPresent(model::importFrom);
    }

    private void askFile() {
        shell.files()
            .open(TEXTS.get("import.file.title"),
                List.of(FileDialogs.Kind.of(TEXTS.get("import.kinds"), "wtb", "zip", "gz", "bz2", "ggf",
                    "sgf", "pgn", "txt", "json", "csv"), FileDialogs.Kind.of(TEXTS.get("import.any"), "*")))
            .ifPresent(model::importFrom);
    }

    private void askSave() {
        shell.files()
            .save(TEXTS.get("save.title"), "games.ggf",
                List.of(FileDialogs.Kind.of("GGF", "ggf"), FileDialogs.Kind.of("SGF", "sgf")))
            .ifPresent(model::save);
    }

    private void showPlayer(PlayerRecord player) {
        shell.pages().open(
            Page.of("player-page", MessageText.printable(player.name()), new PlayerView(player, game -> {
                shell.pages().close();
                opener.show(game.saved(), game.moves().size());
            }), Page.Size.WHOLE));
    }

    private void showFiles() {
        List<ImportReport.FileRow> files = model.filesProperty().get();
        shell.pages().open(Page.of("import-files", TEXTS.count("import.files.title", files.size()),
            new ImportTable(files), Page.Size.WHOLE));
    }
}
