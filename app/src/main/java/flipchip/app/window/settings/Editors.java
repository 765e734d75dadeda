package flipchip.app.window.settings;

import java.util.Locale;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Labels;
import flipchip.app.kit.draw.BoardSample;
import flipchip.app.kit.draw.BoardStyle;
import flipchip.app.kit.draw.DiscStyle;
import flipchip.app.kit.draw.Material;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.text.NumberText;
import javafx.beans.property.Property;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.Subscription;

/// The control for each kind of setting. What the user does takes effect at once, and what else changes the
/// setting is shown until [#close()].
final class Editors {
    private Subscription changes = Subscription.EMPTY;

    /// The controls no longer follow the settings, which live longer than they.
    void close() {
        changes.unsubscribe();
    }

    /// @param name the setting's name, for screen readers
    <T> Node of(SettingsEntry<T> entry, String name) {
        Node editor = switch (entry.kind()) {
            case Setting.Kind.Flag flag -> flag(cast(entry.value()));
            case Setting.Kind.Choice<?> choice when Material.class.isAssignableFrom(choice.type()) ->
                pictures(choice, entry.value(), name);
            case Setting.Kind.Choice<?> choice -> choice(choice, entry.value());
            case Setting.Kind.Range range -> range(range, cast(entry.value()), name);
            case Setting.Kind.Named<?> _ -> throw new IllegalArgumentException(entry.id() + " has no editor");
            case Setting.Kind.Words words -> words(words, cast(entry.value()));
        };
        editor.setId("setting-" + entry.id());
        editor.setAccessibleText(name);
        return editor;
    }

    /// The kind says what the property holds; the compiler does not see that.
    @SuppressWarnings("unchecked")
    private static <U> Property<U> cast(Property<?> value) {
        return (Property<U>) value;
    }

    private static Node flag(Property<Boolean> value) {
        CheckBox box = new CheckBox();
        box.selectedProperty().bindBidirectional(value);
        return box;
    }

    /// A picture of each value, to press.
    private <E extends Enum<E>> Node pictures(Setting.Kind.Choice<E> choice, Property<?> property,
            String name) {
        Property<E> value = cast(property);
        FlowPane row = new FlowPane(6, 6);
        ToggleGroup group = new ToggleGroup();
        for (E each : choice.values()) {
            ToggleButton button = Controls.withId(new ToggleButton(choice.name().apply(each), sample(each)),
                "setting-" + each.name().toLowerCase(Locale.ROOT));
            button.setContentDisplay(ContentDisplay.TOP);
            button.setAccessibleText(name + ": " + button.getText());
            button.setToggleGroup(group);
            button.setUserData(each);
            button.setOnAction(_ -> {
                group.selectToggle(button);
                value.setValue(each);
            });
            row.getChildren().add(button);
        }
        changes = changes.and(value.subscribe(now -> group.getToggles().stream()
            .filter(toggle -> toggle.getUserData() == now).forEach(group::selectToggle)));
        return row;
    }

    private static Node sample(Object value) {
        return switch (value) {
            case BoardStyle board -> new BoardSample(board, DiscStyle.LENS);
            case DiscStyle discs -> new BoardSample(BoardStyle.FELT, discs);
            default -> throw new IllegalArgumentException(value + " has no picture");
        };
    }

    /// A box whose arrow keys open its list, in which Enter chooses and Escape leaves what there was.
    private static <E extends Enum<E>> Node choice(Setting.Kind.Choice<E> choice, Property<?> property) {
        Property<E> value = cast(property);
        ChoiceBox<E> box = new ChoiceBox<>();
        box.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (!box.isShowing() && (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.UP)) {
                box.show();
                event.consume();
            }
        });
        box.getItems().setAll(choice.values());
        box.setConverter(new Labels<>(choice.name()));
        box.valueProperty().bindBidirectional(value);
        box.setMaxWidth(Double.MAX_VALUE);
        return box;
    }

    private Node range(Setting.Kind.Range range, Property<Double> value, String name) {
        Slider slider = new Slider(range.low(), range.high(), value.getValue());
        slider.setMajorTickUnit(range.step());
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        slider.setBlockIncrement(range.step());
        slider.setAccessibleText(name);
        Label now = new Label();
        now.setMinWidth(44);
        now.setAlignment(Pos.CENTER_RIGHT);
        changes = changes.and(value.subscribe(number -> {
            slider.setValue(number);
            now.setText(range.step() >= 1 ? NumberText.of("%.0f", number) : NumberText.of("%.2f", number));
        }));
        slider.valueProperty().subscribe(number -> {
            if (!slider.isValueChanging()) {
                value.setValue(Math.round(number.doubleValue() / range.step()) * range.step());
            }
        });
        slider.valueChangingProperty().subscribe(changing -> {
            if (!changing) {
                value.setValue(Math.round(slider.getValue() / range.step()) * range.step());
            }
        });
        HBox.setHgrow(slider, Priority.ALWAYS);
        HBox line = new HBox(8, slider, now);
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }

    private Node words(Setting.Kind.Words words, Property<String> value) {
        TextField field = new TextField(value.getValue());
        changes = changes.and(value.subscribe(text -> {
            if (!field.getText().equals(text)) {
                field.setText(text);
            }
        }));
        field.textProperty().subscribe(text -> words.read(text).ifPresent(value::setValue));
        return field;
    }
}
