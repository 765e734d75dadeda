package flipchip.app.screenshot;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.kit.control.Controls;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.Pane;
import flipchip.app.shell.Workspace;
import flipchip.app.window.assembly.MainWindow;
import flipchip.app.window.assembly.OnScreen;
import flipchip.app.window.layout.WindowModels;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;

/// Goes through every screen of the window: the board, the chip, the tabs of the side column, whatever page,
/// dock or layer a command opens and the tabs in it, the tour, and games that end. Called on any thread but
/// the FX thread.
///
/// What a command opens is found by running it, so that a new page is visited without being listed here.
public final class Screens {
    /// Commands that leave the program, or the FX thread waiting.
    private static final List<String> LEFT_OUT = List.of("quit", "open", "save", "save-as", "tour", "help",
        "chip-in", "chip-out", "chip-path", "chip-heat", "side-column", "full-screen", "space-play",
        "space-analyse", "space-learn", "space-circuit", "reset-space");
    private static final String BLACK_MUST_PASS = "c4c3c2b2e6c1a1a3";

    private final MainWindow window;
    private final WindowModels desk;
    private final List<Feature> features;
    private final Game game;
    private int number;

    /// Is shown one screen after another.
    @FunctionalInterface
    public interface Visitor {
        /// The screen `name` is on the window; it stays until this returns.
        void visit(String name) throws IOException, InterruptedException;
    }

    /// @param game what is on the board
    public Screens(MainWindow window, WindowModels desk, List<Feature> features, Game game) {
        this.window = window;
        this.desk = desk;
        this.features = List.copyOf(features);
        this.game = game;
    }

    /// What lies above everything else: an open page, the help, the tour, or the window itself.
    public static Node top(MainWindow window, WindowModels desk) {
        return List.of("#tour", "#help").stream().map(window::lookup).filter(Node::isVisible).findFirst()
            .orElseGet(() -> desk.shell().pages().isVisible() ? desk.shell().pages() : window);
    }

    public void walk(Visitor visitor) throws IOException, InterruptedException {
        visitor.visit("board");
        fire("#show-chip");
        visitor.visit("chip");
        walkLayers(visitor);
        fire("#show-board");
        walkSpaces(visitor);
        walkCommands(visitor);
        walkHelp(visitor);
        walkEnds(visitor);
    }

    private void walkLayers(Visitor visitor) throws IOException, InterruptedException {
        for (String level : List.of("cell", "gates")) {
            onScreen(() -> window.run("chip-in"));
            visitor.visit("chip-" + level);
        }
        onScreen(() -> window.run("chip-out"));
        onScreen(() -> window.run("chip-out"));
        for (String layer : List.of("chip-path", "chip-path", "chip-path", "chip-heat", "chip-heat",
            "chip-heat", "chip-heat", "chip-heat")) {
            onScreen(() -> window.run(layer));
            visitor.visit(layer + "-" + ++number);
        }
    }

    /// The workspaces alone, each with all its tabs and its drawer.
    public void walkSpaces(Visitor visitor) throws IOException, InterruptedException {
        for (Workspace space : Workspace.values()) {
            onScreen(() -> window.run("space-" + space.id()));
            visitor.visit(space.id());
            for (String part : List.of("#analysis-choices", "#analysis-choices", "#board-button",
                "#board-button")) {
                if (isThere(part)) {
                    fire(part);
                    visitor.visit(space.id() + "-" + part.substring(1) + "-" + ++number);
                }
            }
            fire("#drawer-button");
            visitor.visit(space.id() + "-drawer");
            List<String> tabs = onScreen(() -> scene().getRoot().lookupAll(".side-tab").stream()
                .filter(tab -> tab instanceof ToggleButton && Controls.isSeen(tab)).map(Node::getId)
                .toList());
            for (String tab : tabs) {
                fire("#" + tab);
                visitor.visit(space.id() + "-" + tab);
            }
            for (MenuItem tab : onScreen(this::tabsOfMore)) {
                onScreen(tab::fire);
                visitor.visit(space.id() + "-" + tab.getId());
            }
            if (!tabs.isEmpty()) {
                fire("#" + tabs.getFirst());
            }
            fire("#drawer-button");
        }
        onScreen(() -> window.run("space-play"));
    }

    /// The tabs that have no name while another one is in front.
    private List<MenuItem> tabsOfMore() {
        return Optional.ofNullable((MenuButton) scene().lookup("#tab-more")).filter(Controls::isSeen)
            .map(more -> List.copyOf(more.getItems())).orElse(List.of());
    }

