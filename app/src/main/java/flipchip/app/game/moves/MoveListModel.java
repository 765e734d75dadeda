package flipchip.app.game.moves;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.GameTree;
import flipchip.app.game.session.GameValues;
import flipchip.app.game.session.MoveLosses;
import flipchip.app.game.session.MoveSign;
import flipchip.app.kit.text.Texts;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The moves of the line, each with its number and colour, and which of them is the last on the board. FX
/// thread only.
public final class MoveListModel {
    /// One move of the line.
    ///
    /// @param ply         moves on the board after it, 1 for the first
    /// @param color       who made it
    /// @param passFollows the other side had to pass after it
    /// @param comment     what is said about it; may be empty
    /// @param sign        what the user thinks of it
    /// @param others      what was tried in its place
    public record Row(int ply, Color color, Square square, boolean passFollows, String comment,
            Optional<MoveSign> sign, List<Variation> others) {}

    /// Other moves at one place of the tree.
    ///
    /// @param path   leads to its first move
    /// @param line   its moves, from the one in which it differs
    /// @param isMain it is the main line there
    public record Variation(List<Square> path, List<Square> line, boolean isMain) {}

    private static final Texts BOARD = Texts.of("board");
    private static final Texts TEXTS = Texts.of("moves");

    private final GameSession session;
    private final ObservableList<Row> rows = FXCollections.observableArrayList();
    private final ReadOnlyIntegerWrapper current = new ReadOnlyIntegerWrapper(this, "current");
    private final ReadOnlyStringWrapper opening = new ReadOnlyStringWrapper(this, "opening", "");
    private final ReadOnlyStringWrapper startComment = new ReadOnlyStringWrapper(this, "startComment", "");
    private final ObjectProperty<GameValues> values =
        new SimpleObjectProperty<>(this, "values", GameValues.NONE);
    private final ObjectProperty<MoveLosses> losses =
        new SimpleObjectProperty<>(this, "losses", MoveLosses.NONE);
    private final IntegerProperty veil = new SimpleIntegerProperty(this, "veil", Integer.MAX_VALUE);
    private final Map<Color, StringProperty> names = new EnumMap<>(Color.class);
    private Optional<Square> hovered = Optional.empty();
    private Optional<Game> listed = Optional.empty();
    private Optional<GameTree> listedOf = Optional.empty();
    private Function<List<Square>, Optional<Duration>> times = _ -> Optional.empty();
    private Runnable commenting = () -> {};
    private Consumer<String> clipboard = _ -> {};
    private BiConsumer<List<Square>, MoveSign> signing = (_, _) -> {};

    public MoveListModel(GameSession session) {
        this.session = session;
        names.put(Color.BLACK, new SimpleStringProperty(this, "black", BOARD.get("color.black")));
        names.put(Color.WHITE, new SimpleStringProperty(this, "white", BOARD.get("color.white")));
        session.addListener(this::onEvent);
        veil.subscribe(() -> {
            listed = Optional.empty();
            refresh();
        });
        refresh();
    }

    /// After how many moves nothing is said about the game any more, because the user is to find a better
    /// one there: no comments, and no variations. A large number while all may be said.
    public IntegerProperty veilProperty() {
        return veil;
    }

    /// All of the tree that may be shown.
    GameTree tree() {
        GameTree whole = session.tree();
        return veil.get() == Integer.MAX_VALUE ? whole : whole.veiled(veil.get(), session.line().moves());
    }

    public StringProperty nameProperty(Color side) {
        return names.get(side);
    }

    public ObservableList<Row> rows() {
        return rows;
    }

    /// How many moves are on the board.
    public ReadOnlyIntegerProperty currentProperty() {
        return current.getReadOnlyProperty();
    }

    /// Shows the position after `ply` moves.
    public void jump(int ply) {
        session.jump(ply);
    }

    public void goTo(List<Square> path) {
        session.goTo(path);
    }

    /// The name of the opening, and of the one the move under the pointer leads to; empty if there is none.
    public ReadOnlyStringProperty openingProperty() {
        return opening.getReadOnlyProperty();
    }

    /// What is said about the start position; may be empty.
    public ReadOnlyStringProperty startCommentProperty() {
        return startComment.getReadOnlyProperty();
    }

    /// Says over which square the pointer is.
    public void hover(Optional<Square> square) {
        hovered = square;
        opening.set(OpeningNames.of(session.game(), hovered));
    }

    /// Tells where the times of moves are to be asked for.
    public void setTimes(Function<List<Square>, Optional<Duration>> source) {
        times = source;
    }

