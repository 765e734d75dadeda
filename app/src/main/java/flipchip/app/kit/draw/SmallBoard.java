package flipchip.app.kit.draw;

import java.util.Optional;
import java.util.function.Consumer;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyCode;

/// A small board: discs, a diamond with a dot on every square whose move is latched as legal, a dashed
/// frame where a move waits; or a position with a dot on its last move.
///
/// With an action for presses, the arrows move a frame and the space bar presses the square in it.
///
/// Look: draw.css, style class `painted`, and that of a board.
public final class SmallBoard extends BoardRegion {
    /// Radius of the dot on the last move, as a share of its square.
    private static final double LAST = 0.13;

    /// On a smaller board letters would stand too close.
    private static final double NAMED = 180;

    private long black;
    private long white;
    private long legal;
    private Optional<Square> marked = Optional.empty();
    private Optional<Square> last = Optional.empty();
    private Square at = Square.D3;
    private boolean bare;
    private long rings;

    public SmallBoard(String id) {
        setId(id);
        getStyleClass().add("board");
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
        BoardGeometry board = geometry();
        int file = (int) Math.floor((x - left(board) - board.frame()) / board.square());
        int row = (int) Math.floor((y - board.frame()) / board.square());
        if (file < 0 || file > 7 || row < 0 || row > 7) {
            return Optional.empty();
        }
        at = Square.at(file, row);
        return Optional.of(at);
    }

    private double left(BoardGeometry board) {
        return Math.floor((Math.ceil(getWidth()) - board.side()) / 2);
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

    /// A position after the move `last`, without coordinates around it.
    ///
    /// @param words the same, for those who do not see it
    public void show(Position position, Square played, String words) {
        bare = true;
        last = Optional.of(played);
        show(position.black(), position.white(), 0, Optional.empty(), words);
    }

    /// Rings these squares from now on.
    public void ring(long squares) {
        rings = squares;
        repaint();
    }

    private BoardGeometry geometry() {
        return bare || Math.min(getWidth(), getHeight()) < NAMED
            ? BoardGeometry.bare(getWidth(), getHeight())
            : BoardGeometry.in(getWidth(), getHeight());
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        BoardGeometry board = geometry();
        painter(g).board(board, left(board), 0);
        for (Square square : Square.values()) {
            draw(g, square, left(board) + board.edge(square.file()), board.edge(square.row()),
                board.square());
        }
    }

    private void draw(Pen g, Square square, double x, double y, double field) {
        double middleX = x + field / 2;
        double middleY = y + field / 2;
        if (((black | white) & square.bit()) != 0) {
            painter(g).disc(middleX, middleY, field, (white & square.bit()) != 0);
        }
        if (last.equals(Optional.of(square))) {
            double r = LAST * field;
            g.setFill(ink(CanvasColor.LAST_MOVE));
            g.fillOval(middleX - r, middleY - r, 2 * r, 2 * r);
        }
        g.setStroke(ink(CanvasColor.WHITE));
        g.setFill(ink(CanvasColor.WHITE));
        if ((legal & square.bit()) != 0) {
            diamond(g, middleX, middleY, field * 0.26);
        }
        if ((rings & square.bit()) != 0) {
            double r = field * 0.46;
            g.setStroke(ink(CanvasColor.DIFFER), 2);
            g.strokeOval(middleX - r, middleY - r, 2 * r, 2 * r);
            g.setStroke(ink(CanvasColor.WHITE));
        }
        g.setLineWidth(2);
        if (isFocused() && square == at) {
            g.strokeRect(x + 1, y + 1, field - 2, field - 2);
        }
        if (marked.equals(Optional.of(square))) {
            g.setLineDashes(4, 3);
            g.strokeRect(x + 4, y + 4, field - 8, field - 8);
            g.setLineDashes();
        }
    }

    private void diamond(Pen g, double x, double y, double size) {
        g.setLineWidth(1.5);
        g.strokePolygon(new double[] {x, x + size, x, x - size}, new double[] {y - size, y, y + size, y}, 4);
        g.fillOval(x - 1.5, y - 1.5, 3, 3);
    }
}
