package flipchip.app.text;

import java.util.Locale;
import java.util.stream.IntStream;
import javafx.scene.control.ChoiceBox;
import javafx.scene.input.KeyEvent;

/// Chooses in a box what has a word that begins with what is typed there: "p" goes to the first person, again
/// "p" to the next, "13" to level 13. Only for boxes of pages, behind which letters are no commands.
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
        long now = System.nanoTime();
        boolean isNew = now - last > PAUSE_NANOS || typed.isEmpty();
        boolean isAgain = !isNew && typed.equals(sign);
        typed = isNew || isAgain ? sign : typed + sign;
        last = now;
        int from = box.getSelectionModel().getSelectedIndex() + (isNew || isAgain ? 1 : 0);
        int size = box.getItems().size();
        IntStream.range(from, from + size).map(at -> at % size).filter(at -> matches(words(box, at)))
            .findFirst().ifPresent(box.getSelectionModel()::select);
        event.consume();
    }

    private boolean matches(String words) {
        return words.startsWith(typed) || words.contains(" " + typed);
    }

    private static <E> String words(ChoiceBox<E> box, int at) {
        return box.getConverter().toString(box.getItems().get(at)).toLowerCase(Locale.ROOT);
    }
}
