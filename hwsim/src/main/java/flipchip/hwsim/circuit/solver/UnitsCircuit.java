package flipchip.hwsim.circuit.solver;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A circuit of several solver units under a dispatcher that makes the first two moves: [ParallelUnits] in
/// gates.
///
/// The root's registers end in 0, those of the move that is searched in 1. WAIT tests whether the next reply
/// may be made; COMPARE, PLAY, CUTOFF and ENDED are the paper's states with its clocks, with their effect in
/// [DispatcherBoard]. DELEGATE gives a position without a move to the first unit, AWAIT reads its result. In
/// every clock the first unit that has finished is served.
///
/// A result that is read during PLAY may close the window that COMPARE found open: the reply is then not
/// handed on, and CUTOFF follows.
final class UnitsCircuit {
    private static final int PUBLISHED = 7;
    private static final List<String> COUNTED = List.of("tree", "leaf", "ended", "pass", "cutoff");

    private final NetlistBuilder n;
    private final Loads registers;
    private final DispatcherStates states;
    private final DispatcherBoard board;
    private final List<SolverUnit.Job> jobs = new ArrayList<>();
    private final List<SolverUnit> units = new ArrayList<>();
    private final Bus ready;
    private final Bus heard;
    private final Bus chosen;
    private final Bus hostData;

    /// The dispatcher's states.
    enum State {
        IDLE(1),
        INIT(6),
        COMPARE_0(3),
        PLAY_0(16),
        DELEGATE(1),
        AWAIT(1),
        WAIT(1),
        COMPARE_1(3),
        PLAY_1(16),
        CUTOFF(3),
        ENDED_1(4),
        ENDED_0(4),
        END(2),
        PUBLISH(8);

        private final int steps;

        State(int steps) {
            this.steps = steps;
        }

        int steps() {
            return steps;
        }
    }

    private UnitsCircuit(String name, int count) {
        n = new NetlistBuilder(name);
        registers = new Loads(n);
        states = new DispatcherStates(n);
        hostData = n.declare("host_data", 64);
        board = new DispatcherBoard(n, registers, states);
        ready = n.declare("ready", count);
        heard = n.declare("heard", count);
        chosen = n.declare("chosen", count);
    }

    /// The pins are those of [SolverCircuit].
    static Netlist netlist(String name, int count) {
        return new UnitsCircuit(name, count).build();
    }

    /// Scope of a unit.
    static String scope(int unit) {
        return "unit" + unit;
    }

    private Netlist build() {
        registers.bit("root_job", false);
        registers.bit("eldest", false);
        registers.bit("first", false);
        COUNTED.stream().filter(name -> !name.equals("leaf") && !name.equals("pass"))
            .forEach(name -> registers.register(name, SolverNets.COUNTER_BITS));
        registers.register("clocks", SolverNets.CLOCK_BITS);
        IntStream.range(0, chosen.width()).forEach(i -> registers.register("reply" + i, 6));
        within("datapath", () -> board.build(hostData));
        within("jobs", this::makeJobs);
        jobs.forEach(this::makeUnit);
        within("dispatcher", () -> {
            pickUnits();
            listen();
        });
        within("sequencer", this::sequence);
        within("node_counters", this::count);
        Bus address = n.input("host_address", 8);
        Net write = n.input("host_write");
        Bus writeData = n.input("host_wdata", 64);
        Bus readData = n.declare("host_rdata", 64);
        n.output("host_rdata", readData);
        within("host_memory", () -> hostMemory(address, write, writeData, readData));
        within("registers", registers::drive);
        n.output("idle", states.in(State.IDLE));
        return n.build();
    }

    private void within(String block, Runnable parts) {
        try (NetlistBuilder.OpenScope _ = n.scope(block, block)) {
            parts.run();
        }
    }

    private void makeJobs() {
        Net hands = n.name("hands", n.and(states.last(State.PLAY_1), board.open()));
        Net delegates = states.in(State.DELEGATE);
        Net whole = registers.out("root_job").get(0);
        Net color = n.name("job_color", n.xor(board.color(), n.and(delegates, n.not(whole))));
        Bus black = board.given(delegates, whole, "black");
        Bus white = board.given(delegates, whole, "white");
        Bus alpha = Words.mux(n, delegates, registers.out("alpha1"), registers.out("alpha0"));
        Bus beta = Words.mux(n, delegates, registers.out("beta1"), registers.out("beta0"));
        for (int i = 0; i < chosen.width(); i++) {
            Net start = n.and(hands, chosen.get(i));
            start = n.name("start" + i, i == 0 ? n.or(start, delegates) : start);
            jobs.add(new SolverUnit.Job(start, color, black, white, alpha, beta, states.at(State.INIT, 0)));
            registers.load("reply" + i, n.and(hands, chosen.get(i)), board.reply());
        }
    }

