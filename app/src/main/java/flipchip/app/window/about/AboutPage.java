package flipchip.app.window.about;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A page with version, machine, the sources of the circuits, and every part with its licence. Ids:
/// `about-version`, `about-machine`, `about-sources`, `about-parts`, `about-copy`.
final class AboutPage extends VBox {
    private static final Texts TEXTS = Texts.of("about");
    private static final List<String> SOURCES =
        List.of("endgame-chip", "shogi-processor", "othello-program", "parallel-search", "cellular-referee");
    private final String report;

    /// @param machine one line about it each
    /// @param copy    takes the whole page as a text
    AboutPage(BillOfMaterials bill, List<String> machine, Consumer<String> copy) {
        super(12);
        setPrefSize(720, 560);
        setMinSize(0, 0);
        String version =
            bill.version()
                .map(number -> bill.commit().map(commit -> TEXTS.get("version.commit", number, commit))
                    .orElseGet(() -> TEXTS.get("version", number)))
                .orElseGet(() -> TEXTS.get("version.none"));
        String sources =
            SOURCES.stream().map(source -> TEXTS.get("source." + source)).collect(Collectors.joining("\n"));
        report = String.join("\n", lines(version, machine, sources, bill.parts()));
        Button button = Controls.button("about-copy", TEXTS.get("copy"), () -> copy.accept(report));
        getChildren().addAll(text(version, "about-version"), text(TEXTS.get("licence"), "about-licence"),
            heading("machine"), text(String.join("\n", machine), "about-machine"), heading("sources"),
            text(sources, "about-sources"), heading("parts"), parts(bill.parts()), button);
    }

    private static List<String> lines(String version, List<String> machine, String sources,
            List<Part> parts) {
        List<String> lines = new ArrayList<>();
        lines.add(version);
        lines.addAll(machine);
        lines.add(sources);
        parts.forEach(part -> lines
            .add(part.name() + " " + part.version() + "  " + String.join(", ", part.licences())));
        return lines;
    }

    private static TableView<Part> parts(List<Part> parts) {
        TableView<Part> table = Controls.withId(new TableView<>(), "about-parts");
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.getColumns().add(column("part", 250, Part::name));
        table.getColumns().add(column("part.version", 130, Part::version));
        table.getColumns().add(column("part.licence", 300, part -> String.join(", ", part.licences())));
        table.getItems().setAll(parts);
        table.setPlaceholder(text(TEXTS.get("parts.none"), "about-none"));
        table.setAccessibleText(TEXTS.get("parts"));
        VBox.setVgrow(table, Priority.ALWAYS);
        return table;
    }

    private static TableColumn<Part, String> column(String key, double width, Function<Part, String> value) {
        TableColumn<Part, String> column = new TableColumn<>(TEXTS.get(key));
        column.setPrefWidth(width);
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(value.apply(row.getValue())));
        return column;
    }

    private static Label heading(String key) {
        return Controls.label(TEXTS.get(key), "heading");
    }

    private static Label text(String words, String id) {
        Label label = Controls.withId(new Label(words), id);
        return Controls.wrapped(label);
    }
}
