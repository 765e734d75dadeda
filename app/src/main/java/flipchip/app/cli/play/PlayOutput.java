package flipchip.app.cli.play;

/// An output of the terminal game.
@FunctionalInterface
interface PlayOutput {
    void show(PlayEvent event);
}
