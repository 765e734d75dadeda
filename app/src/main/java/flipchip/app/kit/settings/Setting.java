package flipchip.app.kit.settings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// One thing a part of the window lets the user choose: declared where it is used, kept by [SettingsModel],
/// saved by its id, and offered on the settings page in its group under the texts `setting.ID` and
/// `group.GROUP` of the area `settings`.
///
/// @param id       unique, in kebab case; also the id of its editor
/// @param group    where it stands on the settings page; empty for what only the program itself remembers
/// @param standard what holds until the user chooses
/// @param kind     what values there are
/// @param <T>      the type of the value
public record Setting<T>(String id, String group, T standard, Kind<T> kind) {

    /// What values there are, and how they are written in the file.
    public sealed interface Kind<T> {
        /// The value that `text` stands for, empty if there is none.
        Optional<T> read(String text);

        /// The opposite of [#read(String)].
        default String write(T value) {
            return value.toString();
        }

        /// The value nearest to `value` that there is.
        default T fit(T value) {
            return value;
        }

        /// On or off.
        record Flag() implements Kind<Boolean> {
            @Override
            public Optional<Boolean> read(String text) {
                return switch (text) {
                    case "true" -> Optional.of(true);
                    case "false" -> Optional.of(false);
                    default -> Optional.empty();
                };
            }
        }

        /// One of a few; `name` gives the text of a value on the settings page, in the user's language.
        record Choice<E extends Enum<E>>(Class<E> type, Function<E, String> name) implements Kind<E> {
            @Override
            public Optional<E> read(String text) {
                return values().stream().filter(value -> write(value).equals(text)).findFirst();
            }

            @Override
            public String write(E value) {
                return value.name().toLowerCase(Locale.ROOT);
            }

            public List<E> values() {
                return Arrays.asList(type.getEnumConstants());
            }
        }

        /// Any other type, by the words for its values. It has no editor on the settings page.
        record Named<T>(Function<String, Optional<T>> reads, Function<T, String> words) implements Kind<T> {
            @Override
            public Optional<T> read(String text) {
                return reads.apply(text);
            }

            @Override
            public String write(T value) {
                return words.apply(value);
            }
        }

        /// A number from `low` to `high`, in steps of `step` on the settings page.
        record Range(double low, double high, double step) implements Kind<Double> {
            @Override
            public Optional<Double> read(String text) {
                try {
                    return Optional.of(Double.parseDouble(text))
                        .filter(value -> value >= low && value <= high);
                } catch (NumberFormatException _) {
                    return Optional.empty();
                }
            }

            @Override
            public Double fit(Double value) {
                return Math.clamp(value, low, high);
            }
        }

        /// A text of at most `longest` characters.
        record Words(int longest) implements Kind<String> {
            @Override
            public Optional<String> read(String text) {
                return Optional.of(text).filter(value -> value.length() <= longest);
            }
        }
    }

    /// A switch.
    public static Setting<Boolean> flag(String id, String group, boolean standard) {
        return new Setting<>(id, group, standard, new Kind.Flag());
    }

    /// One of the constants of an enum.
    public static <E extends Enum<E>> Setting<E> choice(String id, String group, E standard,
            Function<E, String> name) {
        return new Setting<>(id, group, standard, new Kind.Choice<>(standard.getDeclaringClass(), name));
    }

    /// A number.
    public static Setting<Double> range(String id, String group, double standard, double low, double high,
            double step) {
        return new Setting<>(id, group, standard, new Kind.Range(low, high, step));
    }

    /// A text.
    public static Setting<String> words(String id, String group, String standard, int longest) {
        return new Setting<>(id, group, standard, new Kind.Words(longest));
    }
}
