package flipchip.app.kit.draw;

/// A pen of a drawing, so that the same code draws on the screen and into a file. One drawing, one
/// thread.
///
/// Lengths are pixels at scale 1. Names, units and initial state are those of the JavaFX class
/// GraphicsContext; only the clip is a rectangle, and stays to the end of the drawing.
public interface Pen {
    /// What areas and texts are filled with from now on.
    void setFill(Ink ink);

    /// What lines are drawn with from now on.
    void setStroke(Ink ink);

    void setLineWidth(double width);

    /// The same for ink and width of lines.
    default void setStroke(Ink ink, double width) {
        setStroke(ink);
        setLineWidth(width);
    }

    /// How opaque everything is from now on.
    ///
    /// @param alpha 0..1
    void setGlobalAlpha(double alpha);

    /// Lines are dashed from now on; without lengths they are not.
    void setLineDashes(double... lengths);

    void setFont(Typeface face);

    void setTextAlign(TextAlignment align);

    void setTextBaseline(TextBaseline baseline);

    /// How texts look and lie from now on.
    default void setText(Typeface face, TextAlignment align, TextBaseline baseline) {
        setFont(face);
        setTextAlign(align);
        setTextBaseline(baseline);
    }

    void fillRect(double x, double y, double width, double height);

    void strokeRect(double x, double y, double width, double height);

    /// @param arcWidth  twice the horizontal radius of the corners
    /// @param arcHeight twice the vertical one
    void fillRoundRect(double x, double y, double width, double height, double arcWidth, double arcHeight);

    /// @param arcWidth  twice the horizontal radius of the corners
    /// @param arcHeight twice the vertical one
    void strokeRoundRect(double x, double y, double width, double height, double arcWidth, double arcHeight);

    void fillOval(double x, double y, double width, double height);

    void strokeOval(double x, double y, double width, double height);

    /// @param start  degrees counter-clockwise from three o'clock
    /// @param extent degrees counter-clockwise from there
    void fillArc(double x, double y, double width, double height, double start, double extent,
            ArcType closure);

    /// @param start  degrees counter-clockwise from three o'clock
    /// @param extent degrees counter-clockwise from there
    void strokeArc(double x, double y, double width, double height, double start, double extent,
            ArcType closure);

    void strokeLine(double x1, double y1, double x2, double y2);

    /// Draws lines of one kind, of which a screen makes one shape: much cheaper than one by one. Where they
    /// overlap they are not twice as opaque.
    ///
    /// @param lines draws with [#strokeLine] and [#strokePolyline] only
    default void strokeTogether(Runnable lines) {
        lines.run();
    }

    /// The same for areas.
    ///
    /// @param ovals draws with [#fillOval] only
    default void fillTogether(Runnable ovals) {
        ovals.run();
    }

    /// An open line through the first `count` points.
    void strokePolyline(double[] xs, double[] ys, int count);

    void fillPolygon(double[] xs, double[] ys, int count);

    void strokePolygon(double[] xs, double[] ys, int count);

    void fillText(String text, double x, double y);

    /// Text that is pressed together where it would be wider.
    void fillText(String text, double x, double y, double maxWidth);

    /// Forgets the path that was drawn so far, for [#fill()] and [#stroke()].
    void beginPath();

    void moveTo(double x, double y);

    void lineTo(double x, double y);

    void quadraticCurveTo(double controlX, double controlY, double x, double y);

    void bezierCurveTo(double control1X, double control1Y, double control2X, double control2Y, double x,
            double y);

    /// Adds a rectangle to the path.
    void rect(double x, double y, double width, double height);

    void closePath();

    void fill();

    void stroke();

    /// Of what follows only the part in this rectangle is seen, to the end of the drawing.
    void clip(double x, double y, double width, double height);
}
