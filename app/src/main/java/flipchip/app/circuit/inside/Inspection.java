package flipchip.app.circuit.inside;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.work.Worker;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.array.ForeignCell;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.run.ClockRun;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// A view model of the inside of the chip: the parts of the machine that is shown, the gate that is pointed
/// at, the trace of the one that was chosen, the chain of gates that settles last. FX thread only.
///
/// The netlist is read and laid out on a thread of its own, at the first zoom into a cell;
/// the layout serves every machine with the same cells.
final class Inspection implements AutoCloseable {
    private final HardwareViewModel hardware;
    private final Executor screen;
    private final Worker drawing = new Worker("schematic");
    private final ReadOnlyObjectWrapper<Optional<Parts>> parts =
        new ReadOnlyObjectWrapper<>(this, "parts", Optional.empty());
    private final ObjectProperty<Optional<Net>> pointed =
        new SimpleObjectProperty<>(this, "pointed", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<NetTrace>> trace =
        new ReadOnlyObjectWrapper<>(this, "trace", Optional.empty());
    private final ObjectProperty<Map<Net, Boolean>> examined =
        new SimpleObjectProperty<>(this, "examined", Map.of());
    private Optional<MachineCircuit> asked = Optional.empty();
    /// Of the machine before, while those of the one that is shown are being read.
    private Optional<Parts> latest = Optional.empty();
    private List<Net> lastToSettle = List.of();
    private Optional<ClockRun> settledClock = Optional.empty();

    /// @param screen runs tasks on the FX thread
    Inspection(HardwareViewModel hardware, Executor screen) {
        this.hardware = hardware;
        this.screen = screen;
    }

    HardwareViewModel hardware() {
        return hardware;
    }

    Optional<Moment> moment() {
        return hardware.momentProperty().get();
    }

    /// The parts of the machine that is shown; empty until they are asked for and laid out.
    ReadOnlyObjectProperty<Optional<Parts>> partsProperty() {
        return parts.getReadOnlyProperty();
    }

    /// The gate under the mouse or reached by key.
    ObjectProperty<Optional<Net>> pointedProperty() {
        return pointed;
    }

    /// The name of the net that is pointed at.
    Optional<String> pointedName() {
        return pointed.get()
            .flatMap(net -> moment().map(now -> now.run().machine().circuit().netlist().nameOf(net)));
    }

    /// Examined nets, each with whether it is wrong.
    ObjectProperty<Map<Net, Boolean>> examinedProperty() {
        return examined;
    }

    /// What acts on the gate that was chosen, and on what it acts.
    ReadOnlyObjectProperty<Optional<NetTrace>> traceProperty() {
        return trace.getReadOnlyProperty();
    }

    /// Sees to it that [#partsProperty()] belongs to the machine that is shown.
    void prepare() {
        Optional<MachineCircuit> circuit = moment().map(now -> now.run().machine().circuit());
        if (circuit.isEmpty() || asked.filter(known -> known == circuit.get()).isPresent()) {
            return;
        }
        asked = circuit;
        Optional<Parts> known = latest;
        parts.set(Optional.empty());             // its nets are not those of this machine
        Optional<ForeignCell> cell = moment().flatMap(now -> now.run().machine().options().cell());
        CompletableFuture<Parts> read = CompletableFuture.supplyAsync(
            () -> Parts.read(circuit.get(), known).with(ArrayCounts.of(circuit.get().netlist(), cell)),
            drawing);
        read.thenAcceptAsync(made -> {
            if (isWanted(made)) {
                pointed.set(Optional.empty());
                trace.set(Optional.empty());
                settledClock = Optional.empty();
                show(made);
            }
        }, screen);
        read.thenApplyAsync(Inspection::laidOut, drawing).thenAcceptAsync(made -> {
            if (isWanted(made)) {
                show(made);
            }
        }, screen);
    }

    private void show(Parts made) {
        latest = Optional.of(made);
        parts.set(latest);
    }

    private boolean isWanted(Parts made) {
        return asked.filter(circuit -> circuit == made.circuit()).isPresent();
    }

    private static Parts laidOut(Parts made) {
        return made.layout().isPresent() ? made : made.with(CellLayouter.layout(made.wiring()));
    }

    /// Traces `net`; the net that is traced already, not any more.
    void choose(Net net) {
        boolean same = trace.get().filter(old -> old.root().equals(net)).isPresent();
        trace.set(same ? Optional.empty() : parts.get().map(now -> NetTrace.of(now.wiring(), net)));
    }

    /// Traces nothing. Answers whether something was.
    boolean forgetTrace() {
        boolean was = trace.get().isPresent();
        trace.set(Optional.empty());
        return was;
    }

    /// The gates that settle last in this clock, see [NetTrace#lastToSettle].
    List<Net> lastToSettle() {
        Optional<Moment> now = moment();
        Optional<ClockRun> clock = now.map(Moment::clock);
        if (!clock.equals(settledClock) && parts.get().isPresent()) {
            settledClock = clock;
            lastToSettle =
                now.map(moment -> NetTrace.lastToSettle(parts.get().orElseThrow().wiring(), moment))
                    .orElse(List.of());
        }
        return lastToSettle;
    }

    @Override
    public void close() {
        drawing.close();
    }
}
