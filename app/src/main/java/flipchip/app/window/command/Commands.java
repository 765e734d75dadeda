package flipchip.app.window.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.circuit.timeline.Unit;
import flipchip.app.game.board.PlayerStripModel;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.app.kit.text.Strengths;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.KeyMap;
import flipchip.app.shell.MenuName;
import flipchip.app.window.layout.Spaces;
import flipchip.app.window.layout.WindowModels;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.Transcript;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.event.Event;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.stage.Window;
import javafx.stage.WindowEvent;

/// All commands in one table: what they are called, where they stand, which key they have, when they can be
/// used. Menus, keys and the list of keys in the help are made from it.
public final class Commands {
    private static final Texts TEXTS = Texts.of("window");
    /// As each system has it.
    private static final String REDO =
        System.getProperty("os.name", "").startsWith("Windows") ? "Shortcut+Y" : "Shortcut+Shift+Z";

    private static final System.Logger LOG = System.getLogger(Commands.class.getName());

    private final WindowModels desk;
    private final KeyMap keys;
    private final BooleanProperty chip;
    private final List<Command> table = new ArrayList<>();
    private final Map<MenuItem, Command> items = new LinkedHashMap<>();

    public Commands(WindowModels desk, KeyMap keys, List<Command> ofTheWindow) {
        this.desk = desk;
        this.keys = keys;
        chip = Spaces.chipProperty(desk.settings());
        addGame();
        addView();
        addHardware();
        table.addAll(ofTheWindow);
        table.sort(Comparator.comparingInt(MenuOrder::place));
        keys.settle(table);
        table.forEach(command -> keys.keyOf(command).ifPresent(
            key -> LOG.log(System.Logger.Level.DEBUG, "key {0} {1}", command.id(), key.getName())));
    }

    public List<Command> table() {
        return List.copyOf(table);
    }

    private void addGame() {
        GameSession session = desk.session();
        table.add(Command.of("new-game-now", MenuName.GAME, TEXTS.get("command.new-game-now"),
            "Shortcut+Shift+N", session::newGame));
        table.add(Command
            .of("move-now", MenuName.GAME, TEXTS.get("command.move-now"), "Shortcut+Enter",
                desk.computer()::moveNow)
            .when(() -> !session.game().isOver()
                    && (session.isFree() || !session.isFinished() && !session.seatToMove().isHuman())));
        table.add(Command.of("quit", MenuName.GAME, TEXTS.get("command.quit"), "Shortcut+Q", this::quit));
        table
            .add(Command.of("undo", MenuName.EDIT, TEXTS.get("command.undo"), "Shortcut+Z", session::takeBack)
                .when(session::canTakeBack));
        table.add(Command.of("redo", MenuName.EDIT, TEXTS.get("command.redo"), REDO, session::playAgain)
            .when(session::canRedo));
        table.add(Command
            .of("step-back", MenuName.EDIT, TEXTS.get("command.step-back"), "Shortcut+Left", session::undo)
            .when(session::canUndo));
        table.add(Command.of("step-forward", MenuName.EDIT, TEXTS.get("command.step-forward"),
            "Shortcut+Right", session::redo).when(session::canRedo));
        table.add(Command
            .of("copy-moves", MenuName.EDIT, TEXTS.get("command.copy-moves"), "Shortcut+C", this::copyMoves)
            .when(() -> session.line().length() > 0));
    }

    /// As by the button of the window's frame.
    private void quit() {
        Window window = desk.shell().pages().getScene().getWindow();
        if (window != null) {                    // none where only a picture is made
            Event.fireEvent(window, new WindowEvent(window, WindowEvent.WINDOW_CLOSE_REQUEST));
        }
        if (window == null || !window.isShowing()) {
            Platform.exit();
        }
    }

