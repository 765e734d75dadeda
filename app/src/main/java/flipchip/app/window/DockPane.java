package flipchip.app.window;

import java.util.List;
import java.util.Optional;
import flipchip.app.shell.Dock;
import flipchip.app.text.Texts;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The middle of the window, and below it the dock that is open; the height is shared by a divider.
///
/// Ids: `dock-close`; the dock has its own.
final class DockPane extends SplitPane {
    private static final Texts TEXTS = Texts.of("shell");

    private final List<Dock> docks;
    private Optional<Region> shown = Optional.empty();
    private double share = 0.64;

    DockPane(Region middle, List<Dock> docks) {
        this.docks = docks;
        setOrientation(Orientation.VERTICAL);
        getStyleClass().add("dock-pane");
        setMinSize(0, 0);
        getItems().add(middle);
        for (Dock dock : docks) {
            Region frame = frame(dock);
            dock.open().subscribe(open -> show(dock, frame, open));
        }
    }

    private void show(Dock dock, Region frame, boolean open) {
        if (open) {
            docks.stream().filter(other -> other != dock).forEach(other -> other.open().set(false));
            getItems().add(frame);
            setDividerPositions(share);
            shown = Optional.of(frame);
        } else if (shown.filter(region -> region == frame).isPresent()) {
            share = getDividerPositions()[0];
            getItems().remove(frame);
            shown = Optional.empty();
        }
    }

    private static Region frame(Dock dock) {
        Label title = new Label(dock.title());
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        Button close = new Button(TEXTS.get("dock.close"));
        close.setId("dock-close");
        close.setOnAction(_ -> dock.open().set(false));
        HBox header = new HBox(title, close);
        header.getStyleClass().add("dock-header");
        VBox.setVgrow(dock.content(), Priority.ALWAYS);
        VBox frame = new VBox(header, dock.content());
        frame.setId(dock.id());
        frame.getStyleClass().add("dock");
        frame.setMinHeight(80);
        return frame;
    }
}
