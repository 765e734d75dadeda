package flipchip.app.window.assembly;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.kit.settings.Appearance;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.Workspace;
import flipchip.app.window.layout.GameArea;
import flipchip.app.window.layout.Notices;
import flipchip.app.window.layout.StartupContent;
import flipchip.app.window.layout.WindowModels;
import flipchip.app.window.layout.WorkspaceLayout;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;

/// The content of the window: first the board and its players alone, then, around them, menus, chip, side
/// column, time line and status line.
public final class MainWindow extends StackPane {
    private final WindowModels desk;
    private final GameArea game;
    private WholeWindow whole;                   // null until it is shown

    /// The board alone; the rest comes with [#rest(List)].
    public MainWindow(WindowModels desk) {
        this.desk = desk;
        game = new GameArea(desk, this::run, this::find);
        getChildren().add(new StartupContent(game.floor()));
        addEventHandler(KeyEvent.KEY_PRESSED, MainWindow::keepLettersInTextFields);
    }

    /// Short steps that make and show everything else, to be run once, in their order, and before anything is
    /// called here but [#focusBoard()] and [#tell(String)].
    ///
    /// @param features the parts beside the board and the chip, in the order of their tabs
    public List<Runnable> rest(List<Feature> features) {
        WholeWindow made = new WholeWindow(desk, game, this);
        addEventHandler(KeyEvent.KEY_PRESSED, event -> goBack(event, features));
        return Stream.concat(made.steps(features).stream(), Stream.of(() -> unfold(made))).toList();
    }

    private void unfold(WholeWindow made) {
        whole = made;
        boolean focused = hasKeyboard();
        getChildren().setAll(whole.layers());
        // puts the board into its new place, where it can have the keyboard
        applyCss();
        made.begin();
        if (focused) {
            focusBoard();
            // behind the panes that take the keyboard as soon as they are shown
            desk.shell().screen().execute(this::focusBoard);
        }
    }

    /// Whether keys go to the board or to no control, or would if the window were the active one.
    private boolean hasKeyboard() {
        Node owner = getScene() == null ? null : getScene().getFocusOwner();
        boolean nowhere = owner == null;
        while (owner != null && owner != game.board()) {
            owner = owner.getParent();
        }
        return nowhere || owner != null;
    }

    /// Moves the keyboard to the board.
    public void focusBoard() {
        game.board().focusBoard();
    }

    /// Says that something went wrong that is not about the game.
    public void tellOfProblem(String message) {
        desk.shell().banner().showProblem(message);
    }

    /// Says that the engine is slower here than it could be.
    public void tellOfSlowKernels() {
        tellOfProblem(Notices.slowKernels());
    }

    /// Says that what was chosen is forgotten at the end, while it cannot be saved.
    public void tellOfLostSettings(IOException problem) {
        tellOfProblem(Notices.lostSettings(problem));
    }

    /// Shows that the circuit could not be recorded.
    public void tellOfLostCircuit(Throwable problem) {
        tellOfProblem(Notices.lostCircuit(problem));
    }

    /// Leads through the window, the first time the program is started.
    public void welcome() {
        if (!desk.settings().property(Appearance.TOUR_SEEN).get()) {
            whole.startTour();
        }
    }

    /// The workspace that is shown.
    public Workspace workspace() {
        return desk.settings().property(Workspace.SHOWN).get();
    }

    /// Every command of the window.
    public List<Command> commands() {
        return whole.commands();
    }

    private Optional<Command> find(String id) {
        return whole == null
            ? Optional.empty()
            : commands().stream().filter(command -> command.id().equals(id)).findFirst();
    }

    /// Runs the command with this id, also one that only the search has, whether it is usable now or not.
    ///
    /// @throws IllegalArgumentException if there is none
    public void run(String id) {
        Stream.concat(commands().stream(), whole.findable().stream())
            .filter(command -> command.id().equals(id)).findFirst()
            .orElseThrow(() -> new IllegalArgumentException("unknown command '" + id + "'; the window knows "
                + commands().stream().map(Command::id).collect(Collectors.joining(", "))))
            .action().run();
    }

    /// Escape, where nothing that has the keyboard wants it: one step back in a part, or a drawer goes in.
    private void goBack(KeyEvent event, List<Feature> features) {
        boolean plain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
        if (event.getCode() == KeyCode.ESCAPE && plain && !(event.getTarget() instanceof TextInputControl)
                && (features.stream().anyMatch(Feature::goBack) || pushDrawer() || closeEnd())) {
            event.consume();
        }
    }

    private boolean closeEnd() {
        return workspace() == Workspace.PLAY && desk.end().close();
    }

    private boolean pushDrawer() {
        boolean out =
            game.floor().drawerProperty().get() && WorkspaceLayout.isDrawer(workspace(), getWidth());
        game.floor().drawerProperty().set(false);
        return out;
    }

    /// A letter typed into a field of a dock or a tab is text, not a command.
    private static void keepLettersInTextFields(KeyEvent event) {
        boolean plain = !event.isShortcutDown() && !event.isAltDown() && !event.getCode().isFunctionKey();
        if (event.getTarget() instanceof TextInputControl && plain && event.getCode() != KeyCode.ESCAPE) {
            event.consume();
        }
    }
}
