package flipchip.app.hardware;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import flipchip.app.picture.Pen;
import flipchip.app.text.Texts;
import flipchip.app.time.Moment;
import flipchip.app.time.TimeLine;
import flipchip.app.time.Unit;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.hwsim.ClockRun;
import flipchip.hwsim.Instant;
import flipchip.hwsim.control.ControllerState;

/// Three lanes, each a magnification of the marked piece of the one above: the game with what each
/// position is worth where it is analysed, else the disc difference (up for Black, down for White), the clocks of the move, the gate delays of the clock with
/// the number of nets that change. Below the game there may be a lane with what each move cost the machine. Press or drag in a lane to go there.
///
/// Id `lanes`. Without a recording only the game has something to show.
public final class LanesView extends PaintedRegion {
    private static final Texts TEXTS = Texts.of("hardware");
    private static final double LABEL = 56;
    private static final double END = 8;
    private static final int MOVES = 60;
    /// Height that the lane of what the moves cost takes.
    static final double TRACK = 34;

    private final TimeLine time;
    private final LaneWords words;
    private final Tooltip tip = new Tooltip();
    private final BooleanProperty trackShown = new SimpleBooleanProperty(this, "trackShown");
    private Set<Unit> lanes = EnumSet.allOf(Unit.class);
    private Optional<Unit> dragged = Optional.empty();

    /// Where a lane lies.
    private record Lane(double top, double height) {
        double bottom() {
            return top + height;
        }
    }

