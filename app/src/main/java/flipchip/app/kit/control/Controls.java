package flipchip.app.kit.control;

import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Callback;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// Controls as all pages make them: an id by which tests find them, words, and what they do.
public final class Controls {
    private Controls() {}

    public static Button button(String id, String words, Runnable action) {
        Button button = new Button(words);
        button.setId(id);
        button.setOnAction(_ -> action.run());
        return button;
    }

    /// A button that a narrow window never makes narrower than its words.
    public static Button wholeButton(String id, String words, Runnable action) {
        Button button = button(id, words, action);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    /// A button with a picture; its words come up beside the pointer and are read aloud.
    public static Button iconButton(String id, Ikon icon, String words, Runnable action) {
        Button button = button(id, "", action);
        button.setGraphic(new FontIcon(icon));
        button.setTooltip(new Tip(words));
        button.setAccessibleText(words);
        return button;
    }

    /// Lets `button`, one of a group, stay chosen, and do `action` however it is chosen, also with the arrow
    /// keys.
    public static void choosing(ToggleButton button, Runnable action) {
        button.setOnAction(_ -> button.setSelected(true));
        button.selectedProperty().subscribe((_, chosen) -> {
            if (chosen) {
                action.run();
            }
        });
    }

    /// Words that look as the theme says for `style`.
    public static Label label(String words, String style) {
        return styled(new Label(words), style);
    }

    /// The same node, with the id by which tests find it and the classes by which the theme styles it.
    public static <T extends Node> T withId(T node, String id, String... styles) {
        node.setId(id);
        node.getStyleClass().addAll(styles);
        return node;
    }

    /// The same node, which looks as the theme says for `style`.
    public static <T extends Node> T styled(T node, String style) {
        node.getStyleClass().add(style);
        return node;
    }

    /// Lines of a list that say what `words` says of them.
    public static <T> Callback<ListView<T>, ListCell<T>> cells(Function<T, String> words) {
        return _ -> new ListCell<>() {
            @Override
            protected void updateItem(T item, boolean empty) {
                super.updateItem(item, empty);
                setText(empty || item == null ? null : words.apply(item));
            }
        };
    }

    /// Cells of a narrow list with a text each: one that is too long is shortened, the tip has all of it.
    public static <T> Callback<ListView<T>, ListCell<T>> narrowCells(Function<T, String> words) {
        return list -> {
            ListCell<T> cell = cells(words).call(list);
            cell.setPrefWidth(0);                // as wide as the list, whatever the words
            cell.tooltipProperty().bind(cell.textProperty().map(Tip::new));
            return cell;
        };
    }

    /// Whether a node and all that it lies in are visible.
    public static boolean isSeen(Node node) {
        return node.isVisible() && (node.getParent() == null || isSeen(node.getParent()));
    }

    private static ObservableValue<Boolean> seen(Node node) {
        ObservableValue<Boolean> above = node.parentProperty().flatMap(Controls::seen).orElse(true);
        return node.visibleProperty().flatMap(visible -> visible ? above : node.visibleProperty());
    }

    /// `show`, which is put off while `node` is not seen, until it is.
    public static Runnable whenSeen(Node node, Runnable show) {
        ObservableValue<Boolean> seen = seen(node);
        BooleanProperty late = new SimpleBooleanProperty();
        seen.subscribe(now -> {
            if (now && late.get()) {
                late.set(false);
                show.run();
            }
        });
        return () -> {
            late.set(!seen.getValue());
            if (!late.get()) {
                show.run();
            }
        };
    }

    /// What Tab comes to in a node that is seen, in its order. Of controls that were not styled yet some
    /// parts are not there.
    public static Stream<Node> stops(Node node) {
        if (!node.isVisible() || node.isDisabled()) {
            return Stream.empty();
        }
        Stream<Node> inside = node instanceof Parent parent
            ? parent.getChildrenUnmodifiable().stream().flatMap(Controls::stops)
            : Stream.empty();
        return node.isFocusTraversable() ? Stream.concat(Stream.of(node), inside) : inside;
    }

    /// Takes the room that is left in a row.
    public static Region spring() {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        return spring;
    }

    /// A label without words yet, which will take as many lines as they need.
    public static Label paragraph(String id) {
        Label label = new Label();
        label.setId(id);
        return wrapped(label);
    }

    /// The same label, or button, which takes as many lines as its words need from now on.
    public static <T extends Labeled> T wrapped(T words) {
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        return words;
    }

    /// The same spinner, into which a number can be typed. The last value replaces any other text when
    /// the keyboard goes elsewhere.
    public static Spinner<Integer> typed(Spinner<Integer> spinner) {
        spinner.setEditable(true);
        spinner.getValueFactory().setConverter(new TypedNumber(spinner));
        spinner.focusedProperty().subscribe((_, _) -> spinner.cancelEdit());
        return spinner;
    }

    /// Content that is scrolled up and down where it is too high.
    public static ScrollPane scrolled(Region content) {
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("story-scroll");
        return scroll;
    }

    /// Content as large as the place it is given, and scrolled up and down where that is too low.
    public static ScrollPane filling(Region content) {
        ScrollPane scroll = scrolled(content);
        scroll.setFitToHeight(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        return scroll;
    }

    /// Runs `action` when a line of the list is chosen by Enter or by two clicks.
    public static void onChoice(ListView<?> list, Runnable action) {
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                action.run();
                event.consume();
            }
        });
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                action.run();
            }
        });
    }
}
