package flipchip.app.chips.serial;

import java.util.List;
import java.util.Optional;
import flipchip.app.game.player.ComputerPlayer;
import flipchip.app.game.player.EngineService;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Pane;
import flipchip.app.shell.PaneSlot;
import flipchip.app.shell.Shell;
import flipchip.engine.api.Level;
import flipchip.engine.board.Position;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// A chip on the desk: as referee it follows the game, as endgame chip it takes a seat.
public final class DeskFeature implements Feature {
    private static final Texts TEXTS = Texts.of("desk");
    /// Plays for the endgame chip until it can.
    private static final Level BEFORE = Level.of(4);

    private final BooleanProperty open = new SimpleBooleanProperty(this, "open");
    private final DeskModel model;
    private final DeskView view;
    private final ObservableList<String> seats = FXCollections.observableArrayList();

    /// @param engine plays for the endgame chip while the board is too empty for it
    public DeskFeature(GameSession session, ComputerPlayer computer, EngineService engine, Shell shell) {
        this(session, computer, engine, shell, DeskPorts.opener());
    }

    /// The same with ports of one's own.
    public DeskFeature(GameSession session, ComputerPlayer computer, EngineService engine, Shell shell,
            DeskPorts.Opener ports) {
        model = new DeskModel(ports, shell.screen());
        view = new DeskView(model);
        EngineService chip = new EngineService(new DeskThinker(model), shell.screen());
        computer.addGuests((name, position) -> name.equals(TEXTS.get("seat"))
            ? Optional.of(solves(position)
                ? new ComputerPlayer.Answerer(chip, BEFORE)
                : new ComputerPlayer.Answerer(engine, BEFORE))
            : Optional.empty());
        session.addListener(event -> model.follow(event.game()));
        model.follow(session.game());
        open.subscribe(now -> {
            if (now) {
                model.lookForPorts();
            }
        });
        model.phaseProperty().subscribe(() -> seats.setAll(model.seats()));
    }

    private static boolean solves(Position position) {
        return position.board().empties() <= Seat.Chip.FROM_EMPTIES;
    }

    /// The names of the seats that a chip can take now.
    public ObservableList<String> seats() {
        return seats;
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.toggle("desk-chip", MenuName.HARDWARE, TEXTS.get("command"), "Alt+U", open));
    }

    @Override
    public List<Pane> panes() {
        return List
            .of(new Pane("tab-desk", TEXTS.get("tab"), Controls.filling(view), PaneSlot.CIRCUIT_TAB, open));
    }

    @Override
    public void close() {
        model.close();
    }
}
