package flipchip.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import flipchip.app.WindowRobot;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(WindowRobot.class)
class IncrementalPaneTest {
    private static final int NODES = 40;

    private final VBox pane = new VBox();
    private final List<Integer> seen = new ArrayList<>();
    private Stage stage;
    private int told;

    @Start
    void start(Stage shown) {
        stage = shown;
    }

    private IncrementalPane gradual() {
        return new IncrementalPane(pane, () -> IntStream.range(0, NODES).mapToObj(_ -> slow()).iterator(),
            pane.getChildren()::add, () -> told++);
    }

    private static Node slow() {
        for (long begun = System.nanoTime(); System.nanoTime() - begun < 2_000_000;) {
            Thread.onSpinWait();
        }
        return new Region();
    }

    @Test
    void inAWindowTheyComeAFewInEachFrame(FxRobot robot) throws TimeoutException {
        pane.getChildren().addListener((javafx.beans.Observable _) -> seen.add(pane.getChildren().size()));
        int[] frames = new int[1];
        IncrementalPane[] made = new IncrementalPane[1];
        robot.interact(() -> {
            VBox root = new VBox();
            Scene scene = new Scene(root);
            scene.addPreLayoutPulseListener(() -> frames[0]++);
            stage.setScene(scene);
            stage.show();
            made[0] = gradual();
            root.getChildren().add(pane);
            assertFalse(made[0].isOver());
            assertTrue(pane.getChildren().size() < NODES, "nobody waits for all");
        });
        WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, made[0]::isOver);
        WaitForAsyncUtils.waitForFxEvents();           // the frame that ends it tells so a moment later

        assertEquals(NODES, pane.getChildren().size());
        assertEquals(1, told);
        assertTrue(frames[0] >= NODES * 2 / 8 / 2, frames[0] + " frames");
        assertEquals(IntStream.rangeClosed(1, NODES).boxed().toList(), seen);
    }

    @Test
    void withoutAWindowAllAreThereAtOnce(FxRobot robot) {
        robot.interact(() -> {
            IncrementalPane made = gradual();
            Scene scene = new Scene(pane);

            assertEquals(pane, scene.getRoot());
            assertTrue(made.isOver());
            assertEquals(NODES, pane.getChildren().size());
        });
        assertEquals(1, told);
    }
}