    private void addView() {
        BooleanProperty legal = desk.settings().legalMovesProperty();
        table.add(Command.toggle("legal-moves", MenuName.VIEW, TEXTS.get("command.legal-moves"), "L", legal));
        table.add(Command.toggle("reduced-motion", MenuName.VIEW, TEXTS.get("command.reduced-motion"),
            "Shift+R", desk.settings().reducedMotionProperty()));
    }

    private void addHardware() {
        TimeLine time = desk.hardware().time();
        BooleanSupplier recorded = () -> time.momentProperty().get().isPresent();
        table.add(Command.toggle("panel", MenuName.VIEW, TEXTS.get("command.panel"), "H", chip));
        table.add(Command.toggle("both-networks", MenuName.HARDWARE, TEXTS.get("command.both-networks"), "B",
            desk.settings().bothNetworksProperty()));
        table.add(Command.toggle("all-wires", MenuName.HARDWARE, TEXTS.get("command.all-wires"), "W",
            desk.settings().allWiresProperty()));
        table.add(Command.of("play-circuit", MenuName.HARDWARE, TEXTS.get("command.play-circuit"), "P",
            time::togglePlaying).when(recorded));
        table.add(Command.of("unit-back", MenuName.HARDWARE, TEXTS.get("command.unit-back"), "COMMA",
            () -> step(false)));
        table.add(Command.of("unit-on", MenuName.HARDWARE, TEXTS.get("command.unit-on"), "PERIOD",
            () -> step(true)));
        table.add(
            Command.of("to-settled", MenuName.HARDWARE, TEXTS.get("command.to-settled"), "S", time::settle)
                .when(recorded));
        table.add(
            Command.of("to-first", MenuName.HARDWARE, TEXTS.get("command.to-first"), "HOME", time::toFirst));
        table
            .add(Command.of("to-last", MenuName.HARDWARE, TEXTS.get("command.to-last"), "END", time::toLast));
        for (Unit unit : Unit.values()) {
            String name = unit.name().toLowerCase(Locale.ROOT);
            table.add(Command
                .of("by-" + name, MenuName.HARDWARE, TEXTS.get("command.by-" + name),
                    name.substring(0, 1).toUpperCase(Locale.ROOT), () -> time.unitProperty().set(unit))
                .when(recorded));
        }
    }

    /// Where no circuit is shown the unit is a move.
    private void step(boolean forward) {
        if (chip.get()) {
            desk.hardware().time().step(forward);
        } else {
            desk.hardware().time().jumpToMove(desk.session().ply() + (forward ? 1 : -1));
        }
    }

    private void copyMoves() {
        Game line = desk.session().line();
        String board = line.start().equals(Position.INITIAL) ? "" : BoardText.print(line.start());
        desk.shell().clipboard().accept((board + " " + Transcript.print(line)).strip());
    }

    public MenuBar menuBar() {
        MenuBar bar = new MenuBar();
        bar.setUseSystemMenuBar(true);                // where the system has one, which is macOS
        Map<String, Command> byId = table.stream().collect(Collectors.toMap(Command::id, command -> command));
        for (MenuName name : MenuName.values()) {
            bar.getMenus().add(menu("menu-" + name.id(), name.title(), MenuOrder.of(name, table), byId));
        }
        refresh();
        return bar;
    }

    private Menu menu(String id, String title, List<List<String>> groups, Map<String, Command> byId) {
        Menu menu = new Menu(title);
        menu.setId(id);
        menu.setOnShowing(_ -> refresh());
        menu.setOnMenuValidation(_ -> refresh());     // before a key runs one of its commands
        for (List<String> group : groups) {
            if (!menu.getItems().isEmpty()) {
                menu.getItems().add(new SeparatorMenuItem());
            }
            group.forEach(entry -> menu.getItems()
                .add(byId.containsKey(entry) ? item(byId.get(entry)) : submenu(entry, byId)));
        }
        return menu;
    }

