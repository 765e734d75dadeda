package flipchip.app.window.status;

import flipchip.app.kit.text.Texts;
import flipchip.app.window.layout.WindowModels;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;

/// What the status line says: why a move was refused, else what the move under the pointer would do, else
/// what the circuit does. Its tooltip has all of it where the window is too narrow. Id `sentence`. FX thread
/// only.
public final class StatusMessage extends Label {
    private static final Texts TEXTS = Texts.of("window");

    private final WindowModels desk;

    public StatusMessage(WindowModels desk) {
        this.desk = desk;
        setId("sentence");
        Tooltip whole = StatusLine.tip(textProperty());
        tooltipProperty().bind(textProperty().map(words -> words.isEmpty() ? null : whole));
        desk.hardware().sentenceProperty().subscribe(this::refresh);
        desk.board().refusalProperty().subscribe(this::refresh);
        desk.board().ghostProperty().subscribe(this::refresh);
    }

    /// Says which workspace came to the front, until there is something else to say.
    ///
    /// @param back the key that goes back; empty if the user has taken it away
    public void went(String to, String from, String back) {
        setText(back.isEmpty() ? TEXTS.get("space.went.only", to) : TEXTS.get("space.went", to, from, back));
    }

    private void refresh() {
        String refusal = desk.board().refusalProperty().get();
        String ghost = desk.board().ghostWords();
        setText(!refusal.isEmpty() ? refusal
            : !ghost.isEmpty() ? ghost
            : desk.hardware().sentenceProperty().get());
    }
}
