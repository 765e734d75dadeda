package flipchip.app.game.board;

import flipchip.app.kit.draw.BoardPainter;
import flipchip.app.kit.draw.Painted;
import flipchip.app.kit.draw.Pen;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/// One disc, in the middle of its square, that turns about its vertical axis: a picture of [BoardSurface]
/// that is exchanged. Look: style class `disc`.
final class DiscView extends Region implements Painted {
    static final Duration TURN = Duration.millis(220);
    static final Duration PLACING = Duration.millis(120);
    private static final double FROM = 1.12;
    /// How far a disc has turned that stands a little past its edge.
    private static final double EDGE = 0.46;

    private final BoardSurface board;
    private final ImageView picture = new ImageView();
    /// 0 where black faces up, 1 where white does.
    private final DoubleProperty turned = new SimpleDoubleProperty(this, "turned", 0);
    private final Timeline motion = new Timeline();
    private final Timeline sliding = new Timeline();
    /// How far it is to turn.
    private double goal;
    private double square;

    DiscView(BoardSurface board) {
        this.board = board;
        getStyleClass().add("disc");
        setVisible(false);
        setMouseTransparent(true);
        picture.setManaged(false);
        getChildren().add(picture);
        turned.subscribe((_, _) -> draw());
    }

    /// Takes the disc off the board.
    void remove() {
        motion.stop();
        setVisible(false);
    }

    /// Puts the disc on the board.
    ///
    /// @param move whether it is seen coming down
    void put(boolean white, boolean move) {
        setVisible(true);
        begin(white ? 1 : 0);
        turned.set(goal);
        draw();
        if (move) {
            motion.getKeyFrames().setAll(
                new KeyFrame(Duration.ZERO, new KeyValue(picture.scaleXProperty(), FROM),
                    new KeyValue(picture.scaleYProperty(), FROM)),
                new KeyFrame(PLACING, new KeyValue(picture.scaleXProperty(), 1, Interpolator.EASE_OUT),
                    new KeyValue(picture.scaleYProperty(), 1, Interpolator.EASE_OUT)));
            play(Duration.ZERO);
        }
    }

    /// Turns the disc that lies here until this side is up; with `onEdge` it stops a little past its edge.
    ///
    /// @param move  whether it is seen turning
    /// @param delay how long it lies still before
    void turn(boolean white, boolean onEdge, boolean move, Duration delay) {
        double edge = onEdge ? EDGE : 0;
        double target = white ? 1 - edge : edge;
        if (target == goal && move) {
            return;                              // it is on its way there, or lies so
        }
        begin(target);
        double way = Math.abs(target - turned.get());
        if (!move || way == 0) {
            turned.set(target);
            return;
        }
        motion.getKeyFrames()
            .setAll(new KeyFrame(TURN.multiply(way), new KeyValue(turned, target, Interpolator.LINEAR)));
        play(delay);
    }

    /// Lies so far from its square, or goes there from where it lies.
    void slide(double x, double y, Duration time) {
        sliding.stop();
        if (time.greaterThan(Duration.ZERO)) {
            sliding.getKeyFrames()
                .setAll(new KeyFrame(time, new KeyValue(translateXProperty(), x, Interpolator.EASE_BOTH),
                    new KeyValue(translateYProperty(), y, Interpolator.EASE_BOTH)));
            sliding.playFromStart();
        } else {
            setTranslateX(x);
            setTranslateY(y);
        }
    }

    private void begin(double target) {
        motion.stop();
        goal = target;
        picture.setScaleX(1);
        picture.setScaleY(1);
    }

    private void play(Duration delay) {
        motion.setDelay(delay);
        motion.playFromStart();
    }

    /// Whether it lies still.
    boolean rests() {
        return motion.getStatus() != Timeline.Status.RUNNING;
    }

    /// Shows its picture of this board's size and colours.
    void draw() {
        if (isVisible()) {
            if (lies()) {
                board.pictures().showLying(picture, turned.get() == 1);
            } else {
                board.pictures().showTurning(picture, toWhite(), frame());
            }
        }
    }

    private boolean lies() {
        return turned.get() == 0 || turned.get() == 1;
    }

    private boolean toWhite() {
        return goal > 0.5;
    }

    private int frame() {
        double time = toWhite() ? turned.get() : 1 - turned.get();
        return Math.min((int) (time * BoardPainter.FRAMES), BoardPainter.FRAMES - 1);
    }

    @Override
    protected void layoutChildren() {
        square = getWidth();
        double out = Math.round((square - board.pictures().side()) / 2);
        picture.relocate(out, out);
        draw();
    }

    @Override
    public void paintWith(Pen pen) {
        BoardPainter painter = board.painter(pen);
        if (lies()) {
            painter.disc(square / 2, square / 2, square, turned.get() == 1);
        } else {
            painter.turning(square / 2, square / 2, square, toWhite(), frame());
        }
    }
}
