package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.stages.StabilityCircuit;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// An exhibit of the parallel-search essay's stable discs as a register of gates: at every clock edge each
/// disc reads its lines and neighbours, until none joins. The discs in the register are framed, those that
/// joined last in brackets; each shows the clock in which it joined.
final class RegisterExhibit extends Exhibit {
    private static final int EMPTIES = 12;

    /// @param stable the discs in the register
    /// @param rest   the register holds what it will hold after the next edge
    private record State(long stable, boolean rest) {}

    RegisterExhibit() {
        super("register", "late", "wipe-out", OWN_GAME);
    }

    @Override
    Recording<?> record(Request request) {
        Position position = switch (request.choice()) {
            case "wipe-out" -> SamplePositions.wipeOut().position();
            case OWN_GAME -> request.own().position();
            default -> SamplePositions.endgame(EMPTIES);
        };
        StabilityCircuit circuit = StabilityCircuit.build();
        BitParallelSimulator simulator = new BitParallelSimulator(circuit.netlist());
        simulator.set(circuit.player(), position.black());
        simulator.set(circuit.opponent(), position.white());
        simulator.set(circuit.clear(), true);
        simulator.settle();
        List<State> states = new ArrayList<>(List.of(new State(0, false)));
        do {
            simulator.edge();
            simulator.set(circuit.clear(), false);
            simulator.settle();
            states.add(new State(simulator.value(circuit.stable()), simulator.high(circuit.settled())));
        } while (!states.getLast().rest);
        Origin.Counted in = new Origin.Counted(circuit.netlist());
        return new Recording<>(states, this::sentence, (area, step) -> draw(area, position, step), in,
            List.of(figure("clocks", states.size() - 1, in), gates(in), registers(in), depth(in)),
            text("result", Long.bitCount(states.getLast().stable))).openingAt(Step::isLast);
    }

    private static long joined(Step<State> step) {
        return step.now().stable & ~step.before().stable;
    }

    /// The clock in which the disc on a square joined.
    private static Optional<Integer> joined(List<State> states, Square square) {
        return IntStream.range(0, states.size()).filter(i -> (states.get(i).stable & square.bit()) != 0)
            .boxed().findFirst();
    }

    private String sentence(Step<State> step) {
        if (step.index() == 0) {
            return text("say.start");
        }
        return text(step.now().rest ? "say.rest" : "say", step.index(), SquareLabels.squares(joined(step)),
            Long.bitCount(step.now().stable), Long.bitCount(joined(step)));
    }

    private static void draw(Area area, Position position, Step<State> step) {
        BoardBlock board = new BoardBlock(area.square(), position)
            .leadsTo(square -> joined(step.all(), square)).frames(step.now().stable, CanvasColor.LEGAL);
        board.brackets(joined(step));
        for (Square square : Square.all(step.now().stable)) {
            joined(step.all(), square).ifPresent(clock -> board.at(square).label(String.valueOf(clock),
                CanvasColor.LEGAL, board.cell() * 0.3));
        }
    }
}
