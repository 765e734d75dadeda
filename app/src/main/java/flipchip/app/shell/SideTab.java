package flipchip.app.shell;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.layout.Region;

/// A tab of the side column (240 to 480 pixels wide).
///
/// @param id       the tab's id
/// @param title    what it says, in the user's language
/// @param content  what it holds; its `visible` property follows the choice, so that a hidden tab need not work
/// @param forPanel shown only while the hardware panel is open
/// @param chosen   whether it is the one that is shown; setting it brings the tab to the front
public record SideTab(String id, String title, Region content, boolean forPanel, BooleanProperty chosen) {
    /// A tab that the user alone chooses.
    public SideTab(String id, String title, Region content, boolean forPanel) {
        this(id, title, content, forPanel, new SimpleBooleanProperty());
    }
}
