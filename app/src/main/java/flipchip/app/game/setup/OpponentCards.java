package flipchip.app.game.setup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.app.game.session.Seat;
import flipchip.app.game.session.SeatRating;
import flipchip.app.kit.control.Controls;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

/// All who can play, as cards: first the one played last, the one that adapts, a person and other programs,
/// then levels and people in the order of their strength. The arrows go from card to card, letters and digits
/// to the card whose name they begin.
///
/// Ids: `card-human`, `card-adaptive`, `card-level-N`, `card-like-N`, `card-program-N`.
final class OpponentCards extends Region {
    private static final double GAP = 8;
    private static final double CARD = 58;
    private static final double LEAST = 168;
    private static final double HEADING = 24;
    private static final long PAUSE_NANOS = 1_000_000_000;

    private final ToggleGroup group = new ToggleGroup();
    private final List<OpponentCard> first = new ArrayList<>();
    private final List<OpponentCard> ladder = new ArrayList<>();
    private final Label heading;
    private String typed = "";
    private long typedAt;

    /// @param last     whom the user played last
    /// @param adaptive the one that adapts, as it plays now
    /// @param guests   names of the registered programs
    /// @param chosen   told which card is chosen by the user
    OpponentCards(Seat last, Seat adaptive, List<String> guests, SeatWords words, Consumer<Seat> chosen) {
        getStyleClass().add("opponents");
        heading = Controls.label(NewGameView.TEXTS.get("card.ladder"), "quiet");
        List<Seat> rated = Stream
            .<Seat>concat(Level.ALL.stream().map(Seat.Computer::new),
                Person.ALL.stream().map(Seat.HumanLike::new))
            .sorted(Comparator.comparingInt(seat -> SeatRating.of(seat).orElse(0))).toList();
        if (rated.contains(last)) {
            first.add(card(last, words));
        }
        first.add(card(adaptive, words));
        first.add(card(Seat.HUMAN, words));
        guests.forEach(program -> first.add(card(new Seat.External(program), words)));
        rated.stream().filter(seat -> !seat.equals(last)).forEach(seat -> ladder.add(card(seat, words)));
        getChildren().addAll(first);
        getChildren().add(heading);
        getChildren().addAll(ladder);
        all().forEach(card -> {
            card.setToggleGroup(group);
            card.setOnAction(_ -> {
                mark(card);
                chosen.accept(card.seat());
            });
        });
        addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        addEventHandler(KeyEvent.KEY_TYPED, this::type);
    }

    private static OpponentCard card(Seat seat, SeatWords words) {
        return new OpponentCard("card-" + switch (seat) {
            case Seat.Human() -> "human";
            case Seat.Adaptive _ -> "adaptive";
            case Seat.Computer(Level level) -> "level-" + level.number();
            case Seat.Chip(Level level) -> "level-" + level.number();
            case Seat.HumanLike(Person person) -> "like-" + person.rating();
            case Seat.External(String program) -> "program-" + program;
        }, seat, words, words.rating(seat));
    }

    private List<OpponentCard> all() {
        return Stream.concat(first.stream(), ladder.stream()).toList();
    }

    /// Shows who is chosen.
    void show(Seat seat) {
        Seat plain = seat instanceof Seat.Chip(Level level) ? new Seat.Computer(level) : seat;
        Optional<OpponentCard> found = all().stream().filter(card -> card.seat().equals(plain)).findFirst()
            .or(() -> all().stream()
                .filter(card -> card.seat() instanceof Seat.Adaptive && plain instanceof Seat.Adaptive)
                .findFirst());
        group.selectToggle(found.orElse(null));
        mark(found.orElse(first.getFirst()));
    }

    /// Tab comes to this card.
    private void mark(OpponentCard here) {
        all().forEach(card -> card.setFocusTraversable(card == here));
    }

    private void onKey(KeyEvent event) {
        List<OpponentCard> all = all();
        int now = IntStream.range(0, all.size()).filter(i -> all.get(i).isFocused()).findFirst().orElse(-1);
        int next = now < 0 ? -1 : switch (event.getCode()) {
            case LEFT -> now - 1;
            case RIGHT -> now + 1;
            case UP -> now - columns(getWidth());
            case DOWN -> now + columns(getWidth());
            default -> -1;
        };
        if (event.getCode().isArrowKey() && now >= 0) {
            event.consume();
            if (next >= 0 && next < all.size()) {
                choose(all.get(next));
            }
        }
    }

    private void choose(OpponentCard card) {
        card.fire();
        card.requestFocus();
    }

    private void type(KeyEvent event) {
        String sign = event.getCharacter().toLowerCase(Locale.ROOT);
        boolean goesOn = System.nanoTime() - typedAt <= PAUSE_NANOS;
        if (sign.isBlank() && !goesOn || sign.isEmpty() || Character.isISOControl(sign.charAt(0))
                || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        typed = goesOn ? typed + sign : sign;
        all().stream().filter(card -> card.name().toLowerCase(Locale.ROOT).startsWith(typed)).findFirst()
            .ifPresent(this::choose);
        typedAt = System.nanoTime();             // only the user's own pause counts
        event.consume();
    }

    private static int columns(double width) {
        return Math.max(2, (int) ((width + GAP) / (LEAST + GAP)));
    }

    private static int rows(List<OpponentCard> cards, int columns) {
        return (cards.size() + columns - 1) / columns;
    }

    @Override
    protected double computePrefHeight(double width) {
        int columns = columns(width < 0 ? getWidth() : width);
        return (rows(first, columns) + rows(ladder, columns)) * (CARD + GAP) + HEADING;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double y = place(first, 0);
        heading.resizeRelocate(0, y, getWidth(), HEADING - 4);
        place(ladder, y + HEADING);
    }

    private double place(List<OpponentCard> cards, double top) {
        int columns = columns(getWidth());
        double step = (getWidth() + GAP) / columns;
        for (int i = 0; i < cards.size(); i++) {
            double x = Math.round(i % columns * step);
            double end = Math.round((i % columns + 1) * step - GAP);
            double y = top + (double) (i / columns) * (CARD + GAP);
            cards.get(i).resizeRelocate(x, y, end - x, CARD);
        }
        return top + rows(cards, columns) * (CARD + GAP);
    }
}
