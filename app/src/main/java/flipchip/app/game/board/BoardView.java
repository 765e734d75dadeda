package flipchip.app.game.board;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.IncrementalPane;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;

/// The 8x8 board with its coordinates. Shows a [BoardViewModel] and reports squares; it knows no rules.
///
/// The squares are buttons with the ids a1..h8. Exactly one of them can be reached with the tab key, the
/// arrow keys go from there or its name is typed, Enter and Space play; a click moves it too, but only keys
/// show where it is. What was used last, mouse or keys, says which square is pointed at.
/// Look: board.css, `:by-key` beside the style classes of [BoardPane] and [SquareView].
public final class BoardView extends BoardPane {
    private static final Texts TEXTS = Texts.of("board");

    private static final Duration STEP = Duration.millis(45);
    private static final PseudoClass BY_KEY = PseudoClass.getPseudoClass("by-key");

    private final BooleanProperty reducedMotion = new SimpleBooleanProperty(this, "reducedMotion");
    private final BoardViewModel model;
    private final MistakeView mistake = new MistakeView();
    private final DrawingView drawing = new DrawingView(squares());
    private Optional<DrawingHand> hand = Optional.empty();
    private final EventHandler<MouseEvent> mouse = this::onMouse;
    private Square current = Square.D3;
    private boolean keys;                        // were used later than the mouse
    private Point2D pointer = Point2D.ZERO;
    private long shown;
    private final CountedRows rows = new CountedRows(squares());
    private final TypedSquare typed = new TypedSquare(this);

    /// @param onPlay told of every square clicked or confirmed by key
    public BoardView(BoardViewModel model, Consumer<Square> onPlay) {
        this.model = model;
        setAccessibleRole(AccessibleRole.PARENT);
        setAccessibleText(TEXTS.get("board"));
        squares().forEach((square, view) -> listen(square, view, onPlay));
        getChildren().addAll(mistake, drawing);
        setCurrent(current);
        addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        sceneProperty().subscribe((before, now) -> {
            if (before != null) {
                before.removeEventFilter(MouseEvent.MOUSE_MOVED, mouse);
            }
            if (now != null) {
                now.addEventFilter(MouseEvent.MOUSE_MOVED, mouse);
            }
        });
        bind();
    }

