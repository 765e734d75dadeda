package flipchip.hwsim.circuit.solver;

import java.util.List;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A model of several solver units under one dispatcher: the endgame-chip paper expects twelve times the
/// speed from twelve.
///
/// The dispatcher makes the root's moves and the replies to each, in the paper's order, and hands the
/// replies to the units with the window known at that moment. Younger brothers wait for the eldest: the first
/// reply to a move is finished before the others begin, and a move before the next. A unit finishes what it
/// began; replies that a finished one has made useless are not made. A position without a move goes to a unit
/// whole. One unit visits exactly the paper's nodes. [UnitsCircuit] is the same in gates.
///
/// @param units 1 to 64
public record ParallelUnits(int units) implements SolverVariant {

    /// @throws IllegalArgumentException if the number is out of range
    public ParallelUnits {
        if (units < 1 || units > 64) {
            throw new IllegalArgumentException(units + " units");
        }
    }

    @Override
    public String name() {
        return "units-" + units;
    }

    @Override
    public String about() {
        return units + (units == 1 ? " unit" : " units")
            + " under a dispatcher; the paper hopes for 12 times with 12";
    }

    @Override
    public List<ClockRow> table() {
        return List.of(
            new ClockRow("PLAY", 16,
                "the dispatcher makes a move as a unit does, one at a time, and hands it on"),
            new ClockRow("WAIT", 1,
                "at least, before each reply: for the eldest, for a free unit, at the end for all"),
            new ClockRow("ENDED", 4, "a node of the dispatcher ends as in a unit"),
            new ClockRow("CUTOFF", 3, "unchanged"),
            new ClockRow("unit", 9, "6 to load and 2 to return for each job, outside the paper's table, "
                + "and 1 to be served"));
    }

    @Override
    public SolverRun solve(Position position) {
        SolverModel.requireRoom(position);
        return new Dispatcher(position).solve();
    }

    /// A position in a unit, and when the unit raises its hand.
    private record Job(int reply, SolverRun run, long readyAt) {}

    /// The circuit's dispatcher, clock by clock where something happens.
    private final class Dispatcher {
        private static final int PLAY = 16;

        private final Position root;
        private final boolean white;
        private final Job[] jobs = new Job[units];
        private NodeCounts counts = new NodeCounts(0, 0, 0, 0, 0, 0);
        private int deepest;
        /// Clocks that have passed.
        private long now;
        private int alpha = -SolverRegisters.INFINITY;
        private int beta = SolverRegisters.INFINITY;
        private long line = BestLine.NONE.bits();
        /// Of the move that is searched now; its side to move is the root's opponent.
        private int innerAlpha;
        private int innerBeta;
        private long innerLine;
        private boolean eldest;

        Dispatcher(Position position) {
            root = position;
            white = position.toMove() == Color.WHITE;
        }

        SolverRun solve() {
            ClockTable table = ClockTable.DOCUMENT;
            now = table.initial();
            if (root.legalMoves() == 0) {
                SolverRun whole = delegate(root, alpha, beta);
                now += table.end();
                return result(whole.score(), whole.line().bits());
            }
            for (long moves = root.legalMoves(); moves != 0;) {
                int move = SolverModel.select(moves);
                moves &= ~(1L << move);
                now += table.compare() + PLAY;
                count(NodeType.TREE);
                branch(move, after(root, move));
            }
            count(NodeType.ENDED);
            now += table.iteration(NodeType.ENDED) + table.end();
            return result(white ? Math.max(alpha, beta) : Math.min(alpha, beta), line);
        }

        private SolverRun result(int score, long best) {
            return new SolverRun(root, score, new BestLine(best), counts, now, SolverRun.DOCUMENT_MEGAHERTZ,
                deepest);
        }

        private void count(NodeType type) {
            counts = counts.plus(NodeCounts.one(type));
        }

