package flipchip.hwsim.referee.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.sim.SimulatorState;
import flipchip.hwsim.referee.array.Cell;
import flipchip.hwsim.referee.array.RailBus;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;

/// A state of the machine: every net at one instant, readable by meaning. Sets of squares are bitboards.
/// Thread: any
public final class MachineState {
    private final MachineCircuit circuit;
    private final long[] image;

    /// @param image net n is bit n % 64 of word n / 64; taken over, the caller keeps no reference
    MachineState(MachineCircuit circuit, long[] image) {
        this.circuit = circuit;
        this.image = image;
    }

    public boolean high(Net net) {
        return (image[net.id() >>> 6] >>> net.id() & 1) != 0;
    }

    /// The number on a bus of at most 64 nets.
    public long value(Bus bus) {
        long value = 0;
        for (int bit = 0; bit < bus.width(); bit++) {
            int net = bus.get(bit).id();
            value |= (image[net >>> 6] >>> net & 1) << bit;
        }
        return value;
    }

    /// Equal for equal states of all nets.
    public long hash() {
        return SimulatorState.hash(image);
    }

    public long black() {
        return value(circuit.array().is().black());
    }

    public long white() {
        return value(circuit.array().is().white());
    }

    /// What the cells call legal at this instant, settled or not.
    public long legalNow() {
        return value(circuit.array().legal());
    }

    /// The legal moves as latched for the controller.
    public long legalLatched() {
        return value(circuit.legalLatched());
    }

    /// The square being played, during UPDATE.
    public long select() {
        return value(circuit.array().select());
    }

    /// Squares that become black at the next edge.
    public long toBlack() {
        return value(circuit.array().to().black());
    }

    /// Squares that become white at the next edge.
    public long toWhite() {
        return value(circuit.array().to().white());
    }

    /// Cells whose disc has the other colour, as all have towards `direction` up to one of `color`.
    public long remote(Color color, Direction direction) {
        return links(Cell::rem, color, direction);
    }

    public long remoteOrLocal(Color color, Direction direction) {
        return links(Cell::rol, color, direction);
    }

    /// Cells that pass the flip signal of `color` on towards `direction`.
    public long flipOut(Color color, Direction direction) {
        return links(Cell::flipOut, color, direction);
    }

    /// Cells whose disc is turned to `color` by a signal that travels towards `direction`.
    public long flip(Color color, Direction direction) {
        return links(Cell::flip, color, direction);
    }

    private long links(Function<Cell, RailBus> signal, Color color, Direction direction) {
        long squares = 0;
        for (Square square : Square.values()) {
            Bus bus = signal.apply(circuit.array().cell(square)).of(color);
            squares |= high(bus.get(direction.ordinal())) ? square.bit() : 0;
        }
        return squares;
    }

    /// The colour to move.
    public Color current() {
        return high(circuit.array().current().black()) ? Color.BLACK : Color.WHITE;
    }

    /// The state of the controller.
    ///
    /// @throws IllegalStateException if not exactly one state net is high, as only a faulty machine has it
    public ControllerState state() {
        return findState().orElseThrow(() -> new IllegalStateException("the controller is in no state"));
    }

    /// The state of the controller; empty if not exactly one state net is high.
    public Optional<ControllerState> findState() {
        return circuit.controller().read(this::high);
    }

    public boolean moveEnable() {
        return high(circuit.controller().net(ControllerState.READY));
    }

    /// Whether a move waits in the mailbox.
    public boolean dirty() {
        return high(circuit.mailbox().dirty());
    }

    /// The move at the input pins, which the mailbox stores at the next edge.
    public Optional<Square> written() {
        return high(circuit.pins().write())
            ? Optional.of(Square.of((int) value(circuit.pins().move())))
            : Optional.empty();
    }

    /// The square last written into the mailbox, waiting or not; a1 at power-up.
    public Square mailbox() {
        return Square.of((int) value(circuit.mailbox().box()));
    }

    /// Names of the machine's own error pins that are high: errStale, errOverrun, lost, errIllegal.
    public List<String> errors() {
        return Stream
            .of(Map.entry("errStale", circuit.errStale()),
                Map.entry("errOverrun", circuit.mailbox().overrun()),
                Map.entry("lost", circuit.mailbox().lost()), Map.entry("errIllegal", circuit.errIllegal()))
            .filter(pin -> high(pin.getValue())).map(Map.Entry::getKey).toList();
    }

    /// What the counter of black discs shows at this instant; it needs up to 20 gate delays to settle.
    public int blackCount() {
        return (int) value(circuit.counts().black());
    }

    /// What the counter of white discs shows at this instant; it needs up to 20 gate delays to settle.
    public int whiteCount() {
        return (int) value(circuit.counts().white());
    }
}
