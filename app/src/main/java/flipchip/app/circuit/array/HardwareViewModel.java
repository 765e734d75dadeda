package flipchip.app.circuit.array;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import flipchip.app.circuit.controller.StateDescription;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MoveRun;
import flipchip.hwsim.referee.run.WhatIf;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/// A view model of the hardware panel at the moment of the time line, in values and in words. FX thread only.
public final class HardwareViewModel {
    private static final Texts TEXTS = Texts.of("chipview");

    private final TimeLine time;
    private final ReadOnlyStringWrapper sentence = new ReadOnlyStringWrapper(this, "sentence", "");
    private final ReadOnlyStringWrapper counter = new ReadOnlyStringWrapper(this, "counter", "");
    private final ReadOnlyObjectWrapper<Optional<Agreement>> agreement =
        new ReadOnlyObjectWrapper<>(this, "agreement", Optional.empty());
    private final ObjectProperty<Optional<Square>> chosen =
        new SimpleObjectProperty<>(this, "chosen", Optional.empty());
    private final BooleanProperty bothNetworks = new SimpleBooleanProperty(this, "bothNetworks");
    private final BooleanProperty allWires = new SimpleBooleanProperty(this, "allWires");
    private final BooleanProperty presented = new SimpleBooleanProperty(this, "presented");
    private final BooleanProperty plan = new SimpleBooleanProperty(this, "plan");
    private final ChipCamera camera = new ChipCamera();
    private final ReadOnlyObjectWrapper<Optional<List<String>>> machine =
        new ReadOnlyObjectWrapper<>(this, "machine", Optional.empty());
    private final ObjectProperty<PartShot> partShot =
        new SimpleObjectProperty<>(this, "partShot", PartShot.WHOLE);
    private BiConsumer<Square, Boolean> whenAsked = (_, _) -> {};
    private Consumer<Net> whenNetAsked = _ -> {};
    private Consumer<String> whenWatched = _ -> {};
    private BiConsumer<String, Optional<Boolean>> whenHeld = (_, _) -> {};
    private final ObjectProperty<Optional<WhatIf>> whatIf =
        new SimpleObjectProperty<>(this, "whatIf", Optional.empty());

    private final ReadOnlyObjectWrapper<Optional<FlipOrder>> flips =
        new ReadOnlyObjectWrapper<>(this, "flips", Optional.empty());
    private final BooleanProperty showTrack = new SimpleBooleanProperty(this, "showTrack");
    private Optional<MoveRun> flipped = Optional.empty();
    private long wrongSquares;

    public HardwareViewModel(TimeLine time) {
        this.time = time;
        time.momentProperty().subscribe(this::show);
        plan.subscribe(() -> show(momentProperty().get()));
        camera.placeProperty().subscribe(place -> {
            if (place.level() != ChipPlace.Level.ARRAY) {
                leaveMachine();
            }
        });
    }

    public TimeLine time() {
        return time;
    }

    /// Where in the chip the eye is.
    public ChipCamera camera() {
        return camera;
    }

    /// Where in the machine around the array the eye is: names of its parts from the whole inwards; empty
    /// while it is in the array.
    public ReadOnlyObjectProperty<Optional<List<String>>> machineProperty() {
        return machine.getReadOnlyProperty();
    }

    /// What is seen of the part that [#machineProperty()] names.
    public ObjectProperty<PartShot> partShotProperty() {
        return partShot;
    }

    /// Shows a part of the machine, whole, in the place of the array.
    public void goInto(List<String> way) {
        goInto(way, PartShot.WHOLE);
    }

    /// Shows a part of the machine as it was seen before.
    public void goInto(List<String> way, PartShot seen) {
        camera.cutTo(ChipCamera.ALL);
        machine.set(Optional.of(List.copyOf(way)));
        partShot.set(seen);
    }

    /// One level out, from the whole machine to the array. Answers whether there was one.
    public boolean leavePart() {
        Optional<List<String>> way = machineProperty().get();
        way.ifPresent(names -> {
            if (names.isEmpty()) {
                leaveMachine();
            } else {
                goInto(names.subList(0, names.size() - 1));
            }
        });
        return way.isPresent();
    }

    /// Shows the array again.
    public void leaveMachine() {
        machine.set(Optional.empty());
    }

    public ReadOnlyObjectProperty<Optional<Moment>> momentProperty() {
        return time.momentProperty();
    }

    /// The moment in one sentence; empty while nothing is recorded.
    public ReadOnlyStringProperty sentenceProperty() {
        return sentence.getReadOnlyProperty();
    }

    /// "step 6 of 18" with the number of nets that change there.
    public ReadOnlyStringProperty counterProperty() {
        return counter.getReadOnlyProperty();
    }