    private void listen(Square square, SquareView view, Consumer<Square> onPlay) {
        view.setOnAction(_ -> onPlay.accept(square));
        view.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> {
            pseudoClassStateChanged(BY_KEY, false);
            keys = false;
            view.requestFocus();
        });
        view.focusedProperty().subscribe(focused -> {
            if (focused) {
                setCurrent(square);
                model.hover(Optional.of(square));
            }
            if (keys) {
                point(square, focused);
            }
        });
        view.hoverProperty().subscribe(over -> {
            point(square, over);
            if (over) {
                model.hover(Optional.of(square));
            } else if (model.hoveredProperty().get().equals(Optional.of(square))) {
                model.hover(Optional.empty());
            }
        });
    }

    private void point(Square square, boolean at) {
        if (at) {
            model.point(Optional.of(square));
        } else if (model.pointedProperty().get().equals(Optional.of(square))) {
            model.point(Optional.empty());
        }
    }

    /// The toolkit also tells of a mouse that rests while what is below it changes.
    private void onMouse(MouseEvent event) {
        Point2D now = new Point2D(event.getScreenX(), event.getScreenY());
        if (keys && !now.equals(pointer)) {
            keys = false;
            model.point(
                Arrays.stream(Square.values()).filter(square -> squares().get(square).isHover()).findFirst());
        }
        pointer = now;
    }

    /// Lets the user draw on the board.
    public void setAnnotator(Annotator annotator) {
        hand = Optional.of(new DrawingHand(this, drawing, annotator));
    }

    /// Where the keyboard is.
    Square current() {
        return current;
    }

    /// Whether discs change at once instead of turning.
    public BooleanProperty reducedMotionProperty() {
        return reducedMotion;
    }

    /// Lets the squares come after the board, a few in each frame, instead of all in its first. Keys work
    /// from the beginning.
    public void arriveGradually() {
        squares().values().stream().filter(square -> square != squares().get(current))
            .forEach(getChildren()::remove);
        new IncrementalPane(this, () -> squares().values().iterator(), this::put, () -> {
            if (getChildren().contains(getScene().getFocusOwner())) {
                focusBoard();                    // keys may have gone where there was no square yet
            }
        });
    }

    private void put(Node square) {
        if (square.getParent() == null) {
            getChildren().add(getChildren().indexOf(mistake), square);
        }
    }

    /// Lets the mistake keys start from `square`; the keyboard comes along if it is on the board.
    public void beginAt(Square square) {
        boolean here = getScene() != null && getScene().getFocusOwner() == squares().get(current);
        put(squares().get(square));
        setCurrent(square);
        if (here) {
            focusBoard();
        }
    }

    /// Moves the keyboard to the board.
    public void focusBoard() {
        squares().get(current).requestFocus();
    }

    private void bind() {
        model.discsProperty().subscribe(this::showDiscs);
        model.legalProperty().subscribe(
            legal -> squares().forEach((square, view) -> view.setLegal(contains(legal.longValue(), square))));
        model.lastMoveProperty().subscribe(last -> mark(last, SquareView::setLast));
        model.hintProperty().subscribe(hint -> mark(hint, SquareView::setHint));
        model.notesProperty().subscribe(this::showNotes);
        model.ghostProperty().subscribe(this::showGhost);
        model.shapesProperty().subscribe(drawing::show);
        model.betterProperty().subscribe(better -> {
            mistake.setVisible(better.isPresent());
            requestLayout();
        });
        model.countedProperty().subscribe(this::showCount);
        // reads the value, without which no later one is told
        model.spokenProperty().subscribe(
            _ -> squares().forEach((square, view) -> view.setAccessibleText(model.describe(square))));
    }

    private interface Marker {
        void mark(SquareView view, boolean on);
    }

    private void mark(Optional<Square> which, Marker marker) {
        squares().forEach((square, view) -> marker.mark(view, which.equals(Optional.of(square))));
    }

    /// Of a move that is seen at once the disc comes down and the others turn one after the other, away from
    /// it. Where the circuit decides when each turns, each comes alone.
    private void showDiscs(BoardPicture discs) {
        long fresh = (discs.black() | discs.white()) & ~shown;
        shown = discs.black() | discs.white();
        boolean one = Long.bitCount(fresh) == 1;
        squares().forEach(
            (square, view) -> view.show(contains(discs.black(), square), contains(discs.white(), square),
                contains(discs.turning(), square), !reducedMotion.get() && (one || view.hasDisc()),
                one && discs.settled() ? STEP.multiply(distance(fresh, square)) : Duration.ZERO));
    }

    /// Lays the discs into rows, or back.
    private void showCount(Optional<Color> below) {
        BoardPicture discs = model.discsProperty().get();
        mark(below.isPresent() ? Optional.empty() : model.lastMoveProperty().get(), SquareView::setLast);
        setAccessibleText(below.isEmpty()
            ? TEXTS.get("board")
            : Texts.of("end").get("counted", Long.bitCount(discs.black()), Long.bitCount(discs.white())));
        rows.show(discs, below, reducedMotion.get());
    }

    private static int distance(long from, Square to) {
        Square one = Square.of(Long.numberOfTrailingZeros(from));
        return Math.max(Math.abs(one.file() - to.file()), Math.abs(one.row() - to.row()));
    }

    private void showNotes(List<MoveNote> notes) {
        squares().forEach((square, view) -> {
            Optional<MoveNote> now = notes.stream().filter(note -> note.square() == square).findFirst();
            if (!now.equals(view.note())) {
                view.setNote(now);
            }
        });
        showGhost(model.ghostProperty().get());
    }

    /// Nothing over a value: it says more.
    private void showGhost(Optional<GhostPicture> ghost) {
        squares()
            .forEach((square, view) -> view.setGhost(
                ghost.filter(_ -> view.note().isEmpty()).map(now -> now.at(square)).orElse(
                    SquareView.Ghost.NONE),
                ghost.filter(now -> now.mover() == Color.WHITE).isPresent(),
                ghost.filter(now -> contains(now.stable(), square)).isPresent()));
    }

    private void setCurrent(Square square) {
        squares().get(current).setFocusTraversable(false);
        current = square;
        squares().get(square).setFocusTraversable(true);
    }

    private void onKey(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        if (typed.take(event)) {
            event.consume();
            return;
        }
        switch (event.getCode()) {
            case LEFT -> move(Direction.W, event.isShiftDown());
            case RIGHT -> move(Direction.E, event.isShiftDown());
            case UP -> move(Direction.N, event.isShiftDown());
            case DOWN -> move(Direction.S, event.isShiftDown());
            case ENTER -> enter(event.isShiftDown());
            default -> {
                return;
            }
        }
        event.consume();
    }

    boolean isByKey() {
        return keys;
    }

    void goByKey(Square square) {
        setCurrent(square);
        focusBoard();
        pseudoClassStateChanged(BY_KEY, true);
        keys = true;
        model.point(Optional.of(square));
    }

    private void enter(boolean shift) {
        goByKey(current);
        hand.filter(_ -> shift).ifPresentOrElse(drawn -> drawn.circle(current), squares().get(current)::fire);
    }

    private void move(Direction direction, boolean shift) {
        Square from = current;
        goByKey(direction.from(from).orElse(from));
        hand.filter(_ -> shift && current != from).ifPresent(drawn -> drawn.moved(from, current));
    }

    private static boolean contains(long bits, Square square) {
        return (bits & square.bit()) != 0;
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        mistake.resizeRelocate(0, 0, getWidth(), getHeight());
        rows.follow();
        drawing.resizeRelocate(0, 0, getWidth(), getHeight());
        drawing.follow();
        model.betterProperty().get().ifPresent(
            move -> mistake.place(squares().get(move.played()), squares().get(move.better()), move.size()));
    }
}
