package flipchip.hwsim.referee.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.StuckNet;

/// A record of one move simulated again with nets held at 0 or 1, beside the same move as it was.
/// Thread: any
///
/// @param usual the run without held nets
/// @param held  the same up to the move, which is its last; the nets are held from the move's first clock on
/// @param move  number of the move, 0 for power-up
public record WhatIf(GameRun usual, GameRun held, int move) {
    /// What can become different.
    public enum Kind {
        /// No net changes but those that are held.
        NOTHING,
        /// The first nets that differ beside those that are held.
        FIRST,
        /// The controller does not take the move out of the mailbox.
        REFUSED,
        /// The controller takes another way.
        STATES,
        /// Discs turn, or squares are filled, that otherwise would not.
        TURNS,
        /// Discs do not turn that otherwise would.
        STAYS,
        /// Squares are black at the end and otherwise would not be.
        BLACK,
        /// Squares are white at the end and otherwise would not be.
        WHITE,
        /// Squares are empty at the end and otherwise would not be.
        EMPTY,
        /// Squares are black and white at once at the end.
        BOTH,
        /// Squares count as legal that otherwise would not.
        LEGAL,
        /// Squares no longer count as legal.
        NOT_LEGAL,
        /// The other colour is to move.
        COLOR,
        /// The machine's own error pins rise.
        ALARM
    }

    /// One difference.
    ///
    /// @param at      where it is seen in the run with held nets
    /// @param squares the squares concerned; empty where it is about something else
    /// @param names   nets, states or pins; empty where it is about squares
    public record Difference(Kind kind, Instant at, List<Square> squares, List<String> names) {
        public Difference {
            squares = List.copyOf(squares);
            names = List.copyOf(names);
        }
    }

    private static final int NAMED = 4;

    /// Simulates move `move` of `usual` again with `nets` held.
    ///
    /// @throws IllegalArgumentException if the machine has no such net, or one is to be held at 0 and at 1
    public static WhatIf of(GameRun usual, int move, List<StuckNet> nets) {
        Map<Net, StuckNet> values = new HashMap<>();
        for (StuckNet net : nets) {
            StuckNet first = values.putIfAbsent(net.in(usual.machine().circuit().netlist()), net);
            if (first != null && first.high() != net.high()) {
                throw new IllegalArgumentException(first + " and " + net + " hold one net at two values");
            }
        }
        return new WhatIf(usual, OthelloMachine.holding(usual, move, nets), move);
    }

    /// The nets that are held.
    public List<StuckNet> nets() {
        return held.machine().options().held();
    }

    /// The moment of the usual run with the same clock and gate delay as `at` in the other one; the end of
    /// the move where it is over by then.
    public Instant counterpart(Instant at) {
        if (at.move() >= usual.moves().size()) {
            return usual.last();
        }
        List<ClockRun> clocks = usual.moves().get(at.move()).clocks();
        return at.clock() < clocks.size()
            ? new Instant(at.move(), at.clock(), Math.min(at.step(), clocks.get(at.clock()).steps()))
            : usual.endOf(at.move());
    }

    /// The squares whose disc, next disc or legal mark is another at `at`, as a bitboard.
    public long differing(Instant at) {
        return differing(usual.stateAt(counterpart(at)), held.stateAt(at));
    }

    /// The squares whose disc, next disc or legal mark differs between two moments, as a bitboard.
    public static long differing(MachineState one, MachineState other) {
        return one.black() ^ other.black() | one.white() ^ other.white() | one.toBlack() ^ other.toBlack()
            | one.toWhite() ^ other.toWhite() | one.legalNow() ^ other.legalNow()
            | one.legalLatched() ^ other.legalLatched();
    }

    /// How many nets of the machine have another value at `at`.
    public int differingNets(Instant at) {
        return (int) nets(usual.stateAt(counterpart(at)), held.stateAt(at)).count();
    }

    private IntStream nets(MachineState one, MachineState other) {
        return IntStream.range(Net.ONE.id() + 1, held.machine().circuit().netlist().netCount())
            .filter(net -> one.high(new Net(net)) != other.high(new Net(net)));
    }

    /// What becomes different in the move, in the order in which it is seen first to last.
    public List<Difference> differences() {
        List<Difference> found = new ArrayList<>();
        first().ifPresent(found::add);
        if (found.isEmpty()) {
            found.add(new Difference(Kind.NOTHING, held.endOf(move), List.of(), List.of()));
        }
        states(found);
        boolean refused = found.stream().anyMatch(one -> one.kind() == Kind.REFUSED);
        if (!refused) {                          // what follows from the missing move says nothing new
            update(found);
            discs(found);
            end(found);
        }
        both(found);
        alarms(found);
        found.sort(Comparator.comparing(Difference::at));
        return List.copyOf(found);
    }

