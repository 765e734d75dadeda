package flipchip.app.game.moves;

import java.util.List;
import java.util.Optional;
import flipchip.app.game.board.MistakeMark;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Tip;
import flipchip.app.kit.text.NumberText;
import flipchip.app.kit.text.Texts;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.board.Color;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;

/// A move of the list: a click jumps there, the menu comments, promotes, deletes or copies. Beside a mistake
/// stand its mark and what it lost. FX thread only.
final class MoveButton extends Button {
    private static final Texts TEXTS = Texts.of("moves");
    private static final List<String> STYLE = List.of("move");
    private static final double MARK = 12;

    private final MoveListModel model;
    private final Label loss = Controls.label("", "move-loss");
    private final MistakeMark mark = new MistakeMark();

    MoveButton(MoveListModel model) {
        this.model = model;
        mark.fit(MARK);
        loss.setGraphic(mark);
        loss.setMinWidth(USE_PREF_SIZE);
        setGraphic(loss);
        setMaxWidth(Double.MAX_VALUE);
    }

    /// Shows another move, or the same with what is known of it now.
    void show(MoveListModel.Row row) {
        setId("move-" + row.ply());
        if (!getStyleClass().equals(STYLE)) {
            getStyleClass().setAll(STYLE);
        }
        setText(row.square().toString());
        String text =
            TEXTS.get(row.color() == Color.BLACK ? "move.black" : "move.white", row.ply(), row.square());
        String all = row.passFollows() ? TEXTS.get("move.pass", text) : text;
        Optional<MistakeSize> size = model.mistakeOf(row);
        String lost = NumberText.of(model.isExact(row) ? "%.0f" : "%.1f", model.lossOf(row).orElse(0));
        setAccessibleText(size.isEmpty() ? all : TEXTS.get("move.lost", all, lost));
        setContentDisplay(size.isPresent() ? ContentDisplay.RIGHT : ContentDisplay.TEXT_ONLY);
        loss.setText("−" + lost);
        size.ifPresent(mark::show);
        for (MistakeSize each : MistakeSize.values()) {
            pseudoClassStateChanged(MistakeMark.style(each), size.equals(Optional.of(each)));
        }
        setOnAction(_ -> model.jump(row.ply()));
        setOnContextMenuRequested(event -> {
            menu(row).show(this, event.getScreenX(), event.getScreenY());
            event.consume();
        });
        tell(model.timeOf(row)
            .map(time -> TEXTS.get("move.time", NumberText.of("%.1f", time.toMillis() / 1000.0))));
    }

    /// A tooltip is a window of its own, so one that is there is kept.
    private void tell(Optional<String> text) {
        if (text.isEmpty()) {
            setTooltip(null);
        } else if (getTooltip() == null) {
            setTooltip(new Tip(text.get()));
        } else {
            getTooltip().setText(text.get());
        }
    }

    private ContextMenu menu(MoveListModel.Row row) {
        ContextMenu menu =
            new ContextMenu(item("menu-comment", "menu.comment", () -> model.comment(row.ply())),
                item("menu-promote", "menu.promote", () -> model.promote(row.ply())),
                item("menu-delete", "menu.delete", () -> model.delete(row.ply())));
        menu.getItems().forEach(item -> item.setDisable(!model.isEditable()));
        menu.getItems().add(item("menu-copy", "menu.copy", () -> model.copyTo(row.ply())));
        return menu;
    }

    private static MenuItem item(String id, String key, Runnable action) {
        MenuItem item = new MenuItem(TEXTS.get(key));
        item.setId(id);
        item.setOnAction(_ -> action.run());
        return item;
    }
}