    private void makeUnit(SolverUnit.Job job) {
        try (NetlistBuilder.OpenScope scope = n.scope(scope(units.size()), "solver_unit")) {
            scope.input("start", job.start());
            scope.input("color", job.color());
            scope.input("black", job.black());
            scope.input("white", job.white());
            scope.input("alpha", job.alpha());
            scope.input("beta", job.beta());
            scope.input("clear", job.clear());
            SolverUnit unit = SolverCircuit.unit(n, job);
            scope.output("idle", unit.idle());
            scope.output("finishes", unit.finishes());
            scope.output("value", unit.value());
            scope.output("line", unit.line());
            COUNTED.forEach(name -> scope.output(name, unit.counter(name)));
            units.add(unit);
        }
    }

    private SolverUnit unit(int number) {
        return units.get(number);
    }

    /// The first unit that is free, and the first that has finished.
    private void pickUnits() {
        Net freeBefore = Net.ZERO;
        Net readyBefore = Net.ZERO;
        List<Net> free = new ArrayList<>();
        for (int i = 0; i < chosen.width(); i++) {
            n.driveFlipFlop(ready.get(i), n.or(unit(i).finishes(), n.and(ready.get(i), n.not(heard.get(i)))),
                Net.ONE);
            free.add(n.and(unit(i).idle(), n.not(ready.get(i))));
            n.driveAnd(chosen.get(i), free.get(i), n.not(freeBefore));
            n.driveAnd(heard.get(i), ready.get(i), n.not(readyBefore));
            freeBefore = n.or(freeBefore, free.get(i));
            readyBefore = n.or(readyBefore, ready.get(i));
        }
        states.units(freeBefore, Words.andTree(n, free), readyBefore);
    }

    private void listen() {
        List<Bus> values = new ArrayList<>();
        List<Bus> lines = new ArrayList<>();
        for (int i = 0; i < heard.width(); i++) {
            values.add(Words.gate(n, heard.get(i), unit(i).value()));
            lines.add(Words.gate(n, heard.get(i), Words.concat(unit(i).line(), registers.out("reply" + i))));
        }
        board.listen(ProcessorCircuit.any(n, values), ProcessorCircuit.any(n, lines));
        registers.load("eldest", n.and(states.last(State.PLAY_1), registers.out("first").get(0)), 1);
        registers.load("eldest", states.someReady(), 0);
        registers.load("first", states.at(State.PLAY_0, 14), 1);
        registers.load("first", states.last(State.PLAY_1), 0);
    }

    private void sequence() {
        Net started = states.last(State.INIT);
        Net played = states.last(State.PLAY_0);
        Net none = n.not(board.answers());
        Net lost = n.and(started, n.not(board.any(0)));
        registers.load("root_job", lost, 1);
        registers.load("root_job", played, 0);
        Net whole = registers.out("root_job").get(0);
        Net answered = n.name("answered", n.and(states.in(State.AWAIT), states.someReady()));
        Net compared0 = states.last(State.COMPARE_0);
        Net compared1 = states.last(State.COMPARE_1);
        Net any = board.any(1);
        Net open = board.open();
        Net closed = n.not(open);
        Net made = states.last(State.PLAY_1);
        Net mayHand = n.and(states.someFree(), n.not(registers.out("eldest").get(0)));
        Net goes =
            n.name("goes", n.and(states.in(State.WAIT), n.mux(any, states.allFree(), n.or(closed, mayHand))));
        Map<State, Net> entered = new EnumMap<>(State.class);
        entered.put(State.IDLE, states.last(State.PUBLISH));
        entered.put(State.INIT, n.and(states.in(State.IDLE), hostData.get(1)));
        entered.put(State.COMPARE_0, Words.orTree(n, List.of(n.and(started, board.any(0)),
            n.and(answered, n.not(whole)), states.last(State.ENDED_1))));
        entered.put(State.PLAY_0, n.and(compared0, board.any(0)));
        entered.put(State.ENDED_0, n.and(compared0, n.not(board.any(0))));
        entered.put(State.DELEGATE, n.or(lost, n.and(played, none)));
        entered.put(State.AWAIT, states.in(State.DELEGATE));
        entered.put(State.WAIT, Words.orTree(n,
            List.of(n.and(played, board.answers()), n.and(made, open), states.last(State.CUTOFF))));
        entered.put(State.COMPARE_1, goes);
        entered.put(State.PLAY_1, n.and(compared1, n.and(any, open)));
        entered.put(State.CUTOFF, n.and(closed, n.or(n.and(compared1, any), made)));
        entered.put(State.ENDED_1, n.and(compared1, n.not(any)));
        entered.put(State.END, n.or(states.last(State.ENDED_0), n.and(answered, whole)));
        entered.put(State.PUBLISH, states.last(State.END));
        states.drive(entered,
            Map.of(State.IDLE, hostData.get(1), State.AWAIT, states.someReady(), State.WAIT, goes));
    }

