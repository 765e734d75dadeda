package flipchip.app.circuit.array;

import flipchip.engine.board.Square;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.util.Duration;

/// A camera over the chip: one continuous zoom from the whole array to the gates of one cell. FX thread only.
///
/// Positions are in cells: 0..8 from file a and from rank 1, so that the centre of d4 is (3.5, 3.5). The
/// views of the chip share one camera and draw what it shows.
public final class ChipCamera {
    /// What is shown: the places of [ChipPlace] follow from it.
    ///
    /// @param zoom 1 for the whole array
    /// @param x    the point in the middle of the view, in cells from the left edge of file a
    /// @param y    in cells from the upper edge of rank 1
    /// @param schematic inside, whether the gates stand on a schematic with all wires, not in their blocks
    public record Shot(double zoom, double x, double y, boolean schematic) {
        public Shot {
            schematic &= zoom >= ChipPlace.INSIDE;
        }

        public Shot(double zoom, double x, double y) {
            this(zoom, x, y, false);
        }

        private ChipPlace place() {
            return zoom < ChipPlace.INSIDE
                ? ChipPlace.ARRAY
                : new ChipPlace(schematic ? ChipPlace.Level.GATE : ChipPlace.Level.CELL,
                    Square.at((int) Math.clamp(x, 0, 7.999), (int) Math.clamp(y, 0, 7.999)));
        }
    }

    private static final double OUT = 0.8;
    private static final double IN = 120;
    private static final double BLOCK = 25;
    private static final double MIDDLE = 4;
    private static final Duration FLIGHT = Duration.millis(320);
    /// The whole array.
    public static final Shot ALL = new Shot(1, MIDDLE, MIDDLE);

    private final ReadOnlyObjectWrapper<Shot> shot = new ReadOnlyObjectWrapper<>(this, "shot", ALL);
    private final ReadOnlyObjectWrapper<ChipPlace> place =
        new ReadOnlyObjectWrapper<>(this, "place", ChipPlace.ARRAY);
    private final BooleanProperty shadowRing = new SimpleBooleanProperty(this, "shadowRing");
    private final BooleanProperty reducedMotion = new SimpleBooleanProperty(this, "reducedMotion");
    private final Flight flight = new Flight();

    public ChipCamera() {
        shadowRing.subscribe(_ -> {
            if (place.get().level() == ChipPlace.Level.ARRAY) {
                flyTo(widest());
            }
        });
    }

    public ReadOnlyObjectProperty<Shot> shotProperty() {
        return shot.getReadOnlyProperty();
    }

    /// Which level that is, and of which cell.
    public ReadOnlyObjectProperty<ChipPlace> placeProperty() {
        return place.getReadOnlyProperty();
    }

    /// Which level is shown once the camera has arrived.
    public ChipPlace.Level targetLevel() {
        return target().place().level();
    }

    /// What is shown once the camera has arrived.
    public Shot target() {
        return flight.getStatus() == Animation.Status.RUNNING ? flight.to : shot.get();
    }

    /// Shows something else at once, without a flight; the whole array wherever it is all in view.
    public void cutTo(Shot target) {
        flight.stop();
        show(target.zoom() <= 1 ? widest() : target);
    }

    /// Whether there is room for the cells beyond the border.
    public BooleanProperty shadowRingProperty() {
        return shadowRing;
    }

    /// Whether the camera jumps instead of flying.
    public BooleanProperty reducedMotionProperty() {
        return reducedMotion;
    }

    /// The cells and wires of a view of this size as the camera shows them; see [ArrayGeometry#in].
    public ArrayGeometry geometry(double width, double height) {
        Shot now = shot.get();
        return ArrayGeometry.in(width, height).seen(now.zoom(), now.x(), now.y());
    }

    /// Shows the whole array.
    public void toArray() {
        flyTo(widest());
    }

    /// Shows one cell and what is close to it.
    public void toCell(Square square) {
        flyTo(new Shot(ChipPlace.Level.CELL.entry(), square.file() + 0.5, square.row() + 0.5));
    }

