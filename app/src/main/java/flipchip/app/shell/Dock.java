package flipchip.app.shell;

import javafx.beans.property.BooleanProperty;
import javafx.scene.layout.Region;

/// A wide part between the board and the time line, full width, its height the user's; one is open at a time.
///
/// @param id      the dock's id
/// @param title   what its header says, in the user's language
/// @param content what it holds
/// @param open    whether it is shown; the frame sets it to false when another opens or the user closes it
/// @param least   height in pixels below which it is of no use; a low window gives it all the room then
public record Dock(String id, String title, Region content, BooleanProperty open, double least) {}
