package flipchip.app.learn.classroom;

import java.time.Duration;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A base of the pages of the classroom.
final class ExercisePage {
    private static final Texts TEXTS = Texts.of("classroom");
    private static final PseudoClass RIGHT = PseudoClass.getPseudoClass("right");
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
    private static final double COLUMN = 300;
    private static final double WIDEST = 560;
    private static final Pattern OPPONENT = Pattern.compile("(level|chip|like) (\\d{1,4})");

    private ExercisePage() {}

    static Label label(String id) {
        Label label = Controls.paragraph(id);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    /// What came of an answer: `:right`, `:wrong`.
    static Label verdict(String id) {
        Label label = Controls.styled(label(id), "verdict");
        return label;
    }

    /// Says what came of an answer, or takes no place if that is nothing.
    static void show(Label verdict, String text, boolean answered, boolean right) {
        verdict.setText(text);
        verdict.setVisible(!text.isEmpty());
        verdict.setManaged(!text.isEmpty());
        verdict.pseudoClassStateChanged(RIGHT, answered && right);
        verdict.pseudoClassStateChanged(WRONG, answered && !right);
    }

    /// How long until then, in words.
    static String wait(Instant now, Instant then) {
        Duration left = Duration.between(now, then);
        return left.toDays() > 0
            ? TEXTS.get("drill.days", left.toDays())
            : TEXTS.get("drill.minutes", Math.max(1, left.toMinutes()));
    }

    /// The name of an opponent as the records keep it ([OwnPlay#name]), in the user's language.
    static String opponent(String name) {
        Matcher known = OPPONENT.matcher(name);
        return known.matches() ? TEXTS.get("opponent." + known.group(1), known.group(2)) : name;
    }

    static Button button(String id, String text) {
        Button button = Controls.withId(new Button(text), id);
        return button;
    }

    /// The words beside a board: the room that it leaves them, as far as lines stay readable.
    static VBox column(Node... parts) {
        VBox column = Controls.styled(new VBox(parts), "classroom-column");
        column.setMinWidth(COLUMN);
        column.setPrefWidth(COLUMN);
        column.setMaxWidth(WIDEST);
        HBox.setHgrow(column, Priority.SOMETIMES);
        return column;
    }
}