    private Optional<Difference> first() {
        Netlist netlist = held.machine().circuit().netlist();
        List<Integer> ours = nets().stream().map(net -> net.in(netlist).id()).toList();
        Instant at = new Instant(move, 0, 0);
        Instant end = held.endOf(move);
        while (true) {
            List<String> other =
                nets(usual.stateAt(counterpart(at)), held.stateAt(at)).filter(net -> !ours.contains(net))
                    .limit(NAMED).mapToObj(net -> netlist.nameOf(new Net(net))).toList();
            if (!other.isEmpty()) {
                return Optional.of(new Difference(Kind.FIRST, at, List.of(), other));
            }
            if (at.equals(end)) {
                return Optional.empty();
            }
            at = held.nextStep(at);
        }
    }

    private static List<String> states(GameRun run, int move) {
        return run.moves().get(move).clocks().stream()
            .map(clock -> clock.findState().map(ControllerState::name).orElse("?")).toList();
    }

    private void states(List<Difference> found) {
        List<String> was = states(usual, move);
        List<String> is = states(held, move);
        if (was.equals(is)) {
            return;
        }
        String update = ControllerState.UPDATE.name();
        if (was.contains(update) && !is.contains(update)) {
            found.add(new Difference(Kind.REFUSED, held.endOf(move), List.of(), is));
        } else {
            int clock = 0;
            while (clock < is.size() - 1 && clock < was.size() && was.get(clock).equals(is.get(clock))) {
                clock++;
            }
            found.add(new Difference(Kind.STATES, new Instant(move, clock, 0), List.of(), is));
        }
    }

    private static Optional<Instant> endOfUpdate(GameRun run, int move) {
        int clock = states(run, move).indexOf(ControllerState.UPDATE.name());
        return clock < 0
            ? Optional.empty()
            : Optional.of(new Instant(move, clock, run.moves().get(move).clocks().get(clock).steps()));
    }

    private void update(List<Difference> found) {
        Optional<Instant> at = endOfUpdate(held, move);
        if (at.isEmpty()) {
            return;
        }
        MachineState is = held.stateAt(at.get());
        Optional<MachineState> was = endOfUpdate(usual, move).map(usual::stateAt);
        long black = was.map(MachineState::toBlack).orElse(0L);
        long white = was.map(MachineState::toWhite).orElse(0L);
        squares(found, Kind.TURNS, at.get(), is.toBlack() & ~black | is.toWhite() & ~white);
        squares(found, Kind.STAYS, at.get(), black & ~is.toBlack() | white & ~is.toWhite());
    }

    /// Discs at the end that no turn in UPDATE explains.
    private void discs(List<Difference> found) {
        Instant at = held.endOf(move);
        MachineState is = held.stateAt(at);
        MachineState was = usual.stateAt(usual.endOf(move));
        long named = found.stream().flatMap(one -> one.squares().stream()).mapToLong(Square::bit).reduce(0,
            (a, b) -> a | b);
        long left = (is.black() ^ was.black() | is.white() ^ was.white()) & ~named;
        squares(found, Kind.BLACK, at, left & is.black() & ~is.white());
        squares(found, Kind.WHITE, at, left & is.white() & ~is.black());
        squares(found, Kind.EMPTY, at, left & ~is.black() & ~is.white());
    }

    private void both(List<Difference> found) {
        MachineState is = held.stateAt(held.endOf(move));
        squares(found, Kind.BOTH, held.endOf(move), is.black() & is.white());
    }

    private void end(List<Difference> found) {
        Instant at = held.endOf(move);
        MachineState is = held.stateAt(at);
        MachineState was = usual.stateAt(usual.endOf(move));
        squares(found, Kind.LEGAL, at, is.legalLatched() & ~was.legalLatched());
        squares(found, Kind.NOT_LEGAL, at, was.legalLatched() & ~is.legalLatched());
        if (is.current() != was.current()) {
            found.add(new Difference(Kind.COLOR, at, List.of(), List.of(is.current().name())));
        }
    }

    private void alarms(List<Difference> found) {
        Instant at = held.endOf(move);
        List<String> before = usual.stateAt(usual.endOf(move)).errors();
        List<String> alarms =
            held.stateAt(at).errors().stream().filter(pin -> !before.contains(pin)).toList();
        if (!alarms.isEmpty()) {
            found.add(new Difference(Kind.ALARM, at, List.of(), alarms));
        }
    }

    private static void squares(List<Difference> found, Kind kind, Instant at, long squares) {
        if (squares != 0) {
            found.add(new Difference(kind, at, Square.all(squares), List.of()));
        }
    }
}
