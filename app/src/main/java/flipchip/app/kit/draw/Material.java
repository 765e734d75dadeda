package flipchip.app.kit.draw;

import java.util.Locale;

/// One of several looks of a board or of its discs.
public sealed interface Material permits BoardStyle, DiscStyle {
    /// The constant's name.
    String name();

    /// The address of the sheet that gives the colours of each [BoardInk].
    default String sheet() {
        return Material.class.getResource(name().toLowerCase(Locale.ROOT).replace('_', '-') + ".css")
            .toExternalForm();
    }
}
