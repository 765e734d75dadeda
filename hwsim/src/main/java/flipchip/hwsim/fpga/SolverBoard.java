package flipchip.hwsim.fpga;

import java.util.List;
import java.util.Map;
import flipchip.hwsim.circuit.solver.HostMemory;
import flipchip.hwsim.circuit.solver.SolverCircuit;
import flipchip.hwsim.gates.logic.Counters;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// The endgame chip behind a serial line: its host memory is written and read by requests. Pins `rx`, `tx`
/// and eight lamps.
public final class SolverBoard {
    /// The kind of chip in HELLO.
    static final int KIND = 2;

    private final NetlistBuilder n = new NetlistBuilder("solver_board");
    private final BoardOptions options;
    private final BoardFront front;
    private final Loads registers = new Loads(n);

    private SolverBoard(BoardOptions options) {
        this.options = options;
        front = new BoardFront(n, options);
    }

    public static Netlist netlist(BoardOptions options) {
        return new SolverBoard(options).build();
    }

    private Netlist build() {
        Netlist chip = SolverCircuit.netlist();
        Bus word = registers.register("word", 64);
        Bus address = registers.register("address", 8);
        Net writing = registers.bit("writing", false);
        BoardClock clock = BoardClock.build(n, front, Net.ZERO);
        Bus readData = chip.port("host_rdata").bus();
        Embedding solver = Embedding.of(n, "solver", chip,
            Map.of("host_address", address, "host_write", Bus.of(writing), "host_wdata", word), clock.run(),
            (Gate.ReadPort port) -> port.data().equals(readData));
        Net idle = solver.port("idle").get(0);

        Net store = front.executes(ChipCommand.STORE);
        Bus refusal = refusal(idle, clock.stopped());
        Net accepted = n.and(store, n.not(Words.orTree(n, refusal.nets())));
        registers.load("word", front.executes(ChipCommand.DATA),
            Words.concat(front.argument(), word.slice(0, 56)));
        registers.load("address",
            n.and(front.execute(), n.or(front.wants(ChipCommand.STORE), front.wants(ChipCommand.READ))),
            front.argument());
        registers.load("writing", accepted, 1);
        registers.load("writing", writing, 0);
        registers.drive();

        Net control = n.and(writing, Words.equalsConstant(n, address, HostMemory.CONTROL));
        Bus clocks = Counters.up(n, "clocks", 32, n.and(clock.run(), n.not(idle)), control);
        Net done = n.not(n.or(clock.stepping(), writing));
        front.finish(new BoardFront.Answer(refusal, done, RefereeBoard.status(ChipStatus.OK),
            data(solver, clock, clocks, idle)));
        n.output("leds", Bus.of(idle, n.not(idle), Net.ZERO, Net.ZERO, Net.ZERO, clock.stopped(),
            front.lineError(), front.sending()));
        return n.build();
    }

    private Bus refusal(Net idle, Net stopped) {
        Net store = front.wants(ChipCommand.STORE);
        Net unknown = Words.orTree(n,
            List.of(front.wants(ChipCommand.PLAY), front.wants(ChipCommand.BACK),
                front.wants(ChipCommand.BLACK), front.wants(ChipCommand.WHITE),
                front.wants(ChipCommand.LEGAL), front.unassigned()));
        Bus refusal = Words.gate(n, unknown, RefereeBoard.status(ChipStatus.UNKNOWN));
        refusal = Words.or(n, refusal,
            Words.gate(n, n.and(store, stopped), RefereeBoard.status(ChipStatus.STOPPED)));
        Net busy = n.and(n.and(store, n.not(stopped)), n.not(idle));
        return Words.or(n, refusal, Words.gate(n, busy, RefereeBoard.status(ChipStatus.BUSY)));
    }

    private Bus data(Embedding solver, BoardClock clock, Bus clocks, Net idle) {
        Net hello = front.wants(ChipCommand.HELLO);
        Net count = front.wants(ChipCommand.CLOCKS);
        Net read = front.wants(ChipCommand.READ);
        Net other = n.not(Words.orTree(n, List.of(hello, count, read)));
        Bus data = Words.gate(n, hello, RefereeBoard.greeting(options, KIND));
        data = Words.or(n, data, Words.gate(n, count, SignedNumbers.zeroExtend(clocks, 64)));
        data = Words.or(n, data, Words.gate(n, read, solver.port("host_rdata")));
        return Words.or(n, data,
            Words.gate(n, other, SignedNumbers.zeroExtend(Bus.of(idle, clock.stopped()), 64)));
    }
}
