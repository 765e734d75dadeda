package flipchip.app.kit.control;

import javafx.scene.control.Tooltip;

/// Words that come up beside the pointer and take no key away: while an ordinary tooltip shows, Escape closes
/// it and does nothing else.
public final class Tip extends Tooltip {
    public Tip() {
        this("");
    }

    public Tip(String text) {
        super(text);
        setConsumeAutoHidingEvents(false);
    }
}
