package flipchip.app.chips.opened;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import flipchip.app.chips.opened.Level.Inner;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.LatestRequest;
import flipchip.hwsim.gates.netlist.Netlist;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;

/// A view over the array: the whole machine, entered block by block down to the gates of its controller,
/// its mailbox and its counters, with the values of the moment that the time line shows. A click on a gate
/// asks why it is what it is; a double click or Enter goes into a block, Escape goes out.
///
/// Id: `machine-inside`. Look: opened.css, style class `machine-inside`. FX thread only.
final class MachineView extends StackPane {
    private static final Texts TEXTS = Texts.of("opened");
    private static final Texts CHIP = Texts.of("chipview");

    private final HardwareViewModel hardware;
    private final LatestRequest layouts;
    private final LevelPicture picture = new LevelPicture(this::choose, this::enter);
    private final Label state = Controls.label("", "quiet");
    private final ReadOnlyStringWrapper caption = new ReadOnlyStringWrapper(this, "caption", "");
    private final Plans plans = new Plans();
    private Optional<Shown> shown = Optional.empty();
    private Optional<Asked> asked = Optional.empty();
    private OptionalInt chosen = OptionalInt.empty();

    /// A part as it is laid out.
    private record Shown(Netlist netlist, List<String> way, Level level, LevelLayout layout) {}

    /// What is being laid out, or could not be.
    private record Asked(Netlist netlist, List<String> way) {
        boolean isSame(Asked other) {
            return netlist == other.netlist && way.equals(other.way);
        }
    }

    /// What was laid out of a machine. Only for the thread of the layouts.
    private static final class Plans {
        private Optional<PartTree> tree = Optional.empty();
        private final Map<Part, LevelLayout> places = new IdentityHashMap<>();

        Shown of(Netlist netlist, List<String> names) {
            if (tree.filter(known -> known.netlist() == netlist).isEmpty()) {
                tree = Optional.of(new PartTree(netlist));
                places.clear();
            }
            List<Part> way = tree.get().way(names);
            Level level = Level.of(tree.get(), way.getLast());
            return new Shown(netlist, way.stream().skip(1).map(Part::name).toList(), level,
                places.computeIfAbsent(way.getLast(), _ -> LevelLayouter.layout(level)));
        }
    }