    /// Whether what is shown is the plan of an array that is broken: nothing of it is known to be right.
    public BooleanProperty planProperty() {
        return plan;
    }

    /// Whether circuit and rules agree at this moment; empty while nothing is recorded, and of a plan.
    public ReadOnlyObjectProperty<Optional<Agreement>> agreementProperty() {
        return agreement.getReadOnlyProperty();
    }

    /// The squares in which the circuit differs from the rules at the moment shown, as a bitboard.
    long wrongSquares() {
        return wrongSquares;
    }

    /// The square whose rays are drawn at full strength; empty for the one being played.
    public ObjectProperty<Optional<Square>> chosenProperty() {
        return chosen;
    }

    /// Goes to a gate delay of this clock and points at a square.
    public void visit(int step, Optional<Square> square) {
        momentProperty().get().map(Moment::at)
            .ifPresent(at -> time.jump(new Instant(at.move(), at.clock(), step)));
        chosen.set(square);
    }

    /// Whether the chip is shown alone, in large type, to be presented.
    public BooleanProperty presentedProperty() {
        return presented;
    }

    /// Lets `listener` explain squares: it is told which, and whether the user did no more than click on it.
    public void whenAsked(BiConsumer<Square, Boolean> listener) {
        whenAsked = listener;
    }

    /// Asks why a square is as it is.
    public void ask(Square square) {
        whenAsked.accept(square, false);
    }

    /// Lets `listener` explain nets.
    public void whenNetAsked(Consumer<Net> listener) {
        whenNetAsked = listener;
    }

    /// Asks why the controller is in a state, or is not.
    public void ask(ControllerState state) {
        momentProperty().get().ifPresent(now -> ask(now.run().machine().circuit().controller().net(state)));
    }

    /// Asks why a net of the machine is what it is.
    public void ask(Net net) {
        whenNetAsked.accept(net);
    }

    /// The name of the net of a state.
    public Optional<String> nameOf(ControllerState state) {
        return momentProperty().get().map(now -> now.run().machine().circuit())
            .map(circuit -> circuit.netlist().nameOf(circuit.controller().net(state)));
    }

    /// The user clicked on a square, which is a question only where questions are answered.
    void click(Square square) {
        whenAsked.accept(square, true);
    }

    /// Lets `listener` hold nets: it is told a net's name and its value, or without a value the beginning of
    /// a name.
    public void whenHeld(BiConsumer<String, Optional<Boolean>> listener) {
        whenHeld = listener;
    }

    /// Holds a net at a value; without one, lets the user choose among those whose names begin so.
    public void hold(String net, Optional<Boolean> high) {
        whenHeld.accept(net, high);
    }

    /// Lets `listener` add nets to the waveforms, by their names.
    public void whenWatched(Consumer<String> listener) {
        whenWatched = listener;
    }

    /// Adds a net to the waveforms.
    public void watch(String net) {
        whenWatched.accept(net);
    }

    /// The move with nets held that is shown, if one is.
    public ObjectProperty<Optional<WhatIf>> whatIfProperty() {
        return whatIf;
    }

    /// Whether the network of the colour that is not to move is drawn too.
    public BooleanProperty bothNetworksProperty() {
        return bothNetworks;
    }

    /// Whether wires at 1 without a receiver are drawn.
    public BooleanProperty allWiresProperty() {
        return allWires;
    }

    /// The square whose rays count now: the chosen one, or while a move is made its square.
    public Optional<Square> focus() {
        return chosen.get().or(() -> time.momentProperty().get().flatMap(Moment::focus));
    }

    /// The order in which the discs of the present move turned; empty where none did.
    public ReadOnlyObjectProperty<Optional<FlipOrder>> flipsProperty() {
        return flips.getReadOnlyProperty();
    }

    /// Whether the lanes show what each move cost the machine.
    public BooleanProperty showTrackProperty() {
        return showTrack;
    }

    private void show(Optional<Moment> moment) {
        sentence.set(moment.map(StateDescription::of).orElse(""));
        counter.set(moment.map(HardwareViewModel::count).orElse(""));
        Optional<Agreement> compared = moment.map(Agreement::of);
        wrongSquares = moment.flatMap(this::changed).or(() -> compared.map(Agreement::wrong)).orElse(0L);
        agreement.set(compared.filter(_ -> !plan.get()));
        if (!flipped.equals(moment.map(Moment::move))) {
            flipped = moment.map(Moment::move);
            flips.set(moment.flatMap(now -> FlipOrder.of(now.run(), now.at().move())));
        }
    }

    /// With nets held, what they change.
    private Optional<Long> changed(Moment now) {
        return whatIf.get().filter(asked -> asked.held() == now.run())
            .map(asked -> asked.differing(now.at()));
    }

    private static String count(Moment now) {
        return TEXTS.get("step.count", now.at().step(), now.clock().steps());
    }
}
