package flipchip.app.shell;

import javafx.scene.layout.Region;

/// A tab of the side column (240 to 480 pixels wide).
///
/// @param id       the tab's id
/// @param title    what it says, in the user's language
/// @param content  what it holds; its `visible` property follows the selection, so that a hidden tab need not work
/// @param forPanel shown only while the hardware panel is open
public record SideTab(String id, String title, Region content, boolean forPanel) {}
