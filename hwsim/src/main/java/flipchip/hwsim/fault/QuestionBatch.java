package flipchip.hwsim.fault;

import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.array.ArrayNets;
import flipchip.hwsim.netlist.Bus;
import flipchip.hwsim.sim.BitMatrix;
import flipchip.hwsim.sim.Simulator;

/// Up to 64 questions to the cell array, one a lane, with the answers the rules give. Mutable, one thread.
final class QuestionBatch {
    private final ArrayNets nets;
    private final Simulator simulator;
    private final long[] black = new long[Simulator.LANES];
    private final long[] white = new long[Simulator.LANES];
    private final long[] empty = new long[Simulator.LANES];
    private final long[] select = new long[Simulator.LANES];
    private final long[] legal = new long[Simulator.LANES];
    private final long[] toBlack = new long[Simulator.LANES];
    private final long[] toWhite = new long[Simulator.LANES];
    private final long[] lanes = new long[Simulator.LANES];
    private long blackMoves;
    private int size;
    private Optional<ArrayVerification.Mismatch> mismatch = Optional.empty();

    QuestionBatch(ArrayNets nets, Simulator simulator) {
        this.nets = nets;
        this.simulator = simulator;
    }

    Optional<ArrayVerification.Mismatch> mismatch() {
        return mismatch;
    }

    /// @param legalMoves expected of the array
    /// @param toMover    squares expected to take the mover's colour; none may take the other
    void add(Color mover, long player, long opponent, long selected, long legalMoves, long toMover) {
        boolean isBlack = mover == Color.BLACK;
        black[size] = isBlack ? player : opponent;
        white[size] = isBlack ? opponent : player;
        select[size] = selected;
        legal[size] = legalMoves;
        toBlack[size] = isBlack ? toMover : 0;
        toWhite[size] = isBlack ? 0 : toMover;
        blackMoves |= isBlack ? 1L << size : 0;
        if (++size == Simulator.LANES) {
            answer();
        }
    }

    /// Puts the questions that have gathered to the circuit and compares.
    void answer() {
        if (size == 0 || mismatch.isPresent()) {
            return;
        }
        long used = size == Simulator.LANES ? -1L : (1L << size) - 1;
        simulator.setLanes(nets.current().black(), blackMoves);
        simulator.setLanes(nets.current().white(), ~blackMoves);
        put(nets.is().black(), black);
        put(nets.is().white(), white);
        put(nets.select(), select);
        for (int lane = 0; lane < Simulator.LANES; lane++) {
            empty[lane] = ~(black[lane] | white[lane]);
        }
        put(nets.empty(), empty);
        simulator.settle();
        compare("legal", nets.legal(), legal, used);
        compare("toB", nets.to().black(), toBlack, used);
        compare("toW", nets.to().white(), toWhite, used);
        size = 0;
        blackMoves = 0;
    }

    private void put(Bus bus, long[] byLane) {
        System.arraycopy(byLane, 0, lanes, 0, lanes.length);
        BitMatrix.transpose(lanes);
        for (int s = 0; s < lanes.length; s++) {
            simulator.setLanes(bus.get(s), lanes[s]);
        }
    }

    private void compare(String output, Bus bus, long[] expected, long used) {
        System.arraycopy(expected, 0, lanes, 0, lanes.length);
        BitMatrix.transpose(lanes);
        long wrong = 0;
        for (int s = 0; s < lanes.length; s++) {
            wrong |= lanes[s] ^ simulator.lanes(bus.get(s));
        }
        wrong &= used;
        if (wrong != 0 && mismatch.isEmpty()) {
            int lane = Long.numberOfTrailingZeros(wrong);
            Color mover = (blackMoves >>> lane & 1) != 0 ? Color.BLACK : Color.WHITE;
            mismatch = Optional.of(new ArrayVerification.Mismatch(Position.of(black[lane], white[lane], mover),
                select[lane] == 0 ? Optional.empty() : Optional.of(Square.of(Long.numberOfTrailingZeros(select[lane]))),
                output, expected[lane], simulator.value(bus, lane)));
        }
    }
}
