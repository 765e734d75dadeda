package flipchip.hwsim.fault;

import java.util.Arrays;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.array.ArrayNets;
import flipchip.hwsim.netlist.Bus;
import flipchip.hwsim.sim.Simulator;

/// Up to 64 questions to the cell array, one a lane, with the answers the rules give. Mutable, one thread.
///
/// A plane holds one square's bit of all lanes. Questions about one position lie in neighbouring lanes, so its
/// discs enter the planes once for all of them.
final class QuestionBatch {
    private final ArrayNets nets;
    private final Simulator simulator;
    private final long[] blackPlanes = new long[Simulator.LANES];
    private final long[] whitePlanes = new long[Simulator.LANES];
    private final long[] selectPlanes = new long[Simulator.LANES];
    private final long[] legalPlanes = new long[Simulator.LANES];
    /// Squares that become the mover's, whichever colour that is.
    private final long[] nextPlanes = new long[Simulator.LANES];
    private long blackMoves;
    private int size;
    private Optional<ArrayVerification.Mismatch> mismatch = Optional.empty();

    private Color mover = Color.BLACK;
    private long player;
    private long opponent;
    private long legal;
    /// First lane with a question about the present position.
    private int positionFrom;

    QuestionBatch(ArrayNets nets, Simulator simulator) {
        this.nets = nets;
        this.simulator = simulator;
    }

    Optional<ArrayVerification.Mismatch> mismatch() {
        return mismatch;
    }

    /// The questions that follow are about this position.
    ///
    /// @param legalMoves what the rules say about it
    void position(Color toMove, long own, long others, long legalMoves) {
        enterPosition();
        mover = toMove;
        player = own;
        opponent = others;
        legal = legalMoves;
    }

    /// Asks what becomes of the position when the square with bit `selected` is played; zero for none.
    ///
    /// @param next squares expected to take the mover's colour; none may take the other
    void ask(long selected, long next) {
        if (mismatch.isPresent()) {
            return;
        }
        long lane = 1L << size;
        if (selected != 0) {
            selectPlanes[Long.numberOfTrailingZeros(selected)] |= lane;
        }
        spread(next, lane, nextPlanes);
        if (++size == Simulator.LANES) {
            answer();
        }
    }

    private static void spread(long squares, long lanes, long[] planes) {
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            planes[Long.numberOfTrailingZeros(rest)] |= lanes;
        }
    }

    /// Writes the present position into the planes of its lanes.
    private void enterPosition() {
        if (size > positionFrom) {
            long lanes = (size == Simulator.LANES ? -1L : (1L << size) - 1) & -1L << positionFrom;
            boolean isBlack = mover == Color.BLACK;
            spread(player, lanes, isBlack ? blackPlanes : whitePlanes);
            spread(opponent, lanes, isBlack ? whitePlanes : blackPlanes);
            spread(legal, lanes, legalPlanes);
            blackMoves |= isBlack ? lanes : 0;
        }
        positionFrom = size;
    }

    /// Puts the questions that have gathered to the circuit and compares.
    void answer() {
        enterPosition();
        if (size == 0 || mismatch.isPresent()) {
            return;
        }
        simulator.setLanes(nets.current().black(), blackMoves);
        simulator.setLanes(nets.current().white(), ~blackMoves);
        for (int s = 0; s < Simulator.LANES; s++) {
            simulator.setLanes(nets.is().black().get(s), blackPlanes[s]);
            simulator.setLanes(nets.is().white().get(s), whitePlanes[s]);
            simulator.setLanes(nets.empty().get(s), ~(blackPlanes[s] | whitePlanes[s]));
            simulator.setLanes(nets.select().get(s), selectPlanes[s]);
        }
        simulator.settle();
        compare(size == Simulator.LANES ? -1L : (1L << size) - 1);
        clear();
        size = 0;
        positionFrom = 0;
        blackMoves = 0;
    }

    private void clear() {
        Arrays.fill(blackPlanes, 0);
        Arrays.fill(whitePlanes, 0);
        Arrays.fill(selectPlanes, 0);
        Arrays.fill(legalPlanes, 0);
        Arrays.fill(nextPlanes, 0);
    }

    private void compare(long used) {
        long wrong = 0;
        for (int s = 0; s < Simulator.LANES; s++) {
            wrong |= simulator.lanes(nets.legal().get(s)) ^ legalPlanes[s];
            wrong |= simulator.lanes(nets.to().black().get(s)) ^ nextPlanes[s] & blackMoves;
            wrong |= simulator.lanes(nets.to().white().get(s)) ^ nextPlanes[s] & ~blackMoves;
        }
        if ((wrong & used) != 0) {
            mismatch = Optional.of(mismatchIn(Long.numberOfTrailingZeros(wrong & used)));
        }
    }

    private ArrayVerification.Mismatch mismatchIn(int lane) {
        Color toMove = (blackMoves >>> lane & 1) != 0 ? Color.BLACK : Color.WHITE;
        Position position = Position.of(squares(blackPlanes, lane), squares(whitePlanes, lane), toMove);
        long selected = squares(selectPlanes, lane);
        Optional<Square> select = selected == 0 ? Optional.empty()
            : Optional.of(Square.of(Long.numberOfTrailingZeros(selected)));
        long next = squares(nextPlanes, lane);
        long legalSeen = simulator.value(nets.legal(), lane);
        if (legalSeen != squares(legalPlanes, lane)) {
            return new ArrayVerification.Mismatch(position, select, "legal", squares(legalPlanes, lane), legalSeen);
        }
        boolean own = simulator.value(nets.to().of(toMove), lane) != next;
        Color wrong = own ? toMove : toMove.opponent();
        Bus bus = nets.to().of(wrong);
        return new ArrayVerification.Mismatch(position, select, wrong == Color.BLACK ? "toB" : "toW", own ? next : 0,
            simulator.value(bus, lane));
    }

    private static long squares(long[] planes, int lane) {
        long squares = 0;
        for (int s = 0; s < planes.length; s++) {
            squares |= (planes[s] >>> lane & 1) << s;
        }
        return squares;
    }
}
