package flipchip.app.game.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;

/// The one game the window or the terminal shows: the only place where the current position changes. What can
/// be asked about it stands in [SessionView].
///
/// It holds a tree of variations, in it a *line*, and a *ply*, how many moves of the line are on the board:
/// every step back or on moves the ply, a move that differs from the line starts a variation, and nothing is
/// lost. Confined to one thread, which in the window is the FX thread. Knows no JavaFX, so tests and the
/// command line drive it directly.
///
/// A listener may change the session while it is told of an event (a computer that answers at once): the
/// events are then delivered one after another, in the order in which they happened, to every listener. A
/// listener that throws does not keep the event from the others: its problem goes to the thread's handler of
/// uncaught exceptions.
///
/// A game against a computer *runs* at one place of its tree; [#takeBack()] moves that place. Everywhere
/// else, and in a game that was opened, the user looks back and moves both sides ([#isFree()]) until he
/// hands back to the computer. A *story* or a *lesson* lies over the user's own game: a story can be looked
/// at, not played, and in a lesson people move both sides. [#uncover()] brings the game back as it was.
public final class GameSession extends SessionView {
    private final SessionListeners audience = new SessionListeners();
    private Runnable beforeOther = () -> {};

    /// Seats another player for `color`. A computer plays on from the position shown.
    public void setSeat(Color color, Seat seat) {
        if (!seat.equals(seats.put(color, seat))) {
            if (!seat.isHuman() && !isCovered()) {
                runHere();
            }
            audience.tell(new GameEvent.SeatChanged(game(), color, seat));
        }
    }

    /// Lets the players sit as they did at another time; the game runs where it did.
    public void seatAs(Seat black, Seat white) {
        Map.of(Color.BLACK, black, Color.WHITE, white).forEach((color, seat) -> {
            if (!seat.equals(seats.put(color, seat))) {
                audience.tell(new GameEvent.SeatChanged(game(), color, seat));
            }
        });
    }

    /// Lets the computers play on from the position shown; does nothing while they may play.
    public void handBack() {
        if (isFree()) {
            runHere();
            audience.tell(new GameEvent.HandedBack(game()));
        }
    }

    private void runHere() {
        shown = shown.running(Optional.of(game().moves()));
    }

    /// Shows the end of a story's game, over the user's own, in place of what lay there. `who` among the
    /// listeners is not told: it knows.
    public void showStory(Game story, Consumer<GameEvent> who) {
        cover(story, false);
        audience.tell(new GameEvent.Told(game(), true), Optional.of(who));
    }

    /// Shows the board of a lesson, over the user's own game, in place of what lay there.
    public void showLesson(Game board) {
        cover(board, true);
        audience.tell(new GameEvent.Told(game(), false));
    }

    private void cover(Game other, boolean playable) {
        covered = Optional.of(covered.orElse(shown));
        shown = GameOnBoard.told(other);
        lesson = playable;
    }

    /// Brings the user's own game back as it was; does nothing without a story.
    public void leaveStory() {
        if (isStory()) {
            uncover();
        }
    }

    /// Brings the user's own game back as it was; does nothing where nothing lies over it.
    public void uncover() {
        if (isCovered()) {
            restoreOwn();
            audience.tell(new GameEvent.Told(game(), false));
        }
    }

    private void restoreOwn() {
        shown = covered.orElse(shown);
        covered = Optional.empty();
        lesson = false;
    }

    /// Calls `keeper` each time that another game is about to take the place of the user's, which it can
    /// still read here.
    public void beforeOther(Runnable keeper) {
        beforeOther = keeper;
    }

    /// Ends a story or a lesson and lets the user's game be kept: another one is about to take its place.
    public void makeRoom() {
        restoreOwn();
        beforeOther.run();
    }

    /// Ends the game in favour of the other side; does nothing if it has ended, or in a story or a lesson.
    public void lose(Color loser, EarlyEnd.Cause cause) {
        if (!isFinished() && !isCovered()) {
            Optional<EarlyEnd> defeat = Optional.of(new EarlyEnd(loser, cause));
            shown = shown.ended(defeat, game().moves());
            audience.tell(new GameEvent.Ended(game(), loser == Color.BLACK ? -64 : 64, defeat));
        }
    }

    /// Calls `listener` for every event from now on, on the thread that changes the session.
    public void addListener(Consumer<GameEvent> listener) {
        audience.add(listener);
    }

    /// Plays a move for the side to move; what had been taken back stays in the tree as a variation. Does
    /// nothing in a story.
    ///
    /// @throws IllegalMoveException if the rules forbid the move; nothing has changed then
    public void play(Square square) {
        if (isStory()) {
            return;
        }
        boolean runs = shown.runsHere() || !hasComputer() && shown.running().isPresent();
        Position before = position();
        shown = shown.played(square);
        if (runs) {
            runHere();
        }
        Game after = game();
        audience.tell(new GameEvent.MovePlayed(after, before, square));
        if (after.isOver()) {
            audience
                .tell(new GameEvent.Ended(after, after.position().finalScoreForBlack(), Optional.empty()));
        }
    }

