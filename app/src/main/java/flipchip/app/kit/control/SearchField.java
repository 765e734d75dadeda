package flipchip.app.kit.control;

import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// A field for a search in what it stands above. The command *Find* goes to it. FX thread only.
public final class SearchField extends TextField {
    private static final String STYLE = "searches";

    /// @param prompt what is searched for, shown in the empty field and read aloud
    public SearchField(String id, String prompt) {
        setId(id);
        name(this, prompt);
    }

    /// Makes a field of another library one for a search.
    public static void name(TextField field, String prompt) {
        field.setPromptText(prompt);
        field.setAccessibleText(prompt);
        field.getStyleClass().add(STYLE);
    }

    /// Whether `node` is a field for a search.
    public static boolean is(Node node) {
        return node.getStyleClass().contains(STYLE);
    }

    /// Lets Up and Down choose in the list of what is found, while the keyboard stays here, and Enter use it.
    /// A screen reader reads here what is chosen. To be called once the list follows the text.
    ///
    /// @param words what is read of an entry, and of null where nothing is found
    public <T> void chooseIn(ListView<T> found, Function<T, String> words, Runnable use) {
        Runnable read = () -> setAccessibleText(words.apply(found.getSelectionModel().getSelectedItem()));
        textProperty().subscribe((_, text) -> {
            if (text.isBlank()) {
                setAccessibleText(getPromptText());
            } else {
                read.run();
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            switch (event.getCode()) {
                case DOWN -> choose(found, 1);
                case UP -> choose(found, -1);
                case ENTER -> use.run();
                default -> {
                    return;
                }
            }
            if (event.getCode() != KeyCode.ENTER) {
                read.run();
            }
            event.consume();
        });
    }

    private static void choose(ListView<?> list, int step) {
        int last = Math.max(0, list.getItems().size() - 1);
        list.getSelectionModel()
            .select(Math.clamp(list.getSelectionModel().getSelectedIndex() + step, 0, last));
        list.scrollTo(list.getSelectionModel().getSelectedIndex());
    }
}
