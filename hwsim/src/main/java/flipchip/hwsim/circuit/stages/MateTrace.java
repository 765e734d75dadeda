package flipchip.hwsim.circuit.stages;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import flipchip.engine.board.Board;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.stages.MatePipelineRun.Offer;

/// A mate search, expansion by expansion: each goes once through the three stages of the pipeline, in gates.
/// The search itself, which chooses what is expanded next, is a model.
///
/// @param steps the first expansions
/// @param run   the finished search
public record MateTrace(List<Step> steps, MateRun run) {

    /// @param number  from 1
    /// @param ply     below the root, passes counted
    /// @param win     its side must win; else not lose
    /// @param visit   what the circuit made of it, alone in the pipeline
    public record Step(int number, int ply, boolean win, MatePipelineRun.Visit visit) {
        /// Seen by its side to move, as the updater leaves it.
        public Board board() {
            return visit.board();
        }

        /// Its moves as the masks sort them.
        public MoveClasses classes() {
            return visit.classes();
        }

        /// Its moves in the order in which the filter stores them.
        public List<Square> moves() {
            return visit.moves();
        }

        /// Its legal moves, as the masks find them.
        public long legalMoves() {
            return classes().attack() | classes().defence() | classes().rest();
        }

        /// Clocks from the updater's first to the filter's last.
        public int clocks() {
            return visit.at(MatePipelineRun.Stage.FILTER).last()
                - visit.at(MatePipelineRun.Stage.UPDATER).first() + 1;
        }
    }

    public MateTrace {
        steps = List.copyOf(steps);
    }

    /// Searches to the end and records at most `limit` expansions.
    ///
    /// @param cancelled polled at every expansion
    /// @throws CancellationException if it held
    /// @throws IllegalStateException if the circuit shows something else than the model
    public static MateTrace record(Position position, MatePipeline pipeline, int limit,
            BooleanSupplier cancelled) {
        List<Step> steps = new ArrayList<>();
        MatePipelineGates gates = new MatePipelineGates();
        Deque<Board> path = new ArrayDeque<>();
        MateRun run = MateSearch.solve(position, pipeline, (player, opponent, win, ply) -> {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException("cancelled");
            }
            Board board = new Board(player, opponent);
            while (path.size() > ply) {
                path.pop();
            }
            if (steps.size() < limit) {
                MatePipelineRun.Visit visit =
                    gates.run(List.of(offer(Optional.ofNullable(path.peek()), board))).visits().getFirst();
                if (!visit.board().equals(board)) {
                    throw new IllegalStateException(
                        "circuit and search differ: " + visit.board() + ", search " + board);
                }
                steps.add(new Step(steps.size() + 1, ply, win, visit));
            }
            path.push(board);
        });
        return new MateTrace(steps, run);
    }

    /// What makes the updater leave `board`: its parent and the move between them; the root, and a position
    /// after a pass, is looked at from the other side.
    private static Offer offer(Optional<Board> parent, Board board) {
        long placed = board.occupied() & ~parent.orElse(board).occupied();
        return placed == 0
            ? new Offer(new Board(board.opponent(), board.player()), Optional.empty())
            : new Offer(parent.orElseThrow(), Optional.of(Square.of(Long.numberOfTrailingZeros(placed))));
    }

    /// Clocks of the steps in the circuit.
    public long clocks() {
        return steps.stream().mapToLong(Step::clocks).sum();
    }
}
