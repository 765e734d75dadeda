package flipchip.app.cli.window;

/// A provider of the window tools for commands.
public interface WindowTools {
    ScreenshotService camera();
}
