package flipchip.hwsim.verify.catalogue;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.control.AuditCircuit;
import flipchip.hwsim.referee.control.MachineCircuit;

/// A catalogue of the circuits that can play a given game: the same circuits, with that game as their vectors
/// in place of random ones.
/// Thread: any
public final class GameCircuits {
    /// Bench, and the placements of the game that it runs.
    private record GameBench(Supplier<Bench> bench, Predicate<Placement> placements) {}

    private static final Predicate<Placement> MOVES = placement -> placement.square().isPresent();
    private static final Map<String, GameBench> BENCHES = Map.of("array",
        new GameBench(BoardBenches::array, _ -> true), "checker",
        new GameBench(BoardBenches::checker, _ -> true), "checker-factored",
        new GameBench(BoardBenches::checker, _ -> true), "flipper",
        new GameBench(BoardBenches::flipper, MOVES), "move-array", new GameBench(BoardBenches::move, MOVES),
        "move-products", new GameBench(BoardBenches::move, MOVES));

    /// The referee's forms that keep to the rules; a game may begin anywhere, so may they.
    private static final List<String> MACHINES = List.of("machine", "machine-audit");

    private GameCircuits() {}

    /// The circuits that [#of] accepts, in the order of [Circuits].
    public static List<String> names() {
        return Circuits.all().stream().map(NamedCircuit::name)
            .filter(name -> BENCHES.containsKey(name) || MACHINES.contains(name)).toList();
    }

    /// The circuit with `game` as its vectors, for any count; empty if it plays no game.
    public static Optional<NamedCircuit> of(NamedCircuit circuit, Game game) {
        if (MACHINES.contains(circuit.name())) {
            return Optional.of(circuit.withVectors(machine(circuit.name(), game.start()),
                (netlist, _, _) -> RefereeBench.game(netlist, game)));
        }
        return Optional.ofNullable(BENCHES.get(circuit.name()))
            .map(bench -> circuit.withVectors(circuit.netlist(), (netlist, _, _) -> {
                Pins pins = Pins.recording(netlist);
                Iterator<Placement> shown = placements(game).stream().filter(bench.placements).iterator();
                Placements placements = new Placements(shown::next);
                Bench run = bench.bench.get();
                while (shown.hasNext()) {
                    run.batch(pins, placements);
                }
                return pins.vectors();
            }));
    }

    private static Supplier<Netlist> machine(String name, Position start) {
        return name.equals("machine-audit")
            ? () -> AuditCircuit.of(MachineCircuit.build(start)).netlist()
            : () -> MachineCircuit.build(start).netlist();
    }

    /// Every position with its move; without one at the end and where a side passes.
    private static List<Placement> placements(Game game) {
        List<Placement> placements = new ArrayList<>();
        for (int ply = 0; ply < game.length(); ply++) {
            placements.add(new Placement(game.positionAt(ply), Optional.of(game.moves().get(ply))));
            if (game.passFollows(ply)) {
                placements.add(new Placement(passing(game.positionAt(ply + 1)), Optional.empty()));
            }
        }
        placements.add(new Placement(game.position(), Optional.empty()));
        return placements;
    }

    /// The position before the pass, of the side that cannot move.
    private static Position passing(Position after) {
        Color passes = after.toMove() == Color.BLACK ? Color.WHITE : Color.BLACK;
        return Position.of(after.black(), after.white(), passes);
    }
}
