package flipchip.architecture.broken.app.game;

/// Broken on purpose: prints although it is not a command.
public final class TalkativeGame {
    public void play() {
        System.out.println("d3");
    }
}
