package flipchip.app.chips.crosscheck;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.LatestValue;
import flipchip.app.kit.work.ThreadPerTask;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.control.StuckNet;
import flipchip.hwsim.referee.run.FaultyGate;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.MachineOptions;
import flipchip.hwsim.referee.run.OthelloMachine;
import flipchip.hwsim.verify.referee.GameVerification;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A view model of the twin check: started, followed, cancelled, and a difference opened on the time line. FX
/// thread only; each run has a thread of its own named `twin-check`.
final class CrosscheckModel {
    private static final Texts TEXTS = Texts.of("twin");

    private final Executor screen;
    private final HardwareService hardware;
    private final HardwareViewModel panel;
    /// The number of the newest run, which is even, or one more once the user has cancelled it.
    private final AtomicInteger newest = new AtomicInteger();
    private final ReadOnlyObjectWrapper<Optional<CrosscheckRun.State>> state =
        new ReadOnlyObjectWrapper<>(this, "state", Optional.empty());
    private Optional<StuckNet> broken = Optional.empty();

    /// A difference on the time line.
    ///
    /// @param run  of the machine up to the difference
    /// @param lie  the gate that does not keep its function
    /// @param text what differs and where, in words
    record Opened(GameRun run, Optional<FaultyGate> lie, String text) {
        /// The output of the gate that lies.
        Optional<Net> gate() {
            return lie.flatMap(one -> run.machine().circuit().netlist().find(one.name()));
        }
    }

    /// @param screen runs tasks on the FX thread
    CrosscheckModel(Executor screen, HardwareService hardware, HardwareViewModel panel) {
        this.screen = screen;
        this.hardware = hardware;
        this.panel = panel;
    }

    /// Compares the games of `source`; what is still being compared is cancelled.
    ///
    /// @param wire a wire to be held in the machine, as "d3.legal=0", or blank
    /// @throws IllegalArgumentException if it is not a wire with its value
    void start(ArchiveSource source, String wire) {
        broken = wire.isBlank() ? Optional.empty() : Optional.of(StuckNet.parse(wire.strip()));
        int mine = newest.updateAndGet(number -> (number | 1) + 1);
        LatestValue<CrosscheckRun.State> out = new LatestValue<>(screen, now -> heard(mine, now));
        CrosscheckRun comparison = new CrosscheckRun(source, broken, () -> newest.get() != mine, out);
        state.set(Optional.of(CrosscheckRun.State.NOTHING));
        ThreadPerTask.of("twin-check").execute(comparison::run);
    }

    private void heard(int mine, CrosscheckRun.State now) {
        boolean last =
            now.ending().equals(Optional.of(CrosscheckRun.Ending.CANCELLED)) && newest.get() == mine + 1;
        if (newest.get() == mine || last) {
            state.set(Optional.of(now));
        }
    }

    /// Ends the run; what was compared until then stays to be read.
    void cancel() {
        newest.updateAndGet(number -> number | 1);
    }

    boolean isRunning() {
        return state.get().filter(now -> now.ending().isEmpty()).isPresent();
    }

    /// The newest report; empty before the first run.
    ReadOnlyObjectProperty<Optional<CrosscheckRun.State>> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// Records the game up to the difference with the wire broken, and opens it at the gate that lies.
    ///
    /// @param then told when it is on the time line
    void open(CrosscheckRun.Found found, Consumer<Opened> then) {
        Optional<StuckNet> wire = broken;
        hardware.ask(_ -> record(found, wire), opened -> {
            panel.time().showStory(opened.run());
            panel.time().jump(opened.lie().map(FaultyGate::at).orElse(opened.run().last()));
            panel.chosenProperty()
                .set(opened.lie().flatMap(lie -> cell(lie.name())).or(() -> differing(found.mismatch())));
            then.accept(opened);
        });
    }

    private static Opened record(CrosscheckRun.Found found, Optional<StuckNet> wire) {
        GameVerification.Mismatch mismatch = found.mismatch();
        Game game = found.game().game().prefix(mismatch.ply());
        MachineOptions options = MachineOptions.DEFAULT.withStart(game.start());
        GameRun run = OthelloMachine.build(wire.map(options::withStuck).orElse(options)).record(game);
        Optional<FaultyGate> lie = FaultyGate.find(run, mismatch.ply());
        for (int move = 0; lie.isEmpty() && move < mismatch.ply(); move++) {
            lie = FaultyGate.find(run, move);
        }
        String gate =
            lie.map(one -> TEXTS.get("open.gate", one.name(), one.shows() ? 1 : 0, one.shows() ? 0 : 1))
                .orElse(TEXTS.get("open.nogate"));
        return new Opened(run, lie, Sentences.join(gate, words(found)));
    }

    /// What differs in which game, and where.
    static String words(CrosscheckRun.Found found) {
        GameVerification.Mismatch what = found.mismatch();
        String difference = switch (what.what()) {
            case LEGAL -> TEXTS.get("differ.LEGAL", list(what.circuit()), list(what.rules()));
            case BOARD -> TEXTS.get("differ.BOARD", list(what.circuit()));
            default -> TEXTS.get("differ." + what.what());
        };
        return TEXTS.get("differ", found.game().label(), what.ply(), difference);
    }

    private static String list(long squares) {
        return squares == 0 ? TEXTS.get("none") : Square.list(squares);
    }

    private static Optional<Square> cell(String net) {
        return net.length() < 3 ? Optional.empty() : Square.parse(net.substring(0, 2));
    }

    private static Optional<Square> differing(GameVerification.Mismatch mismatch) {
        return Square.all(mismatch.circuit() ^ mismatch.rules()).stream().findFirst();
    }
}
