package flipchip.app.game.board;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Strengths;
import flipchip.app.kit.text.Texts;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import flipchip.engine.board.Color;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// One player: disc, who plays (a menu changes it at any time), what is being done, number of discs.
///
/// Ids: `strip-black` and `strip-white`, in them `who-…`, `doing-…`, `now-…`, `clock-…` and
/// `score-…`. Look: board.css, style class `player-strip` with `:to-move`.
public final class PlayerStrip extends HBox {
    private static final Texts TEXTS = Texts.of("board");
    private static final Texts CHIP = Texts.of("chip");
    private static final PseudoClass TO_MOVE = PseudoClass.getPseudoClass("to-move");
    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");
    /// From here on what is done stands beside the name, not below it.
    private static final double ROOMY = 420;

    private final PlayerStripModel model;
    private final MenuButton who = new MenuButton();
    private final ToggleGroup seats = new ToggleGroup();

    /// @param moveNow lets the computer move at once, or go on where it waits
    /// @param offered whether that is offered somewhere else
    public PlayerStrip(PlayerStripModel model, Runnable moveNow, ObservableValue<Boolean> offered) {
        this.model = model;
        String side = model.color().name().toLowerCase(Locale.ROOT);
        setId("strip-" + side);
        getStyleClass().add("player-strip");
        setMinWidth(0);
        DiscIcon disc = new DiscIcon(model.color() == Color.WHITE);
        who.setId("who-" + side);
        who.getStyleClass().add("who");
        giveKeyboardBack();
        who.accessibleTextProperty()
            .bind(model.nameProperty().map(name -> TEXTS.get("seat.who", TEXTS.get("color." + side), name)));
        who.getItems().add(seat(Seat.HUMAN, TEXTS.get("seat.human")));
        Level.ALL.forEach(level -> who.getItems().add(seat(new Seat.Computer(level), describe(level))));
        Menu chip = new Menu(CHIP.get("seat.menu", Seat.Chip.FROM_EMPTIES));
        chip.setId("chip-" + side);
        Level.ALL.forEach(level -> chip.getItems()
            .add(seat(new Seat.Chip(level), CHIP.get("seat.level", level.number(), Strengths.name(level)))));
        Menu people = new Menu(TEXTS.get("seat.people"));
        people.setId("people-" + side);
        Person.ALL.forEach(person -> people.getItems().add(seat(new Seat.HumanLike(person),
            TEXTS.get("seat.like", String.valueOf(person.rating()), Strengths.name(person)))));
        Menu guests = new Menu(TEXTS.get("seat.guests"));
        guests.setId("guests-" + side);
        guests.visibleProperty().bind(Bindings.isNotEmpty(guests.getItems()));
        model.guests().subscribe(() -> showGuests(guests));
        showGuests(guests);
        who.getItems().addAll(people, chip, guests);
        Label doing = Controls.withId(new Label(), "doing-" + side, "doing");
        doing.textProperty().bind(model.doingProperty());
        doing.setMinWidth(0);
        Label score = Controls.withId(new Label(), "score-" + side, "score");
        score.setMinWidth(Region.USE_PREF_SIZE);
        score.textProperty().bind(model.discsProperty().asString());
        VBox text = Controls.styled(new VBox(who), "lines");
        text.setMinWidth(0);
        text.setAlignment(Pos.CENTER_LEFT);
        doing.managedProperty().bind(doing.textProperty().isNotEmpty());
        HBox.setHgrow(text, Priority.ALWAYS);
        Label clock = Controls.withId(new Label(), "clock-" + side, "clock");
        clock.setMinWidth(Region.USE_PREF_SIZE);
        clock.textProperty().bind(model.clockProperty());
        clock.visibleProperty().bind(model.clockProperty().isNotEmpty());
        clock.managedProperty().bind(clock.visibleProperty());
        Button now = Controls.wholeButton("now-" + side, "", moveNow);
        now.textProperty().bind(model.handBackProperty().map(back -> TEXTS.get(back ? "hand-back" : "now")));
        now.getStyleClass().add("now");
        now.visibleProperty().bind(Bindings.createBooleanBinding(
            () -> model.hurryProperty().get() && !offered.getValue(), model.hurryProperty(), offered));
        now.managedProperty().bind(now.visibleProperty());
        getChildren().addAll(disc, text, now, clock, score);
        widthProperty().map(wide -> wide.doubleValue() >= ROOMY).subscribe(roomy -> {
            (roomy ? text : this).getChildren().remove(doing);
            if (roomy) {
                getChildren().add(2, doing);
            } else {
                text.getChildren().add(doing);
            }
            pseudoClassStateChanged(LOW, roomy);
        });
        who.textProperty().bind(model.calledProperty());
        Label rank = Controls.withId(new Label(), "rank-" + side, "rank");
        rank.textProperty().bind(model.strengthProperty());
        who.graphicProperty().bind(model.strengthProperty().map(level -> level.isEmpty() ? null : rank));
        who.setContentDisplay(ContentDisplay.RIGHT);
        model.seatProperty().subscribe(this::showSeat);
        model.toMoveProperty().subscribe(toMove -> pseudoClassStateChanged(TO_MOVE, toMove));
    }

    /// A menu that is opened with the mouse leaves the keyboard where it was.
    private void giveKeyboardBack() {
        AtomicReference<Node> before = new AtomicReference<>();
        who.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> {
            Node owner = getScene().getFocusOwner();
            before.compareAndSet(null, owner == who ? null : owner);
        });
        who.setOnHidden(_ -> Optional.ofNullable(before.getAndSet(null)).ifPresent(Node::requestFocus));
    }

    /// Closes the menu that chooses who plays, if it is open.
    public void closeMenu() {
        who.hide();
    }

    private void showGuests(Menu guests) {
        guests.getItems().forEach(gone -> ((RadioMenuItem) gone).setToggleGroup(null));
        guests.getItems().setAll(
            model.guests().stream().map(program -> seat(new Seat.External(program), program)).toList());
        showSeat(model.seatProperty().get());
    }

    private RadioMenuItem seat(Seat seat, String text) {
        RadioMenuItem item = new RadioMenuItem(text);
        item.setToggleGroup(seats);
        item.setUserData(seat);
        item.setOnAction(_ -> model.choose(seat));
        return item;
    }

    private void showSeat(Seat seat) {
        seats.getToggles().stream().filter(toggle -> toggle.getUserData().equals(seat)).findFirst()
            .ifPresent(seats::selectToggle);
    }

    private static String describe(Level level) {
        double seconds = level.expected().toMillis() / 1000.0;
        return seconds < 0.1
            ? TEXTS.get("seat.level.now", level.number(), Strengths.name(level))
            : TEXTS.get("seat.level.time", level.number(), Strengths.name(level),
                seconds < 1 ? seconds : Math.round(seconds));
    }
}
