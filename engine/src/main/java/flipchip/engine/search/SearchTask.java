package flipchip.engine.search;

import flipchip.engine.endgame.Sharing;

/// One search that every thread of an engine makes at the same time. Immutable.
///
/// @param player     side to move
/// @param opponent   other side
/// @param depth      plies
/// @param confidence per cent of Multi-ProbCut; 100 = no selective pruning
/// @param alpha      lower end of the window, centidiscs
/// @param beta       upper end of the window
/// @param sharing    how the endgame is divided with other threads that search the same, or [Sharing#ALONE]
/// @param salt       differs from task to task
record SearchTask(long player, long opponent, int depth, int confidence, int alpha, int beta, Sharing sharing,
        int salt) {}
