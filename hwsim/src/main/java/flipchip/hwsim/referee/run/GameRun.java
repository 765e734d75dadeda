package flipchip.hwsim.referee.run;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import flipchip.engine.board.Game;
import flipchip.hwsim.gates.cause.NetHistory;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.Waveform;
import flipchip.hwsim.gates.sim.WaveformRecorder;

/// A whole game played by the machine, every net at every gate delay.
///
/// Kept as one image of all nets for each move, and the nets that changed between. An instant one clock
/// period after an edge and step 0 of the next clock are the same moment, before and after that edge.
/// Thread: any
public final class GameRun {
    private final OthelloMachine machine;
    private final Game game;
    private final List<MoveRun> moves;

    GameRun(OthelloMachine machine, Game game, List<MoveRun> moves) {
        this.machine = machine;
        this.game = game;
        this.moves = List.copyOf(moves);
    }

    public OthelloMachine machine() {
        return machine;
    }

    public Game game() {
        return game;
    }

    /// Power-up, then the moves of the game: one more than the game has.
    public List<MoveRun> moves() {
        return moves;
    }

    /// The beginning of the clock with this number, which is counted from power-up.
    ///
    /// @throws IndexOutOfBoundsException if the run has no such clock
    public Instant clock(long number) {
        for (int move = 0; move < moves.size(); move++) {
            List<ClockRun> clocks = moves.get(move).clocks();
            long clock = number - clocks.getFirst().number();
            if (clock >= 0 && clock < clocks.size()) {
                return new Instant(move, (int) clock, 0);
            }
        }
        throw new IndexOutOfBoundsException("the run does not contain clock " + number);
    }

    /// How many clocks the run has.
    public long clocks() {
        return moves.getLast().clocks().getLast().number() + 1;
    }

    /// The clock of `instant`.
    ///
    /// @throws IndexOutOfBoundsException if the run has no such instant
    public ClockRun clock(Instant instant) {
        ClockRun clock = moves.get(instant.move()).clocks().get(instant.clock());
        if (instant.step() > clock.steps()) {
            throw new IndexOutOfBoundsException(
                "clock " + clock.number() + " does not contain step " + instant.step());
        }
        return clock;
    }

    public Instant first() {
        return new Instant(0, 0, 0);
    }

    public Instant last() {
        return endOf(moves.size() - 1);
    }

    /// The last instant of a move: everything has settled, the next move may come.
    ///
    /// @throws IndexOutOfBoundsException unless `move` is 0 to the game's length
    public Instant endOf(int move) {
        return endOfClock(move, moves.get(move).clocks().size() - 1);
    }

    private Instant endOfClock(int move, int clock) {
        return new Instant(move, clock, moves.get(move).clocks().get(clock).steps());
    }

    /// One gate delay on; at the end of a clock just past the next edge. The last instant stays.
    public Instant nextStep(Instant at) {
        if (at.step() < clock(at).steps()) {
            return new Instant(at.move(), at.clock(), at.step() + 1);
        }
        return nextClock(at);
    }

    /// One gate delay back; from just past an edge to just before it. The first instant stays.
    public Instant previousStep(Instant at) {
        if (at.step() > 0) {
            return new Instant(at.move(), at.clock(), at.step() - 1);
        }
        if (at.clock() > 0) {
            return endOfClock(at.move(), at.clock() - 1);
        }
        return at.move() > 0 ? endOf(at.move() - 1) : first();
    }

    /// Just past the next edge; in the last clock its end.
    public Instant nextClock(Instant at) {
        if (at.clock() + 1 < moves.get(at.move()).clocks().size()) {
            return new Instant(at.move(), at.clock() + 1, 0);
        }
        return nextMove(at);
    }

    /// Just past this clock's edge, or if that is where we are, the one before.
    public Instant previousClock(Instant at) {
        if (at.step() > 0 || at.clock() > 0) {
            return new Instant(at.move(), at.step() > 0 ? at.clock() : at.clock() - 1, 0);
        }
        return at.move() > 0
            ? new Instant(at.move() - 1, moves.get(at.move() - 1).clocks().size() - 1, 0)
            : first();
    }