    public LanesView(HardwareViewModel model) {
        time = model.time();
        words = new LaneWords(time);
        setId("lanes");
        getStyleClass().add("lanes");
        setMinSize(200, 44);
        setAccessibleRole(AccessibleRole.SLIDER);
        time.momentProperty().subscribe(this::repaint);
        model.sentenceProperty().subscribe(sentence ->
            setAccessibleText((TEXTS.get("time.says", sentence) + " " + words.present()).strip()));
        trackShown.bind(model.showTrackProperty());
        trackShown.subscribe(this::repaint);
        Tooltip.install(this, tip);
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> tip.setText(wordsAt(event.getX(), event.getY())));
        time.evaluationProperty().subscribe(this::repaint);
        time.session().addListener(_ -> repaint());
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            dragged = laneAt(event.getY());
            go(event);
        });
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::go);
        addEventHandler(MouseEvent.MOUSE_RELEASED, _ -> dragged = Optional.empty());
    }

    /// Which lanes to draw; the others give their room away.
    void setLanes(Set<Unit> shown) {
        lanes = EnumSet.copyOf(shown);
        repaint();
    }

    /// The middle of what a lane shows for `index` (a move, clock or step), in this node's coordinates.
    public Point2D pointOf(Unit unit, int index) {
        Lane lane = lane(unit);
        return new Point2D(LABEL + (index + 0.5) * slot(unit), lane.top() + lane.height() / 2);
    }

    private Lane lane(Unit unit) {
        double height = getHeight();
        if (lanes.size() == 1) {
            return new Lane(6, height - 12);
        }
        double shift = trackShown.get() ? TRACK : 0;
        double gates = Math.max(30, height - 92 - shift);
        return switch (unit) {
            case MOVE -> new Lane(4, 40);
            case CLOCK -> new Lane(54 + shift, 24);
            case GATE -> new Lane(86 + shift, gates);
        };
    }

    /// The lane of what the moves cost the machine, if it is shown: below the game and as wide.
    private Optional<Lane> track() {
        return trackShown.get() && lanes.size() > 1 && time.momentProperty().get().isPresent()
            ? Optional.of(new Lane(lane(Unit.MOVE).bottom() + 4, TRACK - 6)) : Optional.empty();
    }

    /// What is drawn there, in words.
    private String wordsAt(double x, double y) {
        if (x < LABEL) {
            return TEXTS.get("lane.tip");
        }
        int move = Math.clamp((long) ((x - LABEL) / slot(Unit.MOVE)), 0, time.session().line().length());
        if (track().filter(lane -> y >= lane.top() && y <= lane.bottom()).isPresent()) {
            return words.cost(move);
        }
        Optional<Moment> now = time.momentProperty().get();
        return laneAt(y).flatMap(unit -> {
            int index = Math.clamp((long) ((x - LABEL) / slot(unit)), 0, count(unit) - 1);
            return switch (unit) {
                case MOVE -> Optional.of(words.game(move));
                case CLOCK -> now.map(moment -> words.clock(moment, index));
                case GATE -> now.map(moment -> words.gate(moment, index));
            };
        }).orElse(TEXTS.get("lane.tip"));
    }

    private double slot(Unit unit) {
        return (getWidth() - LABEL - END) / count(unit);
    }

    private int count(Unit unit) {
        Optional<Moment> now = time.momentProperty().get();
        return switch (unit) {
            case MOVE -> Math.max(MOVES, time.session().line().length()) + 1;
            case CLOCK -> now.map(moment -> moment.move().clocks().size()).orElse(1);
            case GATE -> now.map(moment -> moment.clock().steps() + 1).orElse(1);
        };
    }

    private Optional<Unit> laneAt(double y) {
        return lanes.stream().filter(unit -> y >= lane(unit).top() - 4 && y <= lane(unit).bottom() + 4).findFirst();
    }

    private void go(MouseEvent event) {
        dragged.ifPresent(unit -> {
            int index = Math.clamp((long) ((event.getX() - LABEL) / slot(unit)), 0, count(unit) - 1);
            Optional<Moment> now = time.momentProperty().get();
            switch (unit) {
                case MOVE -> time.jumpToMove(index);
                case CLOCK -> now.ifPresent(moment -> time.jump(new Instant(moment.at().move(), index,
                    moment.move().clocks().get(index).settledAt())));
                case GATE -> now.ifPresent(moment ->
                    time.jump(new Instant(moment.at().move(), moment.at().clock(), index)));
            }
        });
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        Optional<Moment> now = time.momentProperty().get();
        g.setFont(Font.font(11));
        g.setTextBaseline(VPos.CENTER);
        for (Unit unit : lanes) {
            g.setTextAlign(TextAlignment.RIGHT);
            g.setFill(ink(Ink.QUIET));
            Lane lane = lane(unit);
            g.fillText(switch (unit) {
                case MOVE -> TEXTS.get("lane.move");
                case CLOCK -> TEXTS.get("lane.clock");
                case GATE -> TEXTS.get("lane.gate");
            }, LABEL - 12, lane.top() + lane.height() / 2);
        }
        if (lanes.size() > 1 && now.isPresent()) {
            funnel(g, now.get());
        }
        if (lanes.contains(Unit.MOVE)) {
            paintGame(g, lane(Unit.MOVE));
        }
        track().ifPresent(lane -> {
            g.setTextAlign(TextAlignment.RIGHT);
            g.setFill(ink(Ink.QUIET));
            g.fillText(TEXTS.get("lane.track"), LABEL - 12, lane.top() + lane.height() / 2);
            new TrackPainter(g, this::ink, lane.top(), lane.height()).paint(time.trackProperty().get(), LABEL,
                slot(Unit.MOVE), now.orElseThrow().clock().steps(), time.session().ply());
        });
        if (now.isPresent() && lanes.contains(Unit.CLOCK)) {
            paintClocks(g, lane(Unit.CLOCK), now.get());
        }
        if (now.isPresent() && lanes.contains(Unit.GATE)) {
            paintGates(g, lane(Unit.GATE), now.get());
        }
    }

    private void funnel(Pen g, Moment now) {
        g.setFill(ink(Ink.FUNNEL));
        double right = getWidth() - END;
        Lane move = lane(Unit.MOVE);
        Lane clock = lane(Unit.CLOCK);
        Lane gate = lane(Unit.GATE);
        double x = LABEL + now.at().move() * slot(Unit.MOVE);
        double above = track().map(Lane::bottom).orElse(move.bottom());
        g.fillPolygon(new double[] {x, x + slot(Unit.MOVE), right, LABEL},
            new double[] {above, above, clock.top(), clock.top()}, 4);
        x = LABEL + now.at().clock() * slot(Unit.CLOCK);
        g.fillPolygon(new double[] {x, x + slot(Unit.CLOCK), right, LABEL},
            new double[] {clock.bottom(), clock.bottom(), gate.top(), gate.top()}, 4);
    }

    private void paintGame(Pen g, Lane lane) {
        Game line = time.session().line();
        double middle = lane.top() + lane.height() / 2;
        double slot = slot(Unit.MOVE);
        g.setFill(ink(Ink.IDLE));
        for (int ply = line.length() + 1; ply < count(Unit.MOVE); ply++) {
            g.fillOval(LABEL + (ply + 0.5) * slot - 1, middle - 1, 2, 2);
        }
        double reach = lane.height() / 2 - 2;
        for (int ply = 0; ply <= line.length(); ply++) {
            double lead = lead(line, ply);
            double tall = Math.max(2, Math.min(reach, Math.sqrt(Math.abs(lead) / 64.0) * reach * 1.4));
            g.setFill(ink(lead == 0 ? Ink.IDLE : lead > 0 ? Ink.GOOD_BLACK : Ink.GOOD_WHITE));
            g.setGlobalAlpha(ply > time.session().ply() ? 0.45 : 1);
            g.fillRoundRect(LABEL + ply * slot + 1.5, lead > 0 ? middle - tall : middle, Math.max(2, slot - 3), tall, 3, 3);
        }
        g.setGlobalAlpha(1);
        cursor(g, LABEL + (time.session().ply() + 0.5) * slot, lane);
    }

    /// For Black: what the position is worth where the game is analysed, else the difference of the discs.
    private double lead(Game line, int ply) {
        Position position = line.positionAt(ply);
        return time.evaluationProperty().get().discsForBlack(line, ply)
            .orElse(Long.bitCount(position.black()) - Long.bitCount(position.white()));
    }

    private void paintClocks(Pen g, Lane lane, Moment now) {
        List<ClockRun> clocks = now.move().clocks();
        double slot = slot(Unit.CLOCK);
        g.setFont(Font.font("monospace", 11));
        g.setTextAlign(TextAlignment.CENTER);
        g.setLineWidth(1);
        for (int i = 0; i < clocks.size(); i++) {
            boolean current = i == now.at().clock();
            double x = LABEL + i * slot + 1;
            if (current) {
                g.setFill(ink(Ink.ACCENT));
                g.fillRoundRect(x, lane.top(), slot - 2, lane.height(), 8, 8);
            } else {
                g.setStroke(ink(Ink.LINE));
                g.strokeRoundRect(x + 0.5, lane.top() + 0.5, slot - 3, lane.height() - 1, 8, 8);
            }
            g.setFill(ink(current ? Ink.ON_ACCENT : Ink.QUIET));
            g.fillText(clocks.get(i).state().name(), x + slot / 2, lane.top() + lane.height() / 2, slot - 6);
        }
    }

    private void paintGates(Pen g, Lane lane, Moment now) {
        ClockRun clock = now.clock();
        double slot = slot(Unit.GATE);
        g.setFill(ink(Ink.RAISED));
        g.fillRect(LABEL, lane.top(), getWidth() - LABEL - END, lane.height());
        g.setStroke(ink(Ink.LINE));
        g.setLineWidth(1);
        g.strokeRect(LABEL + 0.5, lane.top() + 0.5, getWidth() - LABEL - END - 1, lane.height() - 1);
        g.setFill(ink(Ink.LINE));
        g.fillRect(LABEL + now.at().step() * slot, lane.top(), slot, lane.height());
        int most = 1;
        for (int step = 0; step <= clock.steps(); step++) {
            most = Math.max(most, clock.togglesAt(step));
        }
        boolean numbers = lane.height() >= 40;
        double reach = lane.height() - (numbers ? 20 : 6);
        g.setFont(Font.font("monospace", 11));
        g.setTextAlign(TextAlignment.LEFT);
        for (int step = 0; step <= clock.steps(); step++) {
            double x = LABEL + step * slot;
            int toggles = clock.togglesAt(step);
            if (toggles > 0) {
                double tall = Math.max(2, Math.sqrt((double) toggles / most) * reach);
                g.setFill(ink(step > now.at().step() ? Ink.CELL_BORDER
                    : now.controller() == ControllerState.UPDATE ? Ink.FLIP : Ink.REMOTE));
                g.fillRoundRect(x + slot * 0.28, lane.bottom() - tall - 2, slot * 0.44, tall, 3, 3);
            }
            if (numbers && slot > 18) {
                g.setFill(ink(step == now.at().step() ? Ink.TEXT : Ink.QUIET));
                g.fillText(String.valueOf(step), x + 4, lane.top() + 9);
            }
        }
        cursor(g, LABEL + (now.at().step() + 0.5) * slot, lane);
    }

    private void cursor(Pen g, double x, Lane lane) {
        g.setStroke(ink(Ink.TIP));
        g.setFill(ink(Ink.TIP));
        g.setLineWidth(1.5);
        g.strokeLine(x, lane.top() - 2, x, lane.bottom());
        g.fillPolygon(new double[] {x - 5, x + 5, x}, new double[] {lane.top() - 4, lane.top() - 4, lane.top() + 3}, 3);
    }
}
