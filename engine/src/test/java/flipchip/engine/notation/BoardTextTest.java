package flipchip.engine.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.SplittableRandom;
import flipchip.engine.board.Color;
import flipchip.engine.board.Mutations;
import flipchip.engine.board.Position;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTextTest {
    private static final String INITIAL =
        "---------------------------OX------XO--------------------------- X";

    @Test
    void theInitialPositionIsWrittenLikeEdaxDoes() {
        assertEquals(INITIAL, BoardText.print(Position.INITIAL));
    }

    @ParameterizedTest
    @ValueSource(strings = {INITIAL, "...........................o*......*o...........................*",
        "--------\n--------\n--------\n---wb---\n---bw---\n--------\n--------\n--------\nb",
        "---------------------------10------01--------------------------- 0"})
    void manyWaysOfWritingAreRead(String text) throws NotationException {
        assertEquals(Position.INITIAL, BoardText.parse(text));
    }

    @Test
    void whiteToMoveIsRead() throws NotationException {
        assertEquals(Color.WHITE, BoardText.parse(INITIAL.replace(" X", " o")).toMove());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "---  | square 4 (d1): the board ends here; 64 squares and the side to move are needed",
        "--?- | square 3 (c1): '?' is neither a disc nor an empty square; X, O or - expected",
        "---------------------------OX------XO--------------------------- | side to move: missing; X or O "
            + "after the 64 squares",
        "---------------------------OX------XO---------------------------XX | side to move: one sign "
            + "expected after the 64 squares, not 'XX'",
        "---------------------------OX------XO--------------------------- - | side to move: '-' is neither X "
            + "nor O"})
    void aBadBoardIsNamed(String text, String message) {
        assertEquals(message,
            assertThrows(NotationException.class, () -> BoardText.parse(text)).getMessage());
    }

    @Test
    void everyBoardComesBack() {
        Boards.forAllFillings(board -> {
            Position position = new Position(board, board.player() % 2 == 0 ? Color.BLACK : Color.WHITE);
            try {
                assertEquals(position, BoardText.parse(BoardText.print(position)));
            } catch (NotationException e) {
                throw new AssertionError(e);
            }
        });
    }

    @Test
    void brokenBoardsAreReadOrNamed() {
        SplittableRandom random = new SplittableRandom(17);
        for (int i = 0; i < 10_000; i++) {
            String text =
                Mutations.of(BoardText.print(new Position(Boards.filling(random), Color.WHITE)), random);
            try {
                String again = BoardText.print(BoardText.parse(text));
                assertEquals(66, again.length());
            } catch (NotationException e) {
                assertFalse(e.where().isBlank());
            }
        }
    }
}
