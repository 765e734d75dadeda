package flipchip.engine.search;

import flipchip.engine.api.Evaluation;
import flipchip.engine.table.BusyTable;
import flipchip.engine.table.TranspositionTable;

/// What all threads of one engine share.
///
/// @param evaluation makes every thread's own evaluator
/// @param table      results of all threads
/// @param busy       moves being searched
/// @param probCut    margins of selective pruning
record Shared(Evaluation evaluation, TranspositionTable table, BusyTable busy, ProbCut probCut) {

    Shared(Evaluation evaluation, TranspositionTable table) {
        this(evaluation, table, new BusyTable(), new ProbCut(evaluation));
    }
}
