package flipchip.app.game.board;

import java.time.Duration;
import java.util.Optional;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.text.NumberText;
import flipchip.app.kit.text.Strengths;
import flipchip.app.kit.text.Texts;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// What the strip of one player says: who plays, what is being done, how many discs. FX thread only.
public final class PlayerStripModel {
    private static final Texts TEXTS = Texts.of("board");
    private static final Texts CHIP = Texts.of("chip");
    private static final Duration SLOW = Duration.ofMillis(700);

    private final GameSession session;
    private final Color color;
    private final ReadOnlyObjectWrapper<Seat> seat = new ReadOnlyObjectWrapper<>(this, "seat", Seat.HUMAN);
    private final ReadOnlyStringWrapper doing = new ReadOnlyStringWrapper(this, "doing", "");
    private final ReadOnlyIntegerWrapper discs = new ReadOnlyIntegerWrapper(this, "discs");
    private final ReadOnlyBooleanWrapper toMove = new ReadOnlyBooleanWrapper(this, "toMove");
    private final ReadOnlyStringWrapper name = new ReadOnlyStringWrapper(this, "name", "");
    private final ReadOnlyStringWrapper bare = new ReadOnlyStringWrapper(this, "called", "");
    private final ReadOnlyStringWrapper strength = new ReadOnlyStringWrapper(this, "strength", "");
    private final ReadOnlyStringWrapper clock = new ReadOnlyStringWrapper(this, "clock", "");
    private final ReadOnlyBooleanWrapper hurry = new ReadOnlyBooleanWrapper(this, "hurry");
    private final ReadOnlyBooleanWrapper handBack = new ReadOnlyBooleanWrapper(this, "handBack");
    private final ObservableList<String> guests = FXCollections.observableArrayList();
    private String person = "";
    private boolean thinking;
    private boolean held;
    private Optional<SearchProgress> progress = Optional.empty();
    private Optional<BoardPicture> shown = Optional.empty();

    public PlayerStripModel(GameSession session, Color color) {
        this.session = session;
        this.color = color;
        session.addListener(_ -> refresh());
        refresh();
    }

    public Color color() {
        return color;
    }

    /// What the computer of either seat is doing: whether it thinks at all, whether its move is held back
    /// because the user looks at the last one, and what it knows so far.
    public void showThinking(boolean now, boolean heldBack, Optional<SearchProgress> report) {
        thinking = now;
        held = heldBack;
        progress = report;
        refresh();
    }

    /// Counts the discs drawn on the board, and the legal moves once it is the board of the position.
    public void showDiscs(BoardPicture picture) {
        shown = Optional.of(picture);
        discs.set(Long.bitCount(color == Color.BLACK ? picture.black() : picture.white()));
        refresh();
    }

    /// Calls the person who plays this colour so; an empty name stands for "You", and for the colour
    /// where people play each other.
    public void showName(String ofPerson) {
        person = ofPerson;
        refresh();
    }

    /// Shows the time left; empty without a limit.
    public void showClock(String left) {
        clock.set(left);
    }

    /// The other programs that could play this colour, by name; who knows them keeps the list.
    public ObservableList<String> guests() {
        return guests;
    }

    /// Seats another player for this colour.
    public void choose(Seat other) {
        session.setSeat(color, other);
    }

    public ReadOnlyObjectProperty<Seat> seatProperty() {
        return seat.getReadOnlyProperty();
    }

    /// Who plays: a name, "You", the colour where people play each other, or the computer with its level.
    public ReadOnlyStringProperty nameProperty() {
        return name.getReadOnlyProperty();
    }

    /// The name without what [#strengthProperty()] says.
    public ReadOnlyStringProperty calledProperty() {
        return bare.getReadOnlyProperty();
    }

    /// How strong the computer is, if that stands at the end of its name; may be empty.
    public ReadOnlyStringProperty strengthProperty() {
        return strength.getReadOnlyProperty();
    }

    /// The time left; empty without a limit.
    public ReadOnlyStringProperty clockProperty() {
        return clock.getReadOnlyProperty();
    }

    public ReadOnlyStringProperty doingProperty() {
        return doing.getReadOnlyProperty();
    }

    public ReadOnlyIntegerProperty discsProperty() {
        return discs.getReadOnlyProperty();
    }

    /// Whether it makes sense to tell the computer to move now: it waits after an undo, or may think for a
    /// second or more.
    public ReadOnlyBooleanProperty hurryProperty() {
        return hurry.getReadOnlyProperty();
    }

