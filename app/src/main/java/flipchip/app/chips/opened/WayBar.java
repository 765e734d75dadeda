package flipchip.app.chips.opened;

import java.util.List;
import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;

/// The parts from the whole circuit to the one that is shown, each a button that goes back to it.
final class WayBar extends FlowPane {
    private final Consumer<List<Part>> open;

    /// @param open goes to the last of these parts
    WayBar(Consumer<List<Part>> open) {
        super(4, 4);
        this.open = open;
        setId("opened-way");
        setAlignment(Pos.CENTER_LEFT);
    }

    void show(List<Part> path) {
        getChildren().clear();
        for (int i = 0; i < path.size(); i++) {
            List<Part> to = List.copyOf(path.subList(0, i + 1));
            if (i > 0) {
                getChildren().add(Controls.label("›", "quiet"));
            }
            Button crumb = Controls.wholeButton("opened-way-" + i, path.get(i).name(), () -> open.accept(to));
            crumb.getStyleClass().add("crumb");
            crumb.setMnemonicParsing(false);
            crumb.setDisable(i == path.size() - 1);
            getChildren().add(crumb);
        }
    }
}
