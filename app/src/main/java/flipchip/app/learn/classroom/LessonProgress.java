package flipchip.app.learn.classroom;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import flipchip.app.circuit.timeline.Moment;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;

/// A record of the learner's actions since a step of a lesson began. Immutable.
///
/// @param start  the game when the step began
/// @param game   the game now
/// @param seen   the instants of the circuit looked at, the latest last; not all of many
/// @param chosen the gate chosen in the picture of the chip
record LessonProgress(Game start, Game game, List<Moment> seen, Optional<Net> chosen) {
    LessonProgress {
        seen = List.copyOf(seen);
    }

    /// The first move played since the step began.
    Optional<Square> move() {
        return game.length() > start.length() && start.isPrefixOf(game)
            ? Optional.of(game.moves().get(start.length()))
            : Optional.empty();
    }

    /// The board before the first move.
    Board before() {
        return start.position().board();
    }

    /// Whether a move was played of which this holds.
    boolean played(Predicate<Square> holds) {
        return move().filter(holds).isPresent();
    }

    /// What the circuit shows.
    Optional<Moment> now() {
        return seen.isEmpty() ? Optional.empty() : Optional.of(seen.getLast());
    }

    boolean now(Predicate<Moment> holds) {
        return now().filter(holds).isPresent();
    }

    /// The gate that drives the net chosen.
    Optional<Gate> gate() {
        return chosen.flatMap(net -> now().flatMap(moment -> {
            Netlist netlist = moment.run().machine().circuit().netlist();
            return netlist.driverOf(net).stream().mapToObj(netlist.gates()::get).findFirst();
        }));
    }

    /// Name of the net chosen; empty if none is.
    String name() {
        return chosen
            .flatMap(net -> now().map(moment -> moment.run().machine().circuit().netlist().nameOf(net)))
            .orElse("");
    }

    /// Whether the net chosen is high at the instant shown.
    boolean isHigh() {
        return chosen.isPresent() && now(moment -> moment.state().high(chosen.get()));
    }
}
