package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.stages.StabilityCircuit;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// Document 003's stable discs as a register of gates: at every clock edge each disc asks its lines and
/// neighbours, until none joins.
final class RegisterExhibit extends Exhibit<RegisterExhibit.Shot> {
    private static final int LATE = 52;

    /// @param number of the clock, from 0
    /// @param stable what the register holds
    /// @param joined what the last edge brought
    /// @param rest   the register holds what it will hold after the next edge
    record Shot(Position position, int number, long stable, long joined, boolean rest) {}

    private final Supplier<Game> own;

    RegisterExhibit(Supplier<Game> game) {
        super("register", RegisterPicture::new, "late", "wipe-out", OWN_GAME);
        own = game;
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        Position position = switch (choice) {
            case "wipe-out" -> SamplePositions.wipeOut().position();
            case OWN_GAME -> own.get().position();
            default -> SamplePositions.randomGame().positionAt(LATE);
        };
        StabilityCircuit circuit = StabilityCircuit.build();
        BitParallelSimulator simulator = new BitParallelSimulator(circuit.netlist());
        List<Shot> shots = new ArrayList<>();
        simulator.set(circuit.player(), position.black());
        simulator.set(circuit.opponent(), position.white());
        simulator.set(circuit.clear(), true);
        simulator.settle();
        shots.add(new Shot(position, 0, 0, 0, false));
        long before = 0;
        do {
            simulator.edge();
            simulator.set(circuit.clear(), false);
            simulator.settle();
            long stable = simulator.value(circuit.stable());
            shots.add(new Shot(position, shots.size(), stable, stable & ~before,
                simulator.high(circuit.settled())));
            before = stable;
        } while (!shots.getLast().rest);
        NetlistStats stats = NetlistStats.of(circuit.netlist());
        Origin in = new Origin.Counted(circuit.netlist());
        return new Recording<>(shots, this::say, in,
            List.of(figure("clocks", shots.size() - 1, in), figure("gates", stats.combinational(), in),
                figure("registers", stats.registerBits(), in), figure("depth", stats.depth(), in)),
            text("result", Long.bitCount(shots.getLast().stable)));
    }

    private String say(Shot shot) {
        if (shot.number == 0) {
            return text("say.start");
        }
        return text(shot.rest ? "say.rest" : "say", shot.number, SquareLabels.squares(shot.joined),
            Long.bitCount(shot.stable));
    }

    @Override
    int telling(Recording<Shot> run) {
        return run.steps().size() - 1;
    }
}
