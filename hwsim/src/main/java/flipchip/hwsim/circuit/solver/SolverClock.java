package flipchip.hwsim.circuit.solver;

import flipchip.engine.board.Flips;
import flipchip.hwsim.circuit.selector.MoveSelector;
import flipchip.hwsim.circuit.selector.SelectorOrder;
import flipchip.hwsim.circuit.solver.SolverRegisters.Phase;

/// A model of the micro-steps of [SolverCircuit], one clock edge at a time.
///
/// TREE: 1 moves settle, 2 select, 3 convert, 4 write remaining, 5 decode, 6-8 forward, 9-11 backward, 12
/// flip, 13 add disc, 14 push board, 15 push window, colour and line, 16 child's legal moves. LEAF: count,
/// subtract, store, pop. ENDED: read, choose, store, pop. PASS: name the move, push, swap colour, legal.
/// CUTOFF: clear, write, next. Comparison: other side's moves, compare, write back and decide. The totals are
/// the endgame-chip paper's, the division is ours.
record SolverClock(SolverRegisters r) {
    void edge() {
        boolean counting = r.phase != Phase.IDLE && r.phase != Phase.PUBLISH;
        long hostRead = r.host[address()];
        switch (r.phase) {
            case IDLE -> idle();
            case INIT -> init();
            case COMPARE -> compare();
            case TREE -> tree();
            case LEAF -> leaf();
            case ENDED -> ended();
            case PASS -> pass();
            case CUTOFF -> cutoff();
            case END -> end();
            case PUBLISH -> publish();
        }
        r.hostData = hostRead;
        if (counting) {
            r.clocks++;
        }
    }

    /// The chip's address at its port of the host memory in this clock.
    private int address() {
        return switch (r.phase) {
            case INIT -> r.step == 0 ? HostMemory.BLACK : r.step == 1 ? HostMemory.WHITE : HostMemory.CONTROL;
            case END -> HostMemory.RESULT;
            case PUBLISH -> r.step < 6 ? HostMemory.COUNTERS + r.step : HostMemory.CONTROL;
            default -> HostMemory.CONTROL;
        };
    }

    private void go(Phase next) {
        r.phase = next;
        r.step = 0;
    }

    private void idle() {
        if ((r.hostData & 2) != 0) {
            go(Phase.INIT);
        }
    }

    private void init() {
        switch (r.step) {
            case 0 -> {
                r.color = (r.hostData & 1) != 0;
                r.tree = r.leaf = r.ended = r.pass = r.cutoff = r.clocks = 0;
            }
            case 1 -> r.black = r.hostData;
            case 2 -> r.white = r.hostData;
            case 3 -> {
                r.alpha = -SolverRegisters.INFINITY;
                r.beta = SolverRegisters.INFINITY;
                r.sp = 0;
                r.line = BestLine.NONE.bits();
                r.retValid = false;
            }
            case 4 -> {
                r.moves = Flips.legalMoves(r.own(), r.opponent());
                r.fresh = true;
            }
            default -> {
                go(Phase.COMPARE);
                return;
            }
        }
        r.step++;
    }

    private void compare() {
        switch (r.step++) {
            case 0 -> {
                if (r.fresh && r.moves == 0) {
                    r.otherAny = Flips.legalMoves(r.opponent(), r.own()) != 0;
                }
            }
            case 1 -> r.better = r.improves();
            default -> {
                r.takeReturned();
                NodeType type = r.decide();
                r.count(type);
                go(Phase.of(type));
            }
        }
    }

    private void tree() {
        switch (r.step++) {
            case 1 -> r.code = SelectorOrder.rankOf(SelectorOrder.first(r.moves));
            case 2 -> r.move = MoveSelector.squareOf(r.code).index();
            case 3 -> r.moves &= ~(1L << r.move);
            case 4 -> r.change = 1L << r.move;
            case 11 -> r.change = Flips.flips(r.move, r.own(), r.opponent());
            case 12 -> r.change |= 1L << r.move;
            case 13 -> {
                r.pushBoard();
                r.applyChange();
            }
            case 14 -> {
                r.pushState();
                r.enterChild();
            }
            case 15 -> {
                r.moves = Flips.legalMoves(r.own(), r.opponent());
                go(Phase.COMPARE);
            }
            default -> {}
        }
    }

    private void leaf() {
        switch (r.step++) {
            case 0 -> {
                r.countBlack = Long.bitCount(r.black);
                r.countWhite = Long.bitCount(r.white);
            }
            case 1 -> r.value = r.countBlack - r.countWhite;
            case 2 -> {
                r.ret = r.value;
                r.retLine = BestLine.NONE.bits();
            }
            default -> popOrEnd();
        }
    }

    private void ended() {
        switch (r.step++) {
            case 0 -> {}
            case 1 -> r.value = r.returned();
            case 2 -> {
                r.ret = r.value;
                r.retLine = r.line;
            }
            default -> popOrEnd();
        }
    }

    private void popOrEnd() {
        if (r.sp == 0) {
            go(Phase.END);
        } else {
            r.pop();
            go(Phase.COMPARE);
        }
    }

    private void pass() {
        switch (r.step++) {
            case 0 -> r.move = BestLine.PASS;
            case 1 -> {
                r.pushBoard();
                r.pushState();
            }
            case 2 -> r.enterChild();
            default -> {
                r.moves = Flips.legalMoves(r.own(), r.opponent());
                go(Phase.COMPARE);
            }
        }
    }

    private void cutoff() {
        switch (r.step++) {
            case 0 -> r.moves = 0;
            case 1 -> {}
            default -> go(Phase.COMPARE);
        }
    }

    private void end() {
        if (r.step++ == 0) {
            r.host[HostMemory.RESULT] = HostMemory.result(r.ret, r.retLine);
        } else {
            go(Phase.PUBLISH);
        }
    }

    /// Not part of the paper's clocks: the result is there, the counters follow.
    private void publish() {
        switch (r.step) {
            case 0 -> r.host[HostMemory.COUNTERS] = r.tree;
            case 1 -> r.host[HostMemory.COUNTERS + 1] = r.leaf;
            case 2 -> r.host[HostMemory.COUNTERS + 2] = r.ended;
            case 3 -> r.host[HostMemory.COUNTERS + 3] = r.pass;
            case 4 -> r.host[HostMemory.COUNTERS + 4] = r.cutoff;
            case 5 -> r.host[HostMemory.CLOCKS] = r.clocks;
            case 6 -> r.host[HostMemory.CONTROL] = r.color ? 1 : 0;
            default -> {
                go(Phase.IDLE);
                return;
            }
        }
        r.step++;
    }
}
