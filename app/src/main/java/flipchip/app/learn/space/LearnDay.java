package flipchip.app.learn.space;

import flipchip.app.learn.school.Today;
import flipchip.app.learn.school.WeekGoal;

/// All that the workspace Learn shows. Immutable.
///
/// @param repaired whether the repair puzzle of the day is solved
/// @param goal     how often the learner wants to practise
public record LearnDay(Today today, boolean repaired, WeekGoal goal) {}
