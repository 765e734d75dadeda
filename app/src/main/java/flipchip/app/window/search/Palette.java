package flipchip.app.window.search;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.SearchField;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.KeyMap;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Everything behind one search field, see [FuzzyMatch]; the closest is chosen. Enter or a click runs it.
/// What would do nothing now is grey, and found only by its words.
///
/// Ids: `palette-search`, `palette-list`.
public final class Palette extends VBox {
    private static final Texts TEXTS = Texts.of("window");

    private final List<Command> table;
    private final KeyMap keys;
    private final Runnable close;
    private final Consumer<Command> runs;
    private final SearchField search = new SearchField("palette-search", TEXTS.get("palette.prompt"));
    private final ObservableList<Command> shown = FXCollections.observableArrayList();
    private final ListView<Command> list = Controls.withId(new ListView<>(shown), "palette-list");

    /// @param close closes the page this stands on, before the command runs
    /// @param runs  runs the command that was chosen
    public Palette(List<Command> table, KeyMap keys, Runnable close, Consumer<Command> runs) {
        this.table = table;
        this.keys = keys;
        this.close = close;
        this.runs = runs;
        setSpacing(8);
        setPrefSize(520, 420);
        setMinSize(0, 0);
        search.textProperty().subscribe(this::filter);
        search.chooseIn(list, Palette::words, this::run);
        list.setAccessibleText(TEXTS.get("palette.list"));
        list.setPlaceholder(new Label(TEXTS.get("palette.none")));
        list.setCellFactory(_ -> new Line());
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                run();
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(search, list);
    }

    public void start() {
        search.requestFocus();
    }

    private void filter(String text) {
        Map<Command, Integer> costs = new HashMap<>();
        table.stream().filter(command -> !text.isBlank() || isUsable(command))
            .forEach(command -> costs.put(command, FuzzyMatch.cost(text, SearchIndex.texts(command))));
        shown.setAll(table.stream()
            .filter(command -> costs.getOrDefault(command, FuzzyMatch.NONE) < FuzzyMatch.NONE)
            .sorted(Comparator.<Command>comparingInt(costs::get).thenComparing(command -> !isUsable(command)))
            .toList());
        list.getSelectionModel().selectFirst();
        list.scrollTo(0);
    }

    private static String words(Command command) {
        return command == null
            ? TEXTS.get("palette.none")
            : TEXTS.get("palette.line", command.menu().title(), command.text());
    }

    private static boolean isUsable(Command command) {
        return command.usable().getAsBoolean();
    }

    private void run() {
        Command command = list.getSelectionModel().getSelectedItem();
        if (command != null && isUsable(command)) {
            close.run();
            runs.accept(command);
        }
    }

    private final class Line extends ListCell<Command> {
        Line() {
            setOnMouseClicked(event -> {
                if (event.getButton() == MouseButton.PRIMARY && !isEmpty()) {
                    run();
                }
            });
        }

        @Override
        protected void updateItem(Command command, boolean empty) {
            super.updateItem(command, empty);
            if (empty) {
                setText("");
                setGraphic(null);
                return;
            }
            Label what = new Label(words(command));
            what.setMinWidth(0);
            what.setDisable(!isUsable(command));
            Region spring = Controls.spring();
            Label key = Controls.label(keys.shown(command), "key");
            key.setMinWidth(USE_PREF_SIZE);
            HBox line = new HBox(8, what, spring, key);
            line.setAlignment(Pos.CENTER_LEFT);
            setGraphic(line);
        }
    }
}
