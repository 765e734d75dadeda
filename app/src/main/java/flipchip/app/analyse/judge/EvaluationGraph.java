package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import flipchip.app.analyse.judge.GameReportModel.Point;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Sentences;
import flipchip.engine.analysis.MistakeSize;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/// A graph of the values of a game as bars, up for Black and down for White, with bands that say how far they
/// can be trusted, marks at mistakes by their size, and below them every tenth move's number. Press or drag
/// to go there; with the keyboard: left, right, Home, End, and up and down for the mistakes.
///
/// Ids `evaluation-graph`, `bar-1`, `number-10` and so on. Look: analysis.css, style classes `band` with
/// `exact`, `selective` or `midgame`, `bar` with `:black`, `:white`, `:later`, `mistake-mark` with `:slip`,
/// `:mistake` or `:blunder`, `graph-cursor`, `axis`, `graph-label`.
final class EvaluationGraph extends Region {
    private static final double LEFT = 78;
    private static final double RIGHT = 12;
    private static final double TOP = 16;
    private static final double NUMBERS = 14;
    private static final int NUMBERED = 10;
    private static final double NUMBERS_FROM = 100;
    private static final double MARK = 9;
    private static final int USUAL_MOVES = 60;
    /// Few, so that the same value is as tall in most games.
    private static final int[] SCALES = {16, 32, 64};

    private final GameReportModel model;
    private final Region cursor = part("graph-cursor");
    private List<Piece> pieces = List.of();

    /// Something drawn, and where it goes once the size is known.
    private record Piece(Node node, Consumer<Frame> place) {}

    /// The size of everything.
    ///
    /// @param slot    width of a move
    /// @param height  of the part with the bars
    /// @param numbers whether the numbers of the moves fit
    private record Frame(double slot, double height, boolean numbers) {
        double zero() {
            return Math.round(TOP + height / 2);
        }

        double left(int ply) {
            return LEFT + ply * slot;
        }
    }