    private void count() {
        Net clear = states.at(State.INIT, 0);
        Map<String, Net> visited =
            Map.of("tree", n.or(states.last(State.PLAY_0), n.and(states.last(State.PLAY_1), board.open())),
                "ended", n.or(states.last(State.ENDED_0), states.last(State.ENDED_1)), "cutoff",
                states.last(State.CUTOFF));
        visited.forEach((name, net) -> {
            registers.load(name, clear, 0);
            registers.load(name, net, SignedNumbers.increment(n, registers.out(name)));
        });
        registers.load("clocks", clear, 1);
        registers.load("clocks",
            n.not(Words.orTree(n, List.of(states.in(State.IDLE), states.in(State.PUBLISH), clear))),
            SignedNumbers.increment(n, registers.out("clocks")));
    }

    private Bus total(String name) {
        Bus sum = name.equals("leaf") || name.equals("pass")
            ? unit(0).counter(name)
            : Adders.add(n, registers.out(name), unit(0).counter(name)).slice(0, SolverNets.COUNTER_BITS);
        for (SolverUnit unit : units.subList(1, units.size())) {
            sum = Adders.add(n, sum, unit.counter(name)).slice(0, SolverNets.COUNTER_BITS);
        }
        return sum;
    }

    /// As in [SolverCircuit]: the chip goes first.
    private void hostMemory(Bus address, Net write, Bus writeData, Bus readData) {
        List<Bus> data = new ArrayList<>(List.of(Words.gate(n, states.in(State.END),
            SignedNumbers.zeroExtend(Words.concat(registers.out("ret_line"), registers.out("ret")), 64))));
        List<Bus> published = new ArrayList<>();
        COUNTED.forEach(name -> published.add(total(name)));
        published.add(registers.out("clocks"));
        published.add(Bus.of(board.color()));
        for (int i = 0; i < PUBLISHED; i++) {
            data.add(
                Words.gate(n, states.at(State.PUBLISH, i), SignedNumbers.zeroExtend(published.get(i), 64)));
        }
        Net chipWrite = n.or(states.at(State.END, 0),
            n.and(states.in(State.PUBLISH), n.not(states.at(State.PUBLISH, PUBLISHED))));
        Bus mine = chipAddress();
        n.add(new Gate.Ram("host_memory", HostMemory.WORDS, 64,
            List.of(new Gate.ReadPort(Net.ONE, address, readData),
                new Gate.ReadPort(Net.ONE, mine, hostData)),
            List.of(new Gate.WritePort(n.or(write, chipWrite), Words.mux(n, chipWrite, address, mine),
                Words.mux(n, chipWrite, writeData, ProcessorCircuit.any(n, data))))));
    }

    /// The control word, but for the steps that read the board or write the results.
    private Bus chipAddress() {
        Map<Net, Integer> words = new LinkedHashMap<>();
        words.put(states.at(State.INIT, 1), HostMemory.WHITE);
        words.put(states.in(State.END), HostMemory.RESULT);
        IntStream.range(0, PUBLISHED - 1)
            .forEach(i -> words.put(states.at(State.PUBLISH, i), HostMemory.COUNTERS + i));
        List<Net> others = new ArrayList<>(words.keySet());
        others.add(states.at(State.INIT, 0));
        words.put(n.not(Words.orTree(n, others)), HostMemory.CONTROL);
        return ProcessorCircuit.any(n, words.entrySet().stream()
            .map(entry -> new Bus(IntStream.range(0, 8)
                .mapToObj(bit -> (entry.getValue() >>> bit & 1) != 0 ? entry.getKey() : Net.ZERO).toList()))
            .toList());
    }
}
