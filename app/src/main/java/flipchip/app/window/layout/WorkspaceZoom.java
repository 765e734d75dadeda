package flipchip.app.window.layout;

import java.util.EnumMap;
import java.util.Map;
import flipchip.app.circuit.array.ChipCamera;
import flipchip.app.shell.Workspace;
import javafx.beans.value.ObservableValue;

/// Lets each workspace show its own part of the chip, however often one goes to another and back. FX thread
/// only.
public final class WorkspaceZoom {
    private final Map<Workspace, ChipCamera.Shot> left = new EnumMap<>(Workspace.class);

    public WorkspaceZoom(ChipCamera camera, ObservableValue<Workspace> shown) {
        shown.subscribe((before, now) -> {
            left.put(before, camera.target());
            camera.cutTo(left.getOrDefault(now, ChipCamera.ALL));
        });
    }
}
