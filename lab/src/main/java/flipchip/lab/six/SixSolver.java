package flipchip.lab.six;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongConsumer;

/// A solver that finds a score and proves it on two threads, one for each bound.
public final class SixSolver {
    private static final int LOOK_MILLIS = 500;

    private final SixPosition start;
    private final int tableBits;
    private final LongConsumer progress;
    private long nodes;

    /// A score, Black's discs less White's, and its certificate.
    public record Solved(int score, long nodes, byte[] certificate) {}

    /// @param tableBits 2 to this power are the entries of each of two tables, of 16 bytes
    /// @param progress  receives the number of positions searched so far, twice a second
    public SixSolver(SixPosition start, int tableBits, LongConsumer progress) {
        this.start = start;
        this.tableBits = tableBits;
        this.progress = progress;
    }

    /// Solves, beginning with a guess. A wrong guess takes longer, no more.
    ///
    /// @throws InterruptedException if the thread is interrupted meanwhile
    public Solved solve(int guess) throws InterruptedException {
        int score = guess;
        while (true) {
            Tried tried = tried(score);
            if (tried.proofs().length > 0) {
                return new Solved(score, nodes, tried.proofs());
            }
            score += tried.isTooHigh() ? -2 : 2;
        }
    }

    /// What became of a guess.
    ///
    /// @param proofs of both bounds; empty if it was wrong
    private record Tried(byte[] proofs, boolean isTooHigh) {}

    /// A method of its own, so that the tables of one guess are gone before those of the next are made.
    private Tried tried(int score) throws InterruptedException {
        SixProof least = new SixProof(start, true, score, tableBits);
        SixProof most = new SixProof(start, false, score, tableBits);
        CompletableFuture<byte[]> lower = prove(least, most);
        CompletableFuture<byte[]> upper = prove(most, least);
        try {
            watch(least, most, CompletableFuture.allOf(lower, upper));
        } catch (InterruptedException e) {
            least.stop();
            most.stop();
            throw e;
        }
        nodes += least.nodes() + most.nodes();
        ByteArrayOutputStream both = new ByteArrayOutputStream();
        if (lower.join().length > 0 && upper.join().length > 0) {
            both.writeBytes(lower.join());
            both.writeBytes(upper.join());
        }
        return new Tried(both.toByteArray(), least.refuted());
    }

    private void watch(SixProof one, SixProof other, CompletableFuture<Void> both)
            throws InterruptedException {
        while (!both.isDone()) {
            progress.accept(nodes + one.nodes() + other.nodes());
            try {
                both.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException _) {
                // still at work
            } catch (ExecutionException _) {
                return;                                       // the joining thread gets the failure
            }
        }
    }

    /// The proof written down; empty if there is none, and then `other` is not needed either.
    private static CompletableFuture<byte[]> prove(SixProof proof, SixProof other) {
        CompletableFuture<byte[]> written = new CompletableFuture<>();
        Thread.ofPlatform().daemon().start(() -> {
            try {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                if (proof.prove()) {
                    proof.write(out);
                } else {
                    other.stop();
                }
                written.complete(out.toByteArray());
            } catch (IOException e) {
                written.completeExceptionally(new UncheckedIOException(e));
            } catch (RuntimeException | Error e) {
                other.stop();
                written.completeExceptionally(e);
            }
        });
        return written;
    }
}