    private Menu submenu(String id, Map<String, Command> byId) {
        return switch (id) {
            case "seat-black" -> seats("black", desk.black());
            case "seat-white" -> seats("white", desk.white());
            case "themes" -> themes();
            default -> menu("menu-" + id, TEXTS.get("menu." + id), MenuOrder.of(id), byId);
        };
    }

    /// Greys what cannot be used now.
    public void refresh() {
        items.forEach((item, command) -> item.setDisable(!command.usable().getAsBoolean()));
    }

    private MenuItem item(Command command) {
        MenuItem item = command.toggle().<MenuItem>map(on -> {
            CheckMenuItem check = new CheckMenuItem(command.text());
            check.selectedProperty().bindBidirectional(on);
            check.setOnAction(_ -> note(command));
            return check;
        }).orElseGet(() -> {
            MenuItem plain = new MenuItem(command.text());
            plain.setOnAction(_ -> {
                note(command);
                command.action().run();
            });
            return plain;
        });
        item.setId(command.id());
        item.setMnemonicParsing(false);
        keys.property(command).subscribe(_ -> item.setAccelerator(keys.inMenus(command).orElse(null)));
        items.put(item, command);
        return item;
    }

    /// Logs which keys work.
    private static void note(Command command) {
        LOG.log(System.Logger.Level.DEBUG, "runs {0}", command.id());
    }

    private static Menu seats(String name, PlayerStripModel player) {
        Menu menu = new Menu(TEXTS.get("seat." + name));
        menu.setId("seat-" + name);
        ToggleGroup group = new ToggleGroup();
        menu.getItems().add(seat(player, group, Seat.HUMAN, TEXTS.get("seat.human")));
        Menu chip = new Menu(Texts.of("chip").get("seat.menu", Seat.Chip.FROM_EMPTIES));
        for (Level level : Level.ALL) {
            menu.getItems().add(seat(player, group, new Seat.Computer(level),
                TEXTS.get("seat.level", level.number(), Strengths.name(level))));
            chip.getItems().add(seat(player, group, new Seat.Chip(level),
                Texts.of("chip").get("seat.level", level.number(), Strengths.name(level))));
        }
        Menu people = new Menu(TEXTS.get("seat.people"));
        Person.ALL.forEach(person -> people.getItems().add(seat(player, group, new Seat.HumanLike(person),
            TEXTS.get("seat.like", String.valueOf(person.rating()), Strengths.name(person)))));
        Menu guests = new Menu(TEXTS.get("seat.guests"));
        guests.visibleProperty().bind(Bindings.isNotEmpty(guests.getItems()));
        Runnable fill = () -> guests.getItems().setAll(player.guests().stream()
            .map(program -> seat(player, group, new Seat.External(program), program)).toList());
        player.guests().subscribe(fill);
        fill.run();
        menu.getItems().addAll(people, chip, guests);
        return menu;
    }

    private static MenuItem seat(PlayerStripModel player, ToggleGroup group, Seat seat, String text) {
        RadioMenuItem item = new RadioMenuItem(text);
        item.setToggleGroup(group);
        item.setOnAction(_ -> player.choose(seat));
        player.seatProperty().subscribe(now -> item.setSelected(now.equals(seat)));
        return item;
    }

    private Menu themes() {
        Menu menu = new Menu(TEXTS.get("theme"));
        menu.setId("themes");
        ToggleGroup group = new ToggleGroup();
        for (ThemeChoice choice : ThemeChoice.values()) {
            RadioMenuItem item =
                new RadioMenuItem(TEXTS.get("theme." + choice.name().toLowerCase(Locale.ROOT)));
            item.setId("theme-" + choice.name().toLowerCase(Locale.ROOT));
            item.setToggleGroup(group);
            item.setOnAction(_ -> desk.settings().themeProperty().set(choice));
            desk.settings().themeProperty().subscribe(now -> item.setSelected(now == choice));
            menu.getItems().add(item);
        }
        return menu;
    }
}
