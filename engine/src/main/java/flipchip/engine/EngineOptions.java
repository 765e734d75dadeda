package flipchip.engine;

import java.util.Optional;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.eval.Evaluation;
import flipchip.engine.table.TranspositionTable;

/// What an [Engine] is made of. Immutable.
///
/// @param threads        search threads, 1..[#MAX_THREADS]
/// @param tableMegabytes size of the transposition table, 1..8192
/// @param evaluation     how boards are judged
/// @param book           whether the opening book may answer
/// @param seed           of the choices left to chance: book lines and the weak levels' moves
public record EngineOptions(int threads, int tableMegabytes, Evaluation evaluation, boolean book, long seed) {
    public static final int MAX_THREADS = 256;

    /// One thread, 64 MB, the learnt evaluation, with book, and a fixed seed.
    public static final EngineOptions DEFAULT =
        new EngineOptions(1, 64, BuiltInEvaluation.get().evaluation(), true, 1);

    /// Why [#DEFAULT] plays with the classic evaluation instead of the learnt one, for the user; empty if all
    /// is well.
    public static Optional<String> evaluationProblem() {
        return BuiltInEvaluation.get().problem();
    }

    /// @throws IllegalArgumentException if a number is outside its range
    public EngineOptions {
        if (threads < 1 || threads > MAX_THREADS) {
            throw new IllegalArgumentException(threads + " threads are not in 1.." + MAX_THREADS);
        }
        if (tableMegabytes < 1 || tableMegabytes > TranspositionTable.MAX_MEGABYTES) {
            throw new IllegalArgumentException("a table of " + tableMegabytes + " MB is not in 1.."
                + TranspositionTable.MAX_MEGABYTES + " MB");
        }
    }

    public EngineOptions withThreads(int count) {
        return new EngineOptions(count, tableMegabytes, evaluation, book, seed);
    }

    public EngineOptions withTableMegabytes(int megabytes) {
        return new EngineOptions(threads, megabytes, evaluation, book, seed);
    }

    public EngineOptions withEvaluation(Evaluation judge) {
        return new EngineOptions(threads, tableMegabytes, judge, book, seed);
    }

    public EngineOptions withBook(boolean allowed) {
        return new EngineOptions(threads, tableMegabytes, evaluation, allowed, seed);
    }

    public EngineOptions withSeed(long number) {
        return new EngineOptions(threads, tableMegabytes, evaluation, book, number);
    }
}
