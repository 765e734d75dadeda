package flipchip.app.kit.draw;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.RadialGradient;

/// Draws into a PDF file of one page as large as the drawing. Letters become outlines, so that every
/// language looks as on the screen; a gradient becomes its first colour. FX thread only.
///
/// Format: Document management, Portable document format, PDF 1.7 (ISO 32000-1:2008).
final class Pdf extends PathPen {
    /// Points of PDF to a pixel.
    private static final double POINTS = 0.75;

    private final StringBuilder body = new StringBuilder();
    private final StringBuilder path = new StringBuilder();
    private final Map<Double, String> opacities = new LinkedHashMap<>();
    private final double width;
    private final double height;
    private Color fill = Color.BLACK;
    private Color stroke = Color.BLACK;
    private double alpha = 1;

    /// An empty drawing of this size.
    Pdf(double width, double height) {
        this.width = width;
        this.height = height;
        body.append(numbers(POINTS, 0, 0, -POINTS, 0, POINTS * height)).append("cm\n2 J 10 M\n");
    }

    /// The file.
    ///
    /// @param title what the drawing shows, for those who do not see it
    byte[] bytes(String title) {
        StringBuilder states = new StringBuilder();
        opacities.forEach((opacity, name) -> states.append('/').append(name).append(" <</ca ")
            .append(numbers(opacity)).append("/CA ").append(numbers(opacity)).append(">> "));
        String named = HexFormat.of().formatHex(title.getBytes(StandardCharsets.UTF_16BE));
        return new PdfFile().object("<</Type/Catalog /Pages 2 0 R>>")
            .object("<</Type/Pages /Kids[3 0 R] /Count 1>>")
            .object("<</Type/Page /Parent 2 0 R /MediaBox[0 0 " + numbers(POINTS * width, POINTS * height)
                + "] /Contents 5 0 R /Resources<</ExtGState<<" + states + ">>>>>>")
            .object("<</Title<feff" + named + ">>>").stream(body.toString()).bytes();
    }

    /// Each with a blank after it; 0 for a number that is not finite, which PDF has no sign for.
    private static String numbers(double... values) {
        StringBuilder text = new StringBuilder();
        for (double value : values) {
            text.append(Svg.number(Double.isFinite(value) ? value : 0)).append(' ');
        }
        return text.toString();
    }

    private static Color color(Paint paint) {
        return switch (paint) {
            case Color color -> color;
            case LinearGradient gradient -> gradient.getStops().getFirst().getColor();
            case RadialGradient gradient -> gradient.getStops().getFirst().getColor();
            default -> Color.TRANSPARENT;
        };
    }

    @Override
    public void setFill(Ink ink) {
        fill = color(SheetInk.paint(ink));
    }

    @Override
    public void setStroke(Ink ink) {
        stroke = color(SheetInk.paint(ink));
    }

    @Override
    public void setLineWidth(double pixels) {
        body.append(numbers(pixels)).append("w\n");
    }

    @Override
    public void setGlobalAlpha(double opacity) {
        alpha = opacity;
    }

    @Override
    public void setLineDashes(double... lengths) {
        body.append('[').append(numbers(lengths)).append("] 0 d\n");
    }

    @Override
    public void beginPath() {
        path.setLength(0);
    }

    @Override
    public void moveTo(double x, double y) {
        to(x, y).append("m\n");
    }

    @Override
    public void lineTo(double x, double y) {
        to(x, y).append("l\n");
    }

    @Override
    public void bezierCurveTo(double control1X, double control1Y, double control2X, double control2Y,
            double x, double y) {
        path.append(numbers(control1X, control1Y, control2X, control2Y));
        to(x, y).append("c\n");
    }

    private StringBuilder to(double x, double y) {
        at(x, y);
        return path.append(numbers(x, y));
    }

    @Override
    public void closePath() {
        path.append("h\n");
    }

    @Override
    public void fill() {
        paint(fill, "rg ", "f\n");
    }

    @Override
    public void stroke() {
        paint(stroke, "RG ", "S\n");
    }

    private void paint(Color color, String sets, String ends) {
        double opacity = alpha * color.getOpacity();
        if (opacity > 0 && !path.isEmpty()) {
            String state = opacities.computeIfAbsent(opacity, _ -> "O" + opacities.size());
            body.append('/').append(state).append(" gs ")
                .append(numbers(color.getRed(), color.getGreen(), color.getBlue())).append(sets).append(path)
                .append(ends);
        }
    }

    @Override
    public void clip(double x, double y, double w, double h) {
        body.append(numbers(x, y, w, h)).append("re W n\n");
    }
}
