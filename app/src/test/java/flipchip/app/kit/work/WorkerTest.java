package flipchip.app.kit.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// The worker with a queue for a screen.
@Timeout(900)
class WorkerTest {
    private final BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
    private final List<Object> heard = new ArrayList<>();
    private final CountDownLatch goOn = new CountDownLatch(1);
    private final Worker worker = new Worker("worker of a test", screen::add);

    @AfterEach
    void close() {
        goOn.countDown();
        worker.close();
    }

    /// Returns when the worker is busy, until `goOn`.
    private CompletableFuture<String> busy() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CompletableFuture<String> end = worker.submit(() -> {
            begun.countDown();
            goOn.await();
            return "done";
        });
        begun.await();
        return end;
    }

    @Test
    void anAnswerComesToTheScreen() throws InterruptedException {
        worker.ask(() -> Thread.currentThread().getName(), heard::add, heard::add);
        screen.take().run();

        assertEquals(List.of("worker of a test"), heard);
    }

    @Test
    void anExceptionOfAnyKindReachesWhoeverAsked() throws InterruptedException {
        List<Throwable> problems = List.of(new java.io.IOException("disk"),
            new IllegalStateException("defect"), new StackOverflowError("deep"));
        for (Throwable problem : problems) {
            worker.ask(() -> {
                throw sneaky(problem);
            }, heard::add, heard::add);
            screen.take().run();
        }

        assertEquals(problems, heard);
    }

    @Test
    void aPromiseEndsWithWhatItsJobThrew() {
        StackOverflowError deep = new StackOverflowError("deep");
        CompletableFuture<Object> asked = worker.submit(() -> {
            throw deep;
        });

        assertSame(deep, assertThrows(CompletionException.class, asked::join).getCause());
    }

    @Test
    void closingCancelsWhatWaitsQuietlyAndAnswersNothingThatRan() throws InterruptedException {
        CompletableFuture<String> runs = busy();
        worker.ask(() -> "asked", heard::add, heard::add);
        CompletableFuture<String> waits = worker.submit(() -> "never");
        CountDownLatch last = new CountDownLatch(1);

        worker.closeAfter(() -> {
            worker.submit(() -> heard.add("after the end"));
            last.countDown();
        });
        assertTrue(waits.isCancelled());
        goOn.countDown();
        last.await();

        assertEquals("done", runs.join());
        assertTrue(worker.submit(() -> "late").isCancelled());
        assertEquals(List.of(), List.copyOf(screen));
        assertEquals(List.of(), heard);
    }

    @Test
    void anAnswerThatWaitsForTheScreenWhenItIsClosedIsNotHeard() throws InterruptedException {
        worker.ask(() -> "too late", heard::add, heard::add);
        Runnable answer = screen.take();
        worker.close();
        answer.run();

        assertEquals(List.of(), heard);
    }

    @Test
    void finishingDoesWhatWaits() throws InterruptedException {
        busy();
        CompletableFuture<String> waits = worker.submit(() -> "written");
        goOn.countDown();
        worker.finish();

        assertEquals("written", waits.resultNow());
        assertTrue(worker.submit(() -> "late").isCancelled());
    }

    @Test
    void aNewerRequestMakesTheOlderVoidWhereverItIs() throws InterruptedException {
        LatestRequest newest = worker.newest();
        newest.ask(_ -> "answered, not yet heard", heard::add, heard::add);
        Runnable stale = screen.take();
        CountDownLatch begun = new CountDownLatch(1);
        newest.ask(unwanted -> {
            begun.countDown();
            goOn.await();
            return heard.add("runs, wanted: " + !unwanted.getAsBoolean());
        }, heard::add, heard::add);
        begun.await();
        newest.ask(_ -> heard.add("waited"), heard::add, heard::add);
        newest.ask(_ -> "newest", heard::add, heard::add);
        goOn.countDown();
        stale.run();
        screen.take().run();
        screen.take().run();

        assertEquals(List.of("runs, wanted: false", "newest"), heard);
        assertEquals(List.of(), List.copyOf(screen));
    }

    @Test
    void requestsOfAnotherKindAreNotTouched() throws InterruptedException {
        LatestRequest one = worker.newest();
        one.ask(_ -> "one", heard::add, heard::add);
        worker.newest().ask(_ -> "other", heard::add, heard::add);
        screen.take().run();
        screen.take().run();
        assertEquals(List.of("one", "other"), heard);

        one.ask(_ -> "given up", heard::add, heard::add);
        Runnable answer = screen.take();
        one.cancel();
        answer.run();
        assertEquals(List.of("one", "other"), heard);
    }

    @Test
    void aClosedWorkersNewestRequestIsUnwanted() throws InterruptedException {
        List<Boolean> told = new ArrayList<>();
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        worker.newest().ask(unwanted -> {
            told.add(unwanted.getAsBoolean());
            begun.countDown();
            goOn.await();
            told.add(unwanted.getAsBoolean());
            return "unheard";
        }, heard::add, heard::add);
        begun.await();
        worker.closeAfter(ended::countDown);
        goOn.countDown();
        ended.await();
        screen.take().run();

        assertEquals(List.of(false, true), told);
        assertEquals(List.of(), heard);
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> Exception sneaky(Throwable problem) throws T {
        throw (T) problem;
    }

    @Test
    void itsThreadEndsWhenNothingIsAskedOfIt() throws InterruptedException {
        Thread first = worker.submit(Thread::currentThread).join();
        first.join();
        assertEquals("worker of a test", worker.submit(() -> Thread.currentThread().getName()).join());
    }
}
