package flipchip.hwsim.fault;

import java.util.Arrays;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.array.ArrayNets;
import flipchip.hwsim.netlist.Bus;
import flipchip.hwsim.sim.Simulator;

/// Questions to the cell array, one a lane, with the answers the rules give. Mutable, one thread.
///
/// A plane holds one square's bit of 64 lanes; word w has its planes at `64 * w` and the following. Questions about one position lie in neighbouring lanes, so its
/// discs enter the planes once for all of them.
final class QuestionBatch {
    private final ArrayNets nets;
    private final ArrayLanes circuit;
    private final int capacity;
    private final long[] blackPlanes;
    private final long[] whitePlanes;
    private final long[] selectPlanes;
    private final long[] legalPlanes;
    /// Squares that become the mover's, whichever colour that is.
    private final long[] nextPlanes;
    /// By word, the lanes in which Black is to move.
    private final long[] blackMoves;
    private int size;
    private Optional<ArrayVerification.Mismatch> mismatch = Optional.empty();

    private Color mover = Color.BLACK;
    private long player;
    private long opponent;
    private long legal;
    /// First lane with a question about the present position.
    private int positionFrom;

    QuestionBatch(ArrayNets nets, ArrayLanes circuit) {
        this.nets = nets;
        this.circuit = circuit;
        capacity = Simulator.LANES * circuit.words();
        blackPlanes = new long[capacity];
        whitePlanes = new long[capacity];
        selectPlanes = new long[capacity];
        legalPlanes = new long[capacity];
        nextPlanes = new long[capacity];
        blackMoves = new long[circuit.words()];
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
        int word = size >>> 6;
        if (selected != 0) {
            selectPlanes[64 * word + Long.numberOfTrailingZeros(selected)] |= lane;
        }
        spread(next, lane, nextPlanes, word);
        if (++size == capacity) {
            answer();
        }
    }

    private static void spread(long squares, long lanes, long[] planes, int word) {
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            planes[64 * word + Long.numberOfTrailingZeros(rest)] |= lanes;
        }
    }

    /// Writes the present position into the planes of its lanes.
    private void enterPosition() {
        while (positionFrom < size) {
            int word = positionFrom >>> 6;
            long lanes = used(word) & -1L << positionFrom;
            boolean isBlack = mover == Color.BLACK;
            spread(player, lanes, isBlack ? blackPlanes : whitePlanes, word);
            spread(opponent, lanes, isBlack ? whitePlanes : blackPlanes, word);
            spread(legal, lanes, legalPlanes, word);
            blackMoves[word] |= isBlack ? lanes : 0;
            positionFrom = Math.min(size, 64 * (word + 1));
        }
    }

    /// The lanes of a word that have a question.
    private long used(int word) {
        int lanes = size - 64 * word;
        return lanes >= 64 ? -1L : lanes <= 0 ? 0 : (1L << lanes) - 1;
    }

    /// Puts the questions that have gathered to the circuit and compares.
    void answer() {
        enterPosition();
        if (size == 0 || mismatch.isPresent()) {
            return;
        }
        for (int word = 0; word < blackMoves.length; word++) {
            put(word);
        }
        circuit.settle();
        for (int word = 0; word < blackMoves.length && mismatch.isEmpty(); word++) {
            compare(word);
        }
        clear();
        size = 0;
        positionFrom = 0;
    }

    private void put(int word) {
        circuit.set(nets.current().black(), word, blackMoves[word]);
        circuit.set(nets.current().white(), word, ~blackMoves[word]);
        for (int s = 0; s < 64; s++) {
            int plane = 64 * word + s;
            circuit.set(nets.is().black().get(s), word, blackPlanes[plane]);
            circuit.set(nets.is().white().get(s), word, whitePlanes[plane]);
            circuit.set(nets.empty().get(s), word, ~(blackPlanes[plane] | whitePlanes[plane]));
            circuit.set(nets.select().get(s), word, selectPlanes[plane]);
        }
    }

    private void clear() {
        Arrays.fill(blackPlanes, 0);
        Arrays.fill(whitePlanes, 0);
        Arrays.fill(selectPlanes, 0);
        Arrays.fill(legalPlanes, 0);
        Arrays.fill(nextPlanes, 0);
        Arrays.fill(blackMoves, 0);
    }

    private void compare(int word) {
        long wrong = 0;
        for (int s = 0; s < 64; s++) {
            int plane = 64 * word + s;
            wrong |= circuit.get(nets.legal().get(s), word) ^ legalPlanes[plane];
            wrong |= circuit.get(nets.to().black().get(s), word) ^ nextPlanes[plane] & blackMoves[word];
            wrong |= circuit.get(nets.to().white().get(s), word) ^ nextPlanes[plane] & ~blackMoves[word];
        }
        if ((wrong & used(word)) != 0) {
            mismatch = Optional.of(mismatchIn(word, Long.numberOfTrailingZeros(wrong & used(word))));
        }
    }

    private ArrayVerification.Mismatch mismatchIn(int word, int lane) {
        Color toMove = (blackMoves[word] >>> lane & 1) != 0 ? Color.BLACK : Color.WHITE;
        Position position = Position.of(squares(blackPlanes, word, lane), squares(whitePlanes, word, lane), toMove);
        long selected = squares(selectPlanes, word, lane);
        Optional<Square> select = selected == 0 ? Optional.empty()
            : Optional.of(Square.of(Long.numberOfTrailingZeros(selected)));
        long next = squares(nextPlanes, word, lane);
        long legalByRules = squares(legalPlanes, word, lane);
        long legalSeen = seen(nets.legal(), word, lane);
        if (legalSeen != legalByRules) {
            return new ArrayVerification.Mismatch(position, select, "legal", legalByRules, legalSeen);
        }
        boolean own = seen(nets.to().of(toMove), word, lane) != next;
        Color wrong = own ? toMove : toMove.opponent();
        Bus bus = nets.to().of(wrong);
        return new ArrayVerification.Mismatch(position, select, wrong == Color.BLACK ? "toB" : "toW", own ? next : 0,
            seen(bus, word, lane));
    }

    private long seen(Bus bus, int word, int lane) {
        long squares = 0;
        for (int s = 0; s < 64; s++) {
            squares |= (circuit.get(bus.get(s), word) >>> lane & 1) << s;
        }
        return squares;
    }

    private static long squares(long[] planes, int word, int lane) {
        long squares = 0;
        for (int s = 0; s < 64; s++) {
            squares |= (planes[64 * word + s] >>> lane & 1) << s;
        }
        return squares;
    }
}