    /// Steps back by one move; does nothing at the start.
    public void undo() {
        jump(Math.max(0, ply() - 1));
    }

    /// Steps on by one move of the line; does nothing at its end.
    public void redo() {
        jump(Math.min(line().length(), ply() + 1));
    }

    /// Takes back to the last moment at which a person was to move, so that a computer does not answer the
    /// same again at once; one move where no person plays. Where a person's game runs it runs on from there.
    public void takeBack() {
        int ply = plyBefore();
        boolean runs = isPlayed();
        if (defeat().isPresent()) {
            shown = shown.ended(Optional.empty(), List.of());
        }
        to(ply, runs, Optional.empty());
    }

    /// The opposite of [#takeBack()]: on to the next moment at which a person is to move, or to the end.
    public void playAgain() {
        to(plyAfter(), isPlayed(), Optional.empty());
    }

    /// Shows the position after `ply` moves of the line.
    ///
    /// @throws IndexOutOfBoundsException unless `ply` is 0..length of the line
    public void jump(int ply) {
        to(ply, false, Optional.empty());
    }

    /// The same, and `who` among the listeners is not told: it knows.
    public void jump(int ply, Consumer<GameEvent> who) {
        to(ply, false, Optional.of(who));
    }

    private void to(int ply, boolean runs, Optional<Consumer<GameEvent>> who) {
        int from = ply();
        if (ply != from) {
            shown = shown.at(ply);
            if (runs) {
                runHere();
            }
            audience.tell(new GameEvent.Moved(game(), from), who);
        }
    }

    /// Starts from the usual position.
    public void newGame() {
        show(Game.INITIAL);
    }

    /// Puts `other` on the board with all its moves played: a game that begins with them.
    public void show(Game other) {
        show(GameTree.of(other), other.moves(), Optional.empty(), Optional.of(other.moves()), other.length());
    }

    /// Puts `other` on the board at the place `path`, where it runs.
    ///
    /// @throws IllegalArgumentException if the path is not in the tree; nothing has changed then
    public void show(GameTree other, List<Square> path) {
        show(other, path, Optional.empty(), Optional.of(path));
    }

    /// Puts a game on the board as it stood at another time.
    ///
    /// @param ended how it ended before its last move, if it did
    /// @param runs the moves after which it runs; empty if it is only looked at
    /// @throws IllegalArgumentException if the path is not in the tree; nothing has changed then
    public void show(GameTree other, List<Square> path, Optional<EarlyEnd> ended,
            Optional<List<Square>> runs) {
        show(other, path, ended, runs, 0);
    }

    private void show(GameTree other, List<Square> path, Optional<EarlyEnd> ended,
            Optional<List<Square>> runs, int given) {
        GameOnBoard next = covered.orElse(shown).at(other, path);
        makeRoom();
        shown =
            next.ended(next.game().isOver() ? Optional.empty() : ended, next.line().moves()).running(runs);
        audience.tell(new GameEvent.Started(game(), given));
    }

    /// Shows the place `path` of the tree; the line shown then leads through it.
    ///
    /// @throws IllegalArgumentException if the path is not in the tree
    public void goTo(List<Square> path) {
        lookAt(shown.at(tree(), path));
    }

    /// Puts `moves` into the tree as what could follow the position shown, and shows the first of them; redo
    /// goes on.
    ///
    /// @throws IllegalMoveException if they are not legal one after another; nothing has changed then
    public void explore(List<Square> moves) {
        if (!isStory()) {
            lookAt(shown.explored(moves));
        }
    }

    private void lookAt(GameOnBoard place) {
        int from = ply();
        shown = place;
        audience.tell(new GameEvent.Moved(game(), from));
    }

    /// Makes the line through `path`, which is in the tree, the main line.
    public void promote(List<Square> path) {
        edited(tree().promoted(path), true);
    }

    /// Deletes the move at the end of `path` and what follows; the board steps back if it showed one of them.
    ///
    /// @throws IllegalArgumentException if the path is empty or not in the tree
    public void delete(List<Square> path) {
        edited(tree().without(path), true);
    }

    /// Says something about the place `path`, which is in the tree; an empty text takes it back.
    public void comment(List<Square> path, String text) {
        edited(tree().withComment(path, text), false);
    }

    /// Marks the place `path`, which is in the tree; nothing marked takes it back.
    public void mark(List<Square> path, Markup markup) {
        if (!tree().markupAt(path).equals(markup)) {
            edited(tree().withMarkup(path, markup), false);
        }
    }

    /// Shows the same game, with all its variations, from another side of the board.
    public void turn(Symmetry symmetry) {
        if (!isStory()) {
            shown = shown.turned(symmetry);
            audience.tell(new GameEvent.TreeEdited(game(), Optional.of(symmetry)));
        }
    }

    private void edited(GameTree changed, boolean moves) {
        if (!isStory()) {
            shown = shown.edited(changed);
            audience.tell(
                moves ? new GameEvent.TreeEdited(game(), Optional.empty()) : new GameEvent.Annotated(game()));
        }
    }
}
