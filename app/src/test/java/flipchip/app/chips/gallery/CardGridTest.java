package flipchip.app.chips.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import flipchip.app.WindowRobot;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/// Cards whose words need a fixed area, so that a narrower card is a higher one.
@ExtendWith(WindowRobot.class)
class CardGridTest {
    private static final int CARDS = 7;

    private final CardGrid grid = new CardGrid();

    @Start
    void start(Stage stage) {
        for (int i = 0; i < CARDS; i++) {
            Button card = new Button();
            card.setGraphic(words(10_000 + 2_000 * i));
            grid.getChildren().add(card);
        }
    }

    private static Region words(double area) {
        return new Region() {
            @Override
            public Orientation getContentBias() {
                return Orientation.HORIZONTAL;
            }

            @Override
            protected double computePrefHeight(double width) {
                return area / width;
            }
        };
    }

    private Node card(int index) {
        return grid.getChildren().get(index);
    }

    private double layOut(double width) {
        double height = grid.prefHeight(width);
        grid.resize(width, height);
        grid.layout();
        return height;
    }

    @Test
    void aRowIsAsWideAsTheGrid() {
        for (int width = 220; width < 2_000; width += 13) {
            layOut(width);
            int columns = (int) IntStream.range(0, CARDS).filter(i -> card(i).getLayoutY() == 0).count();
            double end = card(columns - 1).getBoundsInParent().getMaxX();

            assertEquals(Math.clamp((width + 12) / 220, 1, 6), columns, width + " pixels");
            assertTrue(end <= width && end > width - columns, width + " pixels, " + end);
        }
    }

    @Test
    void theCardsOfARowAreAsHighAsTheHighest() {
        double height = layOut(700);

        double card = card(0).getBoundsInParent().getWidth();
        assertEquals(225, card);
        assertEquals(Math.ceil(14_000 / card), card(0).getBoundsInParent().getHeight());
        assertEquals(card(0).getBoundsInParent().getHeight(), card(2).getBoundsInParent().getHeight());
        assertEquals(Math.ceil(14_000 / card) + 12, card(3).getLayoutY());
        assertEquals(height, card(6).getBoundsInParent().getMaxY());
    }

    @Test
    void aNarrowGridHasOneColumn() {
        layOut(150);

        assertEquals(150, card(0).getBoundsInParent().getWidth());
        assertEquals(0, card(6).getLayoutX());
    }
}
