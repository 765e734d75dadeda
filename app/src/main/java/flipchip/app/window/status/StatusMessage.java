package flipchip.app.window.status;

import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Workspace;
import flipchip.app.window.layout.WindowModels;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;

/// What the status line says: why a move was refused, else what the move under the pointer would do, else
/// what the circuit does; in Play that is in the words of a player. Its tooltip has all of it where the
/// window is too narrow. Id `sentence`. FX thread only.
public final class StatusMessage extends Label {
    private static final Texts TEXTS = Texts.of("window");

    private final WindowModels desk;
    private final ObservableValue<Workspace> space;
    private boolean isOfChip;

    public StatusMessage(WindowModels desk) {
        this.desk = desk;
        setId("sentence");
        Tooltip whole = StatusLine.tip(textProperty());
        tooltipProperty().bind(textProperty().map(words -> words.isEmpty() ? null : whole));
        space = desk.settings().property(Workspace.SHOWN);
        space.subscribe(this::refresh);
        desk.hardware().sentenceProperty().subscribe(this::refresh);
        desk.hardware().momentProperty().map(now -> now.map(Moment::isEndOfMove)).subscribe(_ -> refresh());
        desk.session().addListener(_ -> refresh());
        desk.board().refusalProperty().subscribe(this::refresh);
        desk.board().ghostProperty().subscribe(this::refresh);
    }

    /// Whether the circuit is spoken of, and not a refusal, a move under the pointer or a workspace.
    boolean isOfChip() {
        return isOfChip;
    }

    /// Says which workspace came to the front, until there is something else to say.
    ///
    /// @param back the key that goes back; empty if the user has taken it away
    public void went(String to, String from, String back) {
        isOfChip = false;
        setText(back.isEmpty() ? TEXTS.get("space.went.only", to) : TEXTS.get("space.went", to, from, back));
    }

    private void refresh() {
        String refusal = desk.board().refusalProperty().get();
        String ghost = desk.board().ghostWords();
        isOfChip = refusal.isEmpty() && ghost.isEmpty();
        setText(!refusal.isEmpty() ? refusal
            : !ghost.isEmpty() ? ghost
            : space.getValue() == Workspace.PLAY && !desk.session().isStory() ? ofPlayer()
            : desk.hardware().sentenceProperty().get());
    }

    private String ofPlayer() {
        return desk.hardware().momentProperty().get().map(now -> PlayWords.of(now, desk.session()))
            .orElse("");
    }
}
