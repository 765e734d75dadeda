package flipchip.app.game.setup;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import flipchip.app.game.player.ComputerPlayer;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Labels;
import flipchip.app.kit.control.TypedChoice;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.text.NumberText;
import flipchip.app.kit.text.Strengths;
import flipchip.app.kit.text.Texts;
import flipchip.engine.api.Level;
import flipchip.engine.api.LossBudget;
import flipchip.engine.api.Person;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.book.BookLine;
import flipchip.engine.book.OpeningBook;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// The page for a new game: who plays with which level, the clock, and where it begins.
///
/// Ids: `new-black`, `new-white`, `name-black`, `name-white`, `level-black`, `level-white` (what the level
/// does), `new-swap`, `new-start`, `new-opening`, `new-begin`, and those of [ClockChoice].
final class NewGameView extends VBox {
    static final Texts TEXTS = Texts.of("play");
    private static final double ABOUT_WIDTH = 580;
    private static final Font CHOICE_FONT = Fonts.text(13);
    /// What a choice has around its words: mark, arrow and borders.
    private static final double AROUND_CHOICE = 60;

    private final Map<Color, ChoiceBox<Seat>> seats = new EnumMap<>(Color.class);
    private final Map<Color, TextField> names = new EnumMap<>(Color.class);
    private final ClockChoice clock;
    private final ChoiceBox<StartPosition> starts = choice("new-start", NewGameView::describe);
    private final ChoiceBox<BookLine> openings = choice("new-opening", BookLine::name);
    private final GridPane grid = Controls.styled(new GridPane(), "form");
    private final List<String> guests;
    private final ComputerPlayer computer;

    /// @param now      what is played now, from which the page starts
    /// @param guests   names of the registered programs
    /// @param computer has the loss budget of a level
    /// @param shown    the position on the board
    /// @param begin    told what was chosen
    NewGameView(GameSetup now, List<String> guests, ComputerPlayer computer, Position shown,
            Consumer<GameSetup> begin) {
        this.guests = List.copyOf(guests);
        this.computer = computer;
        clock = new ClockChoice(now.time(), now.flag());
        getStyleClass().add("new-game");
        addPlayer(Color.BLACK, now);
        addPlayer(Color.WHITE, now);
        seats.values().forEach(box -> box.valueProperty().subscribe(_ -> prompt()));
        addClock();
        addStart(now.start(), shown);
        Button swap = button("new-swap", "swap", this::swap);
        Button start = button("new-begin", "begin", () -> begin.accept(chosen()));
        start.setDefaultButton(true);
        HBox buttons = Controls.styled(new HBox(swap, start), "form-buttons");
        getChildren().addAll(grid, buttons);
    }

    private void addPlayer(Color color, GameSetup now) {
        String side = color.name().toLowerCase(Locale.ROOT);
        ChoiceBox<Seat> box = choice("new-" + side, NewGameView::describe);
        List<Seat> all = new ArrayList<>(List.of(Seat.HUMAN));
        Level.ALL.forEach(level -> all.add(new Seat.Computer(level)));
        Person.ALL.forEach(person -> all.add(new Seat.HumanLike(person)));
        guests.forEach(program -> all.add(new Seat.External(program)));
        Level.ALL.forEach(level -> all.add(new Seat.Chip(level)));
        box.getItems().addAll(all);
        box.setValue(now.seats().get(color));
        fit(box);
        TextField name = Controls.withId(new TextField(now.names().get(color)), "name-" + side);
        name.setAccessibleText(TEXTS.get("name." + side));
        name.setPrefColumnCount(10);
        name.disableProperty().bind(box.valueProperty().map(seat -> !seat.isHuman()));
        name.visibleProperty().bind(name.disableProperty().not());
        Label about = Controls.withId(new Label(), "level-" + side, "quiet");
        Controls.wrapped(about);
        about.setMaxWidth(ABOUT_WIDTH);
        about.setPrefWidth(ABOUT_WIDTH);
        about.textProperty().bind(box.valueProperty().map(this::explain));
        seats.put(color, box);
        names.put(color, name);
        row(TEXTS.get("player." + side), new HBox(6, box, name));
        row("", about);
    }

    /// Where two people play "You" would be both.
    private void prompt() {
        boolean people = seats.values().stream().allMatch(box -> box.getValue().isHuman());
        names.forEach((color, name) -> name.setPromptText(
            TEXTS.get(people ? "player." + color.name().toLowerCase(Locale.ROOT) : "name.you")));
    }

    private void addClock() {
        row(TEXTS.get("clock"), clock.kind());
        row("", clock.numbers());
        row("", clock.flag());
    }