    /// Shows a point of a cell from so close that a block of its gates fills the view.
    public void toBlock(double x, double y) {
        flyTo(new Shot(BLOCK, x, y));
    }

    /// Shows all gates of one cell with their wires.
    public void toSchematic(Square square) {
        flyTo(new Shot(ChipPlace.Level.CELL.entry(), square.file() + 0.5, square.row() + 0.5, true));
    }

    /// Shows the gates around a point of a cell's schematic.
    ///
    /// @param x in cells from the left edge of file a
    /// @param y in cells from the upper edge of rank 1
    public void toGates(double x, double y) {
        flyTo(new Shot(gatesZoom(), x, y, true));
    }

    private double gatesZoom() {
        return Math.max(ChipPlace.Level.GATE.entry(), shot.get().zoom());
    }

    /// The cells of a view of this size as large as [#toGates] shows them; on the way cells grow wider, too.
    public ArrayGeometry gatesGeometry(double width, double height) {
        return ArrayGeometry.in(width, height).seen(gatesZoom(), MIDDLE, MIDDLE);
    }

    /// One level out: from the gates or a block to their cell, from a cell to the array. Answers whether
    /// there was one.
    public boolean leave() {
        ChipPlace now = place.get();
        switch (now.level()) {
            case ARRAY -> {
                return false;
            }
            case CELL -> {
                if (shot.get().zoom() < BLOCK) {
                    toArray();
                } else {
                    toCell(now.square());
                }
            }
            case GATE -> toCell(now.square());
        }
        return true;
    }

    /// Zooms by `factor` around a point that stays where it is.
    public void zoomBy(double factor, double x, double y) {
        flight.stop();
        Shot now = shot.get();
        double zoom = Math.clamp(now.zoom() * factor, widest().zoom(), IN);
        double share = now.zoom() / zoom;
        show(zoom == widest().zoom()
            ? widest()
            : new Shot(zoom, x + (now.x() - x) * share, y + (now.y() - y) * share, now.schematic()));
    }

    /// Moves what is shown by a part of a cell.
    public void panBy(double x, double y) {
        flight.stop();
        Shot now = shot.get();
        show(new Shot(now.zoom(), now.x() - x, now.y() - y, now.schematic()));
    }

    private Shot widest() {
        return new Shot(shadowRing.get() ? OUT : 1, MIDDLE, MIDDLE);
    }

    private void flyTo(Shot target) {
        if (reducedMotion.get()) {
            flight.stop();
            show(target);
        } else {
            flight.start(shot.get(), target);
        }
    }

    private void show(Shot target) {
        Shot inside = target.zoom() <= 1
            ? target
            : new Shot(target.zoom(), Math.clamp(target.x(), 0, 8), Math.clamp(target.y(), 0, 8),
                target.schematic());
        shot.set(inside);
        place.set(inside.place());
    }

    /// A flight at even speed of the zoom, on which the target moves along a straight line of the screen.
    private final class Flight extends Transition {
        private Shot from = shot.get();
        private Shot to = from;

        Flight() {
            setCycleDuration(FLIGHT);
            setInterpolator(Interpolator.EASE_BOTH);
        }

        void start(Shot start, Shot target) {
            stop();
            from = start;
            to = target;
            playFromStart();
        }

        @Override
        protected void interpolate(double share) {
            double zoom = from.zoom() * Math.pow(to.zoom() / from.zoom(), share);
            boolean same = Math.abs(from.zoom() / to.zoom() - 1) < 1e-6;
            double moved =
                share >= 1 ? 1 : same ? share : (1 - from.zoom() / zoom) / (1 - from.zoom() / to.zoom());
            show(share >= 1
                ? to
                : new Shot(zoom, from.x() + (to.x() - from.x()) * moved,
                    from.y() + (to.y() - from.y()) * moved, to.schematic()));
        }
    }
}
