package flipchip.hwsim.verify.catalogue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.control.AuditCircuit;
import flipchip.hwsim.referee.control.MachineCircuit;

/// The circuits that can be shown a given game: the same circuits, with that game as their vectors in place
/// of random ones.
public final class GameCircuits {
    /// Shows a circuit one position of the game.
    @FunctionalInterface
    private interface Step {
        /// @param move what is played in the position; empty at the end and for a side that must pass
        void add(TestVectors.Builder vectors, Position position, Optional<Square> move);
    }

    private static final Map<String, Step> STEPS = Map.ofEntries(Map.entry("array", GameCircuits::array),
        Map.entry("checker", (vectors, position, _) -> BoardVectors.checkerStep(vectors, position)),
        Map.entry("checker-factored", (vectors, position, _) -> BoardVectors.checkerStep(vectors, position)),
        Map.entry("flipper", ifMoved(BoardVectors::flipperStep)),
        Map.entry("move-array", ifMoved(BoardVectors::moveStep)),
        Map.entry("move-products", ifMoved(BoardVectors::moveStep)));

    /// The referee's forms that keep to the rules; a game may begin anywhere, so may they.
    private static final List<String> MACHINES = List.of("machine", "machine-audit");

    private GameCircuits() {}

    /// What [#of] takes, as [Circuits] lists them.
    public static List<String> names() {
        return Circuits.all().stream().map(NamedCircuit::name)
            .filter(name -> STEPS.containsKey(name) || MACHINES.contains(name)).toList();
    }

    /// The circuit with `game` as its vectors, however many steps are asked for; empty where it sees no
    /// game.
    public static Optional<NamedCircuit> of(NamedCircuit circuit, Game game) {
        if (MACHINES.contains(circuit.name())) {
            return Optional
                .of(new NamedCircuit(circuit.name(), circuit.about(), machine(circuit.name(), game.start()),
                    (netlist, _, _) -> MachineVectors.game(netlist, game)));
        }
        return Optional.ofNullable(STEPS.get(circuit.name())).map(step -> new NamedCircuit(circuit.name(),
            circuit.about(), circuit.netlist(), (netlist, _, _) -> vectors(netlist, game, step)));
    }

    private static Supplier<Netlist> machine(String name, Position start) {
        return name.equals("machine-audit")
            ? () -> AuditCircuit.of(MachineCircuit.build(start)).netlist()
            : () -> MachineCircuit.build(start).netlist();
    }

    private static TestVectors vectors(Netlist netlist, Game game, Step step) {
        TestVectors.Builder vectors = new TestVectors.Builder(netlist);
        for (int ply = 0; ply < game.length(); ply++) {
            step.add(vectors, game.positionAt(ply), Optional.of(game.moves().get(ply)));
            if (game.passFollows(ply)) {
                step.add(vectors, passing(game.positionAt(ply + 1)), Optional.empty());
            }
        }
        step.add(vectors, game.position(), Optional.empty());
        return vectors.build();
    }

    /// Before the pass, as the side sees it that cannot move.
    private static Position passing(Position after) {
        Color passes = after.toMove() == Color.BLACK ? Color.WHITE : Color.BLACK;
        return Position.of(after.black(), after.white(), passes);
    }

    /// First the board, then the select as well, as when somebody touches a square.
    private static void array(TestVectors.Builder vectors, Position position, Optional<Square> move) {
        BoardVectors.arrayStep(vectors, position, Optional.empty());
        if (move.isPresent()) {
            BoardVectors.arrayStep(vectors, position, move);
        }
    }

    /// Shows a move.
    @FunctionalInterface
    private interface MoveStep {
        void add(TestVectors.Builder vectors, Position position, Square move);
    }

    private static Step ifMoved(MoveStep step) {
        return (vectors, position, move) -> move.ifPresent(square -> step.add(vectors, position, square));
    }
}
