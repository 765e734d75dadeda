package flipchip.app.window.command;

import java.util.List;
import java.util.function.Consumer;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.CommandLink;
import flipchip.app.shell.Shell;
import javafx.scene.Node;

/// A handler of the links of a window: each runs its command, and the page it stands on is closed. Thread: FX
public final class Links {
    private static final Texts TEXTS = Texts.of("window");

    private final Shell shell;
    private final Consumer<Command> runs;

    /// @param known the commands that links may name
    public Links(Node window, List<Command> known, Shell shell, Consumer<Command> runs) {
        this.shell = shell;
        this.runs = runs;
        window.addEventHandler(CommandLink.FOLLOWED, link -> known.stream()
            .filter(command -> command.id().equals(link.id())).findFirst().ifPresent(this::run));
    }

    private void run(Command command) {
        if (command.usable().getAsBoolean()) {
            shell.pages().close();
            runs.accept(command);
        } else {
            shell.banner().show(TEXTS.get("link.unusable", command.text()));
        }
    }
}
