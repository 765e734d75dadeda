package flipchip.hwsim.referee.why;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.cause.CauseChain;
import flipchip.hwsim.gates.cause.NetHistory;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.array.Cell;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;

/// An explainer of what the machine did in a recorded game.
///
/// Works for the machine with our cell; the user's cell has other nets.
/// Thread: any
public final class Explainer {
    private final GameRun run;
    private final MachineCircuit circuit;
    private final NetHistory history;

    public Explainer(GameRun run) {
        this.run = run;
        circuit = run.machine().circuit();
        history = run.history();
    }

    public GameRun run() {
        return run;
    }

    /// Why the square is as it is: why its disc turned or stayed in the move of `at`, why it may be played.
    public Explanation square(Square square, Instant at) {
        Optional<Instant> update =
            clock(at.move(), ControllerState.UPDATE).filter(u -> u.clock() <= at.clock());
        if (update.isPresent()) {
            NetHistory settled = settled(update.get());
            Color mover = high(settled, circuit.array().current().black()) ? Color.BLACK : Color.WHITE;
            Cell cell = circuit.array().cell(square);
            boolean becomes = high(settled, cell.to().of(mover));
            if (becomes || high(settled, disc(square, Color.BLACK))
                    || high(settled, disc(square, Color.WHITE))) {
                Topic topic = !becomes ? Topic.STAYS
                    : high(settled, cell.move().of(mover)) ? Topic.PLACED
                    : Topic.TURNS;
                return answer(topic, Optional.of(square), mover, at, update.get(), settled,
                    cell.to().of(mover));
            }
        }
        NetHistory settled = settled(at);
        Color mover =
            history.high(circuit.array().current().black(), run.tickOf(at)) ? Color.BLACK : Color.WHITE;
        Net legal = circuit.array().cell(square).legal();
        return answer(high(settled, legal) ? Topic.LEGAL : Topic.NOT_LEGAL, Optional.of(square), mover, at,
            at, settled, legal);
    }

    /// Why the machine waits or the game is over at the end of `at`'s clock, or why a side passed.
    public Explanation machine(Instant at) {
        Optional<ControllerState> state = run.clock(at).findState();
        Net root = switch (state.orElse(ControllerState.INIT)) {
            case SWAP2, LATCH2, TEST2 -> circuit.controller().net(ControllerState.SWAP2);
            case TEST1 -> next(ControllerState.READY);
            default -> state.map(circuit.controller()::net).orElse(circuit.any());
        };
        Topic topic = switch (state.orElse(ControllerState.INIT)) {
            case SWAP2 -> Topic.PASSES;
            case OVER -> Topic.OVER;
            case READY, TEST1 -> Topic.WAITS;
            default -> Topic.NET;
        };
        Color mover =
            history.high(circuit.array().current().black(), run.tickOf(at)) ? Color.BLACK : Color.WHITE;
        NetHistory settled = settled(at);
        return answer(topic, Optional.empty(), mover, at, at, settled, root);
    }

    /// Why `net` has its value at `at`.
    public Explanation net(Net net, Instant at) {
        int tick = run.tickOf(at);
        Color mover = history.high(circuit.array().current().black(), tick) ? Color.BLACK : Color.WHITE;
        CauseChain chain =
            CauseChain.of(history, net, tick, start(at), given(Topic.NET).and(other -> !other.equals(net)));
        return new Explanation(Topic.NET, Optional.empty(), mover, at, true, false,
            new StepGroups(circuit, history, chain).steps(tick, run::atTick), chain, history);
    }

    /// What is asked about a move when nothing is: why the disc turned that turned last; of power-up, why the
    /// machine waits.
    public Explanation move(int move) {
        Optional<Instant> update = clock(move, ControllerState.UPDATE);
        Instant end = run.endOf(move);
        if (update.isEmpty()) {
            return machine(end);
        }
        NetHistory settled = settled(update.get());
        int best = -1;
        Square last = run.moves().get(move).square().orElse(Square.A1);
        for (Square square : Square.values()) {
            for (Color color : Color.values()) {
                Net to = circuit.array().cell(square).to().of(color);
                int since = settled.since(to, settled.last());
                if (high(settled, to) && since > best) {
                    best = since;
                    last = square;
                }
            }
        }
        return square(last, end);
    }

    /// The first moment of `state` in the clocks of `move`.
    public Optional<Instant> clock(int move, ControllerState state) {
        List<ClockRun> clocks = run.moves().get(move).clocks();
        return IntStream.range(0, clocks.size())
            .filter(clock -> clocks.get(clock).findState().equals(Optional.of(state)))
            .mapToObj(clock -> new Instant(move, clock, 0)).findFirst();
    }

    private Net disc(Square square, Color color) {
        return circuit.array().is().of(color).get(square.index());
    }

    private static boolean high(NetHistory settled, Net net) {
        return settled.high(net, settled.last());
    }

    /// The run up to the end of `at`'s clock, and on without another edge until everything has settled.
    private NetHistory settled(Instant at) {
        return history.settledFrom(end(at));
    }

    private int end(Instant at) {
        return run.tickOf(new Instant(at.move(), at.clock(), run.clock(at).steps()));
    }

    private int start(Instant at) {
        return run.tickOf(new Instant(at.move(), 0, 0));
    }

    private Net next(ControllerState state) {
        Gate register = circuit.netlist().gates()
            .get(circuit.netlist().driverOf(circuit.controller().net(state)).orElseThrow());
        return register.inputs().getFirst();
    }

    private Explanation answer(Topic topic, Optional<Square> square, Color color, Instant at, Instant clock,
            NetHistory settled, Net net) {
        int now = run.tickOf(at);
        int end = end(clock);
        int tick = square.isEmpty() ? now : settled.last();
        if (topic == Topic.WAITS && !net.equals(circuit.controller().net(ControllerState.READY))) {
            tick = settled.last();
        }
        int start = start(at) - (square.isEmpty() && at.move() > 0 ? 1 : 0);    // the edge into READY
        CauseChain chain =
            CauseChain.of(settled, net, tick, start, given(topic).and(other -> !other.equals(net)));
        boolean same = settled.high(net, Math.min(now, settled.last())) == chain.outcome().high();
        List<ExplainedStep> steps = new StepGroups(circuit, settled, chain).steps(Math.min(now, end),
            known -> known <= end
                ? run.atTick(known)
                : new Instant(clock.move(), clock.clock(), run.clock(clock).steps() + known - end));
        return new Explanation(topic, square, color, at, same || now > end && chain.outcome().since() <= end,
            chain.outcome().since() > end, steps, chain, settled);
    }

    /// What is taken as given: the chain would lead into earlier moves.
    private Predicate<Net> given(Topic topic) {
        Predicate<Net> states = circuit.controller().states()::contains;
        Predicate<Net> discs = net -> Stream.of(Color.values())
            .anyMatch(color -> circuit.array().is().of(color).nets().contains(net)
                    || circuit.array().current().of(color).equals(net));
        Predicate<Net> latched = circuit.legalLatched().nets()::contains;
        Predicate<Net> test = circuit.controller().net(ControllerState.TEST1)::equals;
        Predicate<Net> ready = circuit.controller().net(ControllerState.READY)::equals;
        return switch (topic) {
            case TURNS, STAYS, PLACED -> discs.or(latched).or(ready);
            case LEGAL, NOT_LEGAL -> discs.or(states);
            case WAITS, PASSES, OVER -> latched.or(test);
            case NET ->
                states.or(circuit.mailbox().dirty()::equals).or(circuit.mailbox().box().nets()::contains);
        };
    }
}
