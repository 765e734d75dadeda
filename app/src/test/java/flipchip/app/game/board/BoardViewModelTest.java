package flipchip.app.game.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

class BoardViewModelTest {
    private final GameSession session = new GameSession();
    private final BoardViewModel board = new BoardViewModel(session);

    @Test
    void aLegalSquareIsPlayedAndTheRepliesAreMarked() {
        board.squareChosen(Square.D3);

        assertEquals("d3 d4 e4 d5", Square.list(board.discsProperty().get().black()));
        assertEquals("c3 e3 c5", Square.list(board.legalProperty().get()));
        assertEquals(Optional.of(Square.D3), board.lastMoveProperty().get());
    }

    @Test
    void anIllegalSquareChangesNothingAndSaysWhy() {
        board.squareChosen(Square.A1);

        assertEquals(0, session.ply());
        assertEquals("a1 is not a legal move: it turns no disc.", board.refusalProperty().get());
        board.squareChosen(Square.D3);
        assertEquals("", board.refusalProperty().get());
    }

    @Test
    void aRefusalIsForgottenWhenALegalMoveIsLookedAt() {
        board.show(Optional.empty());
        board.squareChosen(Square.A1);
        board.showGhost(Optional.empty());
        assertEquals("a1 is not a legal move: it turns no disc.", board.refusalProperty().get());

        board.showGhost(Optional.of(new GhostPicture(Square.D3, Color.BLACK, Square.D4.bit(), 0, 0, 0, 0)));
        assertEquals("", board.refusalProperty().get());
    }

    @Test
    void onTheComputersTurnNothingIsMarkedOrPlayed() {
        session.setSeat(Color.BLACK, Seat.ofLevel(1));
        board.squareChosen(Square.D3);

        assertEquals(0, session.ply());
        assertEquals(0, board.legalProperty().get());
    }

    @Test
    void theMarksCanBeSwitchedOff() {
        board.showLegalProperty().set(false);
        assertEquals(0, board.legalProperty().get());

        board.showLegalProperty().set(true);
        assertEquals("d3 c4 f5 e6", Square.list(board.legalProperty().get()));
    }

    @Test
    void thePictureOfTheTimeLineTakesThePlaceOfThePosition() {
        board.show(Optional.of(new BoardPicture(Square.A1.bit(), Square.B1.bit(), 0, false)));
        assertEquals("a1, black disc", board.describe(Square.A1));
        assertEquals(0, board.legalProperty().get());

        board.show(Optional.empty());
        assertEquals("d3, legal move", board.describe(Square.D3));
        assertEquals("a1, empty", board.describe(Square.A1));
        assertEquals("d4, white disc", board.describe(Square.D4));
    }

    @Test
    void aHintGoesWithTheNextMove() {
        board.showHint(Optional.of(Square.C4));
        assertEquals(Optional.of(Square.C4), board.hintProperty().get());

        board.squareChosen(Square.D3);
        assertEquals(Optional.empty(), board.hintProperty().get());
    }
}
