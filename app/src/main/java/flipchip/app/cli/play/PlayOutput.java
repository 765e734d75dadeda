package flipchip.app.cli.play;

/// Where the terminal game says what happens.
@FunctionalInterface
interface PlayOutput {
    void show(PlayEvent event);
}
