package flipchip.app.window.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import javafx.scene.control.Button;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/// The four buttons of the game: hint, undo, a new game, and the one that goes on (move now, analyse the game
/// at its end, learn from it then), which is filled when it would do something. Ids: `action-hint`,
/// `action-undo`, `action-new`, `action-on`.
public final class ActionBar extends GridPane {
    private static final Texts TEXTS = Texts.of("window");

    private final GameSession session;
    private final List<Command> commands;
    private final BooleanSupplier lessons;
    private String offered = "move-now";         // what the last button says
    private final Button hint = button("action-hint", "nudge");
    private final Button undo = button("action-undo", "undo");
    private final Button fresh = button("action-new", "new-game");
    private final Button on = new Button();
    private final List<Button> all = new ArrayList<>(List.of(hint, undo, fresh, on));

    /// @param commands of the window
    /// @param lessons  whether there is something to learn from the game that is over
    public ActionBar(GameSession session, List<Command> commands, BooleanSupplier lessons) {
        this.session = session;
        this.commands = commands;
        this.lessons = lessons;
        getStyleClass().add("action-bar");
        hint.setText(TEXTS.get("action.hint"));
        undo.setText(TEXTS.get("command.undo"));
        fresh.setText(TEXTS.get("command.new-game"));
        on.setId("action-on");
        on.setOnAction(_ -> run(offered));
        for (int i = 0; i < all.size(); i++) {
            Button button = all.get(i);
            button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
            button.setMinWidth(0);
            button.setFocusTraversable(true);
            GridPane.setHgrow(button, Priority.ALWAYS);
            GridPane.setVgrow(button, Priority.ALWAYS);
            button.prefWidthProperty().bind(widthProperty().subtract(8).divide(2));
            add(button, i % 2, i / 2);
        }
        refresh();
    }

    private Button button(String id, String command) {
        return Controls.button(id, "", () -> run(command));
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
        on.getStyleClass().remove("accent");
        if (!on.isDisabled()) {
            on.getStyleClass().add("accent");
        }
    }
}
