package flipchip.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import flipchip.engine.api.Evaluation;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.WeightsFile;
import flipchip.engine.table.TranspositionTable;

/// What an [Engine] is made of. Immutable.
///
/// @param threads        search threads, 1..[#MAX_THREADS]
/// @param tableMegabytes size of the transposition table, 1..8192
/// @param evaluation     how boards are judged
/// @param seed           of the choices left to chance: book lines and the weak levels' moves
public record EngineOptions(int threads, int tableMegabytes, Evaluation evaluation, long seed) {
    public static final int MAX_THREADS = 256;

    /// One thread, 64 MB, the learnt evaluation, and a fixed seed.
    public static final EngineOptions DEFAULT =
        new EngineOptions(1, 64, BuiltInEvaluation.get().evaluation(), 1);

    /// Why [#DEFAULT] plays with the classic evaluation instead of the learnt one, for the user; empty if all
    /// is well.
    public static Optional<String> evaluationProblem() {
        return BuiltInEvaluation.get().problem();
    }

    /// @throws IllegalArgumentException if a number is outside its range
    /// @throws NullPointerException     without an evaluation
    public EngineOptions {
        Objects.requireNonNull(evaluation, "evaluation");
        if (threads < 1 || threads > MAX_THREADS) {
            throw new IllegalArgumentException(threads + " threads are not in 1.." + MAX_THREADS);
        }
        if (tableMegabytes < 1 || tableMegabytes > TranspositionTable.MAX_MEGABYTES) {
            throw new IllegalArgumentException("a table of " + tableMegabytes + " MB is not in 1.."
                + TranspositionTable.MAX_MEGABYTES + " MB");
        }
        Objects.requireNonNull(evaluation, "evaluation");
    }

    public EngineOptions withThreads(int count) {
        return new EngineOptions(count, tableMegabytes, evaluation, seed);
    }

    public EngineOptions withTableMegabytes(int megabytes) {
        return new EngineOptions(threads, megabytes, evaluation, seed);
    }

    public EngineOptions withEvaluation(Evaluation judge) {
        return new EngineOptions(threads, tableMegabytes, judge, seed);
    }

    /// With the learnt evaluation and other weights.
    ///
    /// @throws IOException if the file cannot be read or does not hold weights; the message says which
    public EngineOptions withWeights(Path file) throws IOException {
        return withEvaluation(new PatternEvaluation(file.toString(), WeightsFile.read(file)));
    }

    public EngineOptions withSeed(long number) {
        return new EngineOptions(threads, tableMegabytes, evaluation, number);
    }
}
