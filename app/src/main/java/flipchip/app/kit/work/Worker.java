package flipchip.app.kit.work;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// A daemon thread of its own for work that would hold up the screen: one task after another, answers on the
/// thread that asked. Any thread may ask; the thread begins with a task and ends when it has long had none.
///
/// Each request completes with a result or with an exception of any kind. Only [#close()] ends
/// questions in silence: what waits is never begun, what runs is never answered, and what is asked later is
/// not done. [#finish()] does what waits before.
public final class Worker implements Executor, AutoCloseable {
    private static final long REST_SECONDS = 5;

    private final ThreadPoolExecutor thread;
    private final Executor screen;
    private volatile boolean closed;

    /// @param name   of the thread
    /// @param screen runs tasks on the thread that asks
    public Worker(String name, Executor screen) {
        this.screen = screen;
        thread = new ThreadPoolExecutor(1, 1, REST_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().name(name).factory(), (task, _) -> drop(task));
        thread.allowCoreThreadTimeOut(true);
    }

    /// A worker whose answers stay on its thread.
    public Worker(String name) {
        this(name, Runnable::run);
    }

    /// Runs `task`; what it throws goes to the thread's handler of uncaught exceptions.
    @Override
    public synchronized void execute(Runnable task) {
        if (closed) {
            drop(task);
        } else {
            thread.execute(task);
        }
    }

    /// Does `job` and tells one of the two how it ended.
    public <T> void ask(Callable<T> job, Consumer<? super T> answer, Consumer<? super Throwable> failed) {
        execute(() -> screen.execute(unlessClosed(end(job, answer, failed))));
    }

    /// Does `job` and completes the future on this thread; closed before it has begun, cancels it.
    public <T> CompletableFuture<T> submit(Callable<T> job) {
        Promise<T> promise = new Promise<>(job, new CompletableFuture<>());
        execute(promise);
        return promise.result;
    }

    /// Requests of one kind, of which only the newest counts.
    public LatestRequest newest() {
        return new LatestRequest(this);
    }

    boolean isClosed() {
        return closed;
    }

    void onScreen(Runnable task) {
        screen.execute(task);
    }

    /// Hands a defect to the thread's handler of uncaught exceptions, and goes on.
    public static void report(Throwable defect) {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, defect);
    }

    /// Does `job`.
    ///
    /// @return tells how it ended
    static <T> Runnable end(Callable<T> job, Consumer<? super T> answer, Consumer<? super Throwable> failed) {
        try {
            T found = job.call();
            return () -> answer.accept(found);
        } catch (Exception | Error problem) {
            return () -> failed.accept(problem);
        }
    }

    private Runnable unlessClosed(Runnable end) {
        return () -> {
            if (!closed) {
                end.run();
            }
        };
    }

    /// Ends quietly: cancels what waits, and lets the task that runs come to its end unheard. Returns at
    /// once.
    @Override
    public void close() {
        closeAfter(() -> {});
    }

    /// Closes, and does `last` on the thread when the task that runs has ended.
    public void closeAfter(Runnable last) {
        List<Runnable> waiting = new ArrayList<>();
        synchronized (this) {
            if (!closed) {
                closed = true;
                thread.getQueue().drainTo(waiting);
                thread.execute(last);
                thread.shutdown();
            }
        }
        waiting.forEach(Worker::drop);
    }

    /// Does what waits, returns when all is done, and is closed then.
    public void finish() {
        thread.close();
        closed = true;
    }

    private static void drop(Runnable task) {
        if (task instanceof Promise<?> promise) {
            promise.result.cancel(false);
        }
    }

    private record Promise<T>(Callable<T> job, CompletableFuture<T> result) implements Runnable {
        @Override
        public void run() {
            end(job, result::complete, result::completeExceptionally).run();
        }
    }
}
