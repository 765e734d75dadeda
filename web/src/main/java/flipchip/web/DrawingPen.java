package flipchip.web;

import java.util.Locale;
import flipchip.app.kit.draw.ArcType;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.Ink;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.app.kit.draw.Typeface;

/// A pen that writes a drawing down, for the page's `pen.js` to draw on a canvas: a letter for each
/// call, then what it is called with. A number is two characters of 15 bits, in 256ths; a text is its
/// length, then itself.
///
/// Thread: owner
final class DrawingPen implements Pen {
    private static final int ZERO = 1 << 29;
    private static final int DIGIT = 15;

    private final StringBuilder drawing = new StringBuilder();

    /// An ink of the page: a colour that its style sheet names.
    private record PageInk(String property) implements Ink {}

    static Ink ink(CanvasColor color) {
        return new PageInk(color.property());
    }

    private DrawingPen call(char name) {
        drawing.append(name);
        return this;
    }

    private DrawingPen call(char name, double... numbers) {
        drawing.append(name);
        for (double number : numbers) {
            number(number);
        }
        return this;
    }

    DrawingPen number(double value) {
        int bits = ZERO + (int) Math.round(Math.clamp(value * 256, -ZERO, ZERO - 1));
        drawing.append((char) (bits >>> DIGIT)).append((char) (bits & (1 << DIGIT) - 1));
        return this;
    }

    DrawingPen text(String text) {
        number(text.length());
        drawing.append(text);
        return this;
    }

    private void points(char name, double[] xs, double[] ys, int count) {
        call(name).number(count);
        for (int i = 0; i < count; i++) {
            number(xs[i]).number(ys[i]);
        }
    }

    @Override
    public String toString() {
        return drawing.toString();
    }

    @Override
    public void setFill(Ink ink) {
        call('F').text(((PageInk) ink).property());
    }

    @Override
    public void setStroke(Ink ink) {
        call('S').text(((PageInk) ink).property());
    }

    @Override
    public void setLineWidth(double width) {
        call('W', width);
    }

    @Override
    public void setGlobalAlpha(double alpha) {
        call('A', alpha);
    }

    @Override
    public void setLineDashes(double... lengths) {
        call('D', lengths.length);
        for (double length : lengths) {
            number(length);
        }
    }

    @Override
    public void setFont(Typeface face) {
        call('T', face.bold() ? 1 : 0, face.size()).text(face.family().equals(Fonts.CODE) ? "mono" : "sans");
    }

    @Override
    public void setTextAlign(TextAlignment align) {
        call('H').text(align.name().toLowerCase(Locale.ROOT));
    }

    @Override
    public void setTextBaseline(TextBaseline baseline) {
        call('V').text(switch (baseline) {
            case TOP -> "top";
            case CENTER -> "middle";
            case BASELINE -> "alphabetic";
            case BOTTOM -> "bottom";
        });
    }

    @Override
    public void fillRect(double x, double y, double width, double height) {
        call('r', x, y, width, height);
    }

    @Override
    public void strokeRect(double x, double y, double width, double height) {
        call('R', x, y, width, height);
    }

    @Override
    public void fillRoundRect(double x, double y, double width, double height, double arcWidth,
            double arcHeight) {
        call('b', x, y, width, height, arcWidth / 2, arcHeight / 2);
    }

    @Override
    public void strokeRoundRect(double x, double y, double width, double height, double arcWidth,
            double arcHeight) {
        call('B', x, y, width, height, arcWidth / 2, arcHeight / 2);
    }

    @Override
    public void fillOval(double x, double y, double width, double height) {
        call('o', x, y, width, height);
    }

    @Override
    public void strokeOval(double x, double y, double width, double height) {
        call('O', x, y, width, height);
    }

    @Override
    public void fillArc(double x, double y, double width, double height, double start, double extent,
            ArcType closure) {
        call('a', x, y, width, height, start, extent, closure.ordinal());
    }

    @Override
    public void strokeArc(double x, double y, double width, double height, double start, double extent,
            ArcType closure) {
        call('E', x, y, width, height, start, extent, closure.ordinal());
    }

    @Override
    public void strokeLine(double x1, double y1, double x2, double y2) {
        call('L', x1, y1, x2, y2);
    }

    @Override
    public void strokePolyline(double[] xs, double[] ys, int count) {
        points('P', xs, ys, count);
    }

    @Override
    public void fillPolygon(double[] xs, double[] ys, int count) {
        points('g', xs, ys, count);
    }

    @Override
    public void strokePolygon(double[] xs, double[] ys, int count) {
        points('G', xs, ys, count);
    }

    @Override
    public void fillText(String text, double x, double y) {
        call('t', x, y).text(text);
    }

    @Override
    public void fillText(String text, double x, double y, double maxWidth) {
        call('m', x, y, maxWidth).text(text);
    }

    @Override
    public void beginPath() {
        call('0');
    }

    @Override
    public void moveTo(double x, double y) {
        call('1', x, y);
    }

    @Override
    public void lineTo(double x, double y) {
        call('2', x, y);
    }

    @Override
    public void quadraticCurveTo(double controlX, double controlY, double x, double y) {
        call('3', controlX, controlY, x, y);
    }

    @Override
    public void bezierCurveTo(double control1X, double control1Y, double control2X, double control2Y,
            double x, double y) {
        call('4', control1X, control1Y, control2X, control2Y, x, y);
    }

    @Override
    public void rect(double x, double y, double width, double height) {
        call('5', x, y, width, height);
    }

    @Override
    public void closePath() {
        call('6');
    }

    @Override
    public void fill() {
        call('7');
    }

    @Override
    public void stroke() {
        call('8');
    }

    @Override
    public void clip(double x, double y, double width, double height) {
        call('C', x, y, width, height);
    }
}
