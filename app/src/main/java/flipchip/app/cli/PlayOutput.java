package flipchip.app.cli;

/// Where the terminal game says what happens.
@FunctionalInterface
interface PlayOutput {
    void show(PlayEvent event);
}
