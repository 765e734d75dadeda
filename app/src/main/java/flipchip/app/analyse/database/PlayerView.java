package flipchip.app.analyse.database;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import flipchip.app.files.library.GameTableView;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.engine.notation.MessageText;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A page with how a player did, by colour, year, opening and opponent, and with his games.
///
/// Ids: `player-title`, `player-lines`, `player-games`, `player-others`. FX thread only.
final class PlayerView extends VBox {
    private static final Texts TEXTS = Texts.of("browser");
    private static final double BAR = 18;

    /// @param open told of the game the user chose
    PlayerView(PlayerRecord player, Consumer<GameRow> open) {
        getStyleClass().add("form-column");
        setMinSize(0, 0);
        PlayerRecord.Score all = player.score();
        Label title = Controls.paragraph("player-title");
        title.setText(TEXTS.get("player.title", MessageText.printable(player.name()), all.games(), all.won(),
            all.drawn(), all.lost()));
        Label others = Controls.paragraph("player-others");
        others.setText(player.others().isEmpty()
            ? ""
            : TEXTS.get("player.others", MessageText.printable(String.join(", ", player.others()))));
        others.setManaged(!player.others().isEmpty());
        GameTableView<GameRow> games = new GameTableView<>("player-games", DatabasePage::row, open);
        games.show(player.games().reversed());
        TableView<PlayerRecord.Line> lines = lines(player.lines());
        VBox.setVgrow(lines, Priority.ALWAYS);
        VBox.setVgrow(games, Priority.ALWAYS);
        getChildren().addAll(title, others, lines, games);
    }

    private static TableView<PlayerRecord.Line> lines(List<PlayerRecord.Line> lines) {
        TableView<PlayerRecord.Line> table = Controls.withId(new TableView<>(), "player-lines", "game-table");
        table.setAccessibleText(TEXTS.get("player.figures"));
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.setMinSize(0, 0);
        TableColumn<PlayerRecord.Line, Integer> games = column("games", 80, line -> line.score().games());
        games.getStyleClass().add("numbers");
        table.getColumns()
            .setAll(List.of(
                column("group", 110,
                    line -> TEXTS.get("player." + line.group().name().toLowerCase(Locale.ROOT))),
                column("what", 220, PlayerView::what), games, results()));
        table.getItems().setAll(lines);
        return table;
    }

    private static String what(PlayerRecord.Line line) {
        return line.group() == PlayerRecord.Group.COLOUR ? TEXTS.get(line.what())
            : line.what().isEmpty() ? TEXTS.get("player.unnamed")
            : MessageText.printable(line.what());
    }

    private static TableColumn<PlayerRecord.Line, PlayerRecord.Score> results() {
        TableColumn<PlayerRecord.Line, PlayerRecord.Score> column =
            column("score", 300, PlayerRecord.Line::score);
        column.setCellFactory(_ -> new TableCell<>() {
            private final ResultBar bar = new ResultBar(BAR);

            @Override
            protected void updateItem(PlayerRecord.Score score, boolean empty) {
                super.updateItem(score, empty);
                boolean some = !empty && score != null && score.won() + score.drawn() + score.lost() > 0;
                setGraphic(some ? bar : null);
                if (some) {
                    String won = TEXTS.get("player.won", score.won());
                    String lost = TEXTS.get("player.lost", score.lost());
                    bar.show(score.won(), score.drawn(), score.lost(), won, lost);
                    setAccessibleText(won + ", " + score.drawn() + ", " + lost);
                }
            }
        });
        return column;
    }

    private static <T> TableColumn<PlayerRecord.Line, T> column(String key, double width,
            Function<PlayerRecord.Line, T> value) {
        TableColumn<PlayerRecord.Line, T> column = new TableColumn<>(TEXTS.get("column." + key));
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(value.apply(cell.getValue())));
        column.setPrefWidth(width);
        column.setReorderable(false);
        return column;
    }
}
