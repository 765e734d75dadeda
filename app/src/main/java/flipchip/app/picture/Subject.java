package flipchip.app.picture;

import java.util.Locale;
import java.util.Optional;
import flipchip.app.kit.control.Controls;
import javafx.scene.Scene;
import javafx.scene.layout.Region;

/// What a picture may show, found in the window by its style class or id.
enum Subject {
    BOARD(".board"), CHIP(".chip-layers"), WAVES(".wave-view"), WINDOW(".main-window");

    private final String selector;

    Subject(String selector) {
        this.selector = selector;
    }

    /// What is on the screen; empty if it is not shown now.
    Optional<Region> in(Scene scene) {
        return scene.getRoot().lookupAll(selector).stream().filter(Region.class::isInstance)
            .map(Region.class::cast).filter(region -> Controls.isSeen(region) && region.getWidth() > 0)
            .findFirst();
    }

    /// Lower case, for ids and texts.
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
