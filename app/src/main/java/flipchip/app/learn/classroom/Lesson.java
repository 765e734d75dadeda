package flipchip.app.learn.classroom;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// A short lesson: a few steps with something to do. Its words stand in the bundle `lessons`: `ID.title`,
/// `ID.1`, `ID.2` and so on.
///
/// @param id    in the progress file
/// @param steps in their order
record Lesson(String id, List<Step> steps) {
    Lesson {
        steps = List.copyOf(steps);
    }

    /// Something to do.
    ///
    /// @param start the game it begins with; empty to go on with what is on the board
    /// @param done  whether it is done, by the rules or by the circuit
    /// @param wrong whether something else was done, so that the step has to begin again
    /// @param board whether it is done on the board; otherwise at the chip
    /// @param point the cell that it speaks of
    /// @param right number of the right answer to the question before it; 0 where none is asked
    record Step(Optional<Game> start, Predicate<LessonProgress> done, Predicate<LessonProgress> wrong,
            boolean board, Optional<Square> point, int right) {

        private Step(Optional<Game> start, Predicate<LessonProgress> done, Predicate<LessonProgress> wrong) {
            this(start, done, wrong, true, Optional.empty(), 0);
        }

        /// A step on the board that cannot go wrong.
        static Step at(Game start, Predicate<LessonProgress> done) {
            return new Step(Optional.of(start), done, _ -> false);
        }

        /// A step that asks for the one right move.
        static Step move(Game start, Predicate<LessonProgress> done) {
            return new Step(Optional.of(start), done,
                situation -> situation.move().isPresent() && !done.test(situation));
        }

        /// A step on the board that goes on where the one before ended.
        static Step then(Predicate<LessonProgress> done) {
            return new Step(Optional.empty(), done, _ -> false);
        }

        /// The same step, done at the chip.
        Step atChip() {
            return new Step(start, done, wrong, false, point, right);
        }

        /// The same step, which points at a cell.
        Step pointingAt(Square square) {
            return new Step(start, done, wrong, board, Optional.of(square), right);
        }

        /// The same step after a question, whose words are `ID.N.ask`, its answers `ID.N.ask.1` and so on,
        /// and `ID.N.why`.
        ///
        /// @param answer number of the right one, from 1
        Step predicting(int answer) {
            return new Step(start, done, wrong, board, point, answer);
        }
    }
}
