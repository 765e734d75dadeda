package flipchip.app.circuit.breakpoint;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.app.game.session.MoveLosses;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;
import flipchip.hwsim.referee.run.MoveRun;

/// A table of the moments at which a recorded game meets breakpoints: found in one pass over the recording.
/// Immutable.
final class Hits {
    /// A breakpoint met.
    record Hit(Instant at, Breakpoint breakpoint) {}

    private final List<Hit> hits;

    private Hits(List<Hit> hits) {
        this.hits = hits;
    }

    static Hits of(GameRun run, Collection<Breakpoint> breakpoints, MoveLosses losses) {
        List<Hit> found = new ArrayList<>();
        NetWatch nets = new NetWatch(run.machine().circuit().netlist());
        for (Breakpoint breakpoint : breakpoints) {
            switch (breakpoint) {
                case Breakpoint.Flip flip -> watch(nets, run, flip);
                case Breakpoint.Enters(ControllerState state) ->
                    entries(run, state).forEach(at -> found.add(new Hit(at, breakpoint)));
                case Breakpoint.Pass _ -> passes(run).forEach(at -> found.add(new Hit(at, breakpoint)));
                case Breakpoint.Loss(int discs) ->
                    losses(run, losses, discs).forEach(at -> found.add(new Hit(at, breakpoint)));
                case Breakpoint.NetBecomes(String name, boolean high) -> run.machine().circuit().netlist()
                    .find(name).ifPresent(net -> nets.add(net, high, breakpoint));
            }
        }
        nets.walk(run, found);
        found.sort(Comparator.comparing(Hit::at));
        return new Hits(List.copyOf(found));
    }

    List<Hit> all() {
        return hits;
    }

    /// What is met next after `from`, or back before it: all breakpoints of that one moment.
    List<Hit> next(Instant from, boolean forward) {
        Comparator<Hit> order = Comparator.comparing(Hit::at);
        Optional<Instant> there = forward
            ? hits.stream().filter(hit -> hit.at().compareTo(from) > 0).min(order).map(Hit::at)
            : hits.stream().filter(hit -> hit.at().compareTo(from) < 0).max(order).map(Hit::at);
        return there.map(at -> hits.stream().filter(hit -> hit.at().equals(at)).toList()).orElse(List.of());
    }

    private static void watch(NetWatch nets, GameRun run, Breakpoint.Flip flip) {
        for (Color color : Color.values()) {
            for (Direction direction : Direction.values()) {
                if (flip.direction().orElse(direction) == direction) {
                    nets.add(run.machine().circuit().array().cell(flip.square()).flip().of(color)
                        .get(direction.ordinal()), true, flip);
                }
            }
        }
    }

    /// Beginnings of clocks in this state whose clock before was in another.
    private static List<Instant> entries(GameRun run, ControllerState state) {
        List<Instant> found = new ArrayList<>();
        Optional<ControllerState> before = Optional.empty();
        for (MoveRun move : run.moves()) {
            for (int clock = 0; clock < move.clocks().size(); clock++) {
                Instant edge = new Instant(move.number(), clock, 0);
                Optional<ControllerState> now = run.stateAt(edge).findState();
                if (now.equals(Optional.of(state)) && !before.equals(now)) {
                    found.add(edge);
                }
                before = now;
            }
        }
        return found;
    }

    /// Where the controller enters SWAP2 in moves that do not end the game.
    private static List<Instant> passes(GameRun run) {
        List<Instant> ends = entries(run, ControllerState.OVER);
        return entries(run, ControllerState.SWAP2).stream()
            .filter(swap -> ends.stream().noneMatch(end -> end.move() == swap.move())).toList();
    }

    private static List<Instant> losses(GameRun run, MoveLosses losses, int discs) {
        List<Instant> found = new ArrayList<>();
        for (int ply = 1; ply < run.moves().size(); ply++) {
            if (losses.discsLost(run.game(), ply).orElse(0) >= discs) {
                found.add(new Instant(ply, 0, 0));
            }
        }
        return found;
    }

    /// Nets with the values of their breakpoints.
    private static final class NetWatch {
        private record Wish(boolean high, Breakpoint breakpoint) {}

        private final int[] rows;
        private final List<List<Wish>> wishes = new ArrayList<>();
        private final Map<Integer, Net> watched = new HashMap<>();

        NetWatch(Netlist netlist) {
            rows = new int[netlist.netCount()];
            Arrays.fill(rows, -1);
        }

        void add(Net net, boolean high, Breakpoint breakpoint) {
            if (rows[net.id()] < 0) {
                rows[net.id()] = wishes.size();
                watched.put(wishes.size(), net);
                wishes.add(new ArrayList<>());
            }
            wishes.get(rows[net.id()]).add(new Wish(high, breakpoint));
        }

        void walk(GameRun run, List<Hit> found) {
            if (wishes.isEmpty()) {
                return;
            }
            MachineState first = run.stateAt(run.first());
            boolean[] high = new boolean[wishes.size()];
            watched.forEach((row, net) -> high[row] = first.high(net));
            for (MoveRun move : run.moves()) {
                for (int number = 0; number < move.clocks().size(); number++) {
                    ClockRun clock = move.clocks().get(number);
                    for (int step = 0; step <= clock.steps(); step++) {
                        Instant at = new Instant(move.number(), number, step);
                        if (!at.equals(run.first())) {
                            note(clock.changesAt(step), high, at, found);
                        }
                    }
                }
            }
        }

        private void note(int[] changes, boolean[] high, Instant at, List<Hit> found) {
            int before = found.size();
            for (int net : changes) {
                int row = rows[net];
                if (row >= 0) {
                    high[row] = !high[row];
                    for (Wish wish : wishes.get(row)) {
                        Hit hit = new Hit(at, wish.breakpoint());
                        if (wish.high() == high[row] && !found.subList(before, found.size()).contains(hit)) {
                            found.add(hit);
                        }
                    }
                }
            }
        }
    }
}
