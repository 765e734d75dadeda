package flipchip.app.files.library;

import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.kit.text.Texts;
import flipchip.engine.notation.MessageText;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Games, one a row; a double click or Enter opens one. FX thread only.
///
/// @param <T> what stands for a game
public final class GameTableView<T> extends TableView<T> {
    private static final Texts TEXTS = Texts.of("files");

    /// So that the head of a column can be read: the room around it and of a letter, in pixels.
    private static final double HEAD = 20;
    private static final double LETTER = 7.5;
    private static final double LEAST = 64;
    private static final int MOST_DIGITS = 9;
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+");

    /// What a row says.
    ///
    /// @param moves how many moves the game has
    public record Row(String black, String white, String result, String event, String date, int moves) {
        /// The names may come from anybody's file.
        public Row {
            black = MessageText.printable(black);
            white = MessageText.printable(white);
            result = MessageText.printable(result);
            event = MessageText.printable(event);
            date = MessageText.printable(date);
        }
    }

    /// @param id   of the table
    /// @param row  what to show of a game
    /// @param open told of the game the user chose
    public GameTableView(String id, Function<T, Row> row, Consumer<T> open) {
        setId(id);
        setAccessibleText(TEXTS.get("table"));
        getStyleClass().add("game-table");
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        setMinSize(0, 0);
        getColumns().setAll(List.of(column("black", 140, row, Row::black),
            column("white", 140, row, Row::white), number(column("result", 68, row, Row::result)),
            column("event", 190, row, Row::event), column("date", 80, row, Row::date),
            number(column("moves", 72, row, line -> String.valueOf(line.moves())))));
        whenEmpty(TEXTS.get("table.empty"));
        setRowFactory(_ -> {
            TableRow<T> line = new TableRow<>();
            line.setOnMouseClicked(event -> {
                if (event.getClickCount() == 2 && !line.isEmpty()) {
                    open.accept(line.getItem());
                }
            });
            return line;
        });
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            T chosen = getSelectionModel().getSelectedItem();
            if (event.getCode() == KeyCode.ENTER && chosen != null) {
                open.accept(chosen);
                event.consume();
            }
        });
    }

    /// Sets what an empty table says.
    public final void whenEmpty(String words) {
        setPlaceholder(new Label(words));
    }

    /// Lists these games, in the order that the user chose by the heads of the columns; else as they come.
    public void show(List<T> games) {
        getItems().setAll(games);
        sort();
    }

    /// Right-aligned and sorted by the number with which its texts begin.
    private static <T> TableColumn<T, String> number(TableColumn<T, String> column) {
        column.setComparator(Comparator.comparingInt(GameTableView::leading));
        column.getStyleClass().add("numbers");
        return column;
    }

    private static int leading(String text) {
        Matcher number = NUMBER.matcher(text);
        return number.lookingAt() && number.end() <= MOST_DIGITS
            ? Integer.parseInt(number.group())
            : Integer.MIN_VALUE;
    }

    private static <T> TableColumn<T, String> column(String key, double width, Function<T, Row> row,
            Function<Row, String> text) {
        TableColumn<T, String> column = new TableColumn<>(TEXTS.get("column." + key));
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(row.apply(cell.getValue()))));
        column.setPrefWidth(width);
        column.setMinWidth(Math.max(LEAST, HEAD + LETTER * column.getText().length()));
        column.setReorderable(false);
        return column;
    }
}
