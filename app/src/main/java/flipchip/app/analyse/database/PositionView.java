package flipchip.app.analyse.database;

import java.util.List;
import java.util.function.Function;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.NumberText;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A table of the moves played in the position on the board: games, score, the engine's value. A double click
/// or Enter plays a move.
///
/// Ids: `db-moves`, `db-summary`, `db-open`.
final class PositionView extends VBox {
    private static final Texts TEXTS = Texts.of("browser");

    private final BrowserModel model;
    private final TableView<MoveStatistics> table =
        Controls.withId(new TableView<>(), "db-moves", "game-table");
    private final Label summary = Controls.withId(new Label(), "db-summary", "quiet");
    private final Button open = Controls.withId(new Button(), "db-open");

    /// @param openPage opens the page with all games
    PositionView(BrowserModel model, Runnable openPage) {
        this.model = model;
        getStyleClass().addAll("form-column", "side-pad");
        setMinSize(0, 0);
        Controls.wrapped(summary);
        open.setMinHeight(USE_PREF_SIZE);
        open.setOnAction(_ -> openPage.run());
        fillTable();
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().addAll(summary, table, open);
        model.sizeProperty().subscribe(this::show);
        model.foundProperty().subscribe(this::show);
        model.engineProperty().subscribe(table::refresh);
        visibleProperty().subscribe(model::watch);
        show();
    }

    private void fillTable() {
        table.setAccessibleText(TEXTS.get("moves"));
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.setMinSize(0, 60);
        table.setPlaceholder(new Label());
        table.getColumns()
            .setAll(List.of(column("move", 40, move -> move.move().toString()),
                column("games", 50, move -> String.valueOf(move.games())),
                column("score", 43, move -> NumberText.of("%.0f %%", forMover(move.blackPercent()))),
                column("discs", 41, move -> NumberText.of("%+.1f", isBlack() ? move.discs() : -move.discs())),
                column("engine", 50, move -> model.engineProperty().get().getOrDefault(move.move(), ""))));
        table.setRowFactory(_ -> {
            TableRow<MoveStatistics> row = new TableRow<>();
            row.setOnMouseClicked(event -> {
                if (event.getClickCount() == 2 && !row.isEmpty()) {
                    model.play(row.getItem().move());
                }
            });
            return row;
        });
        table.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            MoveStatistics chosen = table.getSelectionModel().getSelectedItem();
            if (event.getCode() == KeyCode.ENTER && chosen != null) {
                model.play(chosen.move());
                event.consume();
            }
        });
    }

    private static TableColumn<MoveStatistics, String> column(String key, double width,
            Function<MoveStatistics, String> text) {
        TableColumn<MoveStatistics, String> column = new TableColumn<>(TEXTS.get("column." + key));
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
        column.setPrefWidth(width);
        column.setReorderable(false);
        column.setSortable(false);
        return column;
    }

    private void show() {
        BrowserModel.Found found = model.foundProperty().get();
        table.getItems().setAll(found.moves());
        boolean empty = model.sizeProperty().get().isEmpty();
        summary.setText(empty
            ? TEXTS.get("none")
            : TEXTS.get("summary", found.games(), model.sizeProperty().get().get(), side()));
        table.setVisible(!empty);
        table.setManaged(!empty);
        open.setText(TEXTS.get(empty ? "open.import" : "open"));
    }

    private boolean isBlack() {
        return model.foundProperty().get().position().toMove() == Color.BLACK;
    }

    private double forMover(double blackPercent) {
        return isBlack() ? blackPercent : 100 - blackPercent;
    }

    private String side() {
        return TEXTS.get(isBlack() ? "black" : "white");
    }
}
