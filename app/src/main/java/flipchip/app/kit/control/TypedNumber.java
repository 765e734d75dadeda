package flipchip.app.kit.control;

import javafx.scene.control.Spinner;
import javafx.util.StringConverter;

/// Reads what the user types into a spinner; text that is not a whole number leaves the value as it is.
final class TypedNumber extends StringConverter<Integer> {
    private final Spinner<Integer> spinner;

    TypedNumber(Spinner<Integer> spinner) {
        this.spinner = spinner;
    }

    @Override
    public String toString(Integer value) {
        return String.valueOf(value);
    }

    @Override
    public Integer fromString(String text) {
        try {
            return Integer.valueOf(text.strip());
        } catch (NumberFormatException _) {
            return spinner.getValue();
        }
    }
}
