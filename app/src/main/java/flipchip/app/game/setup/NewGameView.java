package flipchip.app.game.setup;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import flipchip.app.game.player.UserStrength;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Labels;
import flipchip.app.kit.control.TypedChoice;
import flipchip.app.kit.text.Texts;
import flipchip.engine.api.Level;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The page for a new game: who plays, chosen from cards, the clock, and where it begins.
///
/// Ids: `level-about` (what the chosen one does), `new-chip`, `new-swap`, `new-begin`, `new-strength`, and
/// those of [PlayerSlot], [OpponentCards], [ClockChoice] and [StartChoice].
final class NewGameView extends VBox {
    static final Texts TEXTS = Texts.of("play");

    private final Map<Color, PlayerSlot> slots = new EnumMap<>(Color.class);
    private final ToggleGroup sides = new ToggleGroup();
    private final OpponentCards cards;
    private final SeatWords words;
    private final ClockChoice clock;
    private final StartChoice start;
    private final Label about = Controls.withId(new Label(), "level-about", "quiet");
    private final CheckBox chip =
        Controls.withId(new CheckBox(TEXTS.get("card.chip", Seat.Chip.FROM_EMPTIES)), "new-chip");

    /// @param now    what is played now, from which the page starts
    /// @param last   the opponent whom the user played last
    /// @param guests names of the registered programs
    /// @param user   whom the opponent that adapts follows
    /// @param shown  the position on the board
    /// @param lines  how many the user has prepared
    /// @param begin  told what was chosen
    NewGameView(GameSetup now, Seat last, List<String> guests, SeatWords words, UserStrength user,
            Position shown, int lines, Consumer<GameSetup> begin) {
        this.words = words;
        getStyleClass().add("new-game");
        clock = new ClockChoice(now.time(), now.flag());
        start = new StartChoice(now.start(), shown, lines);
        cards = new OpponentCards(last, user.opponent(), guests, words, this::choose);
        for (Color color : Color.values()) {
            PlayerSlot slot = new PlayerSlot(color, now.names().get(color), words);
            slot.button().setToggleGroup(sides);
            slot.seatProperty().set(user.now(now.seats().get(color)));
            Controls.choosing(slot.button(), this::refresh);
            slots.put(color, slot);
        }
        sides.selectToggle(slots.get(first(now)).button());
        Controls.wrapped(about);
        chip.setOnAction(_ -> withChip(chip.isSelected()));
        Button swap = Controls.button("new-swap", TEXTS.get("swap"), this::swap);
        Button go = Controls.button("new-begin", TEXTS.get("begin"), () -> begin.accept(chosen()));
        go.setDefaultButton(true);
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof ToggleButton) {
                event.consume();                 // a card would take it for a press
                go.fire();
            }
        });
        Label strength = Controls.withId(new Label(user.ratingProperty().get().isPresent()
            ? TEXTS.get("card.you", String.valueOf(user.ratingProperty().get().getAsInt()))
            : TEXTS.get("card.you.none")), "new-strength", "quiet");
        strength.setMinWidth(0);
        HBox buttons = Controls.styled(new HBox(strength, Controls.spring(), swap, go), "form-buttons");
        ScrollPane scroll = Controls.scrolled(new NewGameBody(who(), settings()));
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(scroll, buttons);
        slots.values().forEach(slot -> slot.seatProperty().subscribe(this::refresh));
        refresh();
    }

    /// The side for which a card is chosen first: the computer's, or White.
    private static Color first(GameSetup now) {
        return !now.seats().get(Color.BLACK).isHuman() && now.seats().get(Color.WHITE).isHuman()
            ? Color.BLACK
            : Color.WHITE;
    }

    private VBox who() {
        HBox both = new HBox(12, slots.get(Color.BLACK), slots.get(Color.WHITE));
        slots.values().forEach(slot -> HBox.setHgrow(slot, Priority.ALWAYS));
        slots.values().forEach(slot -> slot.setPrefWidth(100));
        VBox text = new VBox(4, about, chip);
        text.setMinHeight(40);
        return new VBox(12, both, cards, text);
    }

    private VBox settings() {
        Label scale = Controls.wrapped(Controls.label(TEXTS.get("card.scale"), "quiet"));
        return new VBox(8, heading("clock", clock.kind()), clock.kind(), clock.numbers(), clock.flag(),
            heading("start", start), start, Controls.spring(), scale);
    }

    private static Label heading(String key, Node of) {
        Label heading = Controls.label(TEXTS.get(key), "form-heading");
        heading.setLabelFor(of);
        return heading;
    }

    private PlayerSlot slot() {
        return slots
            .get(sides.getSelectedToggle() == slots.get(Color.BLACK).button() ? Color.BLACK : Color.WHITE);
    }

    private void choose(Seat seat) {
        slot().seatProperty().set(
            chip.isSelected() && seat instanceof Seat.Computer(Level level) ? new Seat.Chip(level) : seat);
    }

    private void withChip(boolean on) {
        switch (slot().seatProperty().get()) {
            case Seat.Computer(Level level) when on -> slot().seatProperty().set(new Seat.Chip(level));
            case Seat.Chip(Level level) when !on -> slot().seatProperty().set(new Seat.Computer(level));
            default -> {}
        }
    }

    /// Where two people play "You" would be both.
    private void refresh() {
        Seat seat = slot().seatProperty().get();
        cards.show(seat);
        about.setText(words.explain(seat));
        chip.setSelected(seat instanceof Seat.Chip);
        chip.setVisible(seat instanceof Seat.Chip || seat instanceof Seat.Computer);
        boolean people = slots.values().stream().allMatch(slot -> slot.seatProperty().get().isHuman());
        slots.forEach((color, slot) -> slot.name().setPromptText(
            TEXTS.get(people ? "player." + color.name().toLowerCase(Locale.ROOT) : "name.you")));
    }

    private GameSetup chosen() {
        PlayerSlot black = slots.get(Color.BLACK);
        PlayerSlot white = slots.get(Color.WHITE);
        return new GameSetup(
            Map.of(Color.BLACK, black.seatProperty().get(), Color.WHITE, white.seatProperty().get()),
            Map.of(Color.BLACK, black.called(), Color.WHITE, white.called()), clock.time(),
            clock.flag().isSelected(), start.chosen());
    }

    /// The chosen side stays with its player.
    private void swap() {
        PlayerSlot black = slots.get(Color.BLACK);
        PlayerSlot white = slots.get(Color.WHITE);
        Seat seat = black.seatProperty().get();
        String name = black.name().getText();
        sides.selectToggle((slot() == black ? white : black).button());
        black.seatProperty().set(white.seatProperty().get());
        black.name().setText(white.name().getText());
        white.seatProperty().set(seat);
        white.name().setText(name);
        refresh();
    }

    static <E> ChoiceBox<E> choice(String id, Function<E, String> name) {
        ChoiceBox<E> box = Controls.withId(new ChoiceBox<>(), id);
        box.setConverter(new Labels<>(name));
        TypedChoice.in(box);
        return box;
    }
}
