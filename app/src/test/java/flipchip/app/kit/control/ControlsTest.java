package flipchip.app.kit.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

class ControlsTest {
    private final AtomicInteger shown = new AtomicInteger();
    private final Region view = new Region();
    private final Group pane = new Group(view);
    private final Group workspace = new Group(pane);
    private final Runnable show = Controls.whenSeen(view, shown::incrementAndGet);

    @Test
    void whatIsSeenIsShownAtOnce() {
        show.run();
        show.run();

        assertEquals(2, shown.get());
    }

    @Test
    void whatIsHiddenByAnythingAroundItIsShownOnceWhenItIsSeenAgain() {
        workspace.setVisible(false);
        show.run();
        show.run();
        assertEquals(0, shown.get());

        view.setVisible(false);
        workspace.setVisible(true);
        assertEquals(0, shown.get());
        view.setVisible(true);
        assertEquals(1, shown.get());

        workspace.setVisible(false);
        workspace.setVisible(true);
        assertEquals(1, shown.get(), "nothing had changed meanwhile");
    }

    @Test
    void whatMovesIntoAHiddenPaneWaitsThere() {
        pane.getChildren().clear();
        Group hidden = new Group();
        hidden.setVisible(false);
        hidden.getChildren().add(view);
        show.run();
        assertEquals(0, shown.get());

        hidden.setVisible(true);
        assertEquals(1, shown.get());
    }
}
