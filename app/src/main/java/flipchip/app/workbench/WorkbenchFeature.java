package flipchip.app.workbench;

import java.util.List;
import flipchip.app.game.GameSession;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Pane;
import flipchip.app.shell.Place;
import flipchip.app.shell.Shell;
import flipchip.app.text.Texts;
import flipchip.engine.board.Game;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// A cell of one's own, written in Verilog with any editor, beside the board.
public final class WorkbenchFeature implements Feature {
    private static final Texts TEXTS = Texts.of("workbench");

    private final BooleanProperty open = new SimpleBooleanProperty(this, "open");
    private final WorkbenchModel model;
    private final WorkbenchView view;

    public WorkbenchFeature(GameSession session, Shell shell) {
        model = new WorkbenchModel(shell.screen());
        view = new WorkbenchView(model, shell.files(), position -> session.show(Game.startingAt(position)));
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.toggle("own-cell", MenuName.HARDWARE, TEXTS.get("command"), "Alt+O", open));
    }

    @Override
    public List<Pane> panes() {
        return List.of(new Pane("tab-cell", TEXTS.get("tab"), view, Place.CIRCUIT_TAB, open));
    }

    @Override
    public void close() {
        model.close();
    }
}
