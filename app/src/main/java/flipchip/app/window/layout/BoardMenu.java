package flipchip.app.window.layout;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import flipchip.app.game.moves.Annotations;
import flipchip.app.game.session.Shape;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.engine.board.Square;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// The menu of the board: what can be done with a square, with the last move and with the position.
///
/// Ids: `board-play`, `board-circle`, `circle-green` and so on, `board-sign`, and those of commands after
/// `board-`.
final class BoardMenu {
    private static final Texts TEXTS = Texts.of("window");
    private static final List<String> SIGNS = List.of("sign-good", "sign-mistake", "sign-brilliant",
        "sign-blunder", "sign-interesting", "sign-dubious");

    private final WindowModels desk;
    private final Annotations annotations;
    private final Function<String, Optional<Command>> commands;
    private ContextMenu open = new ContextMenu();

    /// @param commands finds a command by its id
    BoardMenu(WindowModels desk, Annotations annotations, Function<String, Optional<Command>> commands) {
        this.desk = desk;
        this.annotations = annotations;
        this.commands = commands;
    }

    void show(Node owner, Optional<Square> square, double x, double y) {
        open.hide();
        open = new ContextMenu();
        square.ifPresent(this::addSquare);
        open.getItems().add(signs());
        add("comment", "undo-mark", "clear-marks");
        open.getItems().add(new SeparatorMenuItem());
        add("hint", "copy-moves", "copy-board", "edit-position", "half-turn");
        open.show(owner, x, y);
    }

    void close() {
        open.hide();
    }

    private void addSquare(Square square) {
        boolean legal = (desk.board().legalProperty().get() & square.bit()) != 0;
        if (legal) {
            open.getItems().add(item("board-play", TEXTS.get("board.play", square), true,
                () -> desk.board().squareChosen(square)));
            commands.apply("compare").filter(command -> command.usable().getAsBoolean())
                .ifPresent(command -> open.getItems()
                    .add(item("board-compare", TEXTS.get("board.compare", square), true, command.action())));
        }
        Menu circle = new Menu(TEXTS.get("board.circle", square));
        circle.setId("board-circle");
        circle.setDisable(!annotations.isUsable());
        for (Shape.Ink ink : Shape.Ink.values()) {
            String id = "circle-" + ink.name().toLowerCase(Locale.ROOT);
            circle.getItems().add(
                item(id, TEXTS.get("board." + id), true, () -> annotations.draw(Shape.circle(square, ink))));
        }
        open.getItems().addAll(circle, new SeparatorMenuItem());
    }

    private Menu signs() {
        Menu signs = new Menu(TEXTS.get("board.sign"));
        signs.setId("board-sign");
        SIGNS.forEach(id -> commands.apply(id).ifPresent(command -> signs.getItems().add(item(command))));
        signs.setDisable(signs.getItems().stream().allMatch(MenuItem::isDisable));
        return signs;
    }

    private void add(String... ids) {
        for (String id : ids) {
            commands.apply(id).ifPresent(command -> open.getItems().add(item(command)));
        }
    }

    private static MenuItem item(Command command) {
        return item("board-" + command.id(), command.text(), command.usable().getAsBoolean(),
            command.action());
    }

    private static MenuItem item(String id, String text, boolean usable, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setId(id);
        item.setMnemonicParsing(false);
        item.setDisable(!usable);
        item.setOnAction(_ -> action.run());
        return item;
    }
}
