package flipchip.app.circuit.controller;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Tip;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.referee.control.ControllerState;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseButton;

/// A graph of the game controller, see [GraphPainter]. The current state is filled.
///
/// Ids: the prefix and the name of the state, each a label with `:current`. Look: controller.css, style class
/// `state`.
public final class StateGraph extends PaintedRegion {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final Texts TEXTS = Texts.of("controller");

    private final Map<ControllerState, Label> states = new EnumMap<>(ControllerState.class);
    private GraphPicture picture = GraphPicture.EMPTY;

    /// @param prefix of the ids of the states
    public StateGraph(String prefix) {
        setAccessibleRole(AccessibleRole.PARENT);
        for (ControllerState state : ControllerState.values()) {
            Label label = Controls.withId(new Label(state.name()), prefix + state.name(), "state");
            label.setAlignment(Pos.CENTER);
            label.setTooltip(new Tip(TEXTS.get("controller.state." + state)));
            states.put(state, label);
            getChildren().add(label);
        }
        setMinSize(180, 110);
        setPrefHeight(200);
    }

    /// Asks about a state that is pressed, and where a menu over it is asked for.
    void whenAsked(Consumer<ControllerState> pressed, BiConsumer<ControllerState, ContextMenuEvent> menu) {
        states.forEach((state, label) -> {
            label.setOnMouseClicked(event -> {
                if (event.getButton() == MouseButton.PRIMARY) {
                    pressed.accept(state);
                }
            });
            label.setOnContextMenuRequested(event -> menu.accept(state, event));
        });
    }

    public void show(GraphPicture now) {
        if (now.equals(picture)) {
            return;
        }
        picture = now;
        states.forEach((state, label) -> {
            label.pseudoClassStateChanged(CURRENT, now.current().equals(Optional.of(state)));
            label.setVisible(now.latchStates() || !state.latchesLegal());
        });
        repaint();
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        GraphLayout room = new GraphLayout(getWidth(), getHeight());
        states.forEach((state, label) -> {
            GraphLayout.Spot center = room.center(state);
            label.resizeRelocate(center.x() - room.stateWidth() / 2, center.y() - room.stateHeight() / 2,
                room.stateWidth(), room.stateHeight());
        });
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        new GraphPainter(g, new GraphLayout(getWidth(), getHeight()), this::ink, TEXTS::get).arrows(picture);
    }
}
