package flipchip.app.kit.draw;

/// The shapes of gates in IEEE 91: AND with a straight back and a round front, OR with a hollow back and a
/// pointed front, XOR like OR, the buffer's triangle for NOT, a box for what has no shape
/// of its own.
public enum GateShape {
    AND, OR, XOR, NOT, BOX;

    /// Makes the shape the pen's path, its left upper corner at `x`, `y`.
    public void trace(Pen g, double x, double y, double w, double h) {
        g.beginPath();
        switch (this) {
            case AND -> {
                g.moveTo(x, y);
                g.lineTo(x + w * 0.5, y);
                g.bezierCurveTo(x + w * 1.16, y, x + w * 1.16, y + h, x + w * 0.5, y + h);
                g.lineTo(x, y + h);
            }
            case OR, XOR -> {
                g.moveTo(x - w * 0.04, y);
                g.quadraticCurveTo(x + w * 0.68, y, x + w, y + h / 2);
                g.quadraticCurveTo(x + w * 0.68, y + h, x - w * 0.04, y + h);
                g.quadraticCurveTo(x + w * 0.26, y + h / 2, x - w * 0.04, y);
            }
            case NOT -> {
                g.moveTo(x, y);
                g.lineTo(x + w, y + h / 2);
                g.lineTo(x, y + h);
            }
            case BOX -> g.rect(x, y, w, h);
        }
        g.closePath();
    }
}