    /// @param layouts places what is entered
    MachineView(HardwareViewModel hardware, LatestRequest layouts) {
        this.hardware = hardware;
        this.layouts = layouts;
        setId("machine-inside");
        getStyleClass().add("machine-inside");
        getStylesheets()
            .add(Objects.requireNonNull(MachineView.class.getResource("opened.css")).toExternalForm());
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        accessibleTextProperty().bind(caption);
        setMinSize(0, 0);
        setFocusTraversable(true);
        setVisible(false);
        picture.shotProperty().bindBidirectional(hardware.partShotProperty());
        getChildren().addAll(picture, state);
        addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> requestFocus());
        addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        hardware.machineProperty().subscribe(this::enterOrLeave);
        hardware.momentProperty().subscribe(() -> show(hardware.machineProperty().get()));
    }

    /// What is said about what is shown; empty while the array is.
    ReadOnlyStringProperty captionProperty() {
        return caption.getReadOnlyProperty();
    }

    /// The keyboard goes along: into what is entered, and back to the array.
    private void enterOrLeave(Optional<List<String>> way) {
        if (way.isEmpty() && isFocused()) {
            Optional.ofNullable(getScene()).map(scene -> scene.lookup("#cell-array"))
                .ifPresent(Node::requestFocus);
        }
        show(way);
        if (way.isPresent()) {
            requestFocus();
        }
    }

    private void show(Optional<List<String>> way) {
        Optional<Moment> moment = hardware.momentProperty().get();
        setVisible(way.isPresent());
        if (way.isEmpty() || moment.isEmpty()) {
            layouts.cancel();
            asked = Optional.empty();
            shown = Optional.empty();
            picture.clear();
            say("");
            return;
        }
        Netlist netlist = netlist(moment.get());
        if (shown.filter(now -> now.netlist() == netlist && now.way().equals(way.get())).isPresent()) {
            showValues();
            return;
        }
        Asked question = new Asked(netlist, way.get());
        if (asked.filter(question::isSame).isPresent()) {
            return;
        }
        asked = Optional.of(question);
        shown = Optional.empty();
        picture.clear();
        say(TEXTS.get("laying.out", name(way.get())));
        layouts.ask(_ -> plans.of(netlist, way.get()), this::show, problem -> say(Reasons.told(problem)));
    }

    private static String name(List<String> way) {
        return way.isEmpty() ? CHIP.get("crumb.machine") : way.getLast();
    }

    private static Netlist netlist(Moment moment) {
        return moment.run().machine().circuit().netlist();
    }

    private void say(String words) {
        state.setText(words);
        caption.set(words);
    }

    private void show(Shown made) {
        asked = Optional.empty();
        shown = Optional.of(made);
        chosen = OptionalInt.empty();
        state.setText("");
        picture.show(made.netlist(), made.level(), made.layout());
        if (!hardware.machineProperty().get().equals(Optional.of(made.way()))) {
            hardware.goInto(made.way());         // a machine of another kind may have fewer parts
        }
        showValues();
    }

    private Optional<Live> values() {
        return hardware.momentProperty().get().map(Live::of);
    }

    private void showValues() {
        if (shown.isPresent() && values().isPresent()) {
            Level level = shown.get().level();
            Netlist netlist = shown.get().netlist();
            picture.setValues(values().get());
            caption.set(chosen.isPresent()
                ? NodeWords.head(netlist, level, chosen.getAsInt(), values().get())
                : TEXTS.get(isExplained() ? "about.inside" : "about.inside.own", name(shown.get().way()),
                    level.part().gates().length));
        }
    }

    private void choose(int row) {
        chosen = OptionalInt.of(row);
        picture.setChosen(chosen);
        showValues();
        part(row).filter(Part::isGate).filter(_ -> isExplained())
            .map(part -> shown.orElseThrow().netlist().gates().get(part.gate()))
            .ifPresent(gate -> hardware.ask(gate.outputs().getFirst()));
    }

    /// The machine with a cell of the user's has other nets, and is not explained.
    private boolean isExplained() {
        return hardware.momentProperty().get().filter(now -> now.run().machine().options().cell().isPresent())
            .isEmpty();
    }

    private Optional<Part> part(int row) {
        return shown.map(now -> now.level().nodes().get(row))
            .flatMap(node -> node instanceof Inner(Part part) ? Optional.of(part) : Optional.empty());
    }

    private void enter(int row) {
        part(row).filter(part -> !part.isGate()).ifPresent(part -> hardware
            .goInto(Stream.concat(shown.orElseThrow().way().stream(), Stream.of(part.name())).toList()));
    }

    /// Leaves what is seen here, one level. Answers whether there was one.
    boolean leave() {
        boolean isOnScreen = isVisible() && getParent() != null && getParent().isVisible();
        return isOnScreen && hardware.leavePart();
    }

    private void onKey(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown() || shown.isEmpty()) {
            return;
        }
        int nodes = shown.get().level().nodes().size();
        KeyCode code = event.getCode();
        if (code == KeyCode.ESCAPE || code == KeyCode.BACK_SPACE) {
            leave();
        } else if (code == KeyCode.ENTER) {
            chosen.ifPresent(this::enter);
        } else if (nodes > 0 && (code == KeyCode.DOWN || code == KeyCode.UP)) {
            int step = code == KeyCode.DOWN ? 1 : -1;
            choose(Math.floorMod(chosen.orElse(step > 0 ? -1 : 0) + step, nodes));
        } else if (event.getText().equals("+") || event.getText().equals("-")) {
            picture.zoom(event.getText().equals("+") ? 1.2 : 1 / 1.2, getWidth() / 2, getHeight() / 2);
        } else {
            return;
        }
        event.consume();
    }

    /// What is shown, for tests.
    Optional<Level> level() {
        return shown.map(Shown::level);
    }
}