        private void branch(int move, Position position) {
            int value;
            long best;
            if (position.legalMoves() == 0) {
                SolverRun run = delegate(position, alpha, beta);
                value = run.score();
                best = run.line().bits();
            } else {
                value = replies(position);
                best = innerLine;
            }
            if (white ? value < beta : value > alpha) {
                alpha = white ? alpha : value;
                beta = white ? value : beta;
                line = BestLine.prepend(move, best);
            }
        }

        /// A clock to hand it to the first unit, and one to read the result.
        private SolverRun delegate(Position position, int low, int high) {
            SolverRun run = search(position, low, high);
            now += 1 + run.clocks() + 1;
            return run;
        }

        private SolverRun search(Position position, int low, int high) {
            SolverRun run = new SolverModel().solve(position, low, high);
            counts = counts.plus(run.counts());
            deepest = Math.max(deepest, run.depth());
            return run;
        }

        private int replies(Position position) {
            innerAlpha = alpha;
            innerBeta = beta;
            innerLine = BestLine.NONE.bits();
            boolean first = true;
            long moves = position.legalMoves();
            while (true) {
                await(moves != 0);
                pass(ClockTable.DOCUMENT.compare() - 1);
                boolean open = innerBeta > innerAlpha;
                pass(1);
                if (moves == 0) {
                    count(NodeType.ENDED);
                    pass(ClockTable.DOCUMENT.states().get(NodeType.ENDED));
                    return white ? Math.min(innerAlpha, innerBeta) : Math.max(innerAlpha, innerBeta);
                }
                if (!open) {
                    moves = cutOff();
                    continue;
                }
                int move = SolverModel.select(moves);
                moves &= ~(1L << move);
                pass(PLAY - 1);
                if (innerBeta <= innerAlpha) {       // a result read during PLAY has closed the window
                    pass(1);
                    moves = cutOff();
                    continue;
                }
                count(NodeType.TREE);
                hand(move, after(position, move));
                eldest = first;
                first = false;
            }
        }

        private long cutOff() {
            count(NodeType.CUTOFF);
            pass(ClockTable.DOCUMENT.states().get(NodeType.CUTOFF));
            return 0;
        }

        private void hand(int reply, Position position) {
            int unit = free();
            SolverRun run = search(position, innerAlpha, innerBeta);
            pass(1);
            jobs[unit] = new Job(reply, run, now + run.clocks() + 1);
        }

        /// The first unit that is free, or -1.
        private int free() {
            for (int unit = 0; unit < units; unit++) {
                if (jobs[unit] == null) {
                    return unit;
                }
            }
            return -1;
        }

        private boolean isQuiet() {
            for (Job job : jobs) {
                if (job != null) {
                    return false;
                }
            }
            return true;
        }

        /// The state WAIT, with the clock that leaves it.
        private void await(boolean any) {
            while (true) {
                boolean goes = any ? innerBeta <= innerAlpha || free() >= 0 && !eldest : isQuiet();
                if (!goes) {
                    now = Math.max(now, nextHand() - 1);
                }
                pass(1);
                if (goes) {
                    return;
                }
            }
        }

        /// The clock in which the next unit raises its hand.
        private long nextHand() {
            long next = Long.MAX_VALUE;
            for (Job job : jobs) {
                next = job == null ? next : Math.min(next, job.readyAt);
            }
            return next;
        }

        /// Some clocks, in each of which the first finished unit is served.
        private void pass(int clocks) {
            for (int i = 0; i < clocks; i++) {
                now++;
                for (int unit = 0; unit < units; unit++) {
                    if (jobs[unit] != null && jobs[unit].readyAt <= now) {
                        hear(jobs[unit]);
                        jobs[unit] = null;
                        break;
                    }
                }
            }
        }

        private void hear(Job job) {
            int value = job.run.score();
            eldest = false;
            if (white ? value > innerAlpha : value < innerBeta) {
                innerAlpha = white ? value : innerAlpha;
                innerBeta = white ? innerBeta : value;
                innerLine = BestLine.prepend(job.reply, job.run.line().bits());
            }
        }
    }
    private static Position after(Position position, int move) {
        return new Position(position.board().play(Square.of(move)), position.toMove().opponent());
    }
}