    EvaluationGraph(GameReportModel model) {
        this.model = model;
        setId("evaluation-graph");
        getStyleClass().add("evaluation-graph");
        setMinSize(200, 60);
        setPrefSize(600, 180);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.SLIDER);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            requestFocus();
            model.jump(plyAt(event.getX()));
        });
        addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> model.jump(plyAt(event.getX())));
        addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        model.pointsProperty().subscribe(this::rebuild);
        model.session().addListener(_ -> changed());
    }

    private int plyAt(double x) {
        return Math.clamp((long) ((x - LEFT) / slot()), 0, model.session().line().length());
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
        int now = model.session().ply();
        for (Point point : model.pointsProperty().get()) {
            pieces.stream().map(Piece::node).filter(node -> ("bar-" + point.ply()).equals(node.getId()))
                .forEach(bar -> state(bar, "later", point.ply() > now));
        }
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

    private double slot() {
        return Math.max(1,
            (getWidth() - LEFT - RIGHT) / (Math.max(USUAL_MOVES, model.session().line().length()) + 1));
    }

    private void rebuild() {
        List<Piece> fresh = new ArrayList<>();
        List<Point> points = model.pointsProperty().get();
        int scale = scale(points);
        addBands(fresh, points);
        Region axis = part("axis");
        fresh.add(
            new Piece(axis, frame -> axis.resizeRelocate(LEFT, frame.zero(), getWidth() - LEFT - RIGHT, 1)));
        points.forEach(point -> addBar(fresh, point, scale));
        fresh.add(name(TEXTS.get("graph.black", scale), _ -> TOP));
        fresh.add(name(TEXTS.get("graph.white", scale), frame -> TOP + frame.height() - 14));
        for (int ply = NUMBERED; ply <= USUAL_MOVES; ply += NUMBERED) {
            addNumber(fresh, ply);
        }
        fresh.add(new Piece(cursor,
            frame -> cursor.resizeRelocate(
                Math.round(frame.left(model.session().ply()) + frame.slot() / 2) - 1, 2, 2,
                getHeight() - 4)));
        pieces = fresh;
        getChildren().setAll(fresh.stream().map(Piece::node).toList());
        changed();
    }

    @Override
    protected void layoutChildren() {
        boolean numbers = getHeight() >= NUMBERS_FROM;
        double below = numbers ? NUMBERS : 0;
        Frame frame = new Frame(slot(), Math.max(20, getHeight() - TOP - 4 - below), numbers);
        pieces.forEach(piece -> piece.place().accept(frame));
    }

    private static int scale(List<Point> points) {
        double most = points.stream().mapToDouble(point -> Math.abs(point.discs())).max().orElse(0);
        for (int scale : SCALES) {
            if (most <= scale) {
                return scale;
            }
        }
        return SCALES[SCALES.length - 1];
    }

    private void addBands(List<Piece> fresh, List<Point> points) {
        int from = 0;
        for (int i = 1; i <= points.size(); i++) {
            if (i == points.size() || points.get(i).trust() != points.get(from).trust()) {
                addBand(fresh, points.get(from), points.get(i - 1).ply() + 1);
                from = i;
            }
        }
    }

    private static void addBand(List<Piece> fresh, Point first, int end) {
        Region band = Controls.styled(part("band"), first.trust().id());
        Label label = label(TEXTS.get("band." + first.trust().id()));
        fresh.add(new Piece(band, frame -> band.resizeRelocate(frame.left(first.ply()), TOP,
            (end - first.ply()) * frame.slot(), frame.height())));
        fresh.add(new Piece(label, frame -> {
            double width = (end - first.ply()) * frame.slot() - 6;
            label.setVisible(width >= label.prefWidth(-1));
            label.resizeRelocate(frame.left(first.ply()) + 4, 0, Math.max(0, width), TOP);
        }));
    }

    private static void addBar(List<Piece> fresh, Point point, int scale) {
        Region bar = part("bar");
        boolean up = point.discs() > 0;
        bar.setId("bar-" + point.ply());
        state(bar, "black", up);
        state(bar, "white", point.discs() < 0);
        fresh.add(new Piece(bar, frame -> {
            double tall = Math.max(2, Math.abs(point.discs()) * frame.height() / 2 / scale);
            bar.resizeRelocate(frame.left(point.ply()) + 1, up ? frame.zero() - tall : frame.zero(),
                Math.max(2, frame.slot() - 2), tall);
        }));
        MistakeSize.of(point.lost()).ifPresent(size -> {
            Region mark = part("mistake-mark");
            state(mark, size.name().toLowerCase(Locale.ROOT), true);
            fresh.add(new Piece(mark,
                frame -> mark.resizeRelocate(frame.left(point.ply()) + (frame.slot() - MARK) / 2,
                    up ? frame.zero() + 3 : frame.zero() - 3 - MARK, MARK, MARK)));
        });
    }

    /// Below the bar of its move.
    private static void addNumber(List<Piece> fresh, int ply) {
        Label number = Controls.withId(label(String.valueOf(ply)), "number-" + ply);
        fresh.add(new Piece(number, frame -> {
            double width = Math.ceil(number.prefWidth(-1));
            number.setVisible(frame.numbers() && NUMBERED * frame.slot() > width + 4);
            number.resizeRelocate(Math.round(frame.left(ply) + (frame.slot() - width) / 2),
                TOP + frame.height() + 1, width, NUMBERS);
        }));
    }

    private static Piece name(String text, ToDoubleFunction<Frame> y) {
        Label label = label(text);
        label.setAlignment(Pos.CENTER_RIGHT);
        return new Piece(label, frame -> label.resizeRelocate(0, y.applyAsDouble(frame), LEFT - 6, 14));
    }

    private static void state(Node region, String name, boolean on) {
        region.pseudoClassStateChanged(PseudoClass.getPseudoClass(name), on);
    }

    private static Region part(String style) {
        Region region = new Region();
        region.setManaged(false);
        region.setMouseTransparent(true);
        region.getStyleClass().add(style);
        return region;
    }

    private static Label label(String text) {
        Label label = new Label(text);
        label.setManaged(false);
        label.setMouseTransparent(true);
        label.getStyleClass().add("graph-label");
        return label;
    }
}
