package flipchip.app.circuit.timeline;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import flipchip.app.kit.work.LatestRequest;
import flipchip.app.kit.work.Worker;
import flipchip.engine.board.Game;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.OthelloMachine;

/// A service that records games on the simulated machine, on its own thread named `hardware`.
///
/// Called from the screen's thread and answers there. The newest request wins: an older one is cancelled and
/// never answered. What a recording shares with the one before is not simulated again. Closed, it does
/// nothing that is asked.
public final class HardwareService implements TimeLine.Recorder, AutoCloseable {
    private final Worker hardware;
    private final LatestRequest recordings;
    private final Consumer<Throwable> onFailure;
    private Optional<GameRun> earlier = Optional.empty();       // of the thread `hardware`
    private Optional<OthelloMachine> other = Optional.empty();  // likewise

    /// @param screen    runs tasks on the thread that calls this service
    /// @param onFailure told of a recording that failed, which is a defect
    public HardwareService(Executor screen, Consumer<Throwable> onFailure) {
        hardware = new Worker("hardware", screen);
        recordings = hardware.newest();
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

    /// Records random games one after another, behind what is requested meanwhile, and forgets them: the code
    /// is then compiled when the user's first game comes.
    ///
    /// @param done called after the last of `games`
    public void warmUp(int games, Runnable done) {
        if (games == 0) {
            done.run();
        } else {
            hardware.ask(() -> machine().record(randomGame(games)), _ -> warmUp(games - 1, done), onFailure);
        }
    }

    /// A game of random moves.
    public static Game randomGame(long seed) {
        return Game.random(60, new SplittableRandom(seed));
    }

    /// Records on this machine from now on; on the usual one if there is none.
    public void use(Optional<OthelloMachine> machine) {
        recordings.cancel();
        hardware.execute(() -> {
            other = machine;
            earlier = Optional.empty();
        });
    }

    /// Records `game` and gives the run to `done`, unless something newer is asked for meanwhile.
    @Override
    public void record(Game game, Consumer<GameRun> done) {
        recordings.ask(unwanted -> run(game, unwanted), done, onFailure);
    }

    /// Asks something about the usual machine itself, which takes a while to count, and gives the answer to
    /// `done`.
    public <T> void ask(Function<OthelloMachine, T> question, Consumer<T> done) {
        hardware.ask(() -> question.apply(machine()), done, onFailure);
    }

    /// Cancels what is being recorded and forgets what was.
    @Override
    public void forget() {
        recordings.cancel();
        hardware.execute(() -> earlier = Optional.empty());
    }

    /// Cancels what is being recorded and ends the thread.
    @Override
    public void close() {
        hardware.close();
    }

    private GameRun run(Game game, BooleanSupplier unwanted) {
        OthelloMachine machine = other.orElseGet(HardwareService::machine);
        GameRun run =
            earlier.isEmpty() ? machine.record(game) : machine.record(game, earlier.get(), unwanted);
        earlier = Optional.of(run);
        return run;
    }

    private static OthelloMachine machine() {
        return Standard.MACHINE;
    }
}
