package flipchip.app.window.help;

import java.util.List;
import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.KeyMap;
import flipchip.app.window.command.Keyboard;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The help, laid over the window and its page: what one sees, and every key, made from the command table.
/// Escape closes it and gives the keyboard back to where it was.
///
/// Ids: `help`, `help-close`.
public final class Help extends StackPane {
    private static final Texts TEXTS = Texts.of("window");
    private final List<Command> commands;
    private final KeyMap keyMap;
    private final Runnable whenClosed;
    private final VBox content = Controls.styled(new VBox(12), "content");
    private final ScrollPane keys = new ScrollPane();
    private Optional<Node> before = Optional.empty();
    private final Button close = Controls.withId(new Button(TEXTS.get("help.close")), "help-close");

    /// @param whenClosed gives the keyboard back where what had it is gone
    public Help(List<Command> commands, KeyMap keyMap, Runnable whenClosed) {
        this.commands = commands;
        this.keyMap = keyMap;
        this.whenClosed = whenClosed;
        Command quit =
            commands.stream().filter(command -> command.id().equals("quit")).findFirst().orElseThrow();
        setId("help");
        getStyleClass().add("veil");
        Label title = Controls.label("Flipchip", "title");
        Label text = new Label(TEXTS.get("help.text"));
        Controls.wrapped(text);
        close.setOnAction(_ -> hide());
        close.setCancelButton(true);
        content.getChildren().addAll(text, new Region());
        keys.setContent(content);
        keys.setFitToWidth(true);
        keys.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        VBox.setVgrow(keys, Priority.ALWAYS);
        VBox card = Controls.styled(new VBox(title, keys, close), "help");
        card.setMaxSize(520, 620);
        setPadding(new Insets(24));
        getChildren().add(card);
        StackPane.setAlignment(card, Pos.CENTER);
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                hide();
                event.consume();
            }
        });
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() != KeyCode.TAB && !keyMap.isKeyOf(quit, event)) {
                event.consume();                 // no other key of the window works behind it
            }
        });
        setVisible(false);
    }

    public void show() {
        before = Optional.ofNullable(getScene()).map(Scene::getFocusOwner)
            .filter(owner -> !Keyboard.isIn(owner, this));
        content.getChildren().set(1, keys(commands, keyMap));
        setVisible(true);
        keys.requestFocus();                     // the arrows scroll
    }

    private void hide() {
        setVisible(false);
        before.filter(Keyboard::canHave).ifPresentOrElse(Node::requestFocus, whenClosed);
        before = Optional.empty();
    }

    /// A page that opens would lie behind it.
    public void giveWay() {
        if (isVisible()) {
            hide();
        }
    }

    private static GridPane keys(List<Command> commands, KeyMap keyMap) {
        GridPane grid = Controls.styled(new GridPane(), "keys");
        int row = 0;
        String menu = "";
        for (Command command : commands) {
            if (keyMap.keyOf(command).isEmpty()) {
                continue;
            }
            if (!command.menu().title().equals(menu)) {
                menu = command.menu().title();
                grid.add(Controls.label(menu, "heading"), 0, row++);
            }
            Label what = Controls.label(command.text(), "what");
            Controls.wrapped(what);
            Label key = Controls.label(keyMap.shown(command), "key");
            key.setMinWidth(USE_PREF_SIZE);
            grid.add(what, 0, row);
            grid.add(key, 1, row++);
        }
        return grid;
    }
}
