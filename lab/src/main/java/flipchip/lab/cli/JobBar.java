package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import flipchip.app.cli.Cli;
import flipchip.lab.job.JobFolder;
import flipchip.lab.job.Runner;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/// A progress display of a job with rate and remaining time: a bar on a terminal, else a line now and then.
/// After an interrupt it prints how to resume. Any thread.
final class JobBar implements Runner.Progress, AutoCloseable {
    private static final int TERMINAL_MILLIS = 500;
    private static final int FILE_MILLIS = 30_000;
    private static final int WIDTH = 110;

    private final PrintWriter err;
    private final boolean terminal = Cli.isTerminal();
    private final Thread farewell;
    private ProgressBar bar;
    private int stage = -1;
    private boolean done;

    JobBar(PrintWriter err, JobFolder folder) throws IOException {
        this.err = err;
        int there = folder.shards().size();
        if (there > 0) {
            err.println(there + " shards are there already");
        }
        farewell = Thread.ofPlatform()
            .unstarted(() -> tell("\ninterrupted: 'job run --dir " + folder.folder() + "' goes on"));
        Runtime.getRuntime().addShutdownHook(farewell);
    }

    private synchronized void tell(String line) {
        if (!done) {
            err.println(line);
            err.flush();
        }
    }

    @Override
    public synchronized void heard(int number, long units, long all) {
        if (number != stage) {
            end();
            stage = number;
            bar = new ProgressBarBuilder().setTaskName("stage " + number).setInitialMax(all).showSpeed()
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(terminal ? TERMINAL_MILLIS : FILE_MILLIS)
                .setConsumer(new DelegatingProgressBarConsumer(this::show, WIDTH))
                .startsFrom(0, Duration.ZERO).build();
        }
        bar.stepTo(units);
    }

    private void show(String text) {
        err.print(terminal ? "\r" + text : text + "\n");
        err.flush();
    }

    private void end() {
        if (bar != null) {
            bar.close();
            bar = null;
            err.print(terminal ? "\n" : "");
        }
    }

    /// The job has its result.
    synchronized void done() {
        done = true;
    }

    @Override
    public synchronized void close() {
        end();
        done = true;
        try {
            Runtime.getRuntime().removeShutdownHook(farewell);
        } catch (IllegalStateException _) {
            // the program is ending: the hook runs already
        }
    }
}