    private void addStart(StartPosition now, Position shown) {
        starts.getItems().addAll(new StartPosition.Standard(), new StartPosition.Balanced());
        List<BookLine> lines = OpeningBook.standard().lines();
        openings.getItems().addAll(lines);
        fit(openings);
        openings.setValue(now instanceof StartPosition.Opening(BookLine line) && lines.contains(line)
            ? line
            : lines.getFirst());
        StartPosition named = new StartPosition.Opening(openings.getValue());
        starts.getItems().add(named);
        for (int corners = 1; corners <= 4; corners++) {
            starts.getItems().add(new StartPosition.Corners(corners));
        }
        starts.getItems().add(new StartPosition.Given(shown));
        starts.setValue(starts.getItems().contains(now) ? now : starts.getItems().getFirst());
        fit(starts);
        openings.visibleProperty()
            .bind(starts.valueProperty().map(start -> start instanceof StartPosition.Opening));
        openings.managedProperty().bind(openings.visibleProperty());
        row(TEXTS.get("start"), new HBox(6, starts, openings));
    }

    private GameSetup chosen() {
        StartPosition start = starts.getValue() instanceof StartPosition.Opening
            ? new StartPosition.Opening(openings.getValue())
            : starts.getValue();
        return new GameSetup(
            Map.of(Color.BLACK, seats.get(Color.BLACK).getValue(), Color.WHITE,
                seats.get(Color.WHITE).getValue()),
            Map.of(Color.BLACK, name(Color.BLACK), Color.WHITE, name(Color.WHITE)), clock.time(),
            clock.flag().isSelected(), start);
    }

    /// The name of a person; empty for others, whose field may still hold one.
    private String name(Color color) {
        return seats.get(color).getValue().isHuman() ? names.get(color).getText().strip() : "";
    }

    private void swap() {
        Seat black = seats.get(Color.BLACK).getValue();
        String name = names.get(Color.BLACK).getText();
        seats.get(Color.BLACK).setValue(seats.get(Color.WHITE).getValue());
        names.get(Color.BLACK).setText(names.get(Color.WHITE).getText());
        seats.get(Color.WHITE).setValue(black);
        names.get(Color.WHITE).setText(name);
    }

    private void row(String text, Node node) {
        int row = grid.getRowCount();
        Label label = new Label(text);
        label.setMinWidth(USE_PREF_SIZE);
        label.setLabelFor(node instanceof HBox line ? line.getChildren().getFirst() : node);
        grid.add(label, 0, row);
        grid.add(node, 1, row);
    }

    private static String describe(Seat seat) {
        return switch (seat) {
            case Seat.Human() -> TEXTS.get("seat.human");
            case Seat.Computer(Level level) -> TEXTS.get("seat.level", level.number(), Strengths.name(level));
            case Seat.Chip(Level level) -> TEXTS.get("seat.chip", level.number(), Seat.Chip.FROM_EMPTIES);
            case Seat.HumanLike(Person person) ->
                TEXTS.get("seat.like", String.valueOf(person.rating()), Strengths.name(person));
            case Seat.External(String name) -> TEXTS.get("seat.guest", name);
        };
    }

    /// A description of a level: the time of a move, and its loss budget.
    private String explain(Seat seat) {
        return switch (seat) {
            case Seat.Human() -> TEXTS.get("level.human");
            case Seat.Computer(Level level) -> explain(level);
            case Seat.Chip(Level level) -> explain(level);
            case Seat.HumanLike _ -> TEXTS.get("level.like");
            case Seat.External _ -> TEXTS.get("level.guest");
        };
    }

    private String explain(Level level) {
        LossBudget errs = computer.lossOf(level);
        String time = level.expected().toMillis() < 100
            ? TEXTS.get("level.now")
            : TEXTS.get("level.time", NumberText.of("%.1f", level.expected().toMillis() / 1000.0));
        if (errs.isNone()) {
            return TEXTS.get("level.best", time);
        }
        String each = TEXTS.get("level.loss", time, errs.percent(), errs.centidiscs() / 100);
        OptionalInt most = computer.lossOfGame();
        return most.isEmpty() ? each : TEXTS.get("level.loss.game", each, most.getAsInt() / 100);
    }

    private static String describe(StartPosition start) {
        return switch (start) {
            case StartPosition.Standard() -> TEXTS.get("start.standard");
            case StartPosition.Balanced() -> TEXTS.get("start.balanced");
            case StartPosition.Opening _ -> TEXTS.get("start.opening");
            case StartPosition.Corners(int count) ->
                TEXTS.get(count == 1 ? "start.corner" : "start.corners", count);
            case StartPosition.Given _ -> TEXTS.get("start.given");
        };
    }

    private static Button button(String id, String key, Runnable action) {
        return Controls.button(id, TEXTS.get(key), action);
    }

    /// Makes room for the widest choice. Asked itself, the box would style the whole menu that it may open,
    /// for which the window would stand still.
    static <E> void fit(ChoiceBox<E> box) {
        Text words = new Text();
        words.setFont(CHOICE_FONT);
        double widest = 0;
        for (E each : box.getItems()) {
            words.setText(box.getConverter().toString(each));
            widest = Math.max(widest, words.getLayoutBounds().getWidth());
        }
        box.setMinWidth(Math.ceil(widest + AROUND_CHOICE));
        box.setPrefWidth(box.getMinWidth());
    }

    static <E> ChoiceBox<E> choice(String id, Function<E, String> name) {
        ChoiceBox<E> box = Controls.withId(new ChoiceBox<>(), id);
        box.setConverter(new Labels<>(name));
        TypedChoice.in(box);
        return box;
    }
}
