package flipchip.app.picture;

import java.util.Locale;
import javafx.geometry.VPos;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/// Draws into the text of an SVG file. Only plain colours are known; another paint is left out.
///
/// Format: Scalable Vector Graphics (SVG) 1.1 (Second Edition), W3C.
public final class Svg implements Pen {
    private final StringBuilder body = new StringBuilder();
    private final double width;
    private final double height;
    private Paint fill = Color.BLACK;
    private Paint stroke = Color.BLACK;
    private double lineWidth = 1;
    private double alpha = 1;
    private double[] dashes = {};
    private Font font = Font.getDefault();
    private TextAlignment align = TextAlignment.LEFT;
    private VPos baseline = VPos.BASELINE;

    /// An empty drawing of this size.
    public Svg(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /// The file.
    ///
    /// @param title what the drawing shows, for those who do not see it
    public String text(String title) {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\""
            + " xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"" + number(width) + "\" height=\"" + number(height)
            + "\" viewBox=\"0 0 " + number(width) + " " + number(height) + "\">\n<title>" + escaped(title)
            + "</title>\n" + body + "</svg>\n";
    }

    /// What follows is moved by this, until [#close()].
    public void openMoved(double x, double y) {
        body.append("<g transform=\"translate(").append(number(x)).append(' ').append(number(y)).append(")\">\n");
    }

    /// What follows is mapped by `x' = a x + c y + e, y' = b x + d y + f` and drawn so opaque, until [#close()].
    public void openMapped(double a, double b, double c, double d, double e, double f, double opacity) {
        body.append("<g transform=\"matrix(").append(number(a)).append(' ').append(number(b)).append(' ')
            .append(number(c)).append(' ').append(number(d)).append(' ').append(number(e)).append(' ')
            .append(number(f)).append(")\"").append(opacity < 1 ? " opacity=\"" + number(opacity) + "\"" : "")
            .append(">\n");
    }

    /// Of what follows only the part inside this rectangle is seen, until [#close()].
    public void openClipped(double x, double y, double w, double h) {
        String id = "clip" + body.length();
        body.append("<clipPath id=\"").append(id).append("\"><rect").append(box(x, y, w, h))
            .append("/></clipPath>\n<g clip-path=\"url(#").append(id).append(")\">\n");
    }

    public void close() {
        body.append("</g>\n");
    }

    /// A rectangle with round corners, filled.
    public void fillRoundRect(double x, double y, double w, double h, double radius) {
        body.append("<rect").append(box(x, y, w, h)).append(" rx=\"").append(number(Math.min(radius, Math.min(w, h) / 2)))
            .append('"').append(filled()).append("/>\n");
    }

    /// A filled path.
    ///
    /// @param data as the attribute `d` has it
    public void fillPath(String data) {
        body.append("<path d=\"").append(data).append('"').append(filled()).append("/>\n");
    }

    /// A stroked path that is not filled.
    ///
    /// @param data as the attribute `d` has it
    public void strokePath(String data) {
        body.append("<path d=\"").append(data).append("\" fill=\"none\"").append(stroked()).append("/>\n");
    }

    /// A picture made of pixels.
    ///
    /// @param png the file in base 64
    public void image(String png, double x, double y, double w, double h) {
        body.append("<image").append(box(x, y, w, h)).append(" xlink:href=\"data:image/png;base64,").append(png)
            .append("\"/>\n");
    }

    @Override
    public void setFill(Paint paint) {
        fill = paint;
    }

    @Override
    public void setStroke(Paint paint) {
        stroke = paint;
    }

    @Override
    public void setLine(double pixels, double opacity) {
        lineWidth = pixels;
        alpha = opacity;
    }

    @Override
    public void setDashes(double... lengths) {
        dashes = lengths.clone();
    }

    @Override
    public void setText(Font face, TextAlignment alignment, VPos line) {
        font = face;
        align = alignment;
        baseline = line;
    }

    @Override
    public void fillRect(double x, double y, double w, double h) {
        body.append("<rect").append(box(x, y, w, h)).append(filled()).append("/>\n");
    }

    @Override
    public void line(double x1, double y1, double x2, double y2) {
        body.append("<line x1=\"").append(number(x1)).append("\" y1=\"").append(number(y1)).append("\" x2=\"")
            .append(number(x2)).append("\" y2=\"").append(number(y2)).append('"').append(stroked()).append("/>\n");
    }

    @Override
    public void polyline(double[] xs, double[] ys) {
        body.append("<polyline points=\"").append(points(xs, ys)).append("\" fill=\"none\"").append(stroked())
            .append("/>\n");
    }

    @Override
    public void polygon(double[] xs, double[] ys) {
        body.append("<polygon points=\"").append(points(xs, ys)).append('"').append(filled()).append("/>\n");
    }

    @Override
    public void text(String text, double x, double y) {
        String anchor = switch (align) {
            case CENTER -> " text-anchor=\"middle\"";
            case RIGHT -> " text-anchor=\"end\"";
            default -> "";
        };
        double drop = switch (baseline) {
            case TOP -> 0.8 * font.getSize();
            case CENTER -> 0.35 * font.getSize();
            default -> 0;
        };
        body.append("<text x=\"").append(number(x)).append("\" y=\"").append(number(y + drop)).append("\" font-family=\"")
            .append(family()).append("\" font-size=\"").append(number(font.getSize())).append('"')
            .append(font.getStyle().contains("Bold") ? " font-weight=\"bold\"" : "").append(anchor).append(filled())
            .append(" xml:space=\"preserve\">").append(escaped(text)).append("</text>\n");
    }

    /// The desktop's own face has no name elsewhere.
    private String family() {
        return font.getFamily().equals("System") ? "sans-serif" : escaped(font.getFamily()) + ", sans-serif";
    }

    private String filled() {
        return " fill=\"" + color(fill) + "\"" + opacity("fill-opacity", fill);
    }

    private String stroked() {
        StringBuilder lengths = new StringBuilder();
        for (double length : dashes) {
            lengths.append(lengths.isEmpty() ? "" : " ").append(number(length));
        }
        return " stroke=\"" + color(stroke) + "\"" + opacity("stroke-opacity", stroke) + " stroke-width=\""
            + number(lineWidth) + "\"" + (lengths.isEmpty() ? "" : " stroke-dasharray=\"" + lengths + "\"");
    }

    private String opacity(String name, Paint paint) {
        double value = alpha * (paint instanceof Color color ? color.getOpacity() : 1);
        return value < 1 ? " " + name + "=\"" + number(value) + "\"" : "";
    }

    private static String color(Paint paint) {
        return paint instanceof Color color ? String.format(Locale.ROOT, "#%02x%02x%02x",
            Math.round(color.getRed() * 255), Math.round(color.getGreen() * 255), Math.round(color.getBlue() * 255))
            : "none";
    }

    private static String box(double x, double y, double w, double h) {
        return " x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(w) + "\" height=\"" + number(h) + "\"";
    }

    private static String points(double[] xs, double[] ys) {
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < xs.length; i++) {
            points.append(i == 0 ? "" : " ").append(number(xs[i])).append(',').append(number(ys[i]));
        }
        return points.toString();
    }

    /// With at most two decimals.
    static String number(double value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.contains(".") ? text.replaceAll("\\.?0+$", "") : text;
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;")
            .replaceAll("[\\p{Cntrl}&&[^\\t\\n]]", "");
    }
}
