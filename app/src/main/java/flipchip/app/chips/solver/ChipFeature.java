package flipchip.app.chips.solver;

import java.util.List;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Pane;
import flipchip.app.shell.PaneSlot;
import flipchip.app.shell.Shell;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// A feature for the endgame chip, which solves the position on the board step by step.
public final class ChipFeature implements Feature {
    private static final Texts TEXTS = Texts.of("chip");

    private final BooleanProperty open = new SimpleBooleanProperty(this, "open");
    private final ChipModel model;
    private final ChipView view;

    public ChipFeature(GameSession session, Shell shell) {
        model = new ChipModel(shell.screen());
        view = new ChipView(model, session::position);
        session.addListener(_ -> view.boardChanged());
        open.subscribe(now -> {
            if (now && model.positionProperty().get().isEmpty()) {
                view.load();
            } else if (!now) {
                model.stop();
            }
        });
    }

    @Override
    public List<Command> commands() {
        return List
            .of(Command.toggle("chip-solve", MenuName.HARDWARE, TEXTS.get("command.solve"), "Alt+X", open));
    }

    @Override
    public List<Pane> panes() {
        return List.of(new Pane("tab-chip", TEXTS.get("solve.tab"), view, PaneSlot.CIRCUIT_TAB, open));
    }

    @Override
    public void close() {
        model.close();
    }
}
