package flipchip.app.game.board;

import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/// One disc that turns about its vertical axis.
///
/// The angle is 0 where black faces up and 180 where white does; in between the disc is drawn narrower.
/// Look: board.css, style class `disc`, pseudo-classes `:white` and, while it stands nearly on its edge,
/// `:edge`.
final class DiscView extends Region {
    static final Duration HALF_TURN = Duration.millis(180);
    private static final double EDGE = 70;
    /// Width of a disc, as a share, below which it shows its edge.
    private static final double NARROW = 0.5;
    private static final PseudoClass ON_EDGE = PseudoClass.getPseudoClass("edge");
    private static final PseudoClass WHITE = PseudoClass.getPseudoClass("white");

    private final DoubleProperty angle = new SimpleDoubleProperty(this, "angle", 0);
    private final Timeline turn = new Timeline();

    DiscView() {
        getStyleClass().add("disc");
        setVisible(false);
        setMouseTransparent(true);
        angle.subscribe(now -> draw(now.doubleValue()));
    }

    /// Takes the disc off the board.
    void remove() {
        turn.stop();
        setVisible(false);
    }

    /// Shows the disc with this side up. A disc that was there with the other side up turns, if `move` says
    /// so; with `onEdge` it stops a little past its edge.
    void show(boolean white, boolean onEdge, boolean move) {
        double target = white ? 180 - (onEdge ? EDGE : 0) : onEdge ? EDGE : 0;
        turn.stop();
        if (!isVisible() || !move) {
            setVisible(true);
            angle.set(target);
            return;
        }
        double fraction = Math.abs(target - angle.get()) / 180;
        if (fraction > 0) {
            turn.getKeyFrames().setAll(
                new KeyFrame(HALF_TURN.multiply(fraction), new KeyValue(angle, target, Interpolator.LINEAR)));
            turn.play();
        }
    }

    private void draw(double degrees) {
        pseudoClassStateChanged(WHITE, degrees > 90);
        double width = Math.abs(Math.cos(Math.toRadians(degrees)));
        pseudoClassStateChanged(ON_EDGE, width < NARROW);
        setScaleX(Math.max(0.06, width));
    }
}
