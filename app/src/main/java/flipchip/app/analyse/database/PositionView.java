package flipchip.app.analyse.database;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.NumberText;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The moves played in the position on the board: games, results as a bar, the engine's value; below them the
/// games that came here. A double click or Enter plays a move, or opens a game.
///
/// Ids: `db-moves`, `db-here`, `db-summary`, `db-open`.
final class PositionView extends VBox {
    private static final Texts TEXTS = Texts.of("browser");

    private static final double BAR = 18;
    private static final double ROW = 26;
    private static final double HEAD = 48;
    private static final int MOST_ROWS = 8;
    /// As many are seen before the games below are.
    private static final int LEAST_ROWS = 3;

    private final BrowserModel model;
    private final TableView<MoveStatistics> table =
        Controls.withId(new TableView<>(), "db-moves", "game-table");
    private final ListView<GameRow> here = Controls.withId(new ListView<>(), "db-here");
    private final Label summary = Controls.withId(new Label(), "db-summary", "quiet");
    private final Consumer<ShownGame> openGame;
    private final Button open = Controls.withId(new Button(), "db-open");

    /// @param openPage opens the page with all games
    /// @param openGame shows a game at the position on the board
    PositionView(BrowserModel model, Runnable openPage, Consumer<ShownGame> openGame) {
        this.model = model;
        this.openGame = openGame;
        getStyleClass().addAll("form-column", "side-pad");
        setMinSize(0, 0);
        Controls.wrapped(summary);
        open.setMinHeight(USE_PREF_SIZE);
        open.setOnAction(_ -> openPage.run());
        fillTable();
        fillGames();
        getChildren().addAll(summary, table, here, open);
        model.hereProperty().subscribe(found -> here.getItems().setAll(found.games()));
        model.sizeProperty().subscribe(this::show);
        model.foundProperty().subscribe(this::show);
        model.engineProperty().subscribe(table::refresh);
        visibleProperty().subscribe(model::watch);
        show();
    }

    private void fillTable() {
        table.setAccessibleText(TEXTS.get("moves"));
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.setMinWidth(0);
        table.setFixedCellSize(ROW);
        table.setPlaceholder(new Label());
        table.getColumns()
            .setAll(List.of(column("move", 40, move -> move.move().toString()),
                column("games", 50, move -> String.valueOf(move.games())), results(),
                column("discs", 41, this::discs),
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

    private String discs(MoveStatistics move) {
        return move.hasResults() ? NumberText.of("%+.1f", isBlack() ? move.discs() : -move.discs()) : "";
    }

    /// Black's wins, draws and White's wins; in figures for those who do not see the bar.
    private static TableColumn<MoveStatistics, MoveStatistics> results() {
        TableColumn<MoveStatistics, MoveStatistics> column = new TableColumn<>(TEXTS.get("column.score"));
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
        column.setCellFactory(_ -> new TableCell<>() {
            private final ResultBar bar = new ResultBar(BAR);

            @Override
            protected void updateItem(MoveStatistics move, boolean empty) {
                super.updateItem(move, empty);
                boolean shown = !empty && move != null && move.hasResults();
                setGraphic(shown ? bar : null);
                setAccessibleText(null);
                if (shown) {
                    String black = NumberText.of("%.0f %%", move.blackPercent());
                    String white = NumberText.of("%.0f %%", 100 - move.blackPercent());
                    bar.show(move.blackWins(), move.draws(), move.whiteWins(), black, white);
                    setAccessibleText(TEXTS.get("opening.black", move.blackWins()) + ", " + move.draws()
                        + ", " + TEXTS.get("opening.white", move.whiteWins()));
                }
            }
        });
        column.setPrefWidth(110);
        column.setReorderable(false);
        column.setSortable(false);
        return column;
    }

    private void fillGames() {
        here.setAccessibleText(TEXTS.get("here"));
        here.getStyleClass().add("games-here");
        here.setMinHeight(2 * ROW);
        here.setFixedCellSize(ROW);
        here.setPlaceholder(new Label());
        VBox.setVgrow(here, Priority.ALWAYS);
        here.setCellFactory(_ -> new ListCell<>() {
            private final Label names = new Label();
            private final Label year = Controls.label("", "quiet");
            private final Label score = new Label();
            private final HBox row = new HBox(8, year, names, Controls.spring(), score);

            @Override
            protected void updateItem(GameRow game, boolean empty) {
                super.updateItem(game, empty);
                setGraphic(empty || game == null ? null : row);
                if (!empty && game != null) {
                    year.setText(game.yearText());
                    year.setMinWidth(USE_PREF_SIZE);
                    score.setMinWidth(USE_PREF_SIZE);
                    names.setText(game.black() + " – " + game.white());
                    score.setText(game.finished() ? game.blackDiscs() + "–" + (64 - game.blackDiscs()) : "");
                    setAccessibleText(year.getText() + ", " + names.getText() + ", " + score.getText());
                }
            }
        });
        here.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                openChosen();
            }
        });
        here.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                openChosen();
                event.consume();
            }
        });
    }

    private void openChosen() {
        GameRow chosen = here.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            openGame.accept(ShownGame.of(chosen, Optional.of(model.hereProperty().get().position())));
        }
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
        double rows = Math.min(MOST_ROWS, Math.max(1, found.moves().size()));
        table.setPrefHeight(HEAD + ROW * rows);
        table.setMaxHeight(HEAD + ROW * rows);
        table.setMinHeight(HEAD + ROW * Math.min(LEAST_ROWS, rows));
        here.setVisible(!empty);
        here.setManaged(!empty);
        open.setText(TEXTS.get(empty ? "open.import" : "open"));
    }

    private boolean isBlack() {
        return model.foundProperty().get().position().toMove() == Color.BLACK;
    }

    private String side() {
        return TEXTS.get(isBlack() ? "black" : "white");
    }
}