    /// Whether the user looks back, so that the computer moves when it is handed the game back.
    public ReadOnlyBooleanProperty handBackProperty() {
        return handBack.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty toMoveProperty() {
        return toMove.getReadOnlyProperty();
    }

    /// "You" or the computer with its level.
    public static String name(Seat seat) {
        return switch (seat) {
            case Seat.Human() -> TEXTS.get("seat.you");
            case Seat.Computer(Level level) -> TEXTS.get("seat.flipchip", level.number());
            case Seat.HumanLike(Person person) ->
                TEXTS.get("seat.like.name", String.valueOf(person.rating()));
            case Seat.Adaptive(int rating) -> TEXTS.get("seat.adaptive", String.valueOf(rating));
            case Seat.Chip _ -> CHIP.get("seat.name");
            case Seat.External(String program) -> program;
        };
    }

    /// The strength at the end of a computer's name, that is written smaller than it; may be empty.
    public static String strength(Seat seat) {
        return switch (seat) {
            case Seat.Computer(Level level) -> TEXTS.get("seat.strength", level.number());
            case Seat.HumanLike(Person person) -> String.valueOf(person.rating());
            case Seat.Adaptive(int rating) -> String.valueOf(rating);
            case Seat.Human _, Seat.Chip _, Seat.External _ -> "";
        };
    }

    private void refresh() {
        seat.set(session.isLesson() ? Seat.HUMAN : session.seat(color));
        String called = name();
        String rank = strength(seat.get());
        strength.set(called.endsWith(rank) ? rank : "");
        bare.set(called.substring(0, called.length() - strength.get().length())
            .replaceAll("[\\s,\u3001\uff0c]+$", ""));
        name.set(called);
        boolean mine = !session.isStory() && !session.isFinished() && session.position().toMove() == color;
        toMove.set(mine);
        boolean waits = session.isFree() && !session.game().isOver();
        handBack.set(waits);
        hurry.set(!seat.get().isHuman() && (waits || mine && !held && (!thinking || isSlow(seat.get()))));
        doing.set(session.isStory() ? TEXTS.get("doing.story")
            : session.isFinished() ? result()
            : mine ? turn()
            : waiting());
    }

    /// Where two people play "You" would be both. In a game that was opened the people who played it; a
    /// computer's seat has no part in it until it is handed back.
    private String name() {
        boolean opened = session.isFree() && session.running().isEmpty();
        boolean people = session.seat(Color.BLACK).isHuman() && session.seat(Color.WHITE).isHuman();
        if (session.isCovered() || (opened || people) && person.isEmpty()) {
            return TEXTS.get(color == Color.BLACK ? "color.black" : "color.white");
        }
        return opened || seat.get().isHuman() && !person.isEmpty() ? person : name(seat.get());
    }

    private static boolean isSlow(Seat seat) {
        return switch (seat) {
            case Seat.Human() -> false;
            case Seat.Computer(Level level) -> level.expected().compareTo(SLOW) >= 0;
            case Seat.Adaptive adaptive -> isSlow(adaptive.playing());
            case Seat.Chip _, Seat.HumanLike _, Seat.External _ -> true;
        };
    }

    private String result() {
        if (session.defeat().isPresent()) {
            return TEXTS.get(session.defeat().get().loser() != color ? "result.won.early"
                : session.defeat().get().cause() == EarlyEnd.Cause.TIME ? "result.time"
                : "result.resigned");
        }
        int score = session.position().finalScoreForBlack() * (color == Color.BLACK ? 1 : -1);
        return score > 0 ? TEXTS.get("result.won", score)
            : score < 0 ? TEXTS.get("result.lost", -score)
            : TEXTS.get("result.drawn");
    }

    private String turn() {
        if (session.seatToMove().isHuman()) {
            Position position = session.position();
            return shown.filter(picture -> !picture.shows(position)).isPresent()
                ? ""
                : TEXTS.count("doing.moves", Long.bitCount(position.legalMoves()));
        }
        if (!thinking) {
            return "";
        }
        if (held) {
            return TEXTS.get("doing.held");
        }
        boolean solves = seat.get() instanceof Seat.Chip chip && chip.solves(session.position());
        return progress.map(solves ? PlayerStripModel::describeChip : PlayerStripModel::describe)
            .orElse(solves ? CHIP.get("strip.solving") : TEXTS.get("doing.thinking"));
    }

    private String waiting() {
        boolean passed = session.ply() > 0 && session.game().passFollows(session.ply() - 1);
        if (passed) {
            return TEXTS.get("doing.passed");
        }
        if (session.isFree()) {
            return session.running().isEmpty() || seat.get().isHuman() ? "" : TEXTS.get("doing.free");
        }
        return switch (seat.get()) {
            case Seat.Human _, Seat.External _, Seat.Adaptive _ -> "";
            case Seat.Computer(Level level) -> Strengths.words(level);
            case Seat.HumanLike(Person person) -> Strengths.words(person);
            case Seat.Chip(Level level) -> CHIP.get("strip.waiting", Seat.Chip.FROM_EMPTIES, level.number());
        };
    }

    private static String describeChip(SearchProgress now) {
        return CHIP.get("strip.progress", count(now.nodes()), now.elapsed().toNanos() / 1e9);
    }

    private static String describe(SearchProgress now) {
        return TEXTS.get("doing.depth", now.depth());
    }

    private static String count(long nodes) {
        return nodes < 10_000 ? String.valueOf(nodes)
            : nodes < 1_000_000 ? nodes / 1000 + " k"
            : NumberText.of("%.1f M", nodes / 1e6);
    }
}
