package flipchip.app.game.board;

import java.util.List;
import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.draw.BoardGeometry;
import flipchip.engine.board.Square;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/// One square: a button with a disc, a dot for a legal move, and the marks of the last move and of a hint.
///
/// Look: board.css, style class `square` with `:black`, `:white`, `:legal`, `:last`, `:hint`, `:noted`,
/// `:best`, `:good`, and for a move that is only shown `:ghost-move`, `:ghost-flip`, `:ghost-reply`,
/// `:ghost-stable`, `:by-white`; in it `disc`, `legal-dot`, `last-mark`, `hint-mark`, `ghost`, `ghost-lock`,
/// `corners` for the keyboard, `note-tile` and `note-value`.
final class SquareView extends Button {
    /// What a move that is only shown does here.
    enum Ghost {
        NONE,
        /// The disc would be placed here.
        MOVE,
        /// The disc here would turn.
        FLIP,
        /// The other side could answer here.
        REPLY
    }

    private static final PseudoClass LEGAL = PseudoClass.getPseudoClass("legal");
    private static final double DOT = 0.21;
    private static final double MARK = 0.105;
    private static final double LEAST_MARK = 4;
    private static final double HINT = 0.62;
    private static final double GHOST = 0.55;
    private static final double GHOST_FLIP = 0.275;
    private static final double GHOST_REPLY = 0.16;
    private static final double GHOST_LOCK = 0.17;
    private static final double CORNERS = 0.88;
    /// Between a tile and the edge of its square, at each side.
    private static final double TILE_GAP = 5;
    private static final double SMALLEST_WITH_VALUE = 34;

    private final DiscView disc;
    private final DiscView wouldBe;
    private final Region dot = part("legal-dot");
    private final Region mark = part("last-mark");
    private final Region hint = part("hint-mark");
    private final Region ghost = part("ghost");
    private final Region lock = part("ghost-lock");
    private final Region tile = part("note-tile");
    private final Region corners = part("corners");
    private final Label value = Controls.styled(new Label(), "note-value");
    /// From below; all but the disc are put into the scene when they are first shown, as most never are.
    private final List<Region> layers;
    private final Pane content = new Content();
    private Optional<MoveNote> written = Optional.empty();
    private boolean reply;

    SquareView(Square square, BoardSurface board) {
        getStyleClass().setAll("square");
        setId(square.toString());
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setAlignment(Pos.CENTER);
        setFocusTraversable(false);
        disc = new DiscView(board);
        wouldBe = new DiscView(board);
        wouldBe.setOpacity(GHOST);
        layers = List.of(dot, hint, disc, wouldBe, mark, tile, value, ghost, lock, corners);
        content.getChildren().add(disc);
        content.setMouseTransparent(true);
        value.setAlignment(Pos.CENTER);
        value.setVisible(false);
        focusedProperty().subscribe(focused -> show(corners, focused));
        content.minWidthProperty().bind(widthProperty());
        content.maxWidthProperty().bind(widthProperty());
        content.prefWidthProperty().bind(widthProperty());
        content.minHeightProperty().bind(heightProperty());
        content.maxHeightProperty().bind(heightProperty());
        content.prefHeightProperty().bind(heightProperty());
        setGraphic(content);
    }

    /// Everything in the square, each in its share of it.
    private final class Content extends Pane {
        @Override
        protected void layoutChildren() {
            disc.resizeRelocate(0, 0, getWidth(), getHeight());
            wouldBe.resizeRelocate(0, 0, getWidth(), getHeight());
            center(dot, DOT * getWidth());
            center(mark, Math.max(LEAST_MARK, MARK * getWidth()));
            center(hint, HINT * getWidth());
            center(ghost, (reply ? GHOST_REPLY : GHOST_FLIP) * getWidth());
            if (reply) {
                ghost.relocate(getWidth() * 0.94 - ghost.getWidth(), getHeight() * 0.06);
            }
            center(lock, GHOST_LOCK * getWidth());
            lock.relocate(getWidth() * 0.06, getHeight() * 0.94 - lock.getHeight());
            center(corners, CORNERS * getWidth());
            center(tile, getWidth() - 2 * TILE_GAP);
            value.resizeRelocate(0, 0, getWidth(), getHeight());
        }

