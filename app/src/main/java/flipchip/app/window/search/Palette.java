package flipchip.app.window.search;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.KeyMap;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
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
    private final TextField search = Controls.withId(new TextField(), "palette-search");
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
        search.setPromptText(TEXTS.get("palette.prompt"));
        search.textProperty().subscribe(this::filter);
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
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
        say(!text.isBlank());
    }

    /// The keyboard stays in the field, so a screen reader reads there what Enter would run, once it was
    /// asked for.
    private void say(boolean asked) {
        Command chosen = list.getSelectionModel().getSelectedItem();
        search.setAccessibleText(!asked ? TEXTS.get("palette.prompt")
            : chosen == null ? TEXTS.get("palette.none")
            : words(chosen));
    }

    private static String words(Command command) {
        return TEXTS.get("palette.line", command.menu().title(), command.text());
    }

    private static boolean isUsable(Command command) {
        return command.usable().getAsBoolean();
    }

    private void onKey(KeyEvent event) {
        int step = switch (event.getCode()) {
            case DOWN -> 1;
            case UP -> -1;
            default -> 0;
        };
        if (step != 0) {
            list.getSelectionModel().select(Math.clamp(list.getSelectionModel().getSelectedIndex() + step, 0,
                Math.max(0, shown.size() - 1)));
            list.scrollTo(list.getSelectionModel().getSelectedIndex());
            say(true);
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER) {
            run();
            event.consume();
        }
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
