package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import flipchip.app.chips.owncell.OwnCircuit.Refused;
import flipchip.engine.board.Board;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.sim.BitMatrix;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// A user's circuit for the whole board: the inputs `own` and `other` have the discs of the side to move and
/// of the other side, the output `legal` its legal moves; bit 0 is a1, bit 1 is b1, bit 63 is h8. With
/// registers it is asked: `start` is high for one clock, the discs stay, and `legal` is right in the first
/// clock in which `done` is high. Any other input is held at 0. One thread.
final class BoardCircuit {
    /// Boards that are asked about at once.
    static final int LANES = 64;
    private static final int MOST_CLOCKS = 10_000;
    private static final Set<String> DRIVEN = Set.of("own", "other", "start");

    private final Netlist netlist;
    private final BitParallelSimulator simulator;
    private final boolean clocked;
    private final String clock;
    private int longest;

    /// @param legal what the circuit says, for each board
    /// @param given a bit for each board for which it says something
    record Answers(long[] legal, long given) {
        OptionalLong legal(int lane) {
            return (given >>> lane & 1) != 0 ? OptionalLong.of(legal[lane]) : OptionalLong.empty();
        }
    }

    /// Reads a file, or all Verilog files of a folder.
    ///
    /// @param top the module that is the whole circuit; empty: the one that no other uses
    /// @throws Refused              if it lacks a pin or has a latch, or cannot be read
    /// @throws IOException          if a file cannot be read or Yosys cannot be run
    /// @throws InterruptedException if the thread is interrupted meanwhile
    static BoardCircuit read(Path path, Optional<String> top) throws IOException, InterruptedException {
        OwnCircuit circuit = OwnCircuit.read(path, top);
        try {
            return new BoardCircuit(circuit);
        } catch (Refused e) {
            throw new Refused((e.getMessage() + " " + choice(path, top, circuit.netlist())).strip());
        }
    }

    /// Which module was taken where nothing uses several of them; else empty.
    static String choice(Path path, Optional<String> top, Netlist taken) throws IOException {
        List<String> unused = top.isPresent() ? List.of() : OwnCircuit.unused(path);
        return unused.size() < 2
            ? ""
            : OwnCircuit.TEXTS.get("board.top", String.join(", ", unused), taken.name());
    }

    /// @throws Refused if it lacks a pin, or has a latch
    BoardCircuit(OwnCircuit circuit) throws Refused {
        netlist = circuit.netlist();
        clock = circuit.clock().orElse("");
        clocked = netlist.gates().stream().anyMatch(gate -> !gate.isCombinational());
        if (netlist.gates().stream().anyMatch(Gate.Latch.class::isInstance)) {
            throw Refused.of("board.latch");
        }
        pin("own", Port.Direction.INPUT, LANES);
        pin("other", Port.Direction.INPUT, LANES);
        pin("legal", Port.Direction.OUTPUT, LANES);
        if (clocked) {
            pin("start", Port.Direction.INPUT, 1);
            pin("done", Port.Direction.OUTPUT, 1);
        }
        simulator = BitParallelSimulator.compiled(netlist);
    }

    private void pin(String name, Port.Direction direction, int width) throws Refused {
        if (netlist.ports(direction).stream()
            .noneMatch(port -> port.name().equals(name) && port.width() == width)) {
            throw Refused.of("board.pin." + (direction == Port.Direction.INPUT ? "in" : "out"), name, width);
        }
    }

    /// The inputs that are held at 0, by name.
    List<String> held() {
        return netlist.ports(Port.Direction.INPUT).stream().map(Port::name)
            .filter(name -> !DRIVEN.contains(name) || !clocked && name.equals("start")).toList();
    }

    /// What else a user must know of the check: the module that was taken, the inputs held at 0; else empty.
    String note(Path path, Optional<String> top) throws IOException {
        String held = held().isEmpty() ? "" : OwnCircuit.TEXTS.get("board.held", String.join(", ", held()));
        return (choice(path, top, netlist) + " " + held).strip();
    }

    /// Tries a circuit with registers, right in our simulator, in another one.
    BoardProof.Answer simulated(Path path, List<Board> boards) throws IOException, InterruptedException {
        String tried = OwnCircuit.TEXTS.get("board.clocked");
        Optional<BoardProof.Answer> found =
            BoardSimulation.clocked(path, netlist.name(), clock, held(), boards, longest);
        return found.isPresent() && found.get() instanceof BoardProof.Answer.Open(String reason)
            ? new BoardProof.Answer.Open(tried + " " + reason)
            : found.orElse(new BoardProof.Answer.Open(tried));
    }

    boolean isClocked() {
        return clocked;
    }

    /// Gates, registers included.
    int gates() {
        return netlist.gates().size();
    }

    /// Clocks at most until an answer, so far; 0 without registers.
    int longest() {
        return longest;
    }

    /// What it says of one board; empty if it does not answer.
    OptionalLong legal(Board board) {
        long[] own = new long[LANES];
        long[] other = new long[LANES];
        own[0] = board.player();
        other[0] = board.opponent();
        return ask(own, other).legal(0);
    }

    /// Asks about 64 boards.
    Answers ask(long[] own, long[] other) {
        set("own", own);
        set("other", other);
        long[] legal = new long[LANES];
        if (!clocked) {
            simulator.settle();
            take(-1, legal);
            return new Answers(legal, -1);
        }
        simulator.setLanes(netlist.port("start").bus().get(0), -1);
        long open = -1;
        for (int clock = 0; clock < MOST_CLOCKS && open != 0; clock++) {
            simulator.settle();
            long done = clock == 0 ? 0 : simulator.lanes(netlist.port("done").bus().get(0)) & open;
            take(done, legal);
            open &= ~done;
            longest = done == 0 ? longest : Math.max(longest, clock);
            simulator.edge();
            simulator.setLanes(netlist.port("start").bus().get(0), 0);
        }
        return new Answers(legal, ~open);
    }

    private void take(long lanes, long[] legal) {
        for (long left = lanes; left != 0; left &= left - 1) {
            int lane = Long.numberOfTrailingZeros(left);
            legal[lane] = simulator.value(netlist.port("legal").bus(), lane);
        }
    }

    private void set(String pin, long[] byLane) {
        long[] rows = byLane.clone();
        BitMatrix.transpose(rows);
        for (int bit = 0; bit < LANES; bit++) {
            simulator.setLanes(netlist.port(pin).bus().get(bit), rows[bit]);
        }
    }
}
