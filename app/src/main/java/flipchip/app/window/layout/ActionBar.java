package flipchip.app.window.layout;

import java.util.List;
import java.util.function.BooleanSupplier;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;
import org.kordamp.ikonli.javafx.FontIcon;

/// A row of the game's buttons: hint, undo, a new game, and at its end resign. The one that
/// goes on (move now, analyse the game at its end, learn from it then) takes the place of the last, filled,
/// while it would do something. Where there is room for two rows it has the second. Ids: `action-hint`,
/// `action-undo`, `action-new`, `action-resign`, `action-on`. Look: window.css, style class `action-bar`.
public final class ActionBar extends Region {
    private static final Texts TEXTS = Texts.of("window");
    private static final double ROW = 36;
    private static final double TWO_ROWS = 76;
    private static final double GAP = 16;
    private static final double LEAST_GAP = 2;
    private static final double LEAST_ON = 124;

    private final GameSession session;
    private final List<Command> commands;
    private final BooleanSupplier hurry;
    private final BooleanSupplier lessons;
    private String offered = "move-now";         // what the last button says
    private final Button hint = button("action-hint", "nudge", "action.hint", BootstrapIcons.LIGHTBULB);
    private final Button undo =
        button("action-undo", "undo", "command.undo", BootstrapIcons.ARROW_COUNTERCLOCKWISE);
    private final Button fresh = button("action-new", "new-game", "command.new-game", BootstrapIcons.PLUS);
    private final Button resign =
        Controls.button("action-resign", TEXTS.get("action.resign"), () -> run("resign"));
    private final Button on = new Button();

    /// @param commands of the window
    /// @param hurry    whether it makes sense to tell a computer to move now
    /// @param lessons  whether there is something to learn from the game that is over
    public ActionBar(GameSession session, List<Command> commands, BooleanSupplier hurry,
            BooleanSupplier lessons) {
        this.session = session;
        this.commands = commands;
        this.hurry = hurry;
        this.lessons = lessons;
        getStyleClass().add("action-bar");
        setMinSize(0, 0);
        on.setId("action-on");
        on.setOnAction(_ -> run(offered));
        on.getStyleClass().add("accent");
        getChildren().addAll(hint, undo, fresh, resign, on);
        refresh();
    }

    private Button button(String id, String command, String words, BootstrapIcons icon) {
        Button button = Controls.button(id, TEXTS.get(words), () -> run(command));
        button.setGraphic(new FontIcon(icon));
        return button;
    }

    private String onward() {
        return !session.isFinished() ? "move-now" : lessons.getAsBoolean() ? "learn" : "analyse-game";
    }

    private void run(String id) {
        commands.stream().filter(command -> command.id().equals(id) && command.usable().getAsBoolean())
            .findFirst().ifPresent(command -> command.action().run());
    }

    private boolean isUsable(String id) {
        return commands.stream()
            .anyMatch(command -> command.id().equals(id) && command.usable().getAsBoolean());
    }

    /// Greys what would do nothing now.
    public void refresh() {
        offered = onward();
        on.setText(TEXTS.get(switch (offered) {
            case "learn" -> "action.learn";
            case "analyse-game" -> "end.analyse";
            default -> "command.move-now";
        }));
        hint.setDisable(!isUsable("nudge"));
        undo.setDisable(!isUsable("undo"));
        on.setDisable(!isUsable(offered));
        on.setVisible(!on.isDisabled() && (session.isFinished() || hurry.getAsBoolean()));
        resign.setVisible(!on.isVisible() && isUsable("resign"));
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        boolean two = getHeight() >= TWO_ROWS;
        double row = two ? ROW : getHeight();
        double last = two || !on.isVisible() && !resign.isVisible() ? 0
            : on.isVisible() ? Math.max(LEAST_ON, on.prefWidth(-1))
            : resign.prefWidth(-1);
        List<Button> quiet = List.of(hint, undo, fresh);
        double used = quiet.stream().mapToDouble(button -> snapSizeX(button.prefWidth(-1))).sum();
        boolean all = used + 2 * LEAST_GAP + last <= getWidth();
        fresh.setVisible(all);
        double gap = all ? Math.clamp((getWidth() - last - used) / 3, LEAST_GAP, GAP) : GAP;
        double x = 0;
        for (Button button : quiet) {
            double wide = snapSizeX(button.prefWidth(-1));
            button.resizeRelocate(x, 0, wide, row);
            x += wide + gap;
        }
        double end = two ? getHeight() - ROW - 4 : 0;
        double tall = two ? getHeight() - end : row;
        double wide = two ? getWidth() : snapSizeX(last);
        (on.isVisible() ? on : resign).resizeRelocate(getWidth() - wide, end, wide, tall);
    }
}
