package flipchip.app.circuit.inside;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.game.board.GhostPicture;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.LatestRequest;
import flipchip.app.kit.work.Worker;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Shell;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;

/// A feature for the preview of a move at the mouse or keyboard square, computed by a circuit. FX thread
/// only; the circuit has a thread of its own, and the newest question wins.
public final class GhostFeature implements Feature {
    private static final Texts TEXTS = Texts.of("schematic");
    private static final Setting<Boolean> ON = Setting.flag("ghost-move", "chip", true);

    private final GameSession session;
    private final ReadOnlyObjectProperty<Optional<Square>> pointed;
    private final Consumer<Optional<GhostPicture>> board;
    private final BooleanProperty on;
    private final Worker thread;
    private final LatestRequest previews;
    private Optional<GhostCircuit> circuit = Optional.empty();      // made and used by `thread` alone

    /// @param pointed the square of the board under the mouse or with the keyboard
    /// @param board   shows the picture, or takes it away
    public GhostFeature(GameSession session, ReadOnlyObjectProperty<Optional<Square>> pointed, Shell shell,
            Consumer<Optional<GhostPicture>> board) {
        this.session = session;
        this.pointed = pointed;
        this.board = board;
        thread = new Worker("ghost", shell.screen());
        previews = thread.newest();
        on = BooleanProperty.booleanProperty(shell.settings().property(ON));
        pointed.subscribe(this::ask);
        on.subscribe(this::ask);
        session.addListener(_ -> ask());
    }

    private void ask() {
        previews.cancel();
        board.accept(Optional.empty());
        Position position = session.position();
        Optional<Square> square =
            pointed.get().filter(_ -> on.get() && session.seatToMove().isHuman() && !session.isStory())
                .filter(at -> ((position.black() | position.white()) & at.bit()) == 0);
        square.ifPresent(at -> previews.ask(_ -> circuit().preview(position, at), board, Worker::report));
    }

    private GhostCircuit circuit() {
        if (circuit.isEmpty()) {
            circuit = Optional.of(new GhostCircuit());
        }
        return circuit.get();
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.toggle("ghost-move", MenuName.VIEW, TEXTS.get("command.ghost"), "Alt+P", on));
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(ON);
    }

    @Override
    public void close() {
        thread.close();
    }
}
