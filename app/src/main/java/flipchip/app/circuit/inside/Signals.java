package flipchip.app.circuit.inside;

import flipchip.app.kit.draw.Ink;

/// The colour of a net by what it says, the same as in the array.
final class Signals {
    private Signals() {}

    /// @param name of the net inside a cell
    static Ink ink(String name) {
        if (name.startsWith("rem")) {
            return Ink.REMOTE;
        }
        if (name.startsWith("rol")) {
            return Ink.REMOTE_OR_LOCAL;
        }
        if (name.startsWith("fl") || name.startsWith("to") || name.startsWith("tb")
                || name.startsWith("tw")) {
            return Ink.FLIP;
        }
        if (name.startsWith("mv") || name.equals("sel")) {
            return Ink.SELECT;
        }
        if (name.startsWith("is") || name.startsWith("cur") || name.equals("empty")) {
            return Ink.TEXT;
        }
        return Ink.LEGAL;
    }
}
