package flipchip.app.window.assembly;

import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// Where the window opens: with all of its title bar on a screen.
public final class WindowPlace {
    /// What a desktop puts around a window, in pixels, or a little more.
    private static final double FRAME = 16;
    private static final double TITLE = 56;
    /// So far below the top edge of the frame lies its title bar, in pixels.
    private static final double IN_THE_TITLE = 4;

    private WindowPlace() {}

    /// Before it is shown: a window that would reach over the edges of the screen with its frame gets
    /// smaller, and one that would fill the screen opens maximized. Only the window manager knows how large
    /// the frame is, and where the screen has room for it.
    public static void fit(Stage stage) {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        double width = screen.getWidth() - FRAME;
        double height = screen.getHeight() - TITLE;
        boolean wide = stage.getScene().getWidth() > width;
        boolean high = stage.getScene().getHeight() > height;
        if (wide || high) {
            stage.setWidth(wide ? width : stage.getScene().getWidth());
            stage.setHeight(high ? height : stage.getScene().getHeight());
            stage.setMaximized(wide && high);
        }
    }

    /// When it is shown: JavaFX on Linux may take the place that a window has before it gets its frame, the
    /// upper left corner, for the place where it is wanted (JDK-8337400). The title bar then lies above the
    /// screen, and the window can't be moved with the mouse.
    public static void bringBack(Stage stage) {
        if (!stage.isMaximized() && !stage.isFullScreen() && !stage.isIconified()
                && Screen.getScreens().stream().noneMatch(screen -> screen.getVisualBounds()
                    .intersects(stage.getX(), stage.getY() + IN_THE_TITLE, stage.getWidth(), 1))) {
            stage.centerOnScreen();
        }
    }
}
