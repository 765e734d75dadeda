package flipchip.app.chips.solver;

import java.util.List;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.solver.SteppedSolve;
import javafx.scene.AccessibleRole;

/// A picture of the chip's stack, the root on top: for each node who moves, the move tried, the moves left,
/// and the window from alpha to beta on a scale of -64 to 64 discs for Black.
///
/// Look: draw.css, style class `painted`.
final class StackView extends PaintedRegion {
    private static final Texts TEXTS = Texts.of("chip");
    private static final double ROW = 17;
    private static final double WORDS = 132;
    private static final int MOST = 64;

    private List<SteppedSolve.Frame> frames = List.of();

    StackView() {
        setId("chip-stack");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinSize(200, 60);
        setPrefSize(420, 240);
    }

    void show(List<SteppedSolve.Frame> stack) {
        frames = stack;
        setAccessibleText(stack.isEmpty()
            ? TEXTS.get("stack.empty")
            : TEXTS.get("stack.says", stack.size(), line(stack.getLast())));
        repaint();
    }

    /// One node in words.
    static String line(SteppedSolve.Frame frame) {
        return TEXTS.get("stack.line",
            TEXTS.get(frame.toMove() == Color.BLACK ? "color.black" : "color.white"),
            frame.step().map(Square::toString).orElse(TEXTS.get("stack.none")), frame.left(), frame.alpha(),
            frame.beta());
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        int rows = (int) Math.max(1, Math.floor((height - 16) / ROW));
        int from = Math.max(0, frames.size() - rows);
        double left = WORDS;
        double span = Math.max(40, width - WORDS - 44);
        g.setFont(Fonts.code(11));
        g.setFill(ink(CanvasColor.QUIET));
        for (int discs = -MOST; discs <= MOST; discs += span < 160 ? MOST : MOST / 2) {
            double x = left + span * (discs + MOST) / (2 * MOST);
            g.fillText(discs > 0 ? "+" + discs : String.valueOf(discs), x - 8, 11);
            g.setStroke(ink(CanvasColor.LINE));
            g.strokeLine(x, 15, x, Math.min(height, 16 + rows * ROW));
        }
        for (int i = from; i < frames.size(); i++) {
            draw(g, frames.get(i), i, 16 + (i - from) * ROW, left, span);
        }
    }

    private void draw(Pen g, SteppedSolve.Frame frame, int depth, double y, double left, double span) {
        boolean last = depth == frames.size() - 1;
        g.setFill(ink(last ? CanvasColor.ACCENT : CanvasColor.QUIET));
        g.fillText(String.valueOf(depth), 2, y + 12);
        g.setFill(ink(frame.toMove() == Color.BLACK ? CanvasColor.BLACK : CanvasColor.WHITE));
        g.fillOval(24, y + 3, 10, 10);
        g.setStroke(ink(CanvasColor.RING), 1);
        g.strokeOval(24, y + 3, 10, 10);
        g.setFill(ink(CanvasColor.TEXT));
        g.fillText(frame.step().map(Square::toString).orElse(last ? "•" : TEXTS.get("stack.pass")), 42,
            y + 12);
        g.setFill(ink(CanvasColor.QUIET));
        g.fillText(TEXTS.get("stack.left", frame.left()), 74, y + 12);
        double alpha = at(frame.alpha(), left, span);
        double beta = at(frame.beta(), left, span);
        g.setFill(ink(last ? CanvasColor.ACCENT : CanvasColor.IDLE));
        g.fillRect(Math.min(alpha, beta), y + 5, Math.max(2, Math.abs(beta - alpha)), 7);
        g.setStroke(ink(CanvasColor.GOOD_BLACK), 2);
        g.strokePolyline(new double[] {alpha + 4, alpha, alpha, alpha + 4},
            new double[] {y + 3, y + 3, y + 14, y + 14}, 4);
        g.setStroke(ink(CanvasColor.GOOD_WHITE));
        g.strokePolyline(new double[] {beta - 4, beta, beta, beta - 4},
            new double[] {y + 3, y + 3, y + 14, y + 14}, 4);
    }

    private static double at(int discs, double left, double span) {
        return left + span * (Math.clamp(discs, -MOST, MOST) + MOST) / (2 * MOST);
    }
}
