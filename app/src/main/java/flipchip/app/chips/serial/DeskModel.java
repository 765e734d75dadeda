package flipchip.app.chips.serial;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.LatestRequest;
import flipchip.app.kit.work.Worker;
import flipchip.engine.board.Game;
import flipchip.hwsim.fpga.ChipCommand;
import flipchip.hwsim.fpga.ChipHost;
import flipchip.hwsim.fpga.ChipLineException;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// A view model of a real chip: found, connected, following the game, disconnected. FX thread only; the line
/// is used on its own thread named `desk-chip`, and a silent chip holds up nothing else.
final class DeskModel implements AutoCloseable {
    private static final Texts TEXTS = Texts.of("desk");
    private static final int BEAT_SECONDS = 2;

    /// What is at the other end.
    enum Phase { NOTHING, CONNECTING, REFEREE, SOLVER }

    private final Worker line;
    private final LatestRequest follow;
    private final Executor screen;
    private final Executor nextBeat;
    private final DeskPorts.Opener opener;
    private final ObservableList<String> ports = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<Phase> phase =
        new ReadOnlyObjectWrapper<>(this, "phase", Phase.NOTHING);
    private final ReadOnlyStringWrapper sentence =
        new ReadOnlyStringWrapper(this, "sentence", TEXTS.get("nothing"));
    private final ReadOnlyObjectWrapper<Optional<BoardComparison>> comparison =
        new ReadOnlyObjectWrapper<>(this, "comparison", Optional.empty());
    private volatile Optional<DeskLink> link = Optional.empty();
    private Optional<Game> game = Optional.empty();
    private volatile long connection;

    /// @param screen runs tasks on the FX thread
    DeskModel(DeskPorts.Opener opener, Executor screen) {
        this.opener = opener;
        this.screen = screen;
        line = new Worker("desk-chip", screen);
        follow = line.newest();
        nextBeat = CompletableFuture.delayedExecutor(BEAT_SECONDS, TimeUnit.SECONDS, line);
    }

    /// The names of the ports seen last, the simulated boards last.
    ObservableList<String> ports() {
        return ports;
    }

    ReadOnlyObjectProperty<Phase> phaseProperty() {
        return phase.getReadOnlyProperty();
    }

    /// What there is to say of the line, for people.
    ReadOnlyStringProperty sentenceProperty() {
        return sentence.getReadOnlyProperty();
    }

    /// What a referee says of the position on the board; empty while it has not answered.
    ReadOnlyObjectProperty<Optional<BoardComparison>> comparisonProperty() {
        return comparison.getReadOnlyProperty();
    }

    /// The chip at the other end.
    Optional<DeskLink> link() {
        return link;
    }

    /// Whether `chip` is still wanted. Any thread.
    boolean isConnected(DeskLink chip) {
        return link.filter(now -> now == chip).isPresent();
    }

    Worker line() {
        return line;
    }

    /// Asks the operating system for its ports.
    void lookForPorts() {
        line.ask(opener::names, ports::setAll, problem -> sentence.set(told("", problem)));
    }

    void connect(String port) {
        disconnect();
        long mine = connection;
        phase.set(Phase.CONNECTING);
        sentence.set(TEXTS.get("connecting", port));
        line.ask(() -> open(port, mine), found -> found.ifPresent(chip -> connected(mine, chip)), problem -> {
            if (mine == connection) {
                phase.set(Phase.NOTHING);
                sentence.set(told(port, problem));
            }
        });
    }

    /// On the line's thread. A cancelled connection closes at once: the next in the row may
    /// want the same port.
    private Optional<DeskLink> open(String port, long mine) throws IOException {
        DeskLink found = DeskLink.open(opener, port);
        if (mine != connection) {
            found.host().close();
            return Optional.empty();
        }
        return Optional.of(found);
    }

    private void connected(long mine, DeskLink found) {
        if (mine != connection) {
            line.execute(found.host()::close);
            return;
        }
        link = Optional.of(found);
        boolean referee = found.kind() == ChipHost.Kind.REFEREE;
        sentence.set(TEXTS.get(referee ? "found.referee" : "found.solver", found.port()));
        phase.set(referee ? Phase.REFEREE : Phase.SOLVER);
        game.ifPresent(this::follow);
        nextBeat.execute(() -> beat(mine, found));
    }

    /// Looks now and then whether the chip is still there. On the line's thread.
    private void beat(long mine, DeskLink asked) {
        try {
            if (mine == connection) {
                asked.host().ask(ChipCommand.STATE, 0);
                nextBeat.execute(() -> beat(mine, asked));
            }
        } catch (ChipLineException gone) {
            screen.execute(() -> lost(asked, gone));
        }
    }

    /// Lets the chip go.
    void disconnect() {
        connection++;
        follow.cancel();
        link.ifPresent(old -> line.execute(old.host()::close));
        link = Optional.empty();
        comparison.set(Optional.empty());
        phase.set(Phase.NOTHING);
        sentence.set(TEXTS.get("nothing"));
    }

    /// Takes the chip to another moment of the game.
    void follow(Game now) {
        game = Optional.of(now);
        DeskLink chip = link.filter(found -> found.game().isPresent()).orElse(null);
        if (chip == null) {
            return;
        }
        follow.ask(unwanted -> {
            FollowedGame followed = chip.game().orElseThrow();
            return new Followed(followed.follow(now, unwanted), followed.isReplayed(),
                chip.host().repeated());
        }, answer -> {
            sentence.set(words(chip, answer));
            comparison.set(answer.seen());
        }, problem -> lost(chip, problem));
    }

    /// What came of following a game.
    ///
    /// @param replayed whether the chip had lost the game, so that it was played to it again
    /// @param repeated requests that had to be sent again since the chip was connected
    private record Followed(Optional<BoardComparison> seen, boolean replayed, int repeated) {}

    private static String words(DeskLink chip, Followed answer) {
        if (answer.seen().isEmpty()) {
            return TEXTS.get("other.start");
        }
        if (answer.replayed()) {
            return TEXTS.get("found.replayed", chip.port());
        }
        return answer.repeated() == 0 || !answer.seen().get().agrees()
            ? TEXTS.get("found.referee", chip.port())
            : TEXTS.get("found.again", chip.port(), answer.repeated());
    }

    /// Says why the chip is given up, unless it is not the one in use any more.
    void lost(DeskLink chip, Throwable problem) {
        if (link.filter(now -> now == chip).isPresent()) {
            disconnect();
            sentence.set(told(chip.port(), problem));
        }
    }

    /// The sentence for a failure of the line.
    static String told(String port, Throwable problem) {
        return problem instanceof ChipLineException known
            ? TEXTS.get("line." + known.reason(), port)
            : TEXTS.get("line.other", port, String.valueOf(problem.getMessage()));
    }

    /// The seats a chip can take now: none, or the endgame chip's.
    List<String> seats() {
        return phase.get() == Phase.SOLVER ? List.of(TEXTS.get("seat")) : List.of();
    }

    @Override
    public void close() {
        connection++;
        Optional<DeskLink> last = link;
        link = Optional.empty();
        line.closeAfter(() -> last.ifPresent(old -> old.host().close()));
    }
}
