package flipchip.app.analyse.database;

import java.util.List;
import java.util.function.Function;
import flipchip.app.kit.text.Texts;
import flipchip.engine.notation.MessageText;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/// A table of the files that an import read: how many games each had, and its first problem. FX thread only.
final class ImportTable extends TableView<ImportReport.FileRow> {
    private static final Texts TEXTS = Texts.of("browser");

    ImportTable(List<ImportReport.FileRow> files) {
        setId("db-import-files");
        setAccessibleText(TEXTS.get("import.files"));
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        setMinSize(0, 0);
        TableColumn<ImportReport.FileRow, Integer> games =
            column("games", 80, row -> new ReadOnlyObjectWrapper<>(row.games()));
        games.getStyleClass().add("numbers");
        getColumns().setAll(List.of(
            column("file", 260, row -> new ReadOnlyObjectWrapper<>(MessageText.printable(row.file()))), games,
            column("problem", 320,
                row -> new ReadOnlyObjectWrapper<>(MessageText.printable(row.problem())))));
        getItems().setAll(files);
    }

    private static <T> TableColumn<ImportReport.FileRow, T> column(String key, double width,
            Function<ImportReport.FileRow, ObservableValue<T>> value) {
        TableColumn<ImportReport.FileRow, T> column = new TableColumn<>(TEXTS.get("column." + key));
        column.setCellValueFactory(cell -> value.apply(cell.getValue()));
        column.setPrefWidth(width);
        column.setReorderable(false);
        return column;
    }
}
