package flipchip.app.circuit.inside;

import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.MoveRun;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.VBox;

/// A view of questions about the move that is shown, each a link that asks it.
///
/// Ids: `ask-played`, `ask-machine`, `ask-longest`. Look: schematic.css, style class `also-asked`.
final class AlsoAsked extends VBox {
    private static final Texts TEXTS = Texts.of("schematic");

    private final Hyperlink played;
    private final Hyperlink machine;
    private final Hyperlink longest;

    /// @param ask           asks about the move
    /// @param askForLongest asks for the gates that settle last
    AlsoAsked(ReadOnlyObjectProperty<Optional<Moment>> moment, Consumer<CauseModel.Subject> ask,
            Runnable askForLongest) {
        getStyleClass().add("also-asked");
        setMinHeight(USE_PREF_SIZE);
        played = link("ask-played", () -> ask.accept(new CauseModel.Subject.PlayedSquare()));
        machine = link("ask-machine", () -> ask.accept(new CauseModel.Subject.Machine()));
        longest = link("ask-longest", askForLongest);
        longest.setText(TEXTS.get("ask.longest"));
        getChildren().addAll(Controls.label(TEXTS.get("ask"), "also-asked-title"), played, machine, longest);
        moment.subscribe(this::show);
    }

    private static Hyperlink link(String id, Runnable action) {
        Hyperlink link = Controls.withId(new Hyperlink(), id);
        link.setWrapText(true);
        link.setOnAction(_ -> {
            link.setVisited(false);
            action.run();
        });
        link.managedProperty().bind(link.visibleProperty());
        return link;
    }

    private void show(Optional<Moment> moment) {
        setVisible(moment.isPresent());
        moment.ifPresent(now -> {
            Optional<Square> square = now.move().square();
            played.setVisible(square.isPresent());
            played.setText(square.map(at -> TEXTS.get("ask.played", at)).orElse(""));
            machine.setText(TEXTS.get(question(now.move())));
        });
    }

    private static String question(MoveRun move) {
        return isIn(move, ControllerState.OVER) ? "ask.over"
            : isIn(move, ControllerState.SWAP2) ? "ask.pass"
            : "ask.waits";
    }

    private static boolean isIn(MoveRun move, ControllerState state) {
        return move.clocks().stream().anyMatch(clock -> clock.findState().equals(Optional.of(state)));
    }
}
