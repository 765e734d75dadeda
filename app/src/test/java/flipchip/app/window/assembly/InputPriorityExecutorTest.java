package flipchip.app.window.assembly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import flipchip.app.WindowRobot;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(WindowRobot.class)
@Timeout(900)
class InputPriorityExecutorTest {
    private final InputPriorityExecutor answers = new InputPriorityExecutor();
    private final List<String> seen = new CopyOnWriteArrayList<>();
    private final List<Duration> sleeps = new CopyOnWriteArrayList<>();

    @Start
    void open(Stage stage) {
        Button button = new Button("go");
        button.setOnAction(_ -> {
            seen.add("clicked");
            answers.execute(() -> seen.add("first task"));
            answers.execute(() -> seen.add("second task"));
            Platform.runLater(() -> seen.add("event after the click"));
        });
        Scene scene = new Scene(button, 200, 100);
        answers.watch(scene, sleeps::add);
        scene.addPreLayoutPulseListener(() -> {
            if (seen.contains("clicked") && !seen.contains("layout")) {
                seen.add("layout");
                answers.execute(() -> seen.add("third task"));
            }
        });
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void tasksOfOtherThreadsWaitForTheFrameThatAnswersAClick(FxRobot robot) {
        robot.clickOn("go");
        WaitForAsyncUtils.waitForFxEvents();

        assertTrue(seen.contains("event after the click"),
            "what does not come through here is never held: " + seen);
        assertEquals(List.of("clicked", "layout", "first task", "second task", "third task"),
            seen.stream().filter(what -> !what.startsWith("event")).toList());
        assertTrue(sleeps.size() >= 2,
            "searches sleep when the button goes down and when it comes up: " + sleeps);
    }

    @Test
    void withoutAnActTasksRunAtOnce() {
        answers.execute(() -> seen.add("task"));
        WaitForAsyncUtils.waitForFxEvents();

        assertEquals(List.of("task"), seen);
    }
}
