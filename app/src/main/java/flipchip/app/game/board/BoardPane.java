package flipchip.app.game.board;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import flipchip.app.kit.draw.BoardGeometry;
import flipchip.engine.board.Square;
import javafx.geometry.Point2D;
import javafx.scene.layout.Region;

/// A board and its 64 squares, as large as the room allows. FX thread only.
///
/// Look: board.css, style class `board`.
class BoardPane extends Region {
    /// Side at which a board is easily read.
    private static final double WANTED = 500;
    private static final double FINEST = 4;

    private final BoardSurface surface = new BoardSurface(this::renew);
    private final Map<Square, SquareView> squares = new EnumMap<>(Square.class);
    /// Whether the squares show pictures of another size or look.
    private boolean stale = true;
    private boolean named = true;

    BoardPane() {
        getStyleClass().add("board");
        getChildren().add(surface);
        for (Square square : Square.values()) {
            SquareView view = new SquareView(square, surface);
            squares.put(square, view);
            getChildren().add(view);
        }
    }

    final Map<Square, SquareView> squares() {
        return squares;
    }

    /// Whether the letters of the files and the numbers of the ranks stand in the frame.
    public final void setNamed(boolean named) {
        this.named = named;
        renew();
    }

    private void renew() {
        stale = true;
        requestLayout();
    }

    @Override
    protected double computePrefWidth(double height) {
        return WANTED;
    }

    @Override
    protected double computePrefHeight(double width) {
        return WANTED;
    }

    /// The square at a place of the board.
    Optional<Square> squareAt(double x, double y) {
        return squares.entrySet().stream()
            .filter(entry -> entry.getValue().getBoundsInParent().contains(x, y)).map(Map.Entry::getKey)
            .findFirst();
    }

    /// The middle of a square on the screen.
    Point2D middleOnScreen(Square square) {
        SquareView view = squares.get(square);
        return view.localToScreen(view.getWidth() / 2, view.getHeight() / 2);
    }

    /// Pixels of the screen for one of ours.
    private double scale() {
        double ofScreen = getScene() == null || getScene().getWindow() == null
            ? 1
            : getScene().getWindow().getRenderScaleX();
        return Math.clamp(getLocalToSceneTransform().getMxx() * ofScreen, 1, FINEST);
    }

    @Override
    protected void layoutChildren() {
        BoardGeometry at =
            named ? BoardGeometry.in(getWidth(), getHeight()) : BoardGeometry.bare(getWidth(), getHeight());
        stale |= surface.pictures().fit(at.square(), scale());
        double left = Math.floor((getWidth() - at.side()) / 2);
        double top = Math.floor((getHeight() - at.side()) / 2);
        surface.place(left, top, at);
        squares.forEach((square, view) -> {
            view.resizeRelocate(left + at.edge(square.file()), top + at.edge(square.row()), at.square(),
                at.square());
            if (stale) {
                view.fit(at);
            }
        });
        stale = false;
    }
}
