package flipchip.app.files.open;

import flipchip.app.files.format.GameInfo;
import flipchip.app.files.format.ResultText;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;

/// The head of the game, to be written by the user. Ids: `details-black`, `details-white`, `details-event`,
/// `details-date`, `details-result`.
final class GameDetails extends GridPane {
    private static final Texts TEXTS = Texts.of("files");

    private final TextField black;
    private final TextField white;
    private final TextField event;
    private final TextField date;
    private final TextField result;

    GameDetails(GameInfo info) {
        getStyleClass().add("form");
        black = field("black", info.black());
        white = field("white", info.white());
        event = field("event", info.event());
        date = field("date", info.date());
        result = field("result", info.result());
        add(Controls.withId(Controls.label(TEXTS.get("details.kept"), "quiet"), "details-kept"), 1,
            getRowCount());
    }

    /// What the user wrote.
    GameInfo info() {
        return new GameInfo(black.getText().strip(), white.getText().strip(), event.getText().strip(),
            date.getText().strip(), ResultText.of(result.getText()));
    }

    private TextField field(String key, String text) {
        TextField field = Controls.withId(new TextField(text), "details-" + key);
        field.setAccessibleText(TEXTS.get("column." + key));
        field.setPrefColumnCount(24);
        Label label = new Label(TEXTS.get("column." + key));
        label.setLabelFor(field);
        field.setAccessibleText(label.getText());
        addRow(getRowCount(), label, field);
        return field;
    }
}
