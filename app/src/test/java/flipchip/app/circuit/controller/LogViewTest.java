package flipchip.app.circuit.controller;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.WindowRobot;
import flipchip.app.circuit.timeline.Moment;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.OthelloMachine;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollToEvent;
import javafx.scene.control.skin.ListViewSkin;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

@ExtendWith(WindowRobot.class)
class LogViewTest {
    /// A list without a skin keeps each wish to scroll: hours beside a playing circuit took megabytes.
    @Test
    void whileItWasNeverShownNoWishToScrollIsKept(FxRobot robot) {
        GameRun run = OthelloMachine.build().record(Game.INITIAL.play(Square.D3));
        ReadOnlyObjectWrapper<Optional<Moment>> moment =
            new ReadOnlyObjectWrapper<>(Optional.of(Moment.of(run, run.first())));
        List<Integer> wishes = new ArrayList<>();
        robot.interact(() -> {
            LogView log = new LogView(moment.getReadOnlyProperty(), _ -> {});
            ListView<?> list = (ListView<?>) ((VBox) log.getChildren().getFirst()).getChildren().getLast();
            list.addEventHandler(ScrollToEvent.scrollToTopIndex(),
                wish -> wishes.add(wish.getScrollTarget()));
            Instant last = run.last();
            for (Instant at = run.first(); at.compareTo(last) < 0; at = run.nextStep(at)) {
                moment.set(Optional.of(Moment.of(run, at)));
            }
            assertEquals(List.of(), wishes);
            list.setSkin(new ListViewSkin<>(list));
        });
        assertEquals(1, wishes.size(), "where it stands when it is shown");
        robot.interact(() -> moment.set(Optional.of(Moment.of(run, run.first()))));
        assertTrue(wishes.size() > 1, "shown, it follows");
    }
}
