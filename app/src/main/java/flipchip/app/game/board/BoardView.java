package flipchip.app.game.board;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
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
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/// The 8x8 board with its coordinates. Shows a [BoardViewModel] and reports squares; it knows no rules.
///
/// The squares are buttons with the ids a1..h8. Exactly one of them can be reached with the tab key, the
/// arrow keys go from there, Enter and Space play; a click moves it too, but only keys show where it is. What
/// was used last, mouse or keys, says which square is pointed at.
/// Look: board.css, style class `board` with `:by-key`, `coordinate`.
public final class BoardView extends Region {
    private static final Texts TEXTS = Texts.of("board");

    /// Width of the column with the rank numbers and height of the line with the file letters, in pixels.
    public static final double GUTTER = 22;
    /// Width of the frame around the squares as a share of the side of the board.
    public static final double FRAME = 0.0125;
    private static final PseudoClass BY_KEY = PseudoClass.getPseudoClass("by-key");

    private final Map<Square, SquareView> squares = new EnumMap<>(Square.class);
    private final Label[] ranks = new Label[8];
    private final Label[] files = new Label[8];
    private final Region frame = Controls.styled(new Region(), "board-frame");
    private final BooleanProperty reducedMotion = new SimpleBooleanProperty(this, "reducedMotion");
    private final BoardViewModel model;
    private final ArrowView arrow = new ArrowView();
    private final EventHandler<MouseEvent> mouse = this::onMouse;
    private Square current = Square.D3;
    private boolean keys;                        // were used later than the mouse
    private Point2D pointer = Point2D.ZERO;

