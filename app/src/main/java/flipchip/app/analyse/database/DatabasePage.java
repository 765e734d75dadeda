package flipchip.app.analyse.database;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import flipchip.app.files.library.GameTableView;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Labels;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Position;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A page with the games of the database, filters, and the import.
///
/// Ids: `db-player`, `db-player-page`, `db-tournament`, `db-from`, `db-to`, `db-result`, `db-position`,
/// `db-games`, `db-count`, `db-import`, `db-cancel`, `db-progress`, `db-message`.
final class DatabasePage extends VBox {
    /// What the buttons do.
    ///
    /// @param folder asks for a folder and imports it
    /// @param file   asks for a file or an archive and imports it
    /// @param save   asks where to write the games that are listed
    /// @param files  shows what the last import read
    /// @param player shows the page of a player
    record Asks(Runnable folder, Runnable file, Runnable save, Runnable files,
            Consumer<PlayerRecord> player) {}

    private static final Texts TEXTS = Texts.of("browser");
    private static final int FIRST_YEAR = 1900;
    private static final int LAST_YEAR = 2200;

    private final BrowserModel model;
    private final TextField player = field("player", 14);
    private final TextField tournament = field("tournament", 14);
    private final TextField from = field("from", 5);
    private final TextField to = field("to", 5);
    private final ComboBox<Optional<GameFilter.Result>> result =
        Controls.withId(new ComboBox<>(), "db-result");
    private final CheckBox position =
        Controls.withId(new CheckBox(TEXTS.get("filter.position")), "db-position");
    private final Label count = Controls.withId(new Label(), "db-count", "quiet");
    private final Position through;

    /// @param open      told of the game the user chose, and of the position it was found by
    /// @param asks  what its buttons do
    DatabasePage(BrowserModel model, boolean withPosition, Consumer<ShownGame> open, Asks asks) {
        this.model = model;
        through = model.position();
        getStyleClass().add("form-column");
        setMinSize(0, 0);
        position.setSelected(withPosition);
        position.selectedProperty().subscribe((_, _) -> search());
        fillResult();
        FlowPane filters =
            new FlowPane(10, 6, named("player", player), playerButton(asks), named("tournament", tournament),
                named("from", from), named("to", to), named("result", result), position);
        filters.setMinHeight(USE_PREF_SIZE);
        filters.setRowValignment(VPos.CENTER);
        GameTableView<GameRow> table = new GameTableView<>("db-games", DatabasePage::row,
            chosen -> open.accept(ShownGame.of(chosen, filterPosition())));
        VBox.setVgrow(table, Priority.ALWAYS);
        model.listedProperty().subscribe(listed -> {
            table.whenEmpty(TEXTS.get(isEmpty(listed) ? "none.page" : "none.found"));
            table.show(listed.games());
            showCount(listed);
        });
        getChildren().addAll(filters, table, count, importRow(asks));
        search();
    }

    private Button playerButton(Asks asks) {
        Button button = Controls.wholeButton("db-player-page", TEXTS.get("player.page"),
            () -> text(player).ifPresent(name -> model.player(name, asks.player())));
        button.disableProperty().bind(player.textProperty().map(String::isBlank));
        return button;
    }

    private Optional<Position> filterPosition() {
        return position.isSelected() ? Optional.of(through) : Optional.empty();
    }

    private void fillResult() {
        result.setAccessibleText(TEXTS.get("filter.result"));
        result.getItems().add(Optional.empty());
        for (GameFilter.Result value : GameFilter.Result.values()) {
            result.getItems().add(Optional.of(value));
        }
        result.setConverter(new Labels<>(value -> TEXTS
            .get("result." + value.map(one -> one.name().toLowerCase(Locale.ROOT)).orElse("any"))));
        result.setValue(Optional.empty());
        result.valueProperty().subscribe((_, _) -> search());
    }

    private TextField field(String key, int columns) {
        TextField field = Controls.withId(new TextField(), "db-" + key);
        field.setPrefColumnCount(columns);
        field.setAccessibleText(TEXTS.get("filter." + key));
        field.textProperty().subscribe((_, _) -> search());
        return field;
    }

    private static Node named(String key, Region field) {
        Label label = new Label(TEXTS.get("filter." + key));
        label.setLabelFor(field);
        field.setAccessibleText(label.getText());
        return Controls.styled(new HBox(label, field), "form-row");
    }

    private Node importRow(Asks asks) {
        Button start = Controls.wholeButton("db-import", TEXTS.get("import"), asks.folder());
        Button file = Controls.wholeButton("db-import-file", TEXTS.get("import.file"), asks.file());
        Button save = Controls.wholeButton("db-save", TEXTS.get("save"), asks.save());
        Button read = Controls.wholeButton("db-files", TEXTS.get("import.files"), asks.files());
        Button cancel = Controls.wholeButton("db-cancel", TEXTS.get("cancel"), model::cancelImport);
        ProgressBar bar = Controls.withId(new ProgressBar(), "db-progress");
        bar.setMinWidth(120);
        Label message = Controls.paragraph("db-message");
        message.textProperty().bind(model.messageProperty());
        HBox.setHgrow(message, Priority.ALWAYS);
        HBox row = Controls.styled(new HBox(start, file, save, read, bar, cancel, message), "form-row");
        row.setMinHeight(USE_PREF_SIZE);
        model.progressProperty().subscribe(share -> {
            bar.setProgress(share.orElse(0.0));
            start.setDisable(share.isPresent());
            file.setDisable(share.isPresent());
            for (Node node : new Node[] {bar, cancel}) {
                node.setVisible(share.isPresent());
                node.setManaged(share.isPresent());
            }
        });
        model.filesProperty().subscribe(files -> {
            read.setVisible(!files.isEmpty());
            read.setManaged(!files.isEmpty());
        });
        model.listedProperty().subscribe(listed -> save.setDisable(listed.count() == 0));
        return row;
    }

    private void search() {
        if (count == null || result.getValue() == null) {
            return;                              // still being built
        }
        GameFilter filter = new GameFilter(text(player), Optional.empty(), Optional.empty(), text(tournament),
            year(from), year(to), result.getValue());
        model.list(new BrowserModel.Wish(filter, filterPosition()));
    }

    private static Optional<String> text(TextField field) {
        return Optional.of(field.getText().strip()).filter(text -> !text.isEmpty());
    }

    /// A year that is not yet written out does not filter.
    private static OptionalInt year(TextField field) {
        String text = field.getText().strip();
        int year = text.matches("\\d{4}") ? Integer.parseInt(text) : 0;
        return year >= FIRST_YEAR && year <= LAST_YEAR ? OptionalInt.of(year) : OptionalInt.empty();
    }

    private boolean isEmpty(BrowserModel.Listed listed) {
        return model.sizeProperty().get().isEmpty() && listed.count() == 0;
    }

    private void showCount(BrowserModel.Listed listed) {
        count.setText(isEmpty(listed) ? ""
            : listed.count() > listed.games().size()
                ? TEXTS.get("count.first", listed.games().size(), listed.count())
            : TEXTS.get("count", listed.count()));
    }

    static GameTableView.Row row(GameRow game) {
        String score =
            game.finished() ? game.blackDiscs() + "–" + (64 - game.blackDiscs()) : TEXTS.get("unfinished");
        return new GameTableView.Row(game.black(), game.white(), score, game.tournament(), game.yearText(),
            game.moves().size());
    }
}
