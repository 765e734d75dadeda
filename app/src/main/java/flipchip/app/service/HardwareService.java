package flipchip.app.service;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import flipchip.engine.board.Game;
import flipchip.hwsim.GameRun;
import flipchip.hwsim.OthelloMachine;

/// Records games on the simulated machine, on a thread of its own named `hardware`.
///
/// Called from the screen's thread and answers there. The newest request wins: an older one is cancelled and
/// never answered. What a recording shares with the one before is not simulated again. Closed, it does nothing that is asked.
public final class HardwareService implements AutoCloseable {
    private final ExecutorService hardware = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
        Thread.ofPlatform().daemon().name("hardware").factory(), new ThreadPoolExecutor.DiscardPolicy());
    private final Executor screen;
    private final Consumer<Throwable> onFailure;
    private final AtomicLong newest = new AtomicLong();
    private Optional<GameRun> earlier = Optional.empty();

    /// @param screen    runs tasks on the thread that calls this service
    /// @param onFailure told of a recording that failed, which is a defect
    public HardwareService(Executor screen, Consumer<Throwable> onFailure) {
        this.screen = screen;
        this.onFailure = onFailure;
    }

    /// The machine of all services: building it takes longer than recording a game.
    private static final class Standard {
        static final OthelloMachine MACHINE = OthelloMachine.build();
    }

    /// Builds the machine, so that it is there when it is first needed.
    public void prepare() {
        hardware.execute(HardwareService::machine);
    }

    /// Records `game` and gives the run to `done`, unless something newer is asked for meanwhile.
    public void record(Game game, Consumer<GameRun> done) {
        long mine = newest.incrementAndGet();
        hardware.execute(() -> {
            if (newest.get() == mine) {
                run(game, mine, done);
            }
        });
    }

    /// Asks something about the machine itself, which takes a while to count, and gives the answer to `done`.
    public <T> void ask(Function<OthelloMachine, T> question, Consumer<T> done) {
        hardware.execute(() -> {
            try {
                T answer = question.apply(machine());
                screen.execute(() -> done.accept(answer));
            } catch (RuntimeException | Error problem) {
                screen.execute(() -> onFailure.accept(problem));
            }
        });
    }

    /// Cancels what is being recorded and forgets what was.
    public void forget() {
        newest.incrementAndGet();
        hardware.execute(() -> earlier = Optional.empty());
    }

    /// Cancels what is being recorded and ends the thread.
    @Override
    public void close() {
        newest.incrementAndGet();
        hardware.shutdown();
    }

    private void run(Game game, long mine, Consumer<GameRun> done) {
        try {
            GameRun run = earlier.isEmpty() ? machine().record(game)
                : machine().record(game, earlier.get(), () -> newest.get() != mine);
            earlier = Optional.of(run);
            screen.execute(() -> {
                if (newest.get() == mine) {
                    done.accept(run);
                }
            });
        } catch (CancellationException newerRequest) {
            return;
        } catch (RuntimeException | Error problem) {
            screen.execute(() -> onFailure.accept(problem));
        }
    }

    private static OthelloMachine machine() {
        return Standard.MACHINE;
    }
}
