package flipchip.app.analyse.database;

import java.util.List;
import flipchip.app.kit.control.Controls;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// The results of some games as a bar: what Black won, draws, what White won, each as wide as its share.
///
/// Look: analysis.css, style class `result-bar`.
final class ResultBar extends Region {
    private final Label black = Controls.label("", "black-share");
    private final Label draws = Controls.label("", "draw-share");
    private final Label white = Controls.label("", "white-share");
    private int[] counts = {0, 0, 0};

    ResultBar(double height) {
        getStyleClass().add("result-bar");
        setMinSize(0, height);
        setPrefHeight(height);
        setMaxHeight(height);
        getChildren().addAll(black, draws, white);
    }

    /// @param blackWords what stands in Black's part, where there is room
    /// @param whiteWords what stands in White's part
    void show(int blackWins, int drawn, int whiteWins, String blackWords, String whiteWords) {
        counts = new int[] {blackWins, drawn, whiteWins};
        black.setText(blackWords);
        draws.setText(String.valueOf(drawn));
        white.setText(whiteWords);
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        int all = Math.max(1, counts[0] + counts[1] + counts[2]);
        List<Label> parts = List.of(black, draws, white);
        double x = 0;
        for (int i = 0; i < parts.size(); i++) {
            Label part = parts.get(i);
            double wide = i == parts.size() - 1 ? getWidth() - x : Math.round(getWidth() * counts[i] / all);
            part.setVisible(wide >= 1);
            part.setContentDisplay(
                wide >= part.prefWidth(-1) ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
            part.resizeRelocate(x, 0, wide, getHeight());
            x += wide;
        }
    }
}