    /// The values of the game's positions; an analysis sets them when it knows more.
    public ObjectProperty<GameValues> valuesProperty() {
        return values;
    }

    /// The losses of the game's moves; an analysis sets them when it knows more.
    public ObjectProperty<MoveLosses> lossesProperty() {
        return losses;
    }

    /// Discs that the move of `row` gives away, if that is known.
    OptionalDouble lossOf(Row row) {
        return losses.get().discsLost(session.line(), row.ply());
    }

    /// How large a mistake the move of `row` is, if it is one.
    Optional<MistakeSize> mistakeOf(Row row) {
        return MistakeSize.of((int) Math.round(100 * lossOf(row).orElse(0)));
    }

    /// Whether that is a result and not an estimate.
    boolean isExact(Row row) {
        return losses.get().isExact(session.line(), row.ply());
    }

    /// What was wrong with the move of `row`; empty where nothing was, or without an analysis.
    String wordsOn(Row row) {
        return losses.get().words(session.line(), row.ply());
    }

    /// Tells what to do when the user wants to say something about the position shown.
    public void setCommenting(Runnable action) {
        commenting = action;
    }

    /// How long the move at the end of `path` took, if that is known.
    Optional<Duration> timeOf(List<Square> path) {
        return times.apply(path);
    }

    /// What the last move of a line gave away, if that is known.
    OptionalDouble lossIn(Game line) {
        return losses.get().discsLost(line, line.length());
    }

    /// Whether that is a result and not an estimate.
    boolean isExactIn(Game line) {
        return losses.get().isExact(line, line.length());
    }

    /// A line of the tree that may be shown, and the lines within it.
    ///
    /// @param path leads to its first move
    List<NestedLines.Block> blocks(List<Square> path) {
        return NestedLines.of(tree(), path);
    }

    /// The place on the board.
    List<Square> path() {
        return session.game().moves();
    }

    /// The way to move `ply` of the line shown.
    List<Square> pathOf(int ply) {
        return session.line().moves().subList(0, ply);
    }

    /// Whether the user can change the tree now: a story can only be looked at.
    boolean isEditable() {
        return !session.isStory();
    }

    /// Lets the user comment on a move.
    void comment(List<Square> path) {
        session.goTo(path);
        commenting.run();
    }

    /// Tells what gives a move a sign.
    public void setSigning(BiConsumer<List<Square>, MoveSign> action) {
        signing = action;
    }

    /// Gives a move a sign, or takes the same one away.
    void sign(List<Square> path, MoveSign sign) {
        signing.accept(path, sign);
    }

    /// Signs the move on the board where `!` or `?` is typed.
    void type(String typed) {
        boolean sign = typed.equals("!") || typed.equals("?");
        if (sign && session.canUndo()) {
            MoveSign.typed(tree().markupAt(path()).sign(), typed).ifPresent(now -> sign(path(), now));
        }
    }

    /// What a sign says.
    static String words(MoveSign sign) {
        return TEXTS.get("sign." + sign.name().toLowerCase(Locale.ROOT));
    }

    /// Tells what takes the texts that are copied.
    public void setClipboard(Consumer<String> target) {
        clipboard = target;
    }

    /// Copies the moves to the end of `path`.
    void copyTo(List<Square> path) {
        clipboard.accept(Transcript.print(session.tree().game(path)));
    }

    /// Makes the line through `path` the main line.
    void promote(List<Square> path) {
        session.promote(path);
    }

    /// Deletes the move at the end of `path`, and what follows it.
    void delete(List<Square> path) {
        session.delete(path);
    }

    private void onEvent(GameEvent event) {
        refresh();
    }

    private void refresh() {
        if (listed.isEmpty() || listed.get() != session.line() || listedOf.get() != session.tree()) {
            list(session.line());
        }
        current.set(session.ply());
        opening.set(OpeningNames.of(session.game(), hovered));
    }

    /// To be done where the moves themselves have changed, not when another of them is looked at.
    private void list(Game line) {
        GameTree tree = tree();
        List<Row> fresh =
            IntStream.rangeClosed(1, line.length()).mapToObj(ply -> MoveRows.row(tree, line, ply)).toList();
        startComment.set(tree.commentAt(List.of()));
        if (!fresh.equals(rows)) {
            int same = 0;
            while (same < Math.min(rows.size(), fresh.size()) && rows.get(same).equals(fresh.get(same))) {
                same++;
            }
            rows.remove(same, rows.size());
            rows.addAll(fresh.subList(same, fresh.size()));
        }
        listed = Optional.of(line);
        listedOf = Optional.of(session.tree());
    }
}
