package flipchip.app.circuit.breakpoint;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Labels;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A form for a new breakpoint: its kind and the parameters of the kind.
///
/// Ids: `break-kind`, then `break-square`, `break-direction`; `break-state`; `break-discs`; `break-net`,
/// `break-value`; `break-add`; `break-problem` says what is wrong.
final class BreakpointForm extends VBox {
    private static final Texts TEXTS = Texts.of("breakpoint");
    private static final int USUAL_LOSS = 4;

    /// What the user can wait for.
    private enum Kind { FLIP, STATE, PASS, LOSS, NET }

    private final TimeLine time;
    private final Consumer<Breakpoint> add;
    private final ComboBox<Kind> kind;
    private final ComboBox<Square> square = box("break-square", List.of(Square.values()), Square::toString);
    private final ComboBox<Optional<Direction>> direction = box("break-direction", directions(),
        chosen -> chosen.map(Breakpoint.Flip::name).orElse(TEXTS.get("direction.any")));
    private final ComboBox<ControllerState> state =
        box("break-state", List.of(ControllerState.values()), ControllerState::name);
    private final Spinner<Integer> discs =
        Controls.withId(new Spinner<>(1, Breakpoint.MOST_DISCS, USUAL_LOSS), "break-discs");
    private final TextField net = Controls.withId(new TextField("d4.legal"), "break-net");
    private final ComboBox<Boolean> value =
        box("break-value", List.of(true, false), high -> high ? "1" : "0");
    private final FlowPane fields = new FlowPane(8, 8);
    private final Label problem = Controls.withId(new Label(), "break-problem");
    private final Button button = Controls.withId(new Button(TEXTS.get("form.add")), "break-add");

    BreakpointForm(TimeLine time, Consumer<Breakpoint> add) {
        this.time = time;
        this.add = add;
        getStyleClass().add("breakpoint-form");
        kind = box("break-kind", List.of(Kind.values()),
            one -> TEXTS.get("kind." + one.name().toLowerCase(Locale.ROOT)));
        square.getSelectionModel().select(Square.C3);
        direction.getSelectionModel().select(Optional.of(Direction.NE));
        state.getSelectionModel().select(ControllerState.UPDATE);
        discs.setPrefWidth(80);
        discs.setAccessibleText(TEXTS.get("form.discs"));
        net.setAccessibleText(TEXTS.get("form.net"));
        net.setOnAction(_ -> onAdd());
        button.setOnAction(_ -> onAdd());
        problem.setWrapText(true);
        fields.getChildren().add(kind);
        getChildren().addAll(fields, problem);
        kind.valueProperty().subscribe(this::show);
    }

    /// Gives the keyboard to the first of the fields.
    void focusFirst() {
        kind.requestFocus();
    }

    private void show(Kind chosen) {
        problem.setText(chosen == Kind.LOSS ? TEXTS.get("form.loss") : "");
        List<Region> parts = new ArrayList<>(switch (chosen) {
            case FLIP -> List.of(square, direction);
            case STATE -> List.of(state);
            case PASS -> List.<Region>of();
            case LOSS -> List.of(discs, new Label(TEXTS.get("form.discs")));
            case NET -> List.of(net, new Label(TEXTS.get("form.becomes")), value);
        });
        parts.add(button);
        // The kind is never taken out: it has the keyboard, and would lose it.
        fields.getChildren().remove(1, fields.getChildren().size());
        fields.getChildren().addAll(parts);
    }

    private void onAdd() {
        switch (kind.getValue()) {
            case FLIP -> add.accept(new Breakpoint.Flip(square.getValue(), direction.getValue()));
            case STATE -> add.accept(new Breakpoint.Enters(state.getValue()));
            case PASS -> add.accept(new Breakpoint.Pass());
            case LOSS -> add.accept(new Breakpoint.Loss(discs.getValue()));
            case NET -> addNet(net.getText().strip());
        }
    }

    private void addNet(String name) {
        boolean unknown = name.isEmpty() || name.contains(" ") || time.momentProperty().get()
            .filter(now -> now.run().machine().circuit().netlist().find(name).isEmpty()).isPresent();
        problem.setText(unknown ? TEXTS.get("form.no.net", name) : "");
        if (!unknown) {
            add.accept(new Breakpoint.NetBecomes(name, value.getValue()));
        }
    }

    private static List<Optional<Direction>> directions() {
        List<Optional<Direction>> all = new ArrayList<>(List.of(Optional.empty()));
        for (Direction one : Direction.values()) {
            all.add(Optional.of(one));
        }
        return all;
    }

    private static <T> ComboBox<T> box(String id, List<T> values, Function<T, String> name) {
        ComboBox<T> box = Controls.withId(new ComboBox<>(), id);
        box.setAccessibleText(TEXTS.get("form." + id.substring(id.indexOf('-') + 1)));
        box.getItems().setAll(values);
        box.setConverter(new Labels<>(name));
        box.getSelectionModel().selectFirst();
        return box;
    }
}
