package flipchip.app;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.app.circuit.array.ChipCamera;
import flipchip.app.circuit.timeline.Unit;
import flipchip.app.files.open.CurrentGame;
import flipchip.app.files.open.FilesFeature;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.settings.SettingsReset;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.app.window.assembly.Seats;
import flipchip.app.window.layout.WindowModels;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Color;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;

/// Brings a window back to how it was opened: nothing lies over it, nothing runs in it, the game is a new one
/// and there is none to go back to, and all settings are those of the beginning. FX thread only.
final class WindowReset implements Runnable {
    /// How often Escape is pressed: the deepest place is a traced gate of a cell with a drawer over it.
    private static final int STEPS_BACK = 4;

    private final WindowFixture fixture;
    private final WindowModels desk;
    private final Stage stage;

    WindowReset(WindowFixture fixture, Stage stage) {
        this.fixture = fixture;
        this.stage = stage;
        desk = fixture.desk;
    }

    @Override
    public void run() {
        closeWhatLiesOver();
        endWhatRuns();
        forgetGames();
        SettingsReset.of(desk.settings());
        turnSwitchesBack();
        Stream.of(Color.values())
            .forEach(color -> desk.session().setSeat(color, desk.settings().property(Seats.of(color)).get()));
        desk.clock().setControl(TimeControl.UNLIMITED, true);
        desk.hardware().camera().cutTo(ChipCamera.ALL);
        desk.hardware().chosenProperty().set(Optional.empty());
        fixture.time().unitProperty().set(Unit.GATE);
        while (desk.shell().banner().isShown()) {
            desk.shell().banner().hide();
        }
        fixture.files.clear();
        fixture.problems.clear();
        putOnItsPlace();
        fixture.window.focusBoard();
    }

    private void closeWhatLiesOver() {
        List.copyOf(Window.getWindows()).stream().filter(window -> window != stage).forEach(Window::hide);
        press("#help-close", "#tour-end");
        desk.shell().pages().close();
        for (int i = 0; i < STEPS_BACK; i++) {
            Event.fireEvent(fixture.window, new KeyEvent(KeyEvent.KEY_PRESSED, KeyEvent.CHAR_UNDEFINED,
                KeyEvent.CHAR_UNDEFINED, KeyCode.ESCAPE, false, false, false, false));
        }
    }

    private void press(String... buttons) {
        for (String id : buttons) {
            Node button = fixture.window.lookup(id);
            if (button != null && isSeen(button)) {
                ((ButtonBase) button).fire();
            }
        }
    }

    private static boolean isSeen(Node node) {
        return node.isVisible() && (node.getParent() == null || isSeen(node.getParent()));
    }

    private void endWhatRuns() {
        fixture.seatPeople();
        fixture.window.run("stop-analysis");
        fixture.window.run("cancel-game-analysis");
        desk.session().uncover();
    }

    /// An empty game is not kept when another one takes its place.
    private void forgetGames() {
        CurrentGame current = fixture.features().stream().filter(FilesFeature.class::isInstance)
            .map(FilesFeature.class::cast).findFirst().orElseThrow().current();
        empty(desk.session());
        while (current.hasBack()) {
            current.back();
            empty(desk.session());
        }
        desk.session().newGame();
    }

    private static void empty(GameSession session) {
        session.tree().first().forEach(node -> session.delete(List.of(node.move())));
    }

    /// Most are settings or panes, which are as before by now; some belong to a part of the window alone.
    private void turnSwitchesBack() {
        fixture.window.commands().forEach(command -> command.toggle().ifPresent(on -> {
            boolean before = fixture.switches().get(command.id());
            if (on.get() != before) {
                on.set(before);
            }
        }));
    }

    private void putOnItsPlace() {
        if (fixture.theme() != ThemeChoice.LIGHT) {
            fixture.dress(ThemeChoice.LIGHT);
        }
        stage.setFullScreen(false);
        stage.setMaximized(false);
        stage.setX(0);
        stage.setY(0);
        stage.setWidth(fixture.size()[0]);
        stage.setHeight(fixture.size()[1]);
    }
}
