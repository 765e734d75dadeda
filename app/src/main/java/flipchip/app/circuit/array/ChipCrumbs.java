package flipchip.app.circuit.array;

import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// A breadcrumb bar for the level of the chip: array, cell, gates.
///
/// Ids: `crumb-array`, `crumb-cell`, `crumb-gate`. Look: chipview.css, style classes `crumbs` and
/// `crumb-button`, the present level `:current`.
final class ChipCrumbs extends HBox {
    private static final Texts TEXTS = Texts.of("chipview");
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final Button array = crumb("crumb-array", TEXTS.get("crumb.array"));
    private final Button cell = crumb("crumb-cell", TEXTS.get("crumb.cell"));
    private final Button gate = crumb("crumb-gate", TEXTS.get("crumb.gates"));

    ChipCrumbs(HardwareViewModel model) {
        ChipCamera camera = model.camera();
        getStyleClass().add("crumbs");
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(USE_PREF_SIZE);
        array.setOnAction(_ -> camera.toArray());
        cell.setOnAction(_ -> camera.toCell(cellToShow(model)));
        gate.setOnAction(_ -> {
            Square square = cellToShow(model);
            camera.toGates(square.file() + 0.5, square.row() + 0.5);
        });
        getChildren().addAll(array, separator(), cell, separator(), gate);
        camera.placeProperty().subscribe(this::show);
    }

    private static Square cellToShow(HardwareViewModel model) {
        ChipPlace place = model.camera().placeProperty().get();
        return place.level() == ChipPlace.Level.ARRAY ? model.focus().orElse(Square.D4) : place.square();
    }

    private void show(ChipPlace place) {
        boolean deep = place.level() != ChipPlace.Level.ARRAY;
        cell.setText(deep ? place.square().toString() : TEXTS.get("crumb.cell"));
        cell.setAccessibleText(
            deep ? TEXTS.get("crumb.cell.at", place.square().toString()) : TEXTS.get("crumb.cell"));
        mark(array, place.level() == ChipPlace.Level.ARRAY);
        mark(cell, place.level() == ChipPlace.Level.CELL);
        mark(gate, place.level() == ChipPlace.Level.GATE);
    }

    private static void mark(Button crumb, boolean current) {
        crumb.pseudoClassStateChanged(CURRENT, current);
    }

    private static Label separator() {
        return Controls.label("›", "crumb-part");
    }

    private static Button crumb(String id, String text) {
        Button button = Controls.withId(new Button(text), id);
        button.getStyleClass().setAll("crumb-button");
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }
}
