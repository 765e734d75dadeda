package flipchip.app.circuit.inside;

import java.util.List;
import java.util.Optional;
import flipchip.app.circuit.array.ArrayGeometry;
import flipchip.app.circuit.array.ChipCamera;
import flipchip.app.circuit.array.ChipNavigation;
import flipchip.app.circuit.array.ChipPlace;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.array.HoldMenu;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;

/// A view over the array: the inside of the cells when the camera is close, and explaining marks.
///
/// At the level of the array the mouse and the keys belong to the array below. Inside, hovering or the arrow
/// keys point at a gate, a click or Enter traces it, Escape forgets the trace before it goes a level out; see
/// [ChipNavigation] for the rest. Id: `chip-inside`.
final class InsideView extends PaintedRegion {
    private static final Texts TEXTS = Texts.of("schematic");

    private final Inspection inspection;
    private final ChipCamera camera;
    private final ChipMarks marks;
    private final ChipNavigation navigation;
    private final HoldMenu holdMenu;
    private final ReadOnlyStringWrapper caption = new ReadOnlyStringWrapper(this, "caption", "");
    /// The gate to go to once the schematic is laid out.
    private Optional<Net> awaited = Optional.empty();

    InsideView(Inspection inspection, ChipMarks marks) {
        this.inspection = inspection;
        this.marks = marks;
        HardwareViewModel model = inspection.hardware();
        camera = model.camera();
        holdMenu = new HoldMenu(model);
        setId("chip-inside");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        accessibleTextProperty().bind(caption.map(text -> TEXTS.get("inside.name", text)));
        navigation = new ChipNavigation(this, camera, this::geometry, this::enterBlock);
        addEventHandler(MouseEvent.MOUSE_MOVED,
            event -> inspection.pointedProperty().set(scene().at(event.getX(), event.getY())));
        addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> requestFocus());
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::onClick);
        addEventHandler(MouseEvent.DRAG_DETECTED, this::onDrag);
        addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, event -> {
            if (!event.isKeyboardTrigger()) {
                inspection.pointedProperty().set(scene().at(event.getX(), event.getY()));
            }
            holdMenu.show(this, inspection.pointedName(), event);
        });
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && inspection.forgetTrace()) {
                event.consume();
            }
        });
        addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        camera.placeProperty().subscribe(this::enter);
        camera.shotProperty().subscribe(this::refresh);
        model.momentProperty().subscribe(this::refresh);
        inspection.partsProperty().subscribe(this::goOn);
        inspection.pointedProperty().subscribe(this::refresh);
        inspection.traceProperty().subscribe(this::refresh);
        inspection.examinedProperty().subscribe(this::refresh);
        focusedProperty().subscribe(this::repaint);
        marks.whenChanged(this::refresh);
    }

    /// What is said about the picture, in one or two sentences; empty while the array says enough.
    ReadOnlyStringProperty captionProperty() {
        return caption.getReadOnlyProperty();
    }

    private boolean isInside() {
        return camera.placeProperty().get().level() != ChipPlace.Level.ARRAY;
    }

    /// Whether the chip is there to be seen.
    boolean isOnScreen() {
        return getParent() != null && getParent().isVisible();
    }

    /// Takes the keyboard from the array, or gives it back.
    private void enter(ChipPlace place) {
        boolean inside = isInside();
        setMouseTransparent(!inside);
        setFocusTraversable(inside);
        if (!inside) {
            inspection.pointedProperty().set(Optional.empty());      // it would be told of the next cell
        }
        Optional<Node> array = Optional.ofNullable(getScene()).map(scene -> scene.lookup("#cell-array"));
        if (inside && array.filter(Node::isFocused).isPresent()) {
            setVisible(true);
            requestFocus();
        } else if (!inside && isFocused()) {
            array.ifPresent(Node::requestFocus);
        }
        refresh();
    }

    private void refresh() {
        boolean needed = isInside() || marks.isShown();
        if (needed) {
            inspection.prepare();
        }
        setVisible(needed);
        caption.set(isVisible() ? words() : "");
        if (isVisible()) {
            repaint();
        }
    }

    private String words() {
        Optional<Moment> moment = inspection.moment();
        if (moment.isEmpty()) {
            return TEXTS.get("inside.nothing");
        }
        if (!isInside()) {
            return marks.words();
        }
        boolean gates = camera.placeProperty().get().level() == ChipPlace.Level.GATE;
        if (inspection.partsProperty().get().filter(made -> !gates || made.layout().isPresent()).isEmpty()) {
            return TEXTS.get("inside.laying-out");
        }
        Parts parts = inspection.partsProperty().get().get();
        Optional<Net> pointed = inspection.pointedProperty().get();
        if (pointed.isPresent()) {
            String dead = marks.fadesDead()
                ? parts.circuit().netlist().driverOf(pointed.get()).stream().boxed().findFirst()
                    .flatMap(parts.fates()::reason).map(reason -> TEXTS.get("inside.dead", reason)).orElse("")
                : "";
            return Sentences.join(Equation.of(parts.circuit().netlist(), moment.get().state(), pointed.get()),
                dead);
        }
        return inspection.traceProperty().get().map(trace -> traceWords(parts, trace))
            .orElseGet(() -> cellWords(parts, moment.get()));
    }

    private static String traceWords(Parts parts, NetTrace trace) {
        CellWiring wiring = parts.wiring();
        return TEXTS.get("trace.caption", parts.circuit().netlist().nameOf(trace.root()),
            NetTrace.gates(wiring, trace.fanIn()), NetTrace.cells(wiring, trace.fanIn()).size(),
            NetTrace.gates(wiring, trace.fanOut()), NetTrace.cells(wiring, trace.fanOut()).size());
    }

    private String cellWords(Parts parts, Moment moment) {
        ChipPlace place = camera.placeProperty().get();
        List<Net> nets = parts.wiring().parts().stream()
            .map(part -> parts.wiring().net(place.square(), part.name())).toList();
        long high = nets.stream().filter(moment.state()::high).count();
        var before = moment.before();
        long changing = nets.stream().filter(net -> moment.state().high(net) != before.high(net)).count();
        return Sentences.join(
            TEXTS.get("inside.cell", place.square().toString(), high, nets.size(), changing),
            TEXTS.get(place.level() == ChipPlace.Level.CELL ? "inside.hint.cell" : "inside.hint.gate"));
    }

    private void onClick(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 1
                && !navigation.isDragging()) {
            scene().at(event.getX(), event.getY()).ifPresentOrElse(inspection::choose,
                inspection::forgetTrace);
        }
    }

    /// A gate that is dragged takes its name along, for the waveforms.
    private void onDrag(MouseEvent event) {
        if (scene().at(event.getX(), event.getY()).isPresent()) {
            inspection.pointedName().ifPresent(name -> {
                ClipboardContent content = new ClipboardContent();
                content.putString(name);
                startDragAndDrop(TransferMode.COPY).setContent(content);
                event.consume();
            });
        }
    }

    private void onKey(KeyEvent event) {
        if (!isInside() || event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
            return;
        }
        Direction way = switch (event.getCode()) {
            case LEFT -> Direction.W;
            case RIGHT -> Direction.E;
            case UP -> Direction.N;
            case DOWN -> Direction.S;
            default -> null;
        };
        ChipPlace place = camera.placeProperty().get();
        if (way != null && place.level() == ChipPlace.Level.CELL) {
            way.from(place.square()).ifPresent(camera::toCell);
        } else if (way != null) {
            point(way);
        } else if (event.getCode() == KeyCode.ENTER) {
            confirm(place);
        } else if (isBit(event.getCode()) && inspection.pointedName().isPresent()) {
            holdMenu.hold(inspection.pointedName().get(),
                event.getCode() == KeyCode.DIGIT1 || event.getCode() == KeyCode.NUMPAD1);
        } else {
            return;
        }
        event.consume();
    }

    private static boolean isBit(KeyCode code) {
        return code == KeyCode.DIGIT0 || code == KeyCode.DIGIT1 || code == KeyCode.NUMPAD0
                || code == KeyCode.NUMPAD1;
    }

    private void confirm(ChipPlace place) {
        Optional<Net> pointed = inspection.pointedProperty().get();
        if (place.level() == ChipPlace.Level.CELL && pointed.isEmpty()) {
            camera.toSchematic(place.square());
        } else if (place.level() == ChipPlace.Level.CELL) {
            goTo(pointed);
        } else {
            pointed.ifPresent(inspection::choose);
        }
    }

    private Optional<Net> legalOf(Square square) {
        return inspection.partsProperty().get().map(parts -> parts.wiring().net(square, "legal"));
    }

    /// Shows the gate that is pointed at among its gates, wherever the camera is.
    void showPointed() {
        goTo(inspection.pointedProperty().get());
    }

    /// Points at `net` and shows it among its gates: at once in its cell, and in its place as soon as that is
    /// known.
    private void goTo(Optional<Net> net) {
        net.filter(wanted -> scene().place(wanted).isPresent()).ifPresent(wanted -> {
            Parts parts = inspection.partsProperty().get().orElseThrow();
            awaited = parts.layout().isPresent() ? Optional.empty() : net;
            Scene arrived = Scene.of(camera.gatesGeometry(getWidth(), getHeight()), ChipPlace.Level.GATE,
                inspection.partsProperty().get(), this::ink);
            Point there = arrived.filling(arrived.world(wanted), getWidth(), arrived.geometry().side());
            camera.toGates(there.x(), there.y());
            inspection.pointedProperty().set(net);
        });
    }

    private void goOn(Optional<Parts> parts) {
        if (awaited.isPresent() && parts.flatMap(Parts::layout).isPresent()) {
            Optional<Net> net =
                awaited.filter(inspection.pointedProperty().get().stream().toList()::contains);
            awaited = Optional.empty();
            if (camera.targetLevel() == ChipPlace.Level.GATE) {
                goTo(net);                       // unless the user has left meanwhile
            }
        }
        refresh();
    }

    /// Points at the next gate this way.
    private void point(Direction way) {
        Scene scene = scene();
        ChipPlace place = camera.placeProperty().get();
        Optional<Net> from = inspection.pointedProperty().get().filter(net -> scene.place(net).isPresent());
        if (scene.parts().isEmpty()) {
            return;
        }
        if (from.isEmpty()) {
            goTo(legalOf(place.square()));
            return;
        }
        goTo(scene.beside(from.get(), way));
    }

    /// Shows the block at a point of the view; where the gates stand in none, what is close to the point.
    private void enterBlock(double x, double y) {
        ArrayGeometry now = geometry();
        Scene scene = scene();
        Point there =
            now.at(x, y).filter(_ -> scene.parts().filter(made -> made.plan().isGrouped()).isPresent())
                .flatMap(square -> GroupPlan.Block
                    .at((x - scene.left(square)) / scene.width(), (y - scene.top(square)) / scene.side())
                    .map(block -> scene.on(square, GroupPlan.middle(block))))
                .orElse(new Point(x, y));
        camera.toBlock(now.column(there.x()), now.row(there.y()));
    }

    private ArrayGeometry geometry() {
        return camera.geometry(getWidth(), getHeight());
    }

    private Scene scene() {
        return Scene.of(geometry(), camera.placeProperty().get().level(), inspection.partsProperty().get(),
            this::ink);
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        Optional<Moment> moment = inspection.moment();
        Scene scene = scene();
        if (!isVisible() || moment.isEmpty()) {
            return;
        }
        g.clip(1, 1, width - 2, scene.geometry().side() - 2);
        if (isInside() && scene.parts().isPresent()) {
            new InsidePainter(g, scene).paint(moment.get(), inspection.traceProperty().get(),
                marks.fadesDead(), inspection.examinedProperty().get(),
                camera.placeProperty().get().square());
        }
        marks.paint(g, scene, moment.get());
        inspection.pointedProperty().get().ifPresent(new InsidePainter(g, scene)::pointer);
        if (isFocused()) {
            g.setStroke(ink(CanvasColor.ACCENT), 2);
            g.strokeRoundRect(2, 2, width - 4, scene.geometry().side() - 4, 13, 13);
        }
    }
}
