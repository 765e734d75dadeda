package flipchip.hwsim.solver;

/// Registers, stack and host memory of the chip: plain mutable state of one thread.
///
/// Every field is a register of [SolverCircuit] of the same name; arrays are its memories.
final class Registers {
    /// Words of the stack; a position with E empties needs at most 2E + 1.
    static final int STACK_WORDS = 64;
    static final int INFINITY = 127;

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

    /// What the sequencer is at: one-hot in the circuit.
    enum Phase {
        IDLE, INIT, COMPARE, TREE, LEAF, ENDED, PASS, CUTOFF, END, PUBLISH;

        static Phase of(NodeType type) {
            return valueOf(type.name());
        }
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

    /// Fail-hard: what Figure 1 of document 000 returns.
    int returned() {
        return color ? Math.max(alpha, beta) : Math.min(alpha, beta);
    }
}
