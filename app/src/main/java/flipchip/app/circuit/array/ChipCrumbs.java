package flipchip.app.circuit.array;

import java.util.List;
import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// A breadcrumb bar for the place in the chip: machine, array, cell, gates, or machine and the parts of it
/// that were entered, and behind them the way back to the array.
///
/// Ids: `crumb-machine`, `crumb-array`, `crumb-cell`, `crumb-gate`, `crumb-part-1` and so on.
/// Look: chipview.css, style classes `crumbs` and `crumb-button`, the present level `:current`.
final class ChipCrumbs extends HBox {
    private static final Texts TEXTS = Texts.of("chipview");
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final HardwareViewModel model;
    private final Button machine = crumb("crumb-machine", TEXTS.get("crumb.machine"));
    private final Button array = crumb("crumb-array", TEXTS.get("crumb.array"));
    private final Button cell = crumb("crumb-cell", TEXTS.get("crumb.cell"));
    private final Button gate = crumb("crumb-gate", TEXTS.get("crumb.gates"));

    ChipCrumbs(HardwareViewModel model) {
        this.model = model;
        ChipCamera camera = model.camera();
        getStyleClass().add("crumbs");
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(USE_PREF_SIZE);
        machine.setOnAction(_ -> model.goInto(List.of()));
        array.setOnAction(_ -> {
            model.leaveMachine();
            camera.toArray();
        });
        cell.setOnAction(_ -> camera.toCell(cellToShow(model)));
        gate.setOnAction(_ -> camera.toSchematic(cellToShow(model)));
        camera.placeProperty().subscribe(this::show);
        model.machineProperty().subscribe(this::show);
    }

    private void show(Optional<List<String>> way) {
        getChildren().setAll(machine);
        way.ifPresentOrElse(names -> {
            for (int i = 1; i <= names.size(); i++) {
                List<String> to = names.subList(0, i);
                Button part = crumb("crumb-part-" + i, to.getLast());
                part.setOnAction(_ -> model.goInto(to));
                mark(part, i == names.size());
                getChildren().addAll(separator(), part);
            }
            getChildren().addAll(Controls.label("·", "crumb-part"), array);
        }, () -> getChildren().addAll(separator(), array, separator(), cell, separator(), gate));
        mark(machine, way.filter(List::isEmpty).isPresent());
        mark(array, way.isEmpty() && model.camera().placeProperty().get().level() == ChipPlace.Level.ARRAY);
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
        mark(array, model.machineProperty().get().isEmpty() && place.level() == ChipPlace.Level.ARRAY);
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
        button.setMnemonicParsing(false);
        return button;
    }
}
