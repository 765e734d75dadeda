package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.analyse.judge.GameReportModel.Point;
import flipchip.app.game.board.MistakeMark;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.NumberText;
import flipchip.app.kit.text.Sentences;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.board.Color;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/// A graph of the values of a game as a curve, with a mark at each mistake, the three parts of a game below
/// it, and a pill with the number of the move on the board. Press or drag to go there; with the keyboard:
/// left, right, Home, End, and up and down for the mistakes.
///
/// Ids `evaluation-graph`, `graph-pill`, `mark-1` and so on. Look: analysis.css, style classes `phase`,
/// `graph-line` with `:exact`, `graph-area`, `graph-cursor`, `graph-pill`, `axis`, `graph-label`.
final class EvaluationGraph extends Region {
    private static final double LEFT = 40;
    private static final double TOP = 2;
    private static final double WORDS = 32;
    private static final double PILL = 22;
    private static final double MARK = 16;
    private static final double TICK = 14;
    private static final double LABEL = 18;
    /// The height from which there is room for all numbers of the axis.
    private static final double ALL_TICKS = 100;
    private static final int USUAL_MOVES = 60;
    /// The last move of the opening, and of the middle game.
    private static final int[] ENDS = {20, 40};
    private static final List<String> PHASES = List.of("opening", "middle", "endgame");
    /// Few, so that the same value is as tall in most games.
    private static final int[] SCALES = {8, 16, 24, 40, 64};

    private final GameReportModel model;
    private final List<Region> phases = PHASES.stream().map(_ -> part("phase")).toList();
    private final List<Label> names = PHASES.stream().map(_ -> label("graph-label")).toList();
    private final List<Label> ticks = new ArrayList<>();
    private final Region axis = part("axis");
    private final GraphCurve curve = new GraphCurve();
    private final List<MistakeMark> marks = new ArrayList<>();
    private final Label up = label("graph-label");
    private final Label down = label("graph-label");
    private final Region cursor = part("graph-cursor");
    private final Label pill = Controls.withId(label("graph-pill"), "graph-pill");
    private List<Point> points = List.of();
    private int scale = SCALES[0];

