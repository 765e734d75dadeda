package flipchip.app.cli.window;

/// What the command above all others brings for those that look at the window.
public interface WindowTools {
    ScreenshotService camera();
}