    private boolean isThere(String id) throws InterruptedException {
        return onScreen(() -> Optional.ofNullable(scene().lookup(id)).filter(Controls::isSeen).isPresent());
    }

    private void walkCommands(Visitor visitor) throws IOException, InterruptedException {
        for (Command command : window.commands()) {
            if (!LEFT_OUT.contains(command.id())) {
                Map<BooleanProperty, Boolean> before = onScreen(this::toggles);
                onScreen(() -> command.action().run());
                if (onScreen(() -> desk.shell().pages().shownProperty().get().isPresent())) {
                    visitPage(command.id(), visitor);
                } else if (onScreen(() -> window.workspace() != Workspace.PLAY)) {
                    visitor.visit("pane-" + command.id());
                } else if (command.toggle().isPresent()) {
                    visitor.visit("with-" + command.id());
                }
                onScreen(() -> reset(before));
            }
        }
    }

    private void visitPage(String name, Visitor visitor) throws IOException, InterruptedException {
        visitor.visit("page-" + name);
        for (Tab tab : onScreen(() -> tabsOf(desk.shell().pages()))) {
            if (!tab.isSelected()) {
                onScreen(() -> tab.getTabPane().getSelectionModel().select(tab));
                visitor.visit("page-" + name + "-" + tab.getId());
            }
        }
        for (String card : onScreen(
            () -> desk.shell().pages().lookupAll(".exhibit-card").stream().map(Node::getId).toList())) {
            fire("#" + card);
            visitor.visit("page-" + name + "-" + card);
            onScreen(() -> window.run(name));
        }
    }

    private static List<Tab> tabsOf(Node page) {
        return page.lookupAll(".tab-pane").stream().flatMap(pane -> ((TabPane) pane).getTabs().stream())
            .toList();
    }

    private void walkHelp(Visitor visitor) throws IOException, InterruptedException {
        onScreen(() -> window.run("help"));
        visitor.visit("help");
        fire("#help-close");
        onScreen(() -> window.run("tour"));
        for (int station = 1; onScreen(() -> scene().lookup("#tour").isVisible()); station++) {
            visitor.visit("tour-" + station);
            fire("#tour-next");
        }
    }

    private void walkEnds(Visitor visitor) throws IOException, InterruptedException {
        onScreen(() -> desk.session().lose(Color.WHITE, EarlyEnd.Cause.RESIGNED));
        visitor.visit("end-resigned");
        Game pass = parse(BLACK_MUST_PASS);
        onScreen(() -> {
            desk.session().show(pass.prefix(pass.length() - 1));
            desk.session().play(pass.moves().getLast());
        });
        visitor.visit("pass");
        onScreen(() -> desk.session().newGame());
        visitor.visit("new-game");
    }

    private static Game parse(String moves) {
        try {
            return Transcript.parse(moves);
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }

    private Map<BooleanProperty, Boolean> toggles() {
        return window.commands().stream().flatMap(command -> command.toggle().stream())
            .collect(Collectors.toMap(toggle -> toggle, BooleanProperty::get, (one, _) -> one));
    }

    /// Everything closed again, the same game on the board.
    private void reset(Map<BooleanProperty, Boolean> before) {
        desk.shell().pages().close();
        features
            .forEach(feature -> feature.panes().stream().map(Pane::shown).forEach(shown -> shown.set(false)));
        window.run("space-play");
        before.forEach(BooleanProperty::set);
        window.run("stop-analysis");
        window.run("cancel-game-analysis");
        if (!desk.session().game().equals(game) || desk.session().isFinished()) {
            desk.session().show(game);
        }
        desk.shell().banner().hide();
    }

    private Scene scene() {
        return desk.shell().pages().getScene();
    }

    /// Presses a button if it is there.
    private void fire(String id) throws InterruptedException {
        onScreen(() -> Optional.ofNullable(scene().lookup(id)).filter(Node::isVisible)
            .ifPresent(button -> ((ButtonBase) button).fire()));
    }

    private static void onScreen(Runnable task) throws InterruptedException {
        onScreen(() -> {
            task.run();
            return true;
        });
    }

    /// What `task` answers on the FX thread.
    ///
    /// @throws IllegalStateException if it fails
    public static <T> T onScreen(Supplier<T> task) throws InterruptedException {
        try {
            return CompletableFuture.supplyAsync(task, OnScreen::run).get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("The window could not be drawn: " + e.getCause(), e.getCause());
        }
    }
}