    /// @param onPlay told of every square clicked or confirmed by key
    public BoardView(BoardViewModel model, Consumer<Square> onPlay) {
        this.model = model;
        getStyleClass().add("board");
        setAccessibleRole(AccessibleRole.PARENT);
        setAccessibleText(TEXTS.get("board"));
        getChildren().add(frame);
        for (int i = 0; i < 8; i++) {
            ranks[i] = coordinate(String.valueOf(i + 1));
            files[i] = coordinate(String.valueOf((char) ('a' + i)));
            getChildren().addAll(ranks[i], files[i]);
        }
        for (Square square : Square.values()) {
            SquareView view = new SquareView(square);
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
            squares.put(square, view);
            getChildren().add(view);
        }
        getChildren().add(arrow);
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
                Arrays.stream(Square.values()).filter(square -> squares.get(square).isHover()).findFirst());
        }
        pointer = now;
    }

    /// Whether discs change at once instead of turning.
    public BooleanProperty reducedMotionProperty() {
        return reducedMotion;
    }

    /// Lets the squares come after the board, a few in each frame, instead of all in its first. Keys work
    /// from the beginning.
    public void arriveGradually() {
        squares.values().stream().filter(square -> square != squares.get(current))
            .forEach(getChildren()::remove);
        new IncrementalPane(this, () -> squares.values().iterator(), this::put, () -> {
            if (getChildren().contains(getScene().getFocusOwner())) {
                focusBoard();                    // keys may have gone where there was no square yet
            }
        });
    }

    private void put(Node square) {
        if (square.getParent() == null) {
            getChildren().add(getChildren().indexOf(arrow), square);
        }
    }

    /// Lets the arrow keys start from `square`; the keyboard comes along if it is on the board.
    public void beginAt(Square square) {
        boolean here = getScene() != null && getScene().getFocusOwner() == squares.get(current);
        put(squares.get(square));
        setCurrent(square);
        if (here) {
            focusBoard();
        }
    }

    /// Moves the keyboard to the board.
    public void focusBoard() {
        squares.get(current).requestFocus();
    }

    private void bind() {
        model.discsProperty().subscribe(this::showDiscs);
        model.legalProperty().subscribe(
            legal -> squares.forEach((square, view) -> view.setLegal(contains(legal.longValue(), square))));
        model.lastMoveProperty().subscribe(last -> mark(last, SquareView::setLast));
        model.hintProperty().subscribe(hint -> mark(hint, SquareView::setHint));
        model.notesProperty().subscribe(this::showNotes);
        model.ghostProperty().subscribe(this::showGhost);
        model.betterProperty().subscribe(better -> {
            arrow.setVisible(better.isPresent());
            requestLayout();
        });
        // reads the value, without which no later one is told
        model.spokenProperty().subscribe(_ -> describe());
    }

    private interface Marker {
        void mark(SquareView view, boolean on);
    }

    private void mark(Optional<Square> which, Marker marker) {
        squares.forEach((square, view) -> marker.mark(view, which.equals(Optional.of(square))));
    }

    private void showDiscs(BoardPicture discs) {
        squares.forEach((square, view) -> view.show(contains(discs.black(), square),
            contains(discs.white(), square), contains(discs.turning(), square), !reducedMotion.get()));
    }

    private void showNotes(List<MoveNote> notes) {
        squares.forEach((square, view) -> {
            Optional<MoveNote> now = notes.stream().filter(note -> note.square() == square).findFirst();
            if (!now.equals(view.note())) {
                view.setNote(now);
            }
        });
        showGhost(model.ghostProperty().get());
    }

    /// Nothing over a value: it says more.
    private void showGhost(Optional<GhostPicture> wanted) {
        Optional<GhostPicture> ghost = wanted.filter(now -> squares.get(now.move()).note().isEmpty());
        squares.forEach((square, view) -> view.setGhost(
            ghost.map(now -> now.move() == square ? SquareView.Ghost.MOVE
                : contains(now.flips(), square) ? SquareView.Ghost.FLIP
                : contains(now.replies(), square) ? SquareView.Ghost.REPLY
                : SquareView.Ghost.NONE).orElse(SquareView.Ghost.NONE),
            ghost.filter(now -> now.mover() == Color.WHITE).isPresent(),
            ghost.filter(now -> contains(now.stable(), square)).isPresent()));
    }

    private void describe() {
        squares.forEach((square, view) -> view.setAccessibleText(model.describe(square)));
    }

    private void setCurrent(Square square) {
        squares.get(current).setFocusTraversable(false);
        current = square;
        squares.get(square).setFocusTraversable(true);
    }

    private void onKey(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case LEFT -> move(Direction.W);
            case RIGHT -> move(Direction.E);
            case UP -> move(Direction.N);
            case DOWN -> move(Direction.S);
            case ENTER -> squares.get(current).fire();
            default -> {
                return;
            }
        }
        pseudoClassStateChanged(BY_KEY, true);
        keys = true;
        model.point(Optional.of(current));
        event.consume();
    }

    private void move(Direction direction) {
        direction.from(current).ifPresent(square -> {
            setCurrent(square);
            squares.get(square).requestFocus();
        });
    }

    private static boolean contains(long bits, Square square) {
        return (bits & square.bit()) != 0;
    }

    private static Label coordinate(String text) {
        Label label = Controls.label(text, "coordinate");
        label.setAlignment(Pos.CENTER);
        return label;
    }

    @Override
    protected double computePrefWidth(double height) {
        return 480 + GUTTER;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 480 + GUTTER;
    }

    @Override
    protected void layoutChildren() {
        double side = Math.floor(Math.min(getWidth(), getHeight()) - GUTTER);
        double border = side * FRAME;
        double pitch = (side - 2 * border) / 8;
        frame.resizeRelocate(GUTTER, 0, side, side);
        for (int i = 0; i < 8; i++) {
            ranks[i].resizeRelocate(0, border + i * pitch, GUTTER - 2, pitch);
            files[i].resizeRelocate(GUTTER + border + i * pitch, side + 2, pitch, GUTTER - 2);
        }
        squares.forEach((square, view) -> {
            view.setUnit(Math.floor(pitch));
            double left = snapPositionX(GUTTER + border + square.file() * pitch);
            double top = snapPositionY(border + square.row() * pitch);
            view.resizeRelocate(left, top,
                snapPositionX(GUTTER + border + (square.file() + 1) * pitch) - left,
                snapPositionY(border + (square.row() + 1) * pitch) - top);
        });
        arrow.resizeRelocate(0, 0, getWidth(), getHeight());
        model.betterProperty().get()
            .ifPresent(move -> arrow.place(squares.get(move.played()), squares.get(move.better())));
    }
}
