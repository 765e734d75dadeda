package flipchip.app.kit.draw;

import java.util.Optional;
import java.util.function.Consumer;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyCode;

/// A small board: discs, and a diamond with a dot on every square whose move is latched as legal.
///
/// With an action for presses, the arrows move a frame and the space bar presses the square in it.
///
/// Look: draw.css, style class `painted`.
public final class SmallBoard extends PaintedRegion {
    private static final double GUTTER = 14;

    private long black;
    private long white;
    private long legal;
    private Optional<Square> marked = Optional.empty();
    private Square at = Square.D3;

    public SmallBoard(String id) {
        setId(id);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinSize(120, 120);
        setPrefSize(220, 220);
    }

    /// Tells which square is pressed, by mouse or keyboard, from now on.
    public void whenPressed(Consumer<Square> pressed) {
        setOnMousePressed(event -> {
            if (isFocusTraversable()) {
                requestFocus();
            }
            at(event.getX(), event.getY()).ifPresent(pressed);
        });
        setOnKeyPressed(event -> {
            Optional<Direction> way = Optional.ofNullable(switch (event.getCode()) {
                case LEFT -> Direction.W;
                case RIGHT -> Direction.E;
                case UP -> Direction.N;
                case DOWN -> Direction.S;
                default -> null;
            });
            at = way.flatMap(direction -> direction.from(at)).orElse(at);
            if (event.getCode() == KeyCode.SPACE) {
                pressed.accept(at);
            }
            if (way.isPresent() || event.getCode() == KeyCode.SPACE) {
                event.consume();
                repaint();
            }
        });
        focusedProperty().subscribe(this::repaint);
    }

    private Optional<Square> at(double x, double y) {
        int file = (int) Math.floor((x - left(getWidth(), getHeight())) / field(getWidth(), getHeight()));
        int row = (int) Math.floor(y / field(getWidth(), getHeight()));
        if (file < 0 || file > 7 || row < 0 || row > 7) {
            return Optional.empty();
        }
        at = Square.at(file, row);
        return Optional.of(at);
    }

    private static double field(double width, double height) {
        return Math.floor((Math.min(width, height) - GUTTER) / 8);
    }

    private static double left(double width, double height) {
        return GUTTER + Math.floor((width - GUTTER - 8 * field(width, height)) / 2);
    }

    /// @param latched legal moves
    /// @param waiting the square that a move names
    /// @param words   the same, for those who do not see it
    public void show(long blackDiscs, long whiteDiscs, long latched, Optional<Square> waiting, String words) {
        black = blackDiscs;
        white = whiteDiscs;
        legal = latched;
        marked = waiting;
        setAccessibleText(words);
        repaint();
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        double field = field(width, height);
        double left = left(width, height);
        g.setFont(Fonts.text(11));
        for (int i = 0; i < 8; i++) {
            g.setFill(ink(CanvasColor.QUIET));
            g.fillText(String.valueOf((char) ('a' + i)), left + i * field + field / 2 - 3,
                8 * field + GUTTER - 2);
            g.fillText(String.valueOf(i + 1), left - 10, i * field + field / 2 + 4);
        }
        g.setFill(ink(CanvasColor.CELL_BORDER));
        g.fillRect(left, 0, 8 * field, 8 * field);
        for (Square square : Square.values()) {
            draw(g, square, left + square.index() % 8 * field, square.index() / 8 * field, field);
        }
    }

    private void draw(Pen g, Square square, double x, double y, double field) {
        g.setFill(ink(CanvasColor.CELL));
        g.fillRect(x + 0.5, y + 0.5, field - 1, field - 1);
        double middleX = x + field / 2;
        double middleY = y + field / 2;
        if (((black | white) & square.bit()) != 0) {
            double radius = field * 0.36;
            g.setFill(ink((black & square.bit()) != 0 ? CanvasColor.BLACK : CanvasColor.WHITE));
            g.fillOval(middleX - radius, middleY - radius, 2 * radius, 2 * radius);
            g.setStroke(ink(CanvasColor.RING));
            g.setLineWidth(1.2);
            g.strokeOval(middleX - radius, middleY - radius, 2 * radius, 2 * radius);
        }
        if ((legal & square.bit()) != 0) {
            diamond(g, middleX, middleY, field * 0.26);
        }
        if (isFocused() && square == at) {
            g.setStroke(ink(CanvasColor.ACCENT));
            g.setLineWidth(2);
            g.strokeRect(x + 1, y + 1, field - 2, field - 2);
        }
        if (marked.equals(Optional.of(square))) {
            g.setStroke(ink(CanvasColor.SELECT));
            g.setLineWidth(2);
            g.strokeRect(x + 3, y + 3, field - 6, field - 6);
        }
    }

    private void diamond(Pen g, double x, double y, double size) {
        g.setStroke(ink(CanvasColor.LEGAL));
        g.setLineWidth(1.5);
        g.strokePolygon(new double[] {x, x + size, x, x - size}, new double[] {y - size, y, y + size, y}, 4);
        g.setFill(ink(CanvasColor.LEGAL));
        g.fillOval(x - 1.5, y - 1.5, 3, 3);
    }
}
