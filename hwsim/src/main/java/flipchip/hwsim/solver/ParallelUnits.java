package flipchip.hwsim.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.selector.SquareOrder;

/// Several solver units side by side under one dispatcher: document 000 expects twelve times the speed from twelve.
///
/// The dispatcher holds the root and its moves and hands out the replies, in the document's order, to whoever is free,
/// with the window known at that moment. Younger brothers wait for the eldest: the first root move and the first reply
/// of each move are finished before the others begin. A unit finishes what it began; replies that a finished one has
/// made useless are not handed out. One unit visits exactly the document's nodes.
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
        return units + (units == 1 ? " unit" : " units") + " under a dispatcher; the paper hopes for 12 times with 12";
    }

    @Override
    public List<ClockRow> table() {
        return List.of(new ClockRow("DISPATCH", 16, "the dispatcher makes a move as a unit does, one at a time"),
            new ClockRow("COLLECT", 4, "a node of the dispatcher ends as in a unit"),
            new ClockRow("unit", 8, "6 to load and 2 to answer for each job, beside the document's table"));
    }

    @Override
    public SolverRun solve(Position position) {
        return new Dispatcher(position).solve();
    }

    /// A root move: its answers are jobs.
    private static final class Branch {
        private final int move;
        private final Position position;
        private final List<Job> jobs = new ArrayList<>();
        private boolean cut;
        private boolean entered;

        Branch(int move, Position position) {
            this.move = move;
            this.position = position;
        }
    }

    private static final class Job {
        private final int reply;
        private final Position position;
        private SolverRun run;
        private long doneAt;

        Job(int reply, Position position) {
            this.reply = reply;
            this.position = position;
        }
    }

    private final class Dispatcher {
        private final Position root;
        private final boolean maximises;
        private final List<Branch> branches = new ArrayList<>();
        private final long[] free = new long[units];
        private long dispatched = ClockTable.DOCUMENT.initial();
        private NodeCounts counts = new NodeCounts(0, 0, 0, 0, 0, 0);
        private int depth;

        Dispatcher(Position root) {
            this.root = root;
            maximises = root.toMove() == Color.BLACK;
            for (int move : moves(root)) {
                Branch branch = new Branch(move, after(root, move));
                moves(branch.position).forEach(reply -> branch.jobs.add(new Job(reply, after(branch.position, reply))));
                branches.add(branch);
            }
        }

        SolverRun solve() {
            if (root.board().empties() < 3 || branches.isEmpty()
                    || branches.stream().anyMatch(branch -> branch.jobs.isEmpty())) {
                return new SolverModel().solve(root);
            }
            boolean more = true;
            while (more) {
                more = step();
            }
            return result();
        }

        /// Hands the first job that may start to the unit that is free first; false when all is done.
        private boolean step() {
            int unit = 0;
            for (int u = 1; u < units; u++) {
                unit = free[u] < free[unit] ? u : unit;
            }
            long time = Math.max(free[unit], dispatched);
            for (Branch branch : branches) {
                for (Job job : branch.jobs) {
                    if (job.run == null && !branch.cut && mayStart(branch, job, time) && isUseful(branch, time)) {
                        hand(branch, job, unit, time);
                        return true;
                    }
                }
            }
            free[unit] = branches.stream().flatMap(branch -> branch.jobs.stream())
                .filter(job -> job.run != null && job.doneAt > time).mapToLong(job -> job.doneAt).min().orElse(-1);
            if (free[unit] < 0) {
                free[unit] = time;
                return false;
            }
            return true;
        }

        /// The eldest brother comes first: the first root move before all others, the first reply before the rest.
        private boolean mayStart(Branch branch, Job job, long time) {
            Job eldest = branch.jobs.getFirst();
            return (branch == branches.getFirst() || isDone(branches.getFirst(), time))
                && (job == eldest || eldest.run != null && eldest.doneAt <= time);
        }

        /// Marks a branch that can no longer become the best.
        private boolean isUseful(Branch branch, long time) {
            int bound = bound(time);
            int limit = limit(branch, time);
            if (maximises ? limit > bound : limit < bound) {
                return true;
            }
            branch.cut = true;
            counts = counts.plus(new NodeCounts(0, 0, 0, 0, 1, 0));
            return false;
        }

        private void add(int move) {
            boolean pass = move == BestLine.PASS;
            counts = counts.plus(new NodeCounts(pass ? 0 : 1, 0, 0, pass ? 1 : 0, 0, 0));
            dispatched += ClockTable.DOCUMENT.iteration(pass ? NodeType.PASS : NodeType.TREE);
        }

        private void hand(Branch branch, Job job, int unit, long start) {
            dispatched = start;
            if (!branch.entered) {
                branch.entered = true;
                add(branch.move);
                counts = counts.plus(new NodeCounts(0, 0, 1, 0, 0, 0));
            }
            add(job.reply);
            int bound = bound(start);
            int limit = limit(branch, start);
            job.run = new SolverModel().solve(job.position, maximises ? bound : limit, maximises ? limit : bound);
            counts = counts.plus(job.run.counts());
            depth = Math.max(depth, 2 + job.run.depth());
            job.doneAt = dispatched + job.run.clocks();
            free[unit] = job.doneAt;
        }

        /// The best value of the root's branches that are finished at `time`.
        private int bound(long time) {
            return branches.stream().filter(branch -> isDone(branch, time)).map(branch -> limit(branch, time))
                .max(order()).orElse(maximises ? -Registers.INFINITY : Registers.INFINITY);
        }

        private boolean isDone(Branch branch, long time) {
            return branch.cut && branch.jobs.stream().allMatch(job -> job.run == null || job.doneAt <= time)
                || branch.jobs.stream().allMatch(job -> job.run != null && job.doneAt <= time);
        }

        /// What the replies finished at `time` have made of a branch.
        private int limit(Branch branch, long time) {
            return branch.jobs.stream().filter(job -> job.run != null && job.doneAt <= time)
                .map(job -> job.run.score()).min(order()).orElse(maximises ? Registers.INFINITY : -Registers.INFINITY);
        }

        private Comparator<Integer> order() {
            return maximises ? Comparator.naturalOrder() : Comparator.reverseOrder();
        }

        private SolverRun result() {
            long end = Math.max(dispatched, Arrays.stream(free).max().orElseThrow());
            counts = counts.plus(new NodeCounts(0, 0, 1, 0, 0, 0));
            long clocks = end + (branches.size() + 1) * (long) ClockTable.DOCUMENT.iteration(NodeType.ENDED)
                + ClockTable.DOCUMENT.end();
            int score = bound(end);
            Branch best = branches.stream().filter(branch -> limit(branch, end) == score).findFirst().orElseThrow();
            Job reply = best.jobs.stream().filter(job -> job.run != null && job.run.score() == score).findFirst()
                .orElseThrow();
            long line = BestLine.prepend(best.move, BestLine.prepend(reply.reply, reply.run.line().bits()));
            return new SolverRun(root, score, new BestLine(line), counts, clocks, SolverRun.DOCUMENT_MEGAHERTZ, depth);
        }
    }

    /// Squares in the document's order, or the pass; none where the game is over.
    private static List<Integer> moves(Position position) {
        long moves = position.legalMoves();
        if (moves == 0) {
            return position.isGameOver() ? List.of() : List.of(BestLine.PASS);
        }
        return SquareOrder.byRank().stream().filter(square -> (square.bit() & moves) != 0).map(Square::index).toList();
    }

    private static Position after(Position position, int move) {
        return new Position(move == BestLine.PASS ? position.board().pass() : position.board().play(Square.of(move)),
            position.toMove().opponent());
    }
}
