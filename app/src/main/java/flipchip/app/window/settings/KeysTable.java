package flipchip.app.window.settings;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.SearchField;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.KeyMap;
import flipchip.app.shell.KeyNames;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Every command with its key. The user chooses a line, presses "Change" and then the key itself; a key that
/// another command has is refused with that command's name.
///
/// Ids: `keys-search`, `keys-table`, `key-change`, `key-none`, `key-standard`, `key-message`.
final class KeysTable extends VBox {
    private static final Texts TEXTS = Texts.of("settings");

    private final List<Command> all;
    private final KeyMap keys;
    private final TableView<Command> table = Controls.withId(new TableView<>(), "keys-table");
    private final Label message = Controls.withId(new Label(TEXTS.get("keys.how")), "key-message");
    private Optional<Command> listening = Optional.empty();     // it gets the next key

    KeysTable(List<Command> commands, KeyMap keys) {
        this.all = commands;
        this.keys = keys;
        setSpacing(8);
        getStyleClass().add("keys-pane");
        FilteredList<Command> shown = new FilteredList<>(FXCollections.observableArrayList(commands));
        SearchField search = new SearchField("keys-search", TEXTS.get("keys.search"));
        search.textProperty().subscribe(text -> shown.setPredicate(command -> matches(command, text)));
        table.setItems(shown);
        table.setAccessibleText(TEXTS.get("tab.keys"));
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.getColumns().setAll(List.of(column("keys.command", Command::text),
            column("keys.menu", command -> command.menu().title()), column("keys.key", keys::shown)));
        table.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        table.getSelectionModel().selectFirst();
        message.setWrapText(true);
        message.setMinHeight(36);
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().addAll(search, table, buttons(), message);
    }

    private HBox buttons() {
        Button change = button("key-change", "keys.change", this::listen);
        Button none = button("key-none", "keys.none", () -> chosen().ifPresent(command -> set(command, "")));
        Button standard = button("key-standard", "keys.standard", () -> chosen().ifPresent(
            command -> command.key().ifPresentOrElse(key -> choose(command, key), () -> set(command, ""))));
        return new HBox(8, change, none, standard);
    }

    private static Button button(String id, String key, Runnable action) {
        return Controls.button(id, TEXTS.get(key), action);
    }

    private TableColumn<Command, String> column(String key,
            java.util.function.Function<Command, String> text) {
        TableColumn<Command, String> column = new TableColumn<>(TEXTS.get(key));
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(text.apply(row.getValue())));
        column.setSortable(false);
        return column;
    }

    private boolean matches(Command command, String text) {
        String wanted = text.toLowerCase(Locale.ROOT);
        return (command.text() + " " + command.menu().title() + " " + keys.shown(command))
            .toLowerCase(Locale.ROOT).contains(wanted);
    }

    private Optional<Command> chosen() {
        return Optional.ofNullable(table.getSelectionModel().getSelectedItem());
    }

    private void listen() {
        chosen().ifPresent(command -> {
            listening = Optional.of(command);
            message.setText(TEXTS.get("keys.press", command.text()));
            table.requestFocus();
        });
    }

    private void onKey(KeyEvent event) {
        if (listening.isEmpty() || event.getCode().isModifierKey()) {
            return;
        }
        event.consume();
        Command command = listening.orElseThrow();
        listening = Optional.empty();
        if (event.getCode() == KeyCode.ESCAPE) {
            message.setText(TEXTS.get("keys.how"));
            return;
        }
        choose(command, combination(event));
    }

    private void choose(Command command, KeyCombination key) {
        keys.clash(all, command, key).ifPresentOrElse(
            other -> message.setText(TEXTS.get("keys.taken", KeyNames.of(key), other.text())),
            () -> set(command, key.getName()));
    }

    private void set(Command command, String name) {
        keys.property(command).set(name);
        message.setText(
            TEXTS.get(name.isEmpty() ? "keys.removed" : "keys.changed", command.text(), keys.shown(command)));
        table.refresh();
    }

    private static KeyCombination combination(KeyEvent event) {
        return new KeyCodeCombination(event.getCode(), held(event.isShiftDown()),
            KeyCombination.ModifierValue.UP, held(event.isAltDown()), KeyCombination.ModifierValue.UP,
            held(event.isShortcutDown()));
    }

    private static KeyCombination.ModifierValue held(boolean down) {
        return down ? KeyCombination.ModifierValue.DOWN : KeyCombination.ModifierValue.UP;
    }
}
