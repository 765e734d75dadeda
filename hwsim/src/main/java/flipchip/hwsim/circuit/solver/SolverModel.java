package flipchip.hwsim.circuit.solver;

import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.selector.SelectorOrder;

/// A software model of the endgame solver chip, exact in every register: the endgame-chip paper's iterative
/// alpha-beta search.
///
/// [#clock()] does what one clock edge does to [SolverCircuit]; [#iterate()] does a whole iteration at once
/// and leaves the same registers. Long solves use the second. One thread; not reusable after a solve without
/// [#start(Position)].
///
/// Black maximises, White minimises; a cut-off only clears the move list, and the node is left by an ENDED
/// iteration of its own. This follows from the paper's counts: Leaf + Ended = Tree + Pass + 1 holds in
/// them only so.
public final class SolverModel {
    /// More empties could overflow the stack of 64 words: a node needs one word, a line of E empties at most
    /// 2E + 1.
    public static final int MAX_EMPTIES = 31;

    /// One mask per class of square, best class first; inside a class the lowest square comes first.
    private static final long[] CLASSES = SelectorOrder.masks();
    private static final int[] RANK = SelectorOrder.ranks();

    final SolverRegisters r = new SolverRegisters();
    private final SolverClock clock = new SolverClock(r);
    private int depth;

    /// What the host does: writes board, colour and the start bit.
    ///
    /// @throws IllegalArgumentException if the position has more than [#MAX_EMPTIES] empty squares
    public void start(Position position) {
        requireRoom(position);
        r.host[HostMemory.BLACK] = position.black();
        r.host[HostMemory.WHITE] = position.white();
        r.host[HostMemory.CONTROL] = HostMemory.control(position.toMove(), true);
        depth = 0;
    }

    static void requireRoom(Position position) {
        if (position.board().empties() > MAX_EMPTIES) {
            throw new IllegalArgumentException(
                position.board().empties() + " empty squares: the stack holds at most " + MAX_EMPTIES);
        }
    }

    /// One clock edge.
    public void clock() {
        clock.edge();
    }

    /// Whether the next clock is the first of an iteration.
    boolean atIteration() {
        return r.phase == SolverRegisters.Phase.COMPARE && r.step == 0;
    }

    /// Whether the next iteration may be the last: the root has no move left.
    boolean mayEnd() {
        return r.sp == 0 && r.moves == 0;
    }

    /// One iteration: comparison and the state it decides for.
    ///
    /// @return the state executed
    NodeType iterate() {
        r.better = r.improves();
        r.takeReturned();
        if (r.fresh && r.moves == 0) {
            r.otherAny = Flips.legalMoves(r.opponent(), r.own()) != 0;
        }
        NodeType type = r.decide();
        r.count(type);
        switch (type) {
            case TREE -> tree();
            case LEAF -> leaf();
            case ENDED -> leave(r.value = r.returned(), r.line);
            case PASS -> pass();
            case CUTOFF -> r.moves = 0;
        }
        r.clocks += ClockTable.DOCUMENT.iteration(type);
        return type;
    }

    private void tree() {
        int square = select(r.moves);
        r.code = RANK[square];
        r.move = square;
        r.moves &= ~(1L << square);
        r.change = Flips.flips(square, r.own(), r.opponent()) | 1L << square;
        r.pushBoard();
        r.pushState();
        r.applyChange();
        enterChild();
    }

    private void pass() {
        r.move = BestLine.PASS;
        r.pushBoard();
        r.pushState();
        enterChild();
    }

    private void enterChild() {
        r.enterChild();
        r.moves = Flips.legalMoves(r.own(), r.opponent());
        if (r.sp > depth) {
            depth = r.sp;
        }
    }

    private void leaf() {
        r.countBlack = Long.bitCount(r.black);
        r.countWhite = Long.bitCount(r.white);
        r.value = r.countBlack - r.countWhite;
        leave(r.value, BestLine.NONE.bits());
    }

    private void leave(int value, long line) {
        r.ret = value;
        r.retLine = line;
        if (r.sp == 0) {
            r.phase = SolverRegisters.Phase.END;
        } else {
            r.pop();
        }
    }

    /// The selector: best class, lowest square.
    static int select(long moves) {
        for (long mask : CLASSES) {
            if ((moves & mask) != 0) {
                return Long.numberOfTrailingZeros(moves & mask);
            }
        }
        throw new IllegalArgumentException("no move to select");
    }

    /// Solves `position` as the chip would, without going clock by clock.
    ///
    /// @throws IllegalArgumentException as [#start(Position)]
    public SolverRun solve(Position position) {
        return solve(position, -SolverRegisters.INFINITY, SolverRegisters.INFINITY);
    }

    /// The same with a narrower window at the root: what a unit among several is given.
    ///
    /// @throws IllegalArgumentException if the window is closed: the chip would search for ever
    SolverRun solve(Position position, int alpha, int beta) {
        if (alpha >= beta) {
            throw new IllegalArgumentException("window from " + alpha + " to " + beta);
        }
        begin(position);
        r.alpha = alpha;
        r.beta = beta;
        while (r.phase != SolverRegisters.Phase.END) {
            iterate();
        }
        finish();
        return run(position);
    }

    /// Starts and goes on to the first iteration.
    void begin(Position position) {
        start(position);
        while (!atIteration()) {
            clock();
        }
    }

    /// From the last iteration to the published result.
    void finish() {
        while (r.phase != SolverRegisters.Phase.IDLE) {
            clock();
        }
    }

    /// The result, as the host reads it.
    SolverRun run(Position position) {
        long result = r.host[HostMemory.RESULT];
        return new SolverRun(position, HostMemory.score(result), HostMemory.line(result),
            HostMemory.counts(r.host), r.host[HostMemory.CLOCKS], SolverRun.DOCUMENT_MEGAHERTZ, depth);
    }
}
