package flipchip.app.circuit.inside;

import flipchip.app.kit.draw.CanvasColor;

/// A mapping from nets to the colours of their signals, as in the array.
final class Signals {
    private Signals() {}

    /// @param name of the net inside a cell
    static CanvasColor ink(String name) {
        if (name.startsWith("rem")) {
            return CanvasColor.REMOTE;
        }
        if (name.startsWith("rol")) {
            return CanvasColor.REMOTE_OR_LOCAL;
        }
        if (name.startsWith("fl") || name.startsWith("to") || name.startsWith("tb")
                || name.startsWith("tw")) {
            return CanvasColor.FLIP;
        }
        if (name.startsWith("mv") || name.equals("sel")) {
            return CanvasColor.SELECT;
        }
        if (name.startsWith("is") || name.startsWith("cur") || name.equals("empty")) {
            return CanvasColor.TEXT;
        }
        return CanvasColor.LEGAL;
    }
}
