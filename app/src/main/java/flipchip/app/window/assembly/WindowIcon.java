package flipchip.app.window.assembly;

import java.util.List;
import javafx.scene.image.Image;
import javafx.stage.Stage;

/// The picture by which a desktop knows the window, the one of the packages for Linux. FX thread only.
public final class WindowIcon {
    private static final List<Integer> SIZES = List.of(48, 128, 256);

    private WindowIcon() {}

    /// Gives it to the window, each size once it is read: nothing waits for it.
    public static void put(Stage stage) {
        for (int size : SIZES) {
            Image icon =
                new Image(WindowIcon.class.getResource("flipchip-" + size + ".png").toExternalForm(), true);
            icon.progressProperty().subscribe(done -> {
                if (done.doubleValue() == 1 && !icon.isError()) {
                    stage.getIcons().add(icon);
                }
            });
        }
    }
}
