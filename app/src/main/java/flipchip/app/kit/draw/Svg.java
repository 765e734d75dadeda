package flipchip.app.kit.draw;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// Draws into the text of an SVG file. Colours and gradients are known; another paint is left out.
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
    private TextBaseline baseline = TextBaseline.BASELINE;
    private final StringBuilder path = new StringBuilder();
    /// Clips that end with the drawing.
    private int open;
    /// What the names of clips and gradients begin to count from, so that no two are equal in a file.
    private int clips;
    private final Map<Paint, String> gradients = new HashMap<>();

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
            + " xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"" + number(width) + "\" height=\""
            + number(height) + "\" viewBox=\"0 0 " + number(width) + " " + number(height) + "\">\n<title>"
            + escaped(title) + "</title>\n" + body + "</svg>\n";
    }

    /// What follows is moved by this, until [#close()].
    public void openMoved(double x, double y) {
        body.append("<g transform=\"translate(").append(number(x)).append(' ').append(number(y))
            .append(")\">\n");
    }

    /// What follows is mapped by `x' = a x + c y + e, y' = b x + d y + f` and drawn so opaque, until
    /// [#close()].
    public void openMapped(double a, double b, double c, double d, double e, double f, double opacity) {
        body.append("<g transform=\"matrix(").append(number(a)).append(' ').append(number(b)).append(' ')
            .append(number(c)).append(' ').append(number(d)).append(' ').append(number(e)).append(' ')
            .append(number(f)).append(")\"").append(opacity < 1 ? " opacity=\"" + number(opacity) + "\"" : "")
            .append(">\n");
    }

    /// Of what follows only the part inside this rectangle is seen, until [#close()].
    public void openClipped(double x, double y, double w, double h) {
        String id = "clip" + (clips + body.length());
        body.append("<clipPath id=\"").append(id).append("\"><rect").append(box(x, y, w, h))
            .append("/></clipPath>\n<g clip-path=\"url(#").append(id).append(")\">\n");
    }

    public void close() {
        body.append("</g>\n");
    }

    /// A filled path.
    ///
    /// @param data as the attribute `d` has it
    public void fillPath(String data) {
        body.append("<path d=\"").append(data).append('"').append(filled()).append("/>\n");
    }

    /// A picture made of pixels.
    ///
    /// @param png the file in base 64
    public void image(String png, double x, double y, double w, double h) {
        body.append("<image").append(box(x, y, w, h)).append(" xlink:href=\"data:image/png;base64,")
            .append(png).append("\"/>\n");
    }

    /// Draws what draws itself, with the ends and corners of lines that a canvas has.
    public void draw(Painted painted) {
        Svg own = new Svg(width, height);
        own.clips = body.length();
        painted.paintWith(own);
        body.append("<g stroke-linecap=\"square\" stroke-miterlimit=\"10\">\n").append(own.body)
            .append("</g>\n".repeat(own.open + 1));
    }

    @Override
    public void setFill(Ink ink) {
        setFill(SheetInk.paint(ink));
    }

    void setFill(Paint paint) {
        fill = paint;
        name(paint);
    }

    @Override
    public void setStroke(Ink ink) {
        setStroke(SheetInk.paint(ink));
    }

    void setStroke(Paint paint) {
        stroke = paint;
        name(paint);
    }

    /// Writes a gradient down, under a name that shapes refer to.
    private void name(Paint paint) {
        if (gradients.containsKey(paint)) {
            return;
        }
        String id = "gradient" + (clips + body.length());
        switch (paint) {
            case LinearGradient line -> body.append("<linearGradient id=\"").append(id)
                .append(String.format(Locale.ROOT, "\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\">",
                    number(line.getStartX()), number(line.getStartY()), number(line.getEndX()),
                    number(line.getEndY())))
                .append(stops(line.getStops())).append("</linearGradient>\n");
            case RadialGradient round -> body.append("<radialGradient id=\"").append(id)
                .append(String.format(Locale.ROOT, "\" cx=\"%s\" cy=\"%s\" r=\"%s\">",
                    number(round.getCenterX()), number(round.getCenterY()), number(round.getRadius())))
                .append(stops(round.getStops())).append("</radialGradient>\n");
            default -> {
                return;
            }
        }
        gradients.put(paint, id);
    }

    private static String stops(List<Stop> stops) {
        return stops.stream()
            .map(stop -> "<stop offset=\"" + number(stop.getOffset()) + "\" stop-color=\""
                + color(stop.getColor()) + "\" stop-opacity=\"" + number(stop.getColor().getOpacity())
                + "\"/>")
            .collect(Collectors.joining());
    }

    @Override
    public void setLineWidth(double pixels) {
        lineWidth = pixels;
    }

    @Override
    public void setGlobalAlpha(double opacity) {
        alpha = opacity;
    }

    @Override
    public void setLineDashes(double... lengths) {
        dashes = lengths.clone();
    }

    @Override
    public void setFont(Typeface face) {
        setFont(FontFiles.of(face));
    }

    void setFont(Font face) {
        font = face;
    }

    @Override
    public void setTextAlign(TextAlignment alignment) {
        align = alignment;
    }

    @Override
    public void setTextBaseline(TextBaseline line) {
        baseline = line;
    }

    @Override
    public void fillRect(double x, double y, double w, double h) {
        body.append("<rect").append(box(x, y, w, h)).append(filled()).append("/>\n");
    }

    @Override
    public void strokeRect(double x, double y, double w, double h) {
        body.append("<rect").append(box(x, y, w, h)).append(stroked()).append("/>\n");
    }

    @Override
    public void fillRoundRect(double x, double y, double w, double h, double arcWidth, double arcHeight) {
        body.append("<rect").append(box(x, y, w, h)).append(corners(w, h, arcWidth, arcHeight))
            .append(filled()).append("/>\n");
    }

    @Override
    public void strokeRoundRect(double x, double y, double w, double h, double arcWidth, double arcHeight) {
        body.append("<rect").append(box(x, y, w, h)).append(corners(w, h, arcWidth, arcHeight))
            .append(stroked()).append("/>\n");
    }

    private static String corners(double w, double h, double arcWidth, double arcHeight) {
        return " rx=\"" + number(Math.min(arcWidth, w) / 2) + "\" ry=\"" + number(Math.min(arcHeight, h) / 2)
            + "\"";
    }

    @Override
    public void fillOval(double x, double y, double w, double h) {
        body.append("<ellipse").append(oval(x, y, w, h)).append(filled()).append("/>\n");
    }

    @Override
    public void strokeOval(double x, double y, double w, double h) {
        body.append("<ellipse").append(oval(x, y, w, h)).append(stroked()).append("/>\n");
    }

    private static String oval(double x, double y, double w, double h) {
        return " cx=\"" + number(x + w / 2) + "\" cy=\"" + number(y + h / 2) + "\" rx=\"" + number(w / 2)
            + "\" ry=\"" + number(h / 2) + "\"";
    }

    @Override
    public void fillArc(double x, double y, double w, double h, double start, double extent,
            ArcType closure) {
        fillPath(arc(x, y, w, h, start, extent, closure));
    }

    @Override
    public void strokeArc(double x, double y, double w, double h, double start, double extent,
            ArcType closure) {
        strokePath(arc(x, y, w, h, start, extent, closure));
    }

    /// Two halves, since a whole ellipse has no start and end that differ.
    private static String arc(double x, double y, double w, double h, double start, double extent,
            ArcType closure) {
        double turn = Math.clamp(extent, -360, 360);
        String radii = "A" + number(w / 2) + " " + number(h / 2) + " 0 0 " + (turn > 0 ? 0 : 1) + " ";
        String path = "M" + onOval(x, y, w, h, start) + radii + onOval(x, y, w, h, start + turn / 2) + radii
            + onOval(x, y, w, h, start + turn);
        return switch (closure) {
            case OPEN -> path;
            case CHORD -> path + "Z";
            case ROUND -> path + "L" + number(x + w / 2) + "," + number(y + h / 2) + "Z";
        };
    }

    private static String onOval(double x, double y, double w, double h, double degrees) {
        double angle = Math.toRadians(degrees);
        return number(x + w / 2 + w / 2 * Math.cos(angle)) + ","
            + number(y + h / 2 - h / 2 * Math.sin(angle));
    }

    @Override
    public void strokeLine(double x1, double y1, double x2, double y2) {
        body.append("<line x1=\"").append(number(x1)).append("\" y1=\"").append(number(y1)).append("\" x2=\"")
            .append(number(x2)).append("\" y2=\"").append(number(y2)).append('"').append(stroked())
            .append("/>\n");
    }

    @Override
    public void strokePolyline(double[] xs, double[] ys, int count) {
        body.append("<polyline points=\"").append(points(xs, ys, count)).append('"').append(stroked())
            .append("/>\n");
    }

    @Override
    public void fillPolygon(double[] xs, double[] ys, int count) {
        body.append("<polygon points=\"").append(points(xs, ys, count)).append('"').append(filled())
            .append("/>\n");
    }

    @Override
    public void strokePolygon(double[] xs, double[] ys, int count) {
        body.append("<polygon points=\"").append(points(xs, ys, count)).append('"').append(stroked())
            .append("/>\n");
    }

    @Override
    public void fillText(String text, double x, double y) {
        text(text, x, y, "");
    }

    @Override
    public void fillText(String text, double x, double y, double maxWidth) {
        text(text, x, y, width(text) <= maxWidth ? "" : length(maxWidth));
    }

    /// A text that is as wide as here also where its typeface is missing.
    void fillTextAsWide(String text, double x, double y) {
        text(text, x, y, text.length() > 1 ? length(width(text)) : "");
    }

    private double width(String text) {
        Text measured = new Text(text);
        measured.setFont(font);
        return measured.getLayoutBounds().getWidth();
    }

    private static String length(double width) {
        return " textLength=\"" + number(width) + "\" lengthAdjust=\"spacingAndGlyphs\"";
    }

    /// How far below a height that is given the letters stand.
    static double drop(TextBaseline line, Font face) {
        return switch (line) {
            case TOP -> 0.8 * face.getSize();
            case CENTER -> 0.35 * face.getSize();
            case BOTTOM -> -0.2 * face.getSize();
            default -> 0;
        };
    }

    private void text(String text, double x, double y, String length) {
        String anchor = switch (align) {
            case CENTER -> " text-anchor=\"middle\"";
            case RIGHT -> " text-anchor=\"end\"";
            default -> "";
        };
        body.append("<text x=\"").append(number(x)).append("\" y=\"").append(number(y + drop(baseline, font)))
            .append("\" font-family=\"").append(family()).append("\" font-size=\"")
            .append(number(font.getSize())).append('"')
            .append(font.getStyle().contains("Bold") ? " font-weight=\"bold\"" : "").append(anchor)
            .append(length).append(filled()).append(" xml:space=\"preserve\">").append(escaped(text))
            .append("</text>\n");
    }

    @Override
    public void beginPath() {
        path.setLength(0);
    }

    @Override
    public void moveTo(double x, double y) {
        path.append('M').append(point(x, y));
    }

    @Override
    public void lineTo(double x, double y) {
        path.append('L').append(point(x, y));
    }

    @Override
    public void quadraticCurveTo(double controlX, double controlY, double x, double y) {
        path.append('Q').append(point(controlX, controlY)).append(' ').append(point(x, y));
    }

    @Override
    public void bezierCurveTo(double control1X, double control1Y, double control2X, double control2Y,
            double x, double y) {
        path.append('C').append(point(control1X, control1Y)).append(' ').append(point(control2X, control2Y))
            .append(' ').append(point(x, y));
    }

    @Override
    public void rect(double x, double y, double w, double h) {
        path.append('M').append(point(x, y)).append('h').append(number(w)).append('v').append(number(h))
            .append('h').append(number(-w)).append('Z');
    }

    @Override
    public void closePath() {
        path.append('Z');
    }

    @Override
    public void fill() {
        fillPath(path.toString());
    }

    @Override
    public void stroke() {
        strokePath(path.toString());
    }

    @Override
    public void clip(double x, double y, double w, double h) {
        openClipped(x, y, w, h);
        open++;
    }

    private void strokePath(String data) {
        body.append("<path d=\"").append(data).append('"').append(stroked()).append("/>\n");
    }

    /// The desktop's own face has no name elsewhere.
    private String family() {
        return font.getFamily().equals("System") ? "sans-serif" : escaped(font.getFamily()) + ", sans-serif";
    }

    private String filled() {
        return " fill=\"" + named(fill) + "\"" + opacity("fill-opacity", fill);
    }

    private String stroked() {
        StringBuilder lengths = new StringBuilder();
        for (double length : dashes) {
            lengths.append(lengths.isEmpty() ? "" : " ").append(number(length));
        }
        return " fill=\"none\" stroke=\"" + named(stroke) + "\"" + opacity("stroke-opacity", stroke)
            + " stroke-width=\"" + number(lineWidth) + "\""
            + (lengths.isEmpty() ? "" : " stroke-dasharray=\"" + lengths + "\"");
    }

    private String opacity(String name, Paint paint) {
        double value = alpha * (paint instanceof Color color ? color.getOpacity() : 1);
        return value < 1 ? " " + name + "=\"" + number(value) + "\"" : "";
    }

    private String named(Paint paint) {
        return gradients.containsKey(paint) ? "url(#" + gradients.get(paint) + ")" : color(paint);
    }

    private static String color(Paint paint) {
        return paint instanceof Color color
            ? String.format(Locale.ROOT, "#%02x%02x%02x", Math.round(color.getRed() * 255),
                Math.round(color.getGreen() * 255), Math.round(color.getBlue() * 255))
            : "none";
    }

    private static String box(double x, double y, double w, double h) {
        return " x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(w) + "\" height=\""
            + number(h) + "\"";
    }

    private static String point(double x, double y) {
        return number(x) + "," + number(y);
    }

    private static String points(double[] xs, double[] ys, int count) {
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < count; i++) {
            points.append(i == 0 ? "" : " ").append(point(xs[i], ys[i]));
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
