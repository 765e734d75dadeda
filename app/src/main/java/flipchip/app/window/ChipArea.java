package flipchip.app.window;

import java.util.List;
import flipchip.app.chipview.CellArrayView;
import flipchip.app.chipview.Legend;
import flipchip.app.draw.PaintedRegion;
import flipchip.app.shell.Feature;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;

/// The picture of the chip and the line below it.
final class ChipArea {
    private ChipArea() {}

    /// The array with what lies over it.
    static StackPane of(CellArrayView array, List<Feature> features) {
        StackPane chip = new StackPane(array);
        chip.getStyleClass().add("chip-layers");
        array.visibleProperty().bind(chip.visibleProperty());
        features.stream().flatMap(feature -> feature.chipLayers().stream()).forEach(layer -> {
            chip.getChildren().add(layer);
            if (layer instanceof PaintedRegion painted) {
                painted.drawOn(array);
            }
        });
        return chip;
    }

    /// What the forms on the chip mean; in its place what is said about the picture, while something is.
    static StackPane legend(List<Feature> features) {
        Legend legend = new Legend();
        Label caption = new Label();
        caption.setId("chip-caption");
        caption.getStyleClass().add("chip-caption");
        caption.setWrapText(true);
        caption.setMinSize(0, 0);
        caption.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        features.stream().flatMap(feature -> feature.chipCaption().stream())
            .forEach(caption.textProperty()::bind);
        caption.visibleProperty().bind(caption.textProperty().isNotEmpty());
        legend.visibleProperty().bind(caption.visibleProperty().not());
        return new StackPane(legend, caption);
    }
}
