package flipchip.hwsim.verify.referee;

import java.util.Arrays;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.referee.array.ArrayNets;

/// A batch of positions for the cell array, one a lane, with the results by the rules.
///
/// They gather as boards, question i in lane `i / words` of word `i % words`; 64 of each word are then turned
/// into planes, one for each square, as the circuit reads them.
/// Thread: owner
final class QuestionBatch {
    private final ArrayNets nets;
    private final ArrayLanes circuit;
    private final int words;
    /// Question i is in lane `i >>> shift`.
    private final int shift;
    private final int capacity;
    private final long[] black;
    private final long[] white;
    private final long[] select;
    private final long[] legal;
    /// Squares that become the mover's, whichever colour that is.
    private final long[] next;
    private final long[] empty;
    /// By word, the lanes in which Black is to move.
    private final long[] blackMoves;
    private final long[] whiteMoves;
    private final long[] wrong;
    private final long[] all;
    private int size;
    private Optional<ArrayVerification.Mismatch> mismatch = Optional.empty();

    private long blackIsToMove;
    private long blackDiscs;
    private long whiteDiscs;
    private long legalMoves;

    QuestionBatch(ArrayNets nets, ArrayLanes circuit) {
        this.nets = nets;
        this.circuit = circuit;
        words = circuit.words();
        shift = Integer.numberOfTrailingZeros(words);
        capacity = Simulator.LANES * words;
        black = new long[capacity];
        white = new long[capacity];
        select = new long[capacity];
        legal = new long[capacity];
        next = new long[capacity];
        empty = new long[capacity];
        blackMoves = new long[words];
        whiteMoves = new long[words];
        wrong = new long[words];
        all = new long[words];
        Arrays.fill(all, -1L);
    }

    Optional<ArrayVerification.Mismatch> mismatch() {
        return mismatch;
    }

    /// The questions that follow are about this position.
    ///
    /// @param moves its legal moves by the rules
    void position(Color toMove, long own, long others, long moves) {
        boolean isBlack = toMove == Color.BLACK;
        blackIsToMove = isBlack ? 1 : 0;
        blackDiscs = isBlack ? own : others;
        whiteDiscs = isBlack ? others : own;
        legalMoves = moves;
    }

    /// Asks what becomes of the position when the square with bit `selected` is played; zero for none.
    ///
    /// @param becomes squares expected to take the mover's colour; none may take the other
    void ask(long selected, long becomes) {
        int i = size;
        black[i] = blackDiscs;
        white[i] = whiteDiscs;
        select[i] = selected;
        legal[i] = legalMoves;
        next[i] = becomes;
        blackMoves[i & words - 1] |= blackIsToMove << (i >>> shift);
        size = i + 1;
        if (size == capacity) {
            answer();
        }
    }

    /// The lanes of a word that have a question.
    private long used(int word) {
        int lanes = (size - word + words - 1) / words;
        return lanes >= 64 ? -1L : (1L << lanes) - 1;
    }

    /// Puts the questions that have gathered to the circuit and compares.
    void answer() {
        if (size > 0 && mismatch.isEmpty()) {
            for (long[] rows : new long[][] {black, white, select, legal, next}) {
                Arrays.fill(rows, size, capacity, 0);
                circuit.transpose(rows);
            }
            put();
            circuit.settle();
            compare();
        }
        Arrays.fill(blackMoves, 0);
        size = 0;
    }

    private void put() {
        for (int i = 0; i < capacity; i++) {
            empty[i] = ~(black[i] | white[i]);
        }
        for (int word = 0; word < words; word++) {
            whiteMoves[word] = ~blackMoves[word];
        }
        circuit.set(nets.current().black(), blackMoves, 0);
        circuit.set(nets.current().white(), whiteMoves, 0);
        circuit.set(nets.is().black(), black);
        circuit.set(nets.is().white(), white);
        circuit.set(nets.empty(), empty);
        circuit.set(nets.select(), select);
    }

    private void compare() {
        Arrays.fill(wrong, 0);
        circuit.differences(nets.legal(), legal, all, wrong);
        circuit.differences(nets.to().black(), next, blackMoves, wrong);
        circuit.differences(nets.to().white(), next, whiteMoves, wrong);
        int first = capacity;
        for (int word = 0; word < words; word++) {
            long lanes = wrong[word] & used(word);
            if (lanes != 0) {
                first = Math.min(first, words * Long.numberOfTrailingZeros(lanes) + word);
            }
        }
        if (first < capacity) {
            mismatch = Optional.of(mismatchIn(first % words, first / words));
        }
    }

    private ArrayVerification.Mismatch mismatchIn(int word, int lane) {
        Color toMove = (blackMoves[word] >>> lane & 1) != 0 ? Color.BLACK : Color.WHITE;
        Position position = Position.of(squares(black, word, lane), squares(white, word, lane), toMove);
        long selected = squares(select, word, lane);
        Optional<Square> square =
            selected == 0 ? Optional.empty() : Optional.of(Square.of(Long.numberOfTrailingZeros(selected)));
        long becomes = squares(next, word, lane);
        long legalByRules = squares(legal, word, lane);
        long legalSeen = seen(nets.legal(), word, lane);
        if (legalSeen != legalByRules) {
            return new ArrayVerification.Mismatch(position, square, "legal", legalByRules, legalSeen);
        }
        boolean own = seen(nets.to().of(toMove), word, lane) != becomes;
        Color wrongColor = own ? toMove : toMove.opponent();
        Bus bus = nets.to().of(wrongColor);
        return new ArrayVerification.Mismatch(position, square, wrongColor == Color.BLACK ? "toB" : "toW",
            own ? becomes : 0, seen(bus, word, lane));
    }

    private long seen(Bus bus, int word, int lane) {
        long squares = 0;
        int s = 0;
        for (Net net : bus.nets()) {
            squares |= (circuit.get(net, word) >>> lane & 1) << s++;
        }
        return squares;
    }

    private long squares(long[] planes, int word, int lane) {
        long squares = 0;
        for (int s = 0; s < 64; s++) {
            squares |= (planes[words * s + word] >>> lane & 1) << s;
        }
        return squares;
    }
}
