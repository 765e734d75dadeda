package flipchip.app.kit.control;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.ChoiceBox;
import javafx.scene.input.KeyEvent;

/// Chooses in a box what has a word that begins with what is typed there: "p" goes to the first person, again
/// "p" to the next, "13" to level 13 and "11" to level 11. Only for boxes of pages, behind which letters are
/// no commands.
public final class TypedChoice {
    private static final long PAUSE_NANOS = 1_000_000_000;

    private final ChoiceBox<?> box;
    private String typed = "";
    private long last;

    private TypedChoice(ChoiceBox<?> box) {
        this.box = box;
    }

    /// Lets the entries of `box` be typed.
    public static void in(ChoiceBox<?> box) {
        TypedChoice choice = new TypedChoice(box);
        box.addEventHandler(KeyEvent.KEY_TYPED, choice::type);
    }

    private void type(KeyEvent event) {
        String sign = event.getCharacter().toLowerCase(Locale.ROOT);
        if (sign.isBlank() || Character.isISOControl(sign.charAt(0)) || event.isShortcutDown()
                || event.isAltDown()) {
            return;
        }
        boolean isNew = System.nanoTime() - last > PAUSE_NANOS || typed.isEmpty();
        boolean isAgain = !isNew && typed.equals(sign) && !isAny(typed + sign);
        typed = isNew || isAgain ? sign : typed + sign;
        int from = Math.max(0, box.getSelectionModel().getSelectedIndex() + (isNew || isAgain ? 1 : 0));
        first(from, words -> isWord(words, typed)).or(() -> first(from, words -> matches(words, typed)))
            .ifPresent(box.getSelectionModel()::select);
        last = System.nanoTime();                // only the user's own pause counts
        event.consume();
    }

    /// The first entry from there on, round and round, whose words are sought.
    private Optional<Integer> first(int from, Predicate<String> sought) {
        int size = box.getItems().size();
        return IntStream.range(from, from + size).map(at -> at % size)
            .filter(at -> sought.test(words(box, at))).boxed().findFirst();
    }

    /// Whether it is one of the first two, as the number of a level is.
    private static boolean isWord(String words, String text) {
        return Stream.of(words.split("[\\s,]+")).limit(2).anyMatch(text::equals);
    }

    private boolean isAny(String text) {
        return first(0, words -> matches(words, text)).isPresent();
    }

    private static boolean matches(String words, String text) {
        return words.startsWith(text) || words.contains(" " + text);
    }

    private static <E> String words(ChoiceBox<E> box, int at) {
        return box.getConverter().toString(box.getItems().get(at)).toLowerCase(Locale.ROOT);
    }
}
