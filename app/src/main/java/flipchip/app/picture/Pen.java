package flipchip.app.picture;

import javafx.geometry.VPos;
import javafx.scene.paint.Paint;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/// What a drawing draws with, so that the same code draws on the screen and into a file. One drawing, one thread.
/// Lengths are pixels at scale 1.
public interface Pen {
    /// What areas and texts are filled with from now on.
    void setFill(Paint paint);

    /// What lines are drawn with from now on.
    void setStroke(Paint paint);

    /// Width of lines and how opaque everything is from now on.
    ///
    /// @param alpha 0..1
    void setLine(double width, double alpha);

    /// Lines are dashed from now on; without lengths they are not.
    void setDashes(double... lengths);

    /// How texts look and lie about their point from now on.
    void setText(Font font, TextAlignment align, VPos baseline);

    void fillRect(double x, double y, double width, double height);

    void line(double x1, double y1, double x2, double y2);

    /// An open line through points.
    ///
    /// @param xs as many as `ys`
    void polyline(double[] xs, double[] ys);

    /// A filled area.
    ///
    /// @param xs as many as `ys`
    void polygon(double[] xs, double[] ys);

    void text(String text, double x, double y);
}
