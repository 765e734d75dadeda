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
    /// Lower than this, board and chip show nothing of use: the dock then takes their place while it is open.
    private static final double LEAST_MIDDLE = 250;
    private static final double HEADER = 44;

    private final Region middle;
    private final List<Dock> docks;
    private Optional<Dock> shown = Optional.empty();
    private Optional<Region> frame = Optional.empty();
    private double share = 0.64;

    DockPane(Region middle, List<Dock> docks) {
        this.middle = middle;
        this.docks = docks;
        setOrientation(Orientation.VERTICAL);
        getStyleClass().add("dock-pane");
        setMinSize(0, 0);
        getItems().add(middle);
        heightProperty().subscribe(this::arrange);
        for (Dock dock : docks) {
            Region frame = frame(dock);
            dock.open().subscribe(open -> show(dock, frame, open));
        }
    }

    private void show(Dock dock, Region itsFrame, boolean open) {
        if (open) {
            docks.stream().filter(other -> other != dock).forEach(other -> other.open().set(false));
            shown = Optional.of(dock);
            frame = Optional.of(itsFrame);
            arrange();
        } else if (shown.filter(one -> one == dock).isPresent()) {
            if (getItems().size() == 2) {
                share = getDividerPositions()[0];
            }
            shown = Optional.empty();
            frame = Optional.empty();
            arrange();
        }
    }

    private void arrange() {
        double least = shown.map(Dock::least).orElse(0.0) + HEADER;
        boolean both = getHeight() == 0 || getHeight() - least >= LEAST_MIDDLE;
        List<Region> wanted = frame.map(dock -> both ? List.of(middle, dock) : List.of(dock)).orElse(List.of(middle));
        if (!getItems().equals(wanted)) {
            getItems().setAll(wanted);
        }
        if (wanted.size() == 2 && getHeight() > 0) {
            setDividerPositions(Math.min(share, 1 - least / getHeight()));
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