    EvaluationGraph(GameReportModel model) {
        this.model = model;
        setId("evaluation-graph");
        getStyleClass().add("evaluation-graph");
        setMinSize(200, 60);
        setPrefSize(600, 140);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.SLIDER);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            requestFocus();
            model.goTo(plyAt(event.getX()));
        });
        addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> model.goTo(plyAt(event.getX())));
        addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        Runnable rebuild = Controls.whenSeen(this, this::rebuild);
        model.pointsProperty().subscribe(rebuild);
        model.name(Color.BLACK).subscribe(rebuild);
        model.name(Color.WHITE).subscribe(rebuild);
        Runnable changed = Controls.whenSeen(this, this::changed);
        model.session().addListener(_ -> changed.run());
    }

    /// Where the position after `ply` moves stands.
    double xOf(int ply) {
        return LEFT + ply * (getWidth() - LEFT) / moves();
    }

    private int moves() {
        return Math.max(USUAL_MOVES, model.length());
    }

    private int plyAt(double x) {
        return Math.clamp(Math.round((x - LEFT) * moves() / Math.max(1, getWidth() - LEFT)), 0,
            model.length());
    }

    private void onKey(KeyEvent event) {
        int ply = model.session().ply();
        KeyCode code = event.getCode();
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (code) {
            case LEFT -> model.jump(ply - 1);
            case RIGHT -> model.jump(ply + 1);
            case HOME -> model.jump(0);
            case END -> model.jump(model.session().line().length());
            case UP -> model.toMistake(false);
            case DOWN -> model.toMistake(true);
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void changed() {
        setAccessibleText(describe());
        pill.setText(TEXTS.get("graph.pill", model.session().ply()));
        requestLayout();
    }

    /// "Move 24: Black +3.2, exact. The move lost 2.0 discs."
    private String describe() {
        int ply = model.session().ply();
        Optional<Point> now = model.pointAt(ply);
        String value = now
            .map(point -> TEXTS.get("graph.value", ply,
                ValueText.discs((int) Math.round(100 * point.discs()), point.trust() == ScoreKind.EXACT),
                TEXTS.get("trust." + point.trust().id(), point.depth(), point.confidence())))
            .orElse(TEXTS.get("graph.unknown", ply));
        return now.filter(point -> point.lost() > 0)
            .map(point -> Sentences.join(value,
                TEXTS.get("graph.lost", ValueText.plain(point.lost(), point.trust() == ScoreKind.EXACT))))
            .orElse(value);
    }

    private void rebuild() {
        points = model.pointsProperty().get();
        scale = scale(points);
        marks.clear();
        for (Point point : points) {
            MistakeSize.of(point.lost()).ifPresent(size -> {
                MistakeMark mark = Controls.withId(MistakeMark.of(size, MARK), "mark-" + point.ply());
                mark.setManaged(false);
                marks.add(mark);
            });
        }
        ticks.clear();
        for (int quarter = -2; quarter <= 2; quarter++) {
            Label tick = label("graph-label");
            tick.setText(NumberText.of(quarter == 0 ? "%.0f" : "%+.0f", quarter * scale / 2.0));
            ticks.add(tick);
        }
        up.setText(TEXTS.get("graph.ahead", model.name(model.up()).getValue()));
        down.setText(TEXTS.get("graph.ahead", model.name(model.up().opponent()).getValue()));
        nameEndgame();
        getChildren().setAll(phases);
        getChildren().addAll(curve.areas());
        getChildren().add(axis);
        getChildren().addAll(curve.lines());
        getChildren().addAll(ticks);
        getChildren().addAll(names);
        getChildren().addAll(up, down, cursor);
        getChildren().addAll(marks);
        getChildren().add(pill);
        changed();
    }

    private void nameEndgame() {
        int from = exactFrom();
        for (int i = 0; i < PHASES.size(); i++) {
            names.get(i).setText(TEXTS.get("phase." + PHASES.get(i)));
        }
        if (from > 0) {
            names.getLast().setText(TEXTS.get("phase.endgame.exact", from));
        }
    }

    /// The first move from which all values to the end are results; 0 if there is none.
    private int exactFrom() {
        int from = 0;
        for (Point point : points.reversed()) {
            if (point.trust() != ScoreKind.EXACT) {
                return from;
            }
            from = point.ply();
        }
        return from;
    }

    private static int scale(List<Point> points) {
        double most = points.stream().mapToDouble(point -> Math.abs(point.discs())).max().orElse(0);
        for (int scale : SCALES) {
            if (most < scale) {                  // a line along the edge is hardly seen
                return scale;
            }
        }
        return SCALES[SCALES.length - 1];
    }

    private double height() {
        return Math.max(20, getHeight() - TOP - WORDS);
    }

    private double y(double discs) {
        return TOP + height() / 2 * (1 - Math.clamp(discs / scale, -1, 1));
    }

    @Override
    protected void layoutChildren() {
        double zero = Math.round(y(0));
        double right = xOf(moves());
        axis.resizeRelocate(LEFT, zero, right - LEFT, 1);
        layOutPhases();
        List<Point2D> corners =
            points.stream().map(point -> new Point2D(xOf(point.ply()), y(model.upwards(point)))).toList();
        int solved = exactFrom();
        curve.layOut(corners,
            (int) points.stream().filter(point -> solved > 0 && point.ply() >= solved).count(),
            new Rectangle2D(0, TOP, getWidth(), height()), zero);
        boolean all = height() >= ALL_TICKS;
        for (int i = 0; i < ticks.size(); i++) {
            Label tick = ticks.get(i);
            double width = Math.ceil(tick.prefWidth(-1));
            tick.setVisible(all ? i % 4 != 0 || height() >= 2 * ALL_TICKS : i % 2 == 0);
            double wanted = y((i - 2) * scale / 2.0) - TICK / 2;
            tick.resizeRelocate(LEFT - 8 - width, Math.round(Math.clamp(wanted, TOP, TOP + height() - TICK)),
                width, TICK);
        }
        boolean named = height() >= 60;
        place(up, LEFT + 8, TOP + 4, named);
        place(down, LEFT + 8, TOP + height() - 2 - LABEL, named);
        for (MistakeMark mark : marks) {
            int ply = Integer.parseInt(mark.getId().substring(5));
            double y = points.stream().filter(point -> point.ply() == ply).findFirst()
                .map(point -> y(model.upwards(point))).orElse(zero);
            mark.resizeRelocate(Math.round(xOf(ply) - MARK / 2),
                Math.round(Math.clamp(y - MARK / 2, TOP, TOP + height() - MARK)), MARK, MARK);
        }
    }

    private static void place(Label label, double x, double y, boolean shown) {
        label.setVisible(shown);
        label.resizeRelocate(x, y, Math.ceil(label.prefWidth(-1)), LABEL);
    }

    private void layOutPhases() {
        double x = Math.round(xOf(model.session().ply()));
        double wide = Math.ceil(pill.prefWidth(-1));
        double pillX = Math.round(Math.clamp(x - wide / 2, 0, Math.max(0, getWidth() - wide)));
        double top = TOP + height();
        cursor.resizeRelocate(x - 1, 0, 2, top + 4);
        pill.resizeRelocate(pillX, top + 4, wide, PILL);
        for (int i = 0; i < PHASES.size(); i++) {
            double from = xOf(i == 0 ? 0 : ENDS[i - 1]);
            double to = i == PHASES.size() - 1 ? xOf(moves()) : xOf(ENDS[i]);
            phases.get(i).resizeRelocate(from, TOP, to - from, height());
            nameBeside(names.get(i), from, to, pillX - 8, pillX + wide + 8);
        }
    }

    /// Below its part of the game, in the middle or beside the pill.
    private void nameBeside(Label name, double from, double to, double pillFrom, double pillTo) {
        double width = Math.ceil(name.prefWidth(-1));
        double x = (from + to - width) / 2;
        if (x < pillTo && x + width > pillFrom) {
            x = pillFrom - from >= to - pillTo
                ? (from + Math.min(to, pillFrom) - width) / 2
                : (Math.max(from, pillTo) + to - width) / 2;
        }
        boolean free = x + width <= pillFrom || x >= pillTo;
        name.setVisible(free && x >= from && x + width <= to);
        name.resizeRelocate(Math.round(x), TOP + height() + 6, width, LABEL);
    }

    private static Region part(String style) {
        Region region = Controls.styled(new Region(), style);
        region.setManaged(false);
        region.setMouseTransparent(true);
        return region;
    }

    private static Label label(String style) {
        Label label = Controls.label("", style);
        label.setManaged(false);
        label.setMouseTransparent(true);
        return label;
    }
}
