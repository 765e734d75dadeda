package flipchip.app.kit.control;

import java.util.function.Function;
import javafx.util.StringConverter;

/// The words that a box or an axis shows for its values; nothing can be typed into it.
///
/// @param <T> the values; nothing is shown for null
public final class Labels<T> extends StringConverter<T> {
    private final Function<? super T, String> words;

    public Labels(Function<? super T, String> words) {
        this.words = words;
    }

    @Override
    public String toString(T value) {
        return value == null ? "" : words.apply(value);
    }

    /// @throws UnsupportedOperationException always
    @Override
    public T fromString(String text) {
        throw new UnsupportedOperationException("nothing is typed here: " + text);
    }
}
