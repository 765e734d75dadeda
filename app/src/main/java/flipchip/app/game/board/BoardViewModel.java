package flipchip.app.game.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Shape;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// What the board shows, as bitboards. FX thread only.
///
/// Usually that is the position of the session. While the hardware panel is open it is the picture of the
/// time line, so that the discs turn when their cells are told to.
public final class BoardViewModel {
    private static final Texts TEXTS = Texts.of("board");

    private final GameSession session;
    private final ReadOnlyObjectWrapper<BoardPicture> discs =
        new ReadOnlyObjectWrapper<>(this, "discs", new BoardPicture(0, 0, 0, true));
    private final ReadOnlyLongWrapper legal = new ReadOnlyLongWrapper(this, "legal");
    private final ReadOnlyObjectWrapper<Optional<Square>> lastMove =
        new ReadOnlyObjectWrapper<>(this, "lastMove", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Square>> hint =
        new ReadOnlyObjectWrapper<>(this, "hint", Optional.empty());
    private final ReadOnlyObjectWrapper<List<MoveNote>> notes =
        new ReadOnlyObjectWrapper<>(this, "notes", List.of());
    private final ReadOnlyObjectWrapper<Optional<Square>> hovered =
        new ReadOnlyObjectWrapper<>(this, "hovered", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Square>> pointed =
        new ReadOnlyObjectWrapper<>(this, "pointed", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<GhostPicture>> ghost =
        new ReadOnlyObjectWrapper<>(this, "ghost", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<BetterMove>> better =
        new ReadOnlyObjectWrapper<>(this, "better", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Color>> counted =
        new ReadOnlyObjectWrapper<>(this, "counted", Optional.empty());
    private final ReadOnlyObjectWrapper<List<Shape>> shapes =
        new ReadOnlyObjectWrapper<>(this, "shapes", List.of());
    private final ReadOnlyStringWrapper refusal = new ReadOnlyStringWrapper(this, "refusal", "");
    private final ReadOnlyObjectWrapper<Spoken> spoken = new ReadOnlyObjectWrapper<>(this, "spoken",
        new Spoken(0, 0, 0, Optional.empty(), List.of(), Optional.empty()));
    private final BooleanProperty showLegal = new SimpleBooleanProperty(this, "showLegal", true);
    private List<MoveNote> wantedNotes = List.of();
    private List<Shape> wantedShapes = List.of();
    private List<Shape> wantedRings = List.of();
    private Optional<BetterMove> wantedBetter = Optional.empty();
    private Optional<BoardPicture> moment = Optional.empty();
    private Optional<Color> wantedCount = Optional.empty();

    /// All that [#describe(Square)] depends on.
    record Spoken(long black, long white, long legal, Optional<Square> lastMove, List<MoveNote> notes,
            Optional<GhostPicture> ghost) {}

    public BoardViewModel(GameSession session) {
        this.session = session;
        session.addListener(this::onEvent);
        showLegal.subscribe(this::refresh);
        refresh();
    }

    /// Plays `square` if it is a legal move and a person is to move; says why not otherwise.
    public void squareChosen(Square square) {
        Position position = session.position();
        refusal.set("");
        if (session.isStory()) {
            refusal.set(TEXTS.get("refusal.story"));
        } else if (position.isGameOver() || isGivenUp()) {
            refusal.set(TEXTS.get("refusal.over"));
        } else if (!session.seatToMove().isHuman()) {
            refusal.set(TEXTS.get("refusal.computer", GhostPicture.name(position.toMove())));
        } else if (!position.isLegal(square)) {
            refusal.set(TEXTS.get(
                (position.board().occupied() & square.bit()) != 0 ? "refusal.taken" : "refusal.illegal",
                square));
        } else {
            session.play(square);
        }
    }

    private boolean isGivenUp() {
        return session.defeat().isPresent() && session.isAtEnd();
    }

    /// Shows `picture` in place of the session's position; empty goes back to it.
    public void show(Optional<BoardPicture> picture) {
        moment = picture;
        refresh();
    }

    /// Marks the square the engine would play; empty takes the mark away. Any change of the game does so too.
    public void showHint(Optional<Square> square) {
        hint.set(square);
    }

    /// Writes on legal squares what is known of their moves; any change of the game takes it away.
    public void showNotes(List<MoveNote> about) {
        wantedNotes = List.copyOf(about);
        refresh();
    }

    /// Draws on the position.
    public void showShapes(List<Shape> all) {
        wantedShapes = List.copyOf(all);
        refresh();
    }

    /// Rings squares on which another referee differs from the rules; any change of the game takes it away.
    public void showRings(List<Square> squares) {
        wantedRings = squares.stream().map(square -> Shape.circle(square, Shape.Ink.RED)).toList();
        refresh();
    }

    /// Marks a move of the game and a better one; any change of the game takes it away.
    public void showBetter(Optional<BetterMove> move) {
        wantedBetter = move;
        refresh();
    }

    /// Counts the discs of a game that is over into rows, those of `below` from the lower edge on; empty lays
    /// them back. Any change of the game does so too.
    public void showCount(Optional<Color> below) {
        wantedCount = below;
        refresh();
    }

    /// Whose discs are counted from the lower edge on; empty while they lie where they were played.
    public ReadOnlyObjectProperty<Optional<Color>> countedProperty() {
        return counted.getReadOnlyProperty();
    }

    /// Says over which square the pointer is, or which one the keyboard has reached; empty if over none.
    public void hover(Optional<Square> square) {
        hovered.set(square);
    }

    /// Says which square the mouse or the keyboard points at, whichever was used last; empty if neither does.
    public void point(Optional<Square> square) {
        pointed.set(square);
    }

    /// Shows faintly what a move would do; empty takes it away. Any change of the game does so too. Why an
    /// earlier move was refused is then no longer said.
    public void showGhost(Optional<GhostPicture> picture) {
        ghost.set(picture.filter(_ -> showsPosition()));
        ghost.get().ifPresent(_ -> refusal.set(""));
        speak();
    }

    /// The move that is shown before it is played.
    public ReadOnlyObjectProperty<Optional<GhostPicture>> ghostProperty() {
        return ghost.getReadOnlyProperty();
    }

    /// What that move would do, in a sentence; empty while there is none.
    public String ghostWords() {
        return ghost.get().map(GhostPicture::words).orElse("");
    }

    /// The discs as they are to be drawn.
    public ReadOnlyObjectProperty<BoardPicture> discsProperty() {
        return discs.getReadOnlyProperty();
    }

    /// The squares marked as legal: none while a computer is to move, while discs turn, or when switched off.
    public ReadOnlyLongProperty legalProperty() {
        return legal.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Optional<Square>> lastMoveProperty() {
        return lastMove.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Optional<Square>> hintProperty() {
        return hint.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Optional<BetterMove>> betterProperty() {
        return better.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<List<Shape>> shapesProperty() {
        return shapes.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<List<MoveNote>> notesProperty() {
        return notes.getReadOnlyProperty();
    }

    /// The square under the pointer, or the one the keyboard has reached last.
    public ReadOnlyObjectProperty<Optional<Square>> hoveredProperty() {
        return hovered.getReadOnlyProperty();
    }

    /// The square that the mouse or the keyboard points at, whichever was used last.
    public ReadOnlyObjectProperty<Optional<Square>> pointedProperty() {
        return pointed.getReadOnlyProperty();
    }

    /// Why the square chosen last could not be played; empty if it could.
    public ReadOnlyStringProperty refusalProperty() {
        return refusal.getReadOnlyProperty();
    }

    public BooleanProperty showLegalProperty() {
        return showLegal;
    }

    /// What a screen reader says about `square`.
    public String describe(Square square) {
        long bit = square.bit();
        if ((discs.get().black() & bit) != 0) {
            return withNote(square, "square.black");
        }
        if ((discs.get().white() & bit) != 0) {
            return withNote(square, "square.white");
        }
        String text = TEXTS.get((legal.get() & bit) != 0 ? "square.legal" : "square.empty", square);
        String spoken = notes.get().stream().filter(note -> note.square() == square).findFirst()
            .map(note -> text + ", " + note.spoken()).orElse(text);
        return ghost.get().filter(now -> now.move() == square).map(_ -> spoken + ". " + ghostWords())
            .orElse(spoken);
    }

    private String withNote(Square square, String key) {
        String text = TEXTS.get(key, square);
        return lastMove.get().equals(Optional.of(square)) ? TEXTS.get("square.last", text) : text;
    }

    private void onEvent(GameEvent event) {
        if (event instanceof GameEvent.Annotated) {
            return;                              // what is known of the position stays
        }
        hint.set(Optional.empty());
        ghost.set(Optional.empty());
        wantedNotes = List.of();
        wantedRings = List.of();
        wantedBetter = Optional.empty();
        wantedCount = Optional.empty();
        refusal.set("");
        refresh();
    }

    private void refresh() {
        Position position = session.position();
        lastMove.set(session.game().moves().reversed().stream().findFirst());
        discs.set(moment.orElse(new BoardPicture(position.black(), position.white(), 0, true)));
        boolean now = showsPosition();
        notes.set(now ? wantedNotes : List.of());
        shapes.set(now ? Stream.concat(wantedShapes.stream(), wantedRings.stream()).toList() : List.of());
        better.set(wantedBetter.filter(_ -> now));
        counted.set(wantedCount.filter(_ -> now && position.isGameOver()));
        ghost.set(ghost.get().filter(_ -> now));
        boolean mark = showLegal.get() && discs.get().settled() && session.seatToMove().isHuman()
                && !session.isStory() && !isGivenUp();
        legal.set(mark ? position.legalMoves() : 0);
        speak();
    }

    private void speak() {
        spoken.set(new Spoken(discs.get().black(), discs.get().white(), legal.get(), lastMove.get(),
            notes.get(), ghost.get()));
    }

    /// Changes when the words for some square do, once for each change of the game.
    ReadOnlyObjectProperty<Spoken> spokenProperty() {
        return spoken.getReadOnlyProperty();
    }

    private boolean showsPosition() {
        return discs.get().settled() && discs.get().shows(session.position());
    }
}
