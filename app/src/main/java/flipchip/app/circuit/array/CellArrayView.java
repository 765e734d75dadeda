package flipchip.app.circuit.array;

import java.util.Optional;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.FlipRays;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// A view of the 64 cells and the signals between them, drawn from one state of the machine and nothing else.
///
/// The square under the mouse, or the one reached with the arrow keys, is the one whose rays are drawn at
/// full strength; Escape gives the choice back to the move. Enter or a double click goes into that cell, see
/// [ChipNavigation]. Id `cell-array`; its accessible text is the sentence of the moment.
public final class CellArrayView extends PaintedRegion {
    private static final Texts TEXTS = Texts.of("chipview");
    private static final double FAINT = 0.3;
    private static final double QUIET_REMOTE = 0.8;
    private static final double QUIET_LOCAL = 0.45;

    private final HardwareViewModel model;
    private final ContextMenu menu = new ContextMenu();
    private Optional<Square> pinned = Optional.empty();

    public CellArrayView(HardwareViewModel model) {
        this.model = model;
        setId("cell-array");
        getStyleClass().add("cell-array");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        accessibleTextProperty().bind(model.sentenceProperty().map(text -> TEXTS.get("circuit.says", text)));
        model.momentProperty().subscribe(this::repaint);
        model.chosenProperty().subscribe(this::repaint);
        model.bothNetworksProperty().subscribe(this::repaint);
        model.allWiresProperty().subscribe(this::repaint);
        focusedProperty().subscribe(this::repaint);
        model.camera().shotProperty().subscribe(this::repaint);
        new ChipNavigation(this, model.camera(), this::geometry);
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> choose(geometry().at(event.getX(), event.getY())));
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> choose(Optional.empty()));
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::onPress);
        addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::onMenu);
        addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
    }

    private void onPress(MouseEvent event) {
        requestFocus();
        Optional<Square> square = geometry().at(event.getX(), event.getY());
        boolean primary = event.getButton() == MouseButton.PRIMARY;
        pinned = primary && pinned.equals(square) ? Optional.empty() : square;
        choose(square);
        if (primary) {
            square.ifPresent(model::click);
        }
    }

    private void onMenu(ContextMenuEvent event) {
        menu.hide();
        (event.isKeyboardTrigger() ? model.focus() : geometry().at(event.getX(), event.getY()))
            .ifPresent(square -> {
                MenuItem why = new MenuItem(TEXTS.get("menu.why", square));
                why.setId("chip-menu-why");
                why.setOnAction(_ -> model.ask(square));
                MenuItem into = new MenuItem(TEXTS.get("menu.in", square));
                into.setId("chip-menu-in");
                into.setOnAction(_ -> model.camera().toCell(square));
                MenuItem hold = new MenuItem(TEXTS.get("menu.hold", square));
                hold.setId("chip-menu-hold");
                hold.setOnAction(_ -> model.hold(square + ".", Optional.empty()));
                menu.getItems().setAll(why, into, hold);
                menu.show(this, event.getScreenX(), event.getScreenY());
            });
        event.consume();
    }

    private void choose(Optional<Square> square) {
        model.chosenProperty().set(square.or(() -> pinned));
    }

    private void onKey(KeyEvent event) {
        Direction direction = switch (event.getCode()) {
            case LEFT -> Direction.W;
            case RIGHT -> Direction.E;
            case UP -> Direction.N;
            case DOWN -> Direction.S;
            default -> null;
        };
        if (event.getCode() == KeyCode.ESCAPE && pinned.isPresent()) {
            pinned = Optional.empty();
            choose(Optional.empty());
            return;                              // what else Escape ends ends, too
        } else if (event.getCode() == KeyCode.Y && !event.isShortcutDown() && !event.isAltDown()) {
            model.ask(model.focus().orElse(Square.D4));
            event.consume();
            return;
        } else if (event.getCode() == KeyCode.ENTER) {
            model.camera().toCell(model.focus().orElse(Square.D4));
        } else if (direction == null || event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
            return;
        } else {
            Square from = model.focus().orElse(Square.D4);
            pinned = direction.from(from).or(() -> Optional.of(from));
        }
        choose(Optional.empty());
        event.consume();
    }

    private ArrayGeometry geometry() {
        return model.camera().geometry(getWidth(), getHeight());
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        ArrayGeometry geometry = geometry();
        g.setFill(ink(CanvasColor.LINE));
        g.fillRoundRect(0, 0, width, geometry.side(), 16, 16);
        g.setFill(ink(CanvasColor.DIE));
        g.fillRoundRect(1, 1, width - 2, geometry.side() - 2, 14, 14);
        PinPainter.draw(g, geometry, width, this::ink);
        drawLetters(g, geometry);
        g.clip(1, 1, width - 2, geometry.side() - 2);
        WirePainter wires = new WirePainter(g, geometry, this::ink);
        wires.idle();
        CellPainter cells = new CellPainter(g, geometry, this::ink);
        Optional<Moment> moment = model.momentProperty().get();
        if (moment.isEmpty()) {
            cells.empty();
            return;
        }
        drawSignals(wires, moment.get());
        cells.draw(moment.get(), model.chosenProperty().get());
        cells.ring(model.wrongSquares());
    }

    private void drawLetters(Pen g, ArrayGeometry geometry) {
        if (model.camera().placeProperty().get().level() != ChipPlace.Level.ARRAY) {
            return;
        }
        g.setFill(ink(CanvasColor.QUIET));
        g.setFont(Fonts.text(11));
        g.setTextAlign(TextAlignment.CENTER);
        g.setTextBaseline(TextBaseline.CENTER);
        for (int file = 0; file < 8; file++) {
            g.fillText(String.valueOf((char) ('a' + file)), geometry.x(Square.of(file)),
                geometry.side() - geometry.top() / 2);
        }
    }

    private void drawSignals(WirePainter wires, Moment moment) {
        Color mover = moment.state().current();
        if (model.bothNetworksProperty().get()) {
            drawNetwork(wires, moment, mover.opponent(), true);
        }
        drawNetwork(wires, moment, mover, false);
    }

    private void drawNetwork(WirePainter wires, Moment moment, Color color, boolean dashed) {
        boolean all = model.allWiresProperty().get();
        FlipRays now = new FlipRays(moment.state(), color, all);
        FlipRays before = new FlipRays(moment.before(), color, all);
        Optional<Square> focus = model.focus();
        double others = focus.isPresent() ? FAINT : QUIET_REMOTE;
        double closers = focus.isPresent() ? FAINT : QUIET_LOCAL;
        for (Direction d : Direction.values()) {
            long strong = focus.map(square -> now.focus(square, d)).orElse(0L);
            long remote = now.remote(d);
            long local = now.local(d);
            wires.local(local & ~strong, d.opposite(), closers, dashed);
            wires.remote(remote & ~strong, d.opposite(), others, dashed);
            wires.local(local & strong, d.opposite(), 1, dashed);
            wires.remote(remote & strong, d.opposite(), 1, dashed);
            wires.tips((remote & ~before.remote(d) | local & ~before.local(d)), d.opposite());
        }
        for (Direction d : Direction.values()) {
            wires.flip(now.flip(d), d, dashed);
            wires.tips(now.flip(d) & ~before.flip(d), d);
        }
    }
}
