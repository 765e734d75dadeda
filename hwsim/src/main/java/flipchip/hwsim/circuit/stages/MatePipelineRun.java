package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;

/// A run of positions through the mate-search pipeline, clock by clock.
///
/// Each stage holds one position; it is free when the next has taken it. Updater and generator take a clock,
/// the filter one for each move, and one without a move.
/// Thread: any
///
/// @param visits in the order in which they were offered
public record MatePipelineRun(List<Visit> visits) {

    /// Stages of the pipeline in order.
    public enum Stage {
        /// Plays the move.
        UPDATER,
        /// Legal moves, attack mask and defence mask, side by side.
        GENERATOR,
        /// Sorts by class and stores a move in every clock.
        FILTER
    }

    /// A position and the move to play there; empty to search the position from the other side.
    public record Offer(Board board, Optional<Square> move) {}

    /// @param board after the move, seen by its side to move
    /// @param moves as stored
    /// @param spans by [Stage]
    public record Visit(Offer offer, Board board, MoveClasses classes, List<Square> moves,
            List<StageSpan> spans) {
        public Visit {
            moves = List.copyOf(moves);
            spans = List.copyOf(spans);
        }

        public StageSpan at(Stage stage) {
            return spans.get(stage.ordinal());
        }

        /// The word that the filter stores in `clock`: move and class; empty if it stores none.
        public Optional<Integer> word(int clock) {
            int index = clock - at(Stage.FILTER).first();
            return index < 0 || index >= moves.size()
                ? Optional.empty()
                : Optional.of(wordOf(moves.get(index)));
        }

        private int wordOf(Square move) {
            int group =
                (classes.attack() & move.bit()) != 0 ? 0 : (classes.defence() & move.bit()) != 0 ? 1 : 2;
            return group << 6 | move.index();
        }
    }

    public MatePipelineRun {
        visits = List.copyOf(visits);
    }

    /// Positions offered in every clock until they are taken.
    public static MatePipelineRun of(List<Offer> offers) {
        List<Visit> visits = new ArrayList<>();
        for (Offer offer : offers) {
            Board board = offer.move.map(offer.board::play).orElseGet(offer.board::pass);
            MoveClasses classes = MoveClasses.of(board.legalMoves(), board.occupied());
            List<Square> moves = classes.ordered();
            List<StageSpan> before = visits.isEmpty() ? List.of() : visits.getLast().spans;
            visits.add(new Visit(offer, board, classes, moves,
                StageSpan.of(1, before, 1, 1, Math.max(1, moves.size()))));
        }
        return new MatePipelineRun(visits);
    }

    /// Clocks until the last position is through.
    public int clocks() {
        return visits.isEmpty() ? 0 : visits.getLast().at(Stage.FILTER).last();
    }

    /// Number of the visit that a stage holds in a clock.
    public Optional<Integer> at(Stage stage, int clock) {
        for (int i = 0; i < visits.size(); i++) {
            Visit visit = visits.get(i);
            int until = stage == Stage.FILTER
                ? visit.at(stage).last()
                : visit.spans.get(stage.ordinal() + 1).first() - 1;
            if (visit.at(stage).first() <= clock && clock <= until) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }
}
