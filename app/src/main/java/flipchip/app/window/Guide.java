package flipchip.app.window;

import java.util.List;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.KeyMap;
import flipchip.app.shell.Pages;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;

/// The key of the help: it opens what is written about the pane that has the keyboard. Where there is
/// nothing, and in a page, which must not be lost, it is left to the menu, which opens the help. FX thread
/// only.
final class Guide {
    private final KeyMap keys;
    private final Command help;
    private final List<Feature> features;

    /// @param window everything lies in
    /// @param help   whose key it is
    Guide(Node window, Pages pages, KeyMap keys, Command help, List<Feature> features) {
        this.keys = keys;
        this.help = help;
        this.features = List.copyOf(features);
        pages.letThrough(this::isHelp);
        window.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            boolean page = pages.shownProperty().get().isPresent();
            if (!event.isConsumed() && isHelp(event) && !page && event.getTarget() instanceof Node node
                    && explain(node)) {
                event.consume();
            }
        });
    }

    private boolean isHelp(KeyEvent event) {
        return keys.keyOf(help).filter(key -> key.match(event)).isPresent();
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
