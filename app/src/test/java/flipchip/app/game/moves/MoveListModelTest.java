package flipchip.app.game.moves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import flipchip.app.game.session.GameSession;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

class MoveListModelTest {
    private final GameSession session = new GameSession();
    private final MoveListModel moves = new MoveListModel(session);

    private void play(String line) {
        for (int i = 0; i < line.length(); i += 2) {
            session.play(Square.parse(line.substring(i, i + 2)).orElseThrow());
        }
    }

    @Test
    void movesStandInOrderWithTheirColourAndPasses() {
        play("c4c3c2b2e6c1a1a3");

        assertEquals(8, moves.rows().size());
        assertEquals(new MoveListModel.Row(1, Color.BLACK, Square.C4, false, "", Optional.empty(), List.of()),
            moves.rows().getFirst());
        assertTrue(moves.rows().getLast().passFollows());
        assertEquals(8, moves.currentProperty().get());
    }

    @Test
    void jumpingKeepsTheLineAndMovesTheMark() {
        play("d3c3c4");
        moves.jump(1);

        assertEquals(3, moves.rows().size());
        assertEquals(1, moves.currentProperty().get());
        assertEquals(1, session.ply());
    }

    @Test
    void anotherMoveReplacesTheRestOfTheList() {
        play("d3c3c4");
        moves.jump(1);
        play("e3");

        assertEquals(List.of(Square.D3, Square.E3),
            moves.rows().stream().map(MoveListModel.Row::square).toList());
    }
}
