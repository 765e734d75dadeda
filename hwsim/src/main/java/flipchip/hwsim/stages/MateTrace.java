package flipchip.hwsim.stages;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import flipchip.engine.board.Board;
import flipchip.engine.board.Position;

/// A mate search, expansion by expansion: each goes once through the three stages of the pipeline.
///
/// @param steps the first expansions
/// @param run   the finished search
public record MateTrace(List<Step> steps, MateRun run) {

    /// @param number  from 1
    /// @param ply     below the root, passes counted
    /// @param board   seen by its side to move
    /// @param win     its side must win; else not lose
    /// @param classes its moves, sorted by the masks
    public record Step(int number, int ply, Board board, boolean win, MoveClasses classes) {}

    public MateTrace {
        steps = List.copyOf(steps);
    }

    /// Searches to the end and records at most `limit` expansions.
    ///
    /// @param cancelled asked at every expansion
    /// @throws CancellationException if it held
    public static MateTrace record(Position position, MatePipeline pipeline, int limit, BooleanSupplier cancelled) {
        List<Step> steps = new ArrayList<>();
        MateRun run = MateSearch.solve(position, pipeline, (player, opponent, win, ply) -> {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException("not wanted any more");
            }
            if (steps.size() < limit) {
                Board board = new Board(player, opponent);
                steps.add(new Step(steps.size() + 1, ply, board, win, MoveClasses.of(board.legalMoves(), board.occupied())));
            }
        });
        return new MateTrace(steps, run);
    }
}
