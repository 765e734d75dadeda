package flipchip.hwsim.circuit.solver;

import java.util.Map;
import java.util.function.ObjLongConsumer;
import java.util.function.ToLongFunction;

/// A mutable record of the chip's registers, stack and host memory.
///
/// Every field is a register of [SolverCircuit] of the same name; arrays are its memories.
/// Thread: owner
final class SolverRegisters {
    /// Words of the stack; a position with E empties needs at most 2E + 1.
    static final int STACK_WORDS = 64;
    static final int INFINITY = 127;
    /// The fields by the name of their register in the circuit.
    static final Map<String, Access> BY_NAME =
        Map.ofEntries(Map.entry("black", new Access(r -> r.black, (r, v) -> r.black = v)),
            Map.entry("white", new Access(r -> r.white, (r, v) -> r.white = v)),
            Map.entry("color", new Access(r -> r.color ? 1 : 0, (r, v) -> r.color = v != 0)),
            Map.entry("moves", new Access(r -> r.moves, (r, v) -> r.moves = v)),
            Map.entry("change", new Access(r -> r.change, (r, v) -> r.change = v)),
            Map.entry("code", new Access(r -> r.code, (r, v) -> r.code = (int) v)),
            Map.entry("move", new Access(r -> r.move, (r, v) -> r.move = (int) v)),
            Map.entry("alpha", new Access(r -> r.alpha, (r, v) -> r.alpha = (byte) v)),
            Map.entry("beta", new Access(r -> r.beta, (r, v) -> r.beta = (byte) v)),
            Map.entry("fresh", new Access(r -> r.fresh ? 1 : 0, (r, v) -> r.fresh = v != 0)),
            Map.entry("sp", new Access(r -> r.sp, (r, v) -> r.sp = (int) v)),
            Map.entry("line", new Access(r -> r.line, (r, v) -> r.line = v)),
            Map.entry("ret", new Access(r -> r.ret, (r, v) -> r.ret = (byte) v)),
            Map.entry("retLine", new Access(r -> r.retLine, (r, v) -> r.retLine = v)),
            Map.entry("retValid", new Access(r -> r.retValid ? 1 : 0, (r, v) -> r.retValid = v != 0)),
            Map.entry("better", new Access(r -> r.better ? 1 : 0, (r, v) -> r.better = v != 0)),
            Map.entry("otherAny", new Access(r -> r.otherAny ? 1 : 0, (r, v) -> r.otherAny = v != 0)),
            Map.entry("value", new Access(r -> r.value, (r, v) -> r.value = (byte) v)),
            Map.entry("countBlack", new Access(r -> r.countBlack, (r, v) -> r.countBlack = (int) v)),
            Map.entry("countWhite", new Access(r -> r.countWhite, (r, v) -> r.countWhite = (int) v)),
            Map.entry("tree", new Access(r -> r.tree, (r, v) -> r.tree = v)),
            Map.entry("leaf", new Access(r -> r.leaf, (r, v) -> r.leaf = v)),
            Map.entry("ended", new Access(r -> r.ended, (r, v) -> r.ended = v)),
            Map.entry("pass", new Access(r -> r.pass, (r, v) -> r.pass = v)),
            Map.entry("cutoff", new Access(r -> r.cutoff, (r, v) -> r.cutoff = v)),
            Map.entry("clocks", new Access(r -> r.clocks, (r, v) -> r.clocks = v)),
            Map.entry("step", new Access(r -> r.step, (r, v) -> r.step = (int) v)),
            Map.entry("hostData", new Access(r -> r.hostData, (r, v) -> r.hostData = v)));

    Phase phase = Phase.IDLE;
    /// Micro-step inside the phase, from 0.
    int step;
    long black;
    long white;
    /// Side to move: low Black, high White.
    boolean color;
    long moves;
    /// The square played, then the flipped squares, then both.
    long change;
    /// Selector's output: rank of the chosen square.
    int code;
    /// The move that leads from this node to the one searched now.
    int move;
    int alpha;
    int beta;
    boolean fresh;
    int sp;
    long line;
    int ret;
    long retLine;
    boolean retValid;
    boolean better;
    boolean otherAny;
    int value;
    int countBlack;
    int countWhite;
    long tree;
    long leaf;
    long ended;
    long pass;
    long cutoff;
    long clocks;
    /// Read data of the chip's port of the host memory.
    long hostData;

