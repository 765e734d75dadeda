package flipchip.lab.job;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Evaluation;
import flipchip.engine.book.BookFile;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.WeightsFormat;

/// A context of one thread for the shards of a job: the files, and the objects made of them once. One thread.
public final class ShardContext {
    /// Name of the engine's own book, unless the job has a file of that name.
    private static final String OWN_BOOK = "book";

    private final JobInputs material;
    private final Map<String, Evaluation> evaluations = new HashMap<>();
    private final Map<String, OpeningBook> books = new HashMap<>();

    public ShardContext(JobInputs material) {
        this.material = material;
    }

    /// The evaluation with the job's weights.
    Evaluation evaluation() throws IOException {
        return evaluation(JobInputs.WEIGHTS);
    }

    /// The evaluation with the weights of a file of the job.
    Evaluation evaluation(String file) throws IOException {
        if (!evaluations.containsKey(file)) {
            evaluations.put(file,
                new PatternEvaluation(file, WeightsFormat.parse(file, material.bytes(file))));
        }
        return evaluations.get(file);
    }

    /// The book in a file of the job, or the engine's own.
    OpeningBook book(String file) throws IOException {
        if (!books.containsKey(file)) {
            books.put(file,
                file.equals(OWN_BOOK) && !material.has(OWN_BOOK)
                    ? OpeningBook.standard()
                    : new OpeningBook(List.of(), BookFile.parse(file, material.bytes(file))));
        }
        return books.get(file);
    }

    /// A file of the job as text.
    String text(String file) throws IOException {
        return material.text(file);
    }

    /// A fresh engine of one thread with the job's weights, without book and with an empty table; the caller
    /// closes it.
    Engine engine(int tableMegabytes) throws IOException {
        return new Engine(
            EngineOptions.DEFAULT.withEvaluation(evaluation()).withTableMegabytes(tableMegabytes));
    }

    /// The bytes of a shard.
    public byte[] compute(Shard shard, byte[] input) throws IOException {
        return Jobs.named(shard.order().kind()).compute(shard, input, this);
    }
}
