package flipchip.app.game.board;

import java.util.List;
import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.engine.board.Square;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// One square: a button with a disc, a dot for a legal move, and the marks of the last move and of a hint.
///
/// Look: board.css, style class `square` with `:dark`, `:black`, `:white`, `:legal`, `:last`, `:hint`,
/// `:noted`, `:best`, and for a move that is only shown `:ghost-move`, `:ghost-flip`, `:ghost-reply`,
/// `:ghost-stable`, `:by-white`; in it `disc`, `legal-dot`, `last-mark`, `hint-mark`, `ghost`, `ghost-lock`,
/// and `note` with `note-value` and `note-detail`.
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

    private static final double DISC = 0.80;
    private static final double DOT = 0.24;
    private static final double MARK = 0.16;
    private static final double HINT = 0.62;
    private static final double GHOST_DISC = 0.34;
    private static final double GHOST_REPLY = 0.16;
    private static final double GHOST_LOCK = 0.17;
    private static final double SMALLEST_WITH_VALUE = 34;
    private static final double SMALLEST_WITH_DETAIL = 40;

    private final DiscView disc = new DiscView();
    private final Region dot = part("legal-dot");
    private final Region mark = part("last-mark");
    private final Region hint = part("hint-mark");
    private final Region ghost = part("ghost");
    private final Region lock = part("ghost-lock");
    private final Label value = Controls.styled(new Label(), "note-value");
    private final Label detail = Controls.styled(new Label(), "note-detail");
    private final VBox note = new VBox(value, detail);
    /// From below; all but the disc are put into the scene when they are first shown, as most never are.
    private final List<Region> layers = List.of(dot, hint, disc, mark, note, ghost, lock);
    private final Pane content = new Content();
    private Optional<MoveNote> written = Optional.empty();
    private double fitted;
    private double unit;
    private boolean reply;

    SquareView(Square square) {
        getStyleClass().setAll("square");
        setId(square.toString());
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setAlignment(Pos.CENTER);
        setFocusTraversable(false);
        setState("dark", (square.file() + square.row()) % 2 == 1);
        addNote();
        content.setMouseTransparent(true);
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
        Content() {
            super(disc);
        }

        @Override
        protected void layoutChildren() {
            center(disc, DISC);
            center(dot, DOT);
            center(mark, MARK);
            center(hint, HINT);
            placeGhost();
            center(lock, GHOST_LOCK);
            lock.relocate(getWidth() * 0.06, getHeight() * 0.94 - lock.getHeight());
            fitNote(unit());
            note.resizeRelocate(0, 0, getWidth(), getHeight());
        }

        private void placeGhost() {
            center(ghost, reply ? GHOST_REPLY : GHOST_DISC);
            if (reply) {
                ghost.relocate(getWidth() * 0.94 - ghost.getWidth(), getHeight() * 0.06);
            }
        }

        private double unit() {
            return unit > 0 ? unit : getWidth();
        }

        private void center(Region node, double share) {
            double side = Math.round(unit() * share / 2) * 2;
            node.resizeRelocate(Math.floor((getWidth() - side) / 2), Math.floor((getHeight() - side) / 2),
                side, side);
        }
    }

    /// Squares of one board may differ by a pixel; what is in them is as large as the smallest allows.
    void setUnit(double smallest) {
        if (unit != smallest) {
            unit = smallest;
            content.requestLayout();
        }
    }

    private void show(Region layer, boolean shown) {
        if (shown && layer.getParent() == null) {
            int below = (int) layers.subList(0, layers.indexOf(layer)).stream()
                .filter(part -> part.getParent() != null).count();
            content.getChildren().add(below, layer);
        }
        layer.setVisible(shown);
    }

    /// Shows what stands here.
    void show(boolean black, boolean white, boolean onEdge, boolean move) {
        setState("black", black);
        setState("white", white);
        if (black || white) {
            disc.show(white, onEdge, move);
        } else {
            disc.remove();
        }
    }

    void setLegal(boolean legal) {
        setState("legal", legal);
        show(dot, legal);
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
        show(ghost, what != Ghost.NONE);
        show(lock, stable);
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
        setState("best", about.filter(MoveNote::best).isPresent());
        show(note, about.isPresent());
        value.setText(about.map(MoveNote::value).orElse(""));
        detail.setText(about.map(MoveNote::detail).orElse(""));
    }

    private void addNote() {
        note.getStyleClass().add("note");
        note.setAlignment(Pos.CENTER);
        note.setVisible(false);
        for (Label label : List.of(value, detail)) {
            label.setMinWidth(USE_PREF_SIZE);
            label.setMinHeight(USE_PREF_SIZE);
        }
    }

    /// Letters as large as the square allows, never below 11 pixels: what does not fit then is left out.
    private void fitNote(double width) {
        if (width == fitted) {
            return;
        }
        fitted = width;
        value.setVisible(width >= SMALLEST_WITH_VALUE);
        detail.setVisible(width >= SMALLEST_WITH_DETAIL);
        detail.setManaged(width >= SMALLEST_WITH_DETAIL);
        value.setStyle("-fx-font-size: " + Math.clamp(Math.round(width * 0.27), 11, 20) + "px");
        detail.setStyle("-fx-font-size: " + Math.clamp(Math.round(width * 0.16), 11, 13) + "px");
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