    final long[] host = new long[256];
    final long[] stackBlack = new long[STACK_WORDS];
    final long[] stackWhite = new long[STACK_WORDS];
    final boolean[] stackColor = new boolean[STACK_WORDS];
    final long[] stackMoves = new long[STACK_WORDS];
    final int[] stackAlpha = new int[STACK_WORDS];
    final int[] stackBeta = new int[STACK_WORDS];
    final int[] stackMove = new int[STACK_WORDS];
    final long[] stackLine = new long[STACK_WORDS];

    /// Reads and writes one register; bits above its width are the sign's or zero.
    record Access(ToLongFunction<SolverRegisters> get, ObjLongConsumer<SolverRegisters> set) {}

    /// What the sequencer is at: one-hot in the circuit.
    enum Phase {
        IDLE, INIT, COMPARE, TREE, LEAF, ENDED, PASS, CUTOFF, END, PUBLISH;

        static Phase of(NodeType type) {
            return valueOf(type.name());
        }
    }

    SolverRegisters copy() {
        SolverRegisters copy = new SolverRegisters();
        copy.phase = phase;
        BY_NAME.values().forEach(register -> register.set.accept(copy, register.get.applyAsLong(this)));
        System.arraycopy(host, 0, copy.host, 0, host.length);
        System.arraycopy(stackBlack, 0, copy.stackBlack, 0, STACK_WORDS);
        System.arraycopy(stackWhite, 0, copy.stackWhite, 0, STACK_WORDS);
        System.arraycopy(stackColor, 0, copy.stackColor, 0, STACK_WORDS);
        System.arraycopy(stackMoves, 0, copy.stackMoves, 0, STACK_WORDS);
        System.arraycopy(stackAlpha, 0, copy.stackAlpha, 0, STACK_WORDS);
        System.arraycopy(stackBeta, 0, copy.stackBeta, 0, STACK_WORDS);
        System.arraycopy(stackMove, 0, copy.stackMove, 0, STACK_WORDS);
        System.arraycopy(stackLine, 0, copy.stackLine, 0, STACK_WORDS);
        return copy;
    }

    void count(NodeType type) {
        switch (type) {
            case TREE -> tree++;
            case LEAF -> leaf++;
            case ENDED -> ended++;
            case PASS -> pass++;
            case CUTOFF -> cutoff++;
        }
    }

    NodeCounts counts() {
        return new NodeCounts(tree, leaf, ended, pass, cutoff, 0);
    }

    long own() {
        return color ? white : black;
    }

    long opponent() {
        return color ? black : white;
    }

    /// The decision at the end of the comparison, on a node whose window is up to date.
    NodeType decide() {
        if (moves != 0) {
            return beta > alpha ? NodeType.TREE : NodeType.CUTOFF;
        }
        if (!fresh) {
            return NodeType.ENDED;
        }
        return otherAny ? NodeType.PASS : NodeType.LEAF;
    }

    void pushBoard() {
        stackBlack[sp] = black;
        stackWhite[sp] = white;
    }

    void pushState() {
        stackColor[sp] = color;
        stackMoves[sp] = moves;
        stackAlpha[sp] = alpha;
        stackBeta[sp] = beta;
        stackMove[sp] = move;
        stackLine[sp] = line;
    }

    /// Turns and adds the discs of [#change] to the side of [#color].
    void applyChange() {
        if (color) {
            white |= change;
            black &= ~change;
        } else {
            black |= change;
            white &= ~change;
        }
    }

    /// Goes on to the node whose parent was pushed.
    void enterChild() {
        sp++;
        color = !color;
        line = BestLine.NONE.bits();
        fresh = true;
    }

    void pop() {
        sp--;
        black = stackBlack[sp];
        white = stackWhite[sp];
        color = stackColor[sp];
        moves = stackMoves[sp];
        alpha = stackAlpha[sp];
        beta = stackBeta[sp];
        move = stackMove[sp];
        line = stackLine[sp];
        fresh = false;
        retValid = true;
    }

    /// Whether the returned value improves the node.
    boolean improves() {
        return retValid && (color ? ret < beta : ret > alpha);
    }

    void takeReturned() {
        if (better) {
            if (color) {
                beta = ret;
            } else {
                alpha = ret;
            }
            line = BestLine.prepend(move, retLine);
        }
        retValid = false;
    }

    /// Fail-hard: the result of Figure 1 of the endgame-chip paper.
    int returned() {
        return color ? Math.max(alpha, beta) : Math.min(alpha, beta);
    }
}
