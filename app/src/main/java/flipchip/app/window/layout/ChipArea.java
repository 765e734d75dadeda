package flipchip.app.window.layout;

import java.util.List;
import flipchip.app.circuit.array.CellArrayView;
import flipchip.app.circuit.array.Legend;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.shell.Feature;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// The picture of the chip and the line below it.
public final class ChipArea {
    private ChipArea() {}

    /// The array with what lies over it, and its shadow beside it: the background of what holds the array
    /// would be drawn again with every picture of it.
    public static StackPane of(CellArrayView array, List<Feature> features) {
        Region shadow = Controls.styled(new Region(), "chip-shadow");
        shadow.setMouseTransparent(true);
        shadow.setCache(true);
        StackPane chip = Controls.styled(new StackPane(shadow, array), "chip-layers");
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
    public static StackPane legend(List<Feature> features) {
        Legend legend = new Legend();
        Caption caption = new Caption();
        List<ObservableValue<String>> said =
            features.stream().flatMap(feature -> feature.chipCaption().stream()).toList();
        caption.show(Bindings.createStringBinding(() -> said.stream().map(ObservableValue::getValue)
            .filter(words -> !words.isEmpty()).findFirst().orElse(""),
            said.toArray(ObservableValue<?>[]::new)));
        caption.visibleProperty().bind(caption.wholeProperty().isNotEmpty());
        legend.visibleProperty().bind(caption.visibleProperty().not());
        return new StackPane(legend, caption);
    }
}
