package flipchip.app.circuit.array;

import java.util.List;
import java.util.Optional;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
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
        new ChipNavigation(this, model.camera(), this::geometry, (_, _) -> {});
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

    private int letters() {
        return model.camera().placeProperty().get().level() != ChipPlace.Level.ARRAY ? 0
            : model.presentedProperty().get() ? ArrayPainter.LARGE_LETTERS
            : ArrayPainter.LETTERS;
    }

    @Override
    protected Optional<Object> groundOf() {
        return Optional.of(List.of(geometry(), letters()));
    }

    @Override
    protected void paintGround(Pen g, double width, double height) {
        new ArrayPainter(g, geometry(), this::ink).ground(width, letters());
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        model.momentProperty().get()
            .map(moment -> new ArrayPainter.Shown(moment, model.chosenProperty().get(),
                model.bothNetworksProperty().get(), model.allWiresProperty().get(), model.wrongSquares()))
            .ifPresent(shown -> new ArrayPainter(g, geometry(), this::ink).paint(width, shown));
    }
}