    /// The beginning of the next move; in the last move its end.
    public Instant nextMove(Instant at) {
        return at.move() + 1 < moves.size() ? new Instant(at.move() + 1, 0, 0) : last();
    }

    /// The beginning of this move, or if that is where we are, of the one before.
    public Instant previousMove(Instant at) {
        boolean inside = at.step() > 0 || at.clock() > 0;
        return new Instant(inside ? at.move() : Math.max(0, at.move() - 1), 0, 0);
    }

    /// The instant `steps` gate delays after the beginning of the run; clamped to the run. Inverse of
    /// [#timeOf(Instant)] but for the moment of an edge, where it returns the instant after it.
    public Instant at(long steps) {
        long left = Math.max(0, steps);
        for (int move = 0; move < moves.size(); move++) {
            List<ClockRun> clocks = moves.get(move).clocks();
            for (int clock = 0; clock < clocks.size(); clock++) {
                if (left < clocks.get(clock).steps()) {
                    return new Instant(move, clock, (int) left);
                }
                left -= clocks.get(clock).steps();
            }
        }
        return last();
    }

    /// Gate delays since the beginning of the run.
    public long timeOf(Instant at) {
        return clock(at).number() * machine.options().period() + at.step();
    }

    /// Every net at every gate delay. A clock has one tick more than gate delays, which begins with its edge;
    /// see [#tickOf(Instant)].
    public NetHistory history() {
        Netlist netlist = machine.circuit().netlist();
        NetHistory.Recorder recorder = new NetHistory.Recorder(netlist, moves.getFirst().before(),
            machine.options().held().stream().map(stuck -> stuck.in(netlist)).collect(Collectors.toSet()));
        for (MoveRun move : moves) {
            for (ClockRun clock : move.clocks()) {
                for (int step = 0; step <= clock.steps(); step++) {
                    recorder.tick(step == 0 && clock.number() > 0, clock.changesAt(step));
                }
            }
        }
        return recorder.finish();
    }

    /// The tick of `at` in [#history()].
    public int tickOf(Instant at) {
        return Math.toIntExact(clock(at).number() * (machine.options().period() + 1) + at.step());
    }

    /// The instant of a tick of [#history()]; one after the end of the run counts on in the last clock.
    public Instant atTick(int tick) {
        int ticks = machine.options().period() + 1;
        long number = Math.min(tick / ticks, clocks() - 1);
        Instant clock = clock(number);
        return new Instant(clock.move(), clock.clock(), Math.toIntExact(tick - number * ticks));
    }

    /// Every net at `at`.
    ///
    /// @throws IndexOutOfBoundsException if the run has no such instant
    public MachineState stateAt(Instant at) {
        ClockRun present = clock(at);
        MoveRun move = moves.get(at.move());
        long[] image = move.before();
        for (ClockRun clock : move.clocks().subList(0, at.clock())) {
            clock.apply(image, clock.steps());
        }
        present.apply(image, at.step());
        return new MachineState(machine.circuit(), image);
    }

    /// The run as a waveform of the given buses; time is [#timeOf(Instant)].
    public Waveform waveform(Map<String, Bus> signals) {
        WaveformRecorder recorder =
            new WaveformRecorder(machine.circuit().netlist(), signals, moves.getFirst().before());
        int period = machine.options().period();
        for (MoveRun move : moves) {
            for (ClockRun clock : move.clocks()) {
                for (int step = 0; step <= clock.steps(); step++) {
                    recorder.changed(Math.toIntExact(clock.number() * period + step), clock.changesAt(step));
                }
            }
        }
        return recorder.finish();
    }

    /// The run as a waveform of every net.
    public Waveform waveform() {
        return waveform(WaveformRecorder.allNets(machine.circuit().netlist()));
    }
}
