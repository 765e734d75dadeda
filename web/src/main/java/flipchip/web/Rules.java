package flipchip.web;

import java.util.List;
import flipchip.app.circuit.array.LegendForm;
import flipchip.app.kit.draw.CanvasColor;
import org.teavm.jso.JSExport;

/// What the page's script calls without a worker: a program beside [Core] and small, so that the page starts
/// soon.
public final class Rules {
    private static final List<CanvasColor> FORMS =
        List.of(CanvasColor.LEGAL, CanvasColor.REMOTE, CanvasColor.REMOTE_OR_LOCAL, CanvasColor.FLIP);

    private Rules() {}

    public static void main(String[] args) {}

    @JSExport
    public static String game(String link) {
        return GameText.ofLink(link);
    }

    /// The forms of the array's marks, as its legend explains them, each as high.
    @JSExport
    public static String legend(int height) {
        DrawingPen forms = new DrawingPen();
        for (CanvasColor kind : FORMS) {
            DrawingPen pen = new DrawingPen();
            new LegendForm(pen, DrawingPen::ink).paint(kind, height);
            forms.text(pen.toString());
        }
        return forms.toString();
    }
}
