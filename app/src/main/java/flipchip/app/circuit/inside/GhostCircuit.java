package flipchip.app.circuit.inside;

import java.util.Optional;
import flipchip.app.game.board.GhostPicture;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.stages.StabilityCircuit;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.array.ArrayNets;
import flipchip.hwsim.referee.array.CellArray;

/// A cell array of its own that answers what a move would do: first which discs it turns, then, with these
/// turned, what either side could play; a second circuit finds the discs that are stable then. One thread; it
/// never touches the game's machine.
///
/// The second question is asked for both colours at once, in two of the simulator's 64 lanes.
final class GhostCircuit {
    private static final long OTHER_SIDE = 1;
    private static final long MOVER = 2;

    private final ArrayNets nets = Built.ARRAY.nets();
    private final BitParallelSimulator array = new BitParallelSimulator(Built.ARRAY.netlist());
    private final StabilityCircuit stability = Built.STABILITY;
    private final BitParallelSimulator register = new BitParallelSimulator(stability.netlist());

    /// The circuits, which do not change: building them takes longer than many previews.
    private static final class Built {
        static final CellArray ARRAY = CellArray.build();
        static final StabilityCircuit STABILITY = StabilityCircuit.build();
    }

    /// Empty if the circuit says that `square` is not legal.
    Optional<GhostPicture> preview(Position position, Square square) {
        Color mover = position.toMove();
        put(position.black(), position.white(), square.bit());
        setColor(mover, -1L, 0);
        array.settle();
        if ((array.value(nets.legal()) & square.bit()) == 0) {
            return Optional.empty();
        }
        long black = array.value(nets.to().black());
        long white = array.value(nets.to().white());
        long afterBlack = position.black() & ~white | black;
        long afterWhite = position.white() & ~black | white;
        put(afterBlack, afterWhite, 0);
        setColor(mover, MOVER, OTHER_SIDE);
        array.settle();
        long flips = (mover == Color.BLACK ? black : white) & ~square.bit();
        long stable = stability.stable(register, afterBlack, afterWhite);
        return Optional.of(new GhostPicture(square, mover, flips, array.value(nets.legal(), 0),
            array.value(nets.legal(), 1), stable, stable & (mover == Color.BLACK ? afterBlack : afterWhite)));
    }

    private void put(long black, long white, long select) {
        array.set(nets.is().black(), black);
        array.set(nets.is().white(), white);
        array.set(nets.empty(), ~(black | white));
        array.set(nets.select(), select);
    }

    private void setColor(Color mover, long asMover, long asOther) {
        array.setLanes(nets.current().of(mover), asMover);
        array.setLanes(nets.current().of(mover.opponent()), asOther);
    }
}
