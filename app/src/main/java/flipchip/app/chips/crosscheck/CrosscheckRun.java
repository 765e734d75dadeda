package flipchip.app.chips.crosscheck;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.control.StuckNet;
import flipchip.hwsim.verify.referee.GameVerification;

/// One run of the twin check, on a thread that may take its time: every game of a source is played by the
/// machine, 64 at a time, and compared with the rules. Used once.
final class CrosscheckRun {
    private static final Texts TEXTS = Texts.of("twin");
    /// From this many games on, translating the circuit into code first is faster.
    private static final int MANY = 500;

    private final ArchiveSource source;
    private final Optional<StuckNet> broken;
    private final BooleanSupplier cancelled;
    private final Consumer<State> out;
    private final Map<Position, Machine> machines = new LinkedHashMap<>();
    private final List<Found> found = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private State state = State.NOTHING;
    private final long began = System.nanoTime();

    /// A game that differs.
    ///
    /// @param game what it is called and its moves
    record Found(ArchiveEntry game, GameVerification.Mismatch mismatch) {}

    /// How a run ended.
    enum Ending { DONE, CANCELLED, FAILED }

    /// What has been done so far.
    ///
    /// @param all       games in all; 0 if not known yet
    /// @param differing games that differ
    /// @param found     the first of them
    /// @param problems  what could not be read; with FAILED the last one says why
    /// @param ending    empty while it runs
    record State(int games, int all, long moves, long passes, long clocks, int differing, List<Found> found,
            List<String> problems, double seconds, Optional<Ending> ending) {
        static final State NOTHING = new State(0, 0, 0, 0, 0, 0, List.of(), List.of(), 0, Optional.empty());

        State {
            found = List.copyOf(found);
            problems = List.copyOf(problems);
        }
    }

    private record Machine(MachineCircuit circuit, BitParallelSimulator simulator) {}

    /// @param broken a wire that is held, to see the check find it
    /// @param out    told of every change worth showing, on the thread of the run
    CrosscheckRun(ArchiveSource source, Optional<StuckNet> broken, BooleanSupplier cancelled,
            Consumer<State> out) {
        this.source = source;
        this.broken = broken;
        this.cancelled = cancelled;
        this.out = out;
    }

    /// Runs to the end.
    void run() {
        try {
            state = new State(0, source.size(), 0, 0, 0, 0, List.of(), List.of(), 0, Optional.empty());
            source.read(this::compare, this::note);
            end(Ending.DONE);
        } catch (CancellationException stopped) {
            end(Ending.CANCELLED);
        } catch (IOException | IllegalArgumentException e) {
            note(Reasons.told(e));
            end(Ending.FAILED);
        }
    }

    private void note(String problem) {
        if (problems.size() < GameVerification.MOST_KEPT) {
            problems.add(problem);
        }
    }

    private void compare(List<ArchiveEntry> entries) {
        int known = Math.max(state.all(), state.games() + entries.size());
        state = new State(state.games(), known, state.moves(), state.passes(), state.clocks(),
            state.differing(), found, problems, state.seconds(), Optional.empty());
        Map<Position, List<ArchiveEntry>> byStart = new LinkedHashMap<>();
        entries.forEach(
            entry -> byStart.computeIfAbsent(entry.game().start(), _ -> new ArrayList<>()).add(entry));
        byStart.forEach(this::compare);
    }

    private void compare(Position start, List<ArchiveEntry> entries) {
        Machine machine =
            machines.computeIfAbsent(start, _ -> build(start, Math.max(state.all(), entries.size())));
        machine.simulator().powerUp();
        broken.ifPresent(
            stuck -> machine.simulator().force(net(stuck, machine.circuit().netlist()), stuck.high()));
        GameVerification check = new GameVerification(machine.circuit(), machine.simulator());
        List<Game> games = entries.stream().map(ArchiveEntry::game).toList();
        State before = state;
        GameVerification.Report report =
            check.run(games, done -> out.accept(plus(before, done, 0, 0, 0, 0, Optional.empty())), cancelled);
        report.mismatches().stream().limit(GameVerification.MOST_KEPT - found.size())
            .forEach(mismatch -> found.add(new Found(entries.get(mismatch.game()), mismatch)));
        state = plus(before, report.games(), report.moves(), report.passes(), report.clocks(),
            report.differing(), Optional.empty());
        out.accept(state);
        if (!report.complete()) {
            throw new CancellationException("after " + state.games() + " games");
        }
        if (!start.equals(Position.INITIAL)) {
            machines.remove(start);              // of start positions there may be many
        }
    }

    private static Net net(StuckNet stuck, Netlist netlist) {
        return netlist.find(stuck.net()).orElseThrow(() -> new IllegalArgumentException(
            TEXTS.get("wire.none", stuck.net(), StuckNet.example(netlist))));
    }

    private Machine build(Position start, int games) {
        MachineCircuit circuit = MachineCircuit.build(start);
        return new Machine(circuit,
            games >= MANY
                ? BitParallelSimulator.compiled(circuit.netlist())
                : new BitParallelSimulator(circuit.netlist()));
    }

    private State plus(State now, int games, long moves, long passes, long clocks, int differing,
            Optional<Ending> ending) {
        return new State(now.games() + games, now.all(), now.moves() + moves, now.passes() + passes,
            now.clocks() + clocks, now.differing() + differing, found, problems,
            (System.nanoTime() - began) / 1e9, ending);
    }

    private void end(Ending ending) {
        state = plus(state, 0, 0, 0, 0, 0, Optional.of(ending));
        out.accept(state);
    }
}
