package flipchip.app.circuit.array;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import flipchip.app.WindowRobot;
import javafx.scene.Scene;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// The words of the legend, in columns of every width.
@ExtendWith(WindowRobot.class)
class LegendTest {
    private Legend legend;

    @Start
    void start(Stage stage) {
        legend = new Legend();
        legend.setManaged(false);
        Pane root = new Pane(legend);
        root.getStylesheets().add(Legend.class.getResource("chipview.css").toExternalForm());
        stage.setScene(new Scene(root, 900, 100));
        stage.show();
    }

    private List<Label> labels(FxRobot robot, double width, double height) {
        robot.interact(() -> {
            legend.resize(width, height);
            legend.layout();
            ((HBox) legend.getChildren().getFirst()).layout();
        });
        return ((HBox) legend.getChildren().getFirst()).getChildren().stream().filter(Label.class::isInstance)
            .map(Label.class::cast).toList();
    }

    @Test
    void theWordsStandBelowTheFormsWhereThereIsNoRoomBesideThem(FxRobot robot) {
        assertEquals(Set.of(ContentDisplay.LEFT), displays(labels(robot, 560, 60)));
        for (double width : new double[] {455, 360, 312, 270}) {
            List<Label> narrow = labels(robot, width, 42);
            assertEquals(Set.of(ContentDisplay.TOP), displays(narrow), width + " wide");
            for (Label label : narrow) {
                assertTrue(label.getWidth() >= label.prefWidth(-1) - 1, width + ": " + label.getText());
            }
        }
        assertEquals(Set.of(ContentDisplay.GRAPHIC_ONLY), displays(labels(robot, 200, 42)));
        assertEquals(Set.of(ContentDisplay.GRAPHIC_ONLY), displays(labels(robot, 312, 30)));
    }

    private static Set<ContentDisplay> displays(List<Label> labels) {
        return labels.stream().map(Label::getContentDisplay).collect(Collectors.toSet());
    }

    @Test
    void inALowColumnTheMeaningsTakeThePlaceOfTheNamesWhereTheyHaveRoom(FxRobot robot) {
        for (double width : new double[] {112, 268}) {
            robot.interact(() -> {
                legend.resize(width, 200);
                legend.layout();
            });
            Label first = robot.from(legend).lookup(".legend-name").query();
            assertEquals(width > 200 ? "a row that is closed" : "remote", first.getText());
        }
    }
}
