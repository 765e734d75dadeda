package flipchip.app.game.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

class GameSessionTreeTest {
    private final GameSession session = new GameSession();
    private final List<GameEvent> events = new ArrayList<>();

    @Test
    void anotherMoveAfterUndoKeepsTheOldOneAsAVariation() {
        play(Square.F5, Square.D6);
        session.undo();
        session.play(Square.F6);

        assertEquals(List.of(Square.D6, Square.F6), session.tree().choices(List.of(Square.F5)));
        assertEquals(List.of(Square.F5, Square.F6), session.line().moves());
    }

    @Test
    void goingToAVariationShowsItsWholeLineForRedo() {
        play(Square.F5, Square.D6, Square.C3);
        session.jump(1);
        session.play(Square.F6);
        session.goTo(List.of(Square.F5, Square.D6));

        assertEquals(List.of(Square.F5, Square.D6, Square.C3), session.line().moves());
        assertEquals(2, session.ply());
    }

    @Test
    void deletingTheLineShownStepsBackToWhatIsLeft() {
        play(Square.F5, Square.D6, Square.C3);
        session.addListener(events::add);
        session.delete(List.of(Square.F5, Square.D6));

        assertEquals(List.of(Square.F5), session.game().moves());
        assertEquals(List.of(new GameEvent.TreeEdited(session.game(), Optional.empty())), events);
    }

    @Test
    void promotingDoesNotMoveTheBoard() {
        play(Square.F5, Square.D6);
        session.undo();
        session.play(Square.F6);
        session.promote(List.of(Square.F5, Square.F6));

        assertEquals(List.of(Square.F5, Square.F6), session.tree().mainLine());
        assertEquals(List.of(Square.F5, Square.F6), session.game().moves());
    }

    private void play(Square... squares) {
        List.of(squares).forEach(session::play);
    }

    @Test
    void aGameWhoseLastMovesAreDeletedRunsOnFromWhereTheyBegan() {
        session.newGame();
        session.setSeat(Color.WHITE, Seat.ofLevel(1));
        session.play(Square.F5);
        session.play(Square.D6);
        session.play(Square.C3);
        session.delete(List.of(Square.F5, Square.D6));

        assertEquals(Optional.of(List.of(Square.F5)), session.running());
        assertFalse(session.isFree(), "the computer answers");
    }
}
