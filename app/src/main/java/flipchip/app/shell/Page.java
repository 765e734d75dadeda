package flipchip.app.shell;

import javafx.scene.layout.Region;

/// Something that lies over the window until it is closed: a gallery, a dialog, a form.
///
/// @param id         the page's id
/// @param title      what its header says, in the user's language
/// @param content    what it holds
/// @param size       how much of the window it takes
/// @param whenClosed what to do when it is closed, by its button, by Escape or by another page
/// @param timeKeys   whether the keys that move the circuit's time work while it is open
public record Page(String id, String title, Region content, Size size, Runnable whenClosed,
        boolean timeKeys) {
    public enum Size {
        /// The whole window but a margin.
        WHOLE,
        /// A card as large as its content wants, at most the window.
        CARD
    }

    /// A page behind which no key of the window works but that of the help.
    public Page(String id, String title, Region content, Size size, Runnable whenClosed) {
        this(id, title, content, size, whenClosed, false);
    }

    /// The same page, which leaves the keys that move the circuit's time to the window.
    public Page withTimeKeys() {
        return new Page(id, title, content, size, whenClosed, true);
    }

    /// A page that needs to do nothing when it is closed.
    public static Page of(String id, String title, Region content, Size size) {
        return new Page(id, title, content, size, () -> {});
    }
}
