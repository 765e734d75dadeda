package flipchip.app.circuit.array;

import java.util.Optional;
import flipchip.app.kit.text.Texts;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.ContextMenuEvent;

/// A menu that holds a net at 0 or 1, or adds it to the waveforms. Ids of its items: `hold-0`, `hold-1`,
/// `watch-net`.
public final class HoldMenu {
    private static final Texts TEXTS = Texts.of("chipview");

    private final HardwareViewModel model;
    private final ContextMenu menu = new ContextMenu();

    public HoldMenu(HardwareViewModel model) {
        this.model = model;
    }

    /// Asks for `net` where the event is; does nothing without a net.
    public void show(Node over, Optional<String> net, ContextMenuEvent event) {
        menu.hide();
        net.ifPresent(name -> {
            MenuItem watch = new MenuItem(TEXTS.get("menu.watch", name));
            watch.setMnemonicParsing(false);
            watch.setId("watch-net");
            watch.setOnAction(_ -> model.watch(name));
            menu.getItems().setAll(item(name, false), item(name, true), watch);
            menu.show(over, event.getScreenX(), event.getScreenY());
        });
        event.consume();
    }

    private MenuItem item(String net, boolean high) {
        MenuItem item = new MenuItem(TEXTS.get("menu.hold.net", net, high ? 1 : 0));
        item.setMnemonicParsing(false);
        item.setId(high ? "hold-1" : "hold-0");
        item.setOnAction(_ -> hold(net, high));
        return item;
    }

    /// Holds a net at once.
    public void hold(String net, boolean high) {
        model.hold(net, Optional.of(high));
    }
}
