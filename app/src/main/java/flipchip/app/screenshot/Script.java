package flipchip.app.screenshot;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.cli.window.ScreenshotService;
import flipchip.app.window.assembly.MainWindow;
import javafx.animation.PauseTransition;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.SelectionModel;
import javafx.scene.control.Slider;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;
import javafx.util.StringConverter;

/// Does what a user would, one act after another, in a hidden window: commands, presses, keys. What
/// an act needs may still be in the making; it is waited for. FX thread only.
final class Script {
    private static final Duration BETWEEN = Duration.millis(60);
    /// How often a control is looked for before there is none.
    private static final int PATIENCE = 400;

    private final Scene scene;
    private final MainWindow window;
    private final Deque<ScreenshotService.Act> acts;
    private final Consumer<Optional<RuntimeException>> onEnd;
    private int tries;

    /// @param onEnd told once, with what went wrong
    Script(Scene scene, MainWindow window, List<ScreenshotService.Act> acts,
            Consumer<Optional<RuntimeException>> onEnd) {
        this.scene = scene;
        this.window = window;
        this.acts = new ArrayDeque<>(acts);
        this.onEnd = onEnd;
    }

    void start() {
        go();
    }

    private void go() {
        try {
            // lays out, and makes the skins, what the act before has opened
            scene.snapshot(null);
            if (acts.isEmpty()) {
                onEnd.accept(Optional.empty());
                return;
            }
            if (done(acts.peek())) {
                acts.poll();
                tries = 0;
            } else if (++tries >= PATIENCE) {
                throw new IllegalArgumentException(
                    "nothing in the window can be pressed as '" + acts.peek().what() + "'");
            }
        } catch (RuntimeException e) {
            onEnd.accept(Optional.of(e));
            return;
        }
        PauseTransition pause = new PauseTransition(BETWEEN);
        pause.setOnFinished(_ -> go());
        pause.play();
    }

    /// Whether it could be done.
    private boolean done(ScreenshotService.Act act) {
        switch (act.kind()) {
            case COMMAND -> window.run(act.what());
            case KEY -> type(act.what());
            case PRESS -> {
                return scene.getRoot().lookupAll("#" + id(act.what())).stream().filter(Script::isReady)
                    .findFirst().filter(node -> press(node, act.what())).isPresent();
            }
        }
        return true;
    }

    private static String id(String what) {
        int end = what.indexOf('=');
        return end < 0 ? what : what.substring(0, end);
    }

    private static boolean isReady(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible() || each.isDisabled()) {
                return false;
            }
        }
        return true;
    }

    /// Whether what is to be chosen was there.
    private static boolean press(Node node, String what) {
        node.requestFocus();
        String value = what.length() > id(what).length() ? what.substring(id(what).length() + 1) : "";
        switch (node) {
            case MenuButton menu when !value.isEmpty() -> {
                int index = (int) number(value) - 1;
                if (index < 0 || index >= menu.getItems().size()) {
                    return false;
                }
                menu.getItems().get(index).fire();
            }
            case ButtonBase button -> button.fire();
            case ListView<?> list when !value.isEmpty() -> {
                return select(list.getSelectionModel(), value);
            }
            case TableView<?> table when !value.isEmpty() -> {
                return select(table.getSelectionModel(), value);
            }
            case ChoiceBox<?> box when !value.isEmpty() -> {
                return choose(box, value) || select(box.getSelectionModel(), value);
            }
            case ComboBox<?> box when !value.isEmpty() -> {
                return select(box.getSelectionModel(), value);
            }
            case Slider slider when !value.isEmpty() -> slider.setValue(number(value));
            case TextField field -> {
                field.setText(value);
                field.fireEvent(new ActionEvent());
            }
            default -> {
                if (!value.isEmpty()) {
                    throw new IllegalArgumentException("'" + id(what) + "' takes no value");
                }
            }
        }
        return true;
    }

    private static <T> boolean choose(ChoiceBox<T> box, String value) {
        StringConverter<T> words = box.getConverter();
        Optional<T> chosen = box.getItems().stream()
            .filter(item -> value.equals(words == null ? String.valueOf(item) : words.toString(item)))
            .findFirst();
        chosen.ifPresent(box::setValue);
        return chosen.isPresent();
    }

    /// @param value number of a line or item, from 1
    private static boolean select(SelectionModel<?> model, String value) {
        int index = (int) number(value) - 1;
        model.select(index);
        return model.getSelectedIndex() == index;
    }

    private static double number(String value) {
        try {
            return Double.parseDouble(value);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("'" + value + "' is neither a number nor a choice there", e);
        }
    }

    /// @param name of a key, with its modifiers, as the list of keys writes it
    private void type(String name) {
        KeyCombination combination = KeyCombination.valueOf(name);
        for (var accelerator : scene.getAccelerators().entrySet()) {
            if (accelerator.getKey().getName().equals(combination.getName())) {
                accelerator.getValue().run();
                return;
            }
        }
        int end = name.lastIndexOf('+', name.length() - 2);
        KeyCode code = Optional.ofNullable(KeyCode.getKeyCode(name.substring(end + 1)))
            .orElseGet(() -> KeyCode.valueOf(name.substring(end + 1).toUpperCase(Locale.ROOT)));
        Node target = Optional.ofNullable(scene.getFocusOwner()).orElse(scene.getRoot());
        String text = code.isLetterKey() || code.isDigitKey() ? code.getChar() : "";
        Event.fireEvent(target, new KeyEvent(KeyEvent.KEY_PRESSED, text, text, code, name.contains("Shift+"),
            name.contains("Ctrl+"), name.contains("Alt+"), false));
        Event.fireEvent(target, new KeyEvent(KeyEvent.KEY_RELEASED, text, text, code, name.contains("Shift+"),
            name.contains("Ctrl+"), name.contains("Alt+"), false));
    }
}
