package flipchip.app.kit.draw;

import javafx.scene.paint.Paint;

/// An ink of the desktop's pens: a paint of the toolkit, as style sheets give it.
record SheetInk(Paint paint) implements Ink {
    /// The paint of an ink that a desktop's pen is given.
    static Paint paint(Ink ink) {
        return ((SheetInk) ink).paint;
    }
}