        private void center(Region node, double wanted) {
            double side = Math.round((getWidth() - wanted) / 2);
            node.resizeRelocate(side, side, getWidth() - 2 * side, getHeight() - 2 * side);
        }
    }

    /// Shows what is in it for squares of this size, and of the colours that the board has now. Letters are
    /// never below 11 pixels: what does not fit then is left out.
    void fit(BoardGeometry at) {
        disc.requestLayout();
        wouldBe.requestLayout();
        value.setStyle("-fx-font-size: " + at.text() + "px");
        value.setOpacity(at.square() < SMALLEST_WITH_VALUE ? 0 : 1);
    }

    private void show(Region layer, boolean shown) {
        if (shown && layer.getParent() == null) {
            int below = (int) layers.subList(0, layers.indexOf(layer)).stream()
                .filter(part -> part.getParent() != null).count();
            content.getChildren().add(below, layer);
        }
        layer.setVisible(shown);
    }

    /// Whether a disc lies here.
    boolean hasDisc() {
        return disc.isVisible();
    }

    /// Shows what stands here.
    ///
    /// @param move  whether a disc is seen turning or coming down
    /// @param delay how long a disc that turns waits before
    void show(boolean black, boolean white, boolean onEdge, boolean move, Duration delay) {
        setState("black", black);
        setState("white", white);
        if (!black && !white) {
            disc.remove();
        } else if (hasDisc()) {
            disc.turn(white, onEdge, move, delay);
        } else {
            disc.put(white, move);
        }
    }

    /// Lets the disc lie so far from its square, above all others while it goes there.
    void slide(double x, double y, Duration time) {
        setViewOrder(x == 0 && y == 0 ? 0 : -1);
        disc.slide(x, y, time);
    }

    void setLegal(boolean legal) {
        setState("legal", legal);
        show(dot, legal && written.isEmpty());
    }

    void setLast(boolean last) {
        setState("last", last);
        show(mark, last);
    }

    void setHint(boolean hinted) {
        setState("hint", hinted);
        show(hint, hinted);
    }

    /// Shows what a move would do here that is not played.
    ///
    /// @param stable the disc that would be here could never turn again
    void setGhost(Ghost what, boolean byWhite, boolean stable) {
        setState("ghost-move", what == Ghost.MOVE);
        setState("ghost-flip", what == Ghost.FLIP);
        setState("ghost-reply", what == Ghost.REPLY);
        setState("by-white", byWhite);
        setState("ghost-stable", stable);
        show(ghost, what == Ghost.FLIP || what == Ghost.REPLY);
        show(lock, stable);
        boolean placed = what == Ghost.MOVE && written.isEmpty();
        show(wouldBe, placed);
        if (placed) {
            wouldBe.put(byWhite, false);
        }
        reply = what == Ghost.REPLY;
        content.requestLayout();
    }

    /// What is written here.
    Optional<MoveNote> note() {
        return written;
    }

    /// Writes what is known of the move here, in place of the dot.
    void setNote(Optional<MoveNote> about) {
        written = about;
        setState("noted", about.isPresent());
        setState("best", about.filter(MoveNote::isBest).isPresent());
        setState("good", about.filter(MoveNote::isGood).isPresent());
        show(tile, about.isPresent());
        show(value, about.isPresent());
        show(dot, about.isEmpty() && getPseudoClassStates().contains(LEGAL));
        about.ifPresent(note -> {
            tile.setOpacity(note.strength());
            value.setText(note.value());
        });
    }

    private void setState(String name, boolean on) {
        pseudoClassStateChanged(PseudoClass.getPseudoClass(name), on);
    }

    private static Region part(String style) {
        Region region = Controls.styled(new Region(), style);
        region.setMouseTransparent(true);
        region.setVisible(false);
        return region;
    }
}
