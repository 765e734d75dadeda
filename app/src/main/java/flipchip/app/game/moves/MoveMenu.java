package flipchip.app.game.moves;

import java.util.List;
import java.util.Locale;
import flipchip.app.game.session.MoveSign;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// The menu of a move in the list: comments, signs it, promotes its line, deletes it, copies the moves.
///
/// Ids: `menu-comment`, `menu-sign` with `menu-sign-good` and so on, `menu-promote`, `menu-delete`,
/// `menu-copy`.
final class MoveMenu {
    private static final Texts TEXTS = Texts.of("moves");

    private MoveMenu() {}

    /// @param path leads to the move
    static ContextMenu of(MoveListModel model, List<Square> path) {
        Menu signs = new Menu(TEXTS.get("menu.sign"));
        signs.setId("menu-sign");
        for (MoveSign sign : MoveSign.values()) {
            String id = "sign-" + sign.name().toLowerCase(Locale.ROOT);
            CheckMenuItem item = new CheckMenuItem(TEXTS.get("command." + id));
            item.setId("menu-" + id);
            item.setSelected(model.tree().markupAt(path).sign().filter(sign::equals).isPresent());
            item.setOnAction(_ -> model.sign(path, sign));
            signs.getItems().add(item);
        }
        ContextMenu menu = new ContextMenu(item("menu-comment", () -> model.comment(path)), signs,
            item("menu-promote", () -> model.promote(path)), item("menu-delete", () -> model.delete(path)));
        menu.getItems().forEach(item -> item.setDisable(!model.isEditable()));
        menu.getItems().addAll(new SeparatorMenuItem(), item("menu-copy", () -> model.copyTo(path)));
        return menu;
    }

    private static MenuItem item(String id, Runnable action) {
        MenuItem item = new MenuItem(TEXTS.get(id.replace('-', '.')));
        item.setId(id);
        item.setOnAction(_ -> action.run());
        return item;
    }
}
