package flipchip.app.learn.space;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import flipchip.app.learn.school.LearnDays;
import flipchip.app.learn.school.Today;
import flipchip.app.learn.school.WeekGoal;
import flipchip.engine.people.ProblemTheme;

/// What a click on a card or a link of the workspace Learn starts.
///
/// @param puzzle          opens the puzzle of the day
/// @param train           opens the school, for a theme
/// @param run             opens the school for a run
/// @param openings        opens the training of openings with such questions
/// @param mistakes        opens the learner's own mistakes
/// @param repair          opens the repair puzzle of the day
/// @param lesson          opens a lesson about Othello, by its number from 0
/// @param circuitLessons  opens the lessons about the circuit
/// @param ownGames        opens the learner's games with all their charts
/// @param goal            keeps how often the learner wants to practise
/// @param masters         opens the games of masters whose moves are guessed
public record LearnActions(Runnable puzzle, Consumer<Optional<ProblemTheme>> train,
        Consumer<LearnDays.Run> run, Consumer<Today.Training> openings, Runnable mistakes, Runnable repair,
        IntConsumer lesson, Runnable circuitLessons, Runnable ownGames, Consumer<WeekGoal> goal,
        Runnable masters) {}
