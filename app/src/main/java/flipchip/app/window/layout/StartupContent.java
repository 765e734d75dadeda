package flipchip.app.window.layout;

import javafx.scene.layout.Region;

/// The window before its parts are made: the board and its players where they will stay, the rest empty.
public final class StartupContent extends Region {
    private final WorkspacePane floor;

    public StartupContent(WorkspacePane floor) {
        this.floor = floor;
        getStyleClass().add("main-window");
        getChildren().add(floor);
    }

    @Override
    protected void layoutChildren() {
        floor.resizeRelocate(0, TopBar.HEIGHT, getWidth(), getHeight() - TopBar.HEIGHT);
    }
}
