package flipchip.app.circuit.controller;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.CommandLink;
import flipchip.hwsim.referee.control.ControllerState;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// A view of the game controller at the moment shown: what its state is for, the state after it, its graph,
/// the mailbox. Works only while it is seen.
///
/// Ids: `controller`, `state-INIT` and so on, each with `:current`; `controller-clock`, `controller-state`,
/// `controller-next`, `controller-mailbox`, `controller-errors`, `go-into-controller`,
/// `go-into-mailbox`. Look: controller.css, style classes `controller`, `state` and `controller-text`.
public final class ControllerView extends VBox {
    private static final Texts TEXTS = Texts.of("controller");
    private static final Texts OPENED = Texts.of("opened");

    private static final double WITH_GRAPH = 178;

    private final Button enterController = enter("controller");
    private final Button enterMailbox = enter("mailbox");
    private final StateGraph graph = new StateGraph("state-");
    private final Label clock = Controls.withId(new Label(), "controller-clock", "controller-clock");
    private final Label state = text("controller-state");
    private final Label next = text("controller-next");
    private final Label mailbox = text("controller-mailbox");
    private final Label errors = text("controller-errors");

    /// @param moment the moment shown
    public ControllerView(ReadOnlyObjectProperty<Optional<Moment>> moment) {
        setId("controller");
        getStyleClass().add("controller");
        setAccessibleRole(AccessibleRole.PARENT);
        HBox head =
            new HBox(CommandLink.toTerm(Controls.label(TEXTS.get("controller"), "pane-title"), "controller"),
                enterController, Controls.spring(), clock);
        head.getStyleClass().add("controller-head");
        state.getStyleClass().add("controller-state");
        errors.getStyleClass().add("controller-error");
        CommandLink.toTerm(mailbox, "mailbox-dirty-bit");
        VBox.setVgrow(graph, Priority.ALWAYS);
        graph.visibleProperty().bind(heightProperty().greaterThan(WITH_GRAPH));
        graph.managedProperty().bind(graph.visibleProperty());
        FlowPane then =
            Controls.styled(new FlowPane(next, new HBox(mailbox, enterMailbox)), "controller-then");
        then.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(head, state, then, errors, graph);
        setMinSize(180, 0);
        setPrefHeight(270);
        moment.subscribe(Controls.whenSeen(this, () -> show(moment.get())));
    }

    /// Asks about the net of a state that is pressed, and where a menu over it is asked for.
    public void whenAsked(Consumer<ControllerState> pressed,
            BiConsumer<ControllerState, ContextMenuEvent> menu) {
        graph.whenAsked(pressed, menu);
    }

    /// Goes into a block of the machine: tells its name.
    public void whenEntered(Consumer<String> enter) {
        enterController.setOnAction(_ -> enter.accept("controller"));
        enterMailbox.setOnAction(_ -> enter.accept("mailbox"));
    }

    private static Button enter(String block) {
        String words = OPENED.get("enter." + block);
        Button button =
            Controls.iconButton("go-into-" + block, BootstrapIcons.BOX_ARROW_IN_RIGHT, words, () -> {});
        button.getStyleClass().add("controller-enter");
        return button;
    }

    private static Label text(String id) {
        Label label = Controls.withId(new Label(), id, "controller-text");
        label.setMinWidth(0);
        Controls.wrapped(label);
        label.managedProperty().bind(label.textProperty().isNotEmpty());
        return label;
    }

    private void show(Optional<Moment> moment) {
        Optional<ControllerPicture> picture = moment.map(ControllerPicture::of);
        graph.show(picture.map(ControllerPicture::graph).orElse(GraphPicture.EMPTY));
        clock.setText(
            moment.map(now -> TEXTS.get("controller.clock", now.at().clock(), now.move().clocks().size() - 1))
                .orElse(""));
        state.setText(picture.map(ControllerPicture::stateInWords).orElse(""));
        next.setText(picture.map(ControllerPicture::nextInWords).orElse(""));
        mailbox.setText(picture.map(ControllerPicture::mailboxInWords).orElse(""));
        errors.setText(picture.map(ControllerPicture::errorsInWords).orElse(""));
        setAccessibleText(picture.map(
            now -> now.inWords() + " " + next.getText() + " " + mailbox.getText() + " " + errors.getText())
            .orElse(TEXTS.get("controller")));
    }
}
