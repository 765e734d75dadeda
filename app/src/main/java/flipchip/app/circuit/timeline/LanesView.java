package flipchip.app.circuit.timeline;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import flipchip.app.game.session.GameValues;
import flipchip.app.kit.control.Tip;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.referee.run.Instant;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/// A view of three lanes, each a magnification of the marked piece above it: the game with the value of each
/// analysed position, else the disc difference (up for Black, down for White), the clocks of the move, the
/// gate delays of the clock with the number of nets that change. Below the game there may be a lane with what
/// each move cost the machine. Press or drag in a lane to go there; with the keyboard, left and right go by a
/// unit, up and down choose the unit, Home and End go to the ends.
///
/// Id `lanes`. Without a recording only the game has something to show.
public final class LanesView extends Region {
    private static final Texts TEXTS = Texts.of("lanes");
    private static final List<Unit> LANES = List.of(Unit.MOVE, Unit.CLOCK, Unit.GATE);      // from above

    private final TimeLine time;
    private final LaneWords words;
    private final Tooltip tip = new Tip();
    private final GameLanes games;
    private final MomentLanes moments;
    private final BooleanProperty trackShown = new SimpleBooleanProperty(this, "trackShown");
    private Set<Unit> lanes = EnumSet.allOf(Unit.class);
    private Optional<Unit> dragged = Optional.empty();

    /// @param values   of the game's positions
    /// @param sentence the moment in words
    /// @param costs    whether the lane with what each move cost is shown
    LanesView(TimeLine time, ObservableValue<GameValues> values, ReadOnlyStringProperty sentence,
            ReadOnlyBooleanProperty costs) {
        this.time = time;
        words = new LaneWords(time, values);
        games = new GameLanes(time, values, this::plan);
        moments = new MomentLanes(time, this::plan);
        setId("lanes");
        getStyleClass().add("lanes");
        setMinSize(200, 44);
        setAccessibleRole(AccessibleRole.SLIDER);
        games.setMouseTransparent(true);
        moments.setMouseTransparent(true);
        getChildren().addAll(games, moments);
        sentence.subscribe(
            says -> setAccessibleText(Sentences.join(TEXTS.get("time.says", says), words.present()).strip()));
        trackShown.bind(costs);
        trackShown.subscribe(this::arrange);
        localToSceneTransformProperty().subscribe(this::tellAxis);
        Tooltip.install(this, tip);
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> tip.setText(wordsAt(event.getX(), event.getY())));
        setFocusTraversable(true);
        addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            requestFocus();
            dragged = plan().laneAt(event.getY());
            go(event);
        });
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::go);
        addEventHandler(MouseEvent.MOUSE_RELEASED, _ -> dragged = Optional.empty());
    }

    /// Which lanes to draw; the others give their room away.
    void setLanes(Set<Unit> shown) {
        lanes = EnumSet.copyOf(shown);
        arrange();
    }

    private void arrange() {
        requestLayout();
        games.repaint();
        moments.repaint();
    }

    /// The middle of what a lane shows for `index` (a move, clock or step), in this node's coordinates.
    public Point2D pointOf(Unit unit, int index) {
        return new Point2D(LanePlan.LABEL + (index + 0.5) * plan().slot(unit), plan().lane(unit).middle());
    }

    private LanePlan plan() {
        return new LanePlan(time, getWidth(), getHeight(), lanes, trackShown.get());
    }

    /// What is drawn there, in words.
    private String wordsAt(double x, double y) {
        if (x < LanePlan.LABEL) {
            return TEXTS.get("lane.tip");
        }
        LanePlan plan = plan();
        int move = Math.clamp((long) ((x - LanePlan.LABEL) / plan.slot(Unit.MOVE)), 0,
            time.session().line().length());
        if (plan.track().filter(lane -> y >= lane.top() && y <= lane.bottom()).isPresent()) {
            return words.cost(move);
        }
        Optional<Moment> now = time.momentProperty().get();
        return plan.laneAt(y).flatMap(unit -> {
            int index = index(plan, unit, x);
            return switch (unit) {
                case MOVE -> Optional.of(words.game(move));
                case CLOCK -> now.map(moment -> words.clock(moment, index));
                case GATE -> now.map(moment -> words.gate(moment, index));
            };
        }).orElse(TEXTS.get("lane.tip"));
    }

    private static int index(LanePlan plan, Unit unit, double x) {
        return Math.clamp((long) ((x - LanePlan.LABEL) / plan.slot(unit)), 0, plan.count(unit) - 1);
    }

    private void go(MouseEvent event) {
        dragged.ifPresent(unit -> {
            int index = index(plan(), unit, event.getX());
            Optional<Moment> now = time.momentProperty().get();
            switch (unit) {
                case MOVE -> time.jumpToMove(index);
                case CLOCK -> now.ifPresent(moment -> time.jump(
                    new Instant(moment.at().move(), index, moment.move().clocks().get(index).settledAt())));
                case GATE -> now.ifPresent(
                    moment -> time.jump(new Instant(moment.at().move(), moment.at().clock(), index)));
            }
        });
    }

    private void onKey(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
            return;
        }
        switch (event.getCode()) {
            case LEFT -> time.step(false);
            case RIGHT -> time.step(true);
            case UP -> choose(-1);
            case DOWN -> choose(1);
            case HOME -> time.toFirst();
            case END -> time.toLast();
            default -> {
                return;
            }
        }
        event.consume();
    }

    /// The unit of the lane below or above.
    private void choose(int lanesDown) {
        if (time.momentProperty().get().isPresent()) {
            int now = LANES.indexOf(time.unitProperty().get());
            time.unitProperty().set(LANES.get(Math.clamp(now + lanesDown, 0, LANES.size() - 1)));
        }
    }

    private void tellAxis() {
        if (getWidth() > LanePlan.LABEL + LanePlan.END) {
            time.axisProperty().set(Optional.of(new TimeAxis(localToScene(LanePlan.LABEL, 0).getX(),
                localToScene(getWidth() - LanePlan.END, 0).getX())));
        }
    }

    @Override
    protected void layoutChildren() {
        double border = plan().border();
        tellAxis();
        games.resizeRelocate(0, 0, getWidth(), border);
        moments.resizeRelocate(0, border, getWidth(), getHeight() - border);
    }
}
