package flipchip.app.learn.classroom;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import flipchip.engine.board.Game;

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
    record Step(Optional<Game> start, Predicate<LessonProgress> done, Predicate<LessonProgress> wrong,
            boolean board) {

        /// A step on the board that cannot go wrong.
        static Step at(Game start, Predicate<LessonProgress> done) {
            return new Step(Optional.of(start), done, _ -> false, true);
        }

        /// A step that asks for the one right move.
        static Step move(Game start, Predicate<LessonProgress> done) {
            return new Step(Optional.of(start), done,
                situation -> situation.move().isPresent() && !done.test(situation), true);
        }

        /// A step on the board that goes on where the one before ended.
        static Step then(Predicate<LessonProgress> done) {
            return new Step(Optional.empty(), done, _ -> false, true);
        }

        /// The same step, done at the chip.
        Step atChip() {
            return new Step(start, done, wrong, false);
        }
    }
}
