package flipchip.app.window.command;

import java.util.List;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.KeyMap;
import flipchip.app.shell.Page;
import flipchip.app.shell.Pages;
import flipchip.app.window.layout.SideTabs;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;

/// The key of the help: it opens what is written about the pane that has the keyboard. Where there is
/// nothing, and in a page, which must not be lost, it is left to the menu, which opens the help. So is, in a
/// page, the key of *Find*, and in one about the circuit's time those that move it. FX thread only.
public final class ContextHelp {
    private final KeyMap keys;
    private final Command help;
    private final Command find;
    private final List<Command> time;
    private final List<Feature> features;

    /// @param window everything lies in
    /// @param table all commands, among them the help, whose key it is, *Find*, and those that move the time
    public ContextHelp(Node window, Pages pages, KeyMap keys, List<Command> table, List<Feature> features) {
        this.keys = keys;
        help = of(table, "help");
        find = of(table, "find");
        time = table.stream().filter(command -> MenuOrder.movesTime(command.id())).toList();
        this.features = List.copyOf(features);
        pages.letThrough(event -> isHelp(event) || keys.isKeyOf(find, event)
                || isTime(event) && pages.shownProperty().get().filter(Page::timeKeys).isPresent());
        window.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            boolean page = pages.shownProperty().get().isPresent();
            if (!event.isConsumed() && isHelp(event) && !page && event.getTarget() instanceof Node node
                    && explain(node)) {
                event.consume();
            }
        });
    }

    private static Command of(List<Command> table, String id) {
        return table.stream().filter(command -> command.id().equals(id)).findFirst().orElseThrow();
    }

    private boolean isHelp(KeyEvent event) {
        return keys.isKeyOf(help, event);
    }

    private boolean isTime(KeyEvent event) {
        return time.stream().anyMatch(command -> keys.isKeyOf(command, event));
    }

    /// Explains the nearest of what a node lies in.
    private boolean explain(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            String id = at instanceof SideTabs tabs ? tabs.chosenProperty().get().id() : at.getId();
            if (id != null && features.stream().anyMatch(feature -> feature.explain(id))) {
                return true;
            }
        }
        return false;
    }
}
