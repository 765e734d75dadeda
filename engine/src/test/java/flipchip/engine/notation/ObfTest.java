package flipchip.engine.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import flipchip.engine.board.Color;
import flipchip.engine.board.Mutations;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ObfTest {
    private static final String INITIAL =
        "---------------------------OX------XO--------------------------- X";

    @Test
    void movesWithTheTopScoreAreTheBest() throws NotationException {
        ObfProblem problem = Obf.parseLine(INITIAL + "; D3:+2; C4:-4; F5:+2; % twice +2").orElseThrow();

        assertEquals(List.of(Square.D3, Square.F5), problem.bestMoves());
        assertEquals(OptionalInt.of(2), problem.bestScore());
        assertEquals(INITIAL + "; D3:+2; C4:-4; F5:+2;", Obf.print(problem));
    }

    @Test
    void aScoreMayStandAlone() throws NotationException {
        ObfProblem problem = Obf.parseLine(INITIAL + "; -8;").orElseThrow();

        assertEquals(OptionalInt.of(-8), problem.bestScore());
        assertEquals(List.of(), problem.bestMoves());
        assertEquals(INITIAL + "; -8;", Obf.print(problem));
    }

    @Test
    void commentsAndBlankLinesAreNoProblems() throws NotationException {
        assertEquals(Optional.empty(), Obf.parseLine("% FForum"));
        assertEquals(List.of(), Obf.parse(List.of("", "  % nothing here", "\t")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "; D3:+99;  | line 2, field 1: 'D3:+99' is not of the form d3:+12 with a score between -64 and +64",
        "; D3:+2; A1:+1 | line 2, field 2: a1 is not legal here; legal: d3 c4 f5 e6",
        "; hello    | line 2, field 1: 'hello' is not of the form d3:+12 with a score between -64 and +64",
        "X;         | line 2, side to move: one sign expected after the 64 squares, not 'XX'"})
    void aBadLineIsNamed(String rest, String message) {
        List<String> lines = List.of("% comment", INITIAL + rest);

        assertEquals(message, assertThrows(NotationException.class, () -> Obf.parse(lines)).getMessage());
    }

    @Test
    void aMoveAfterTheEndIsNamed() {
        String over = "X".repeat(63) + "- X; h8:+0";

        assertEquals("field 1: the game is over",
            assertThrows(NotationException.class, () -> Obf.parseLine(over)).getMessage());
    }

    @Test
    void aMoveOfASideThatHasToPassIsNamed() {
        String pass = "O".repeat(62) + "X- X; h8:+0";

        assertEquals("field 1: h8 is not legal here; legal: PS",
            assertThrows(NotationException.class, () -> Obf.parseLine(pass)).getMessage());
    }

    @Test
    void aLineWithoutABoardIsNamed() {
        assertEquals("board", assertThrows(NotationException.class, () -> Obf.parseLine(";;;")).where());
    }

    @Test
    void everyProblemComesBackAndBrokenOnesAreNamed() throws NotationException {
        SplittableRandom random = new SplittableRandom(19);
        for (int i = 0; i < 5_000; i++) {
            ObfProblem problem = problem(random);
            String line = Obf.print(problem);
            assertEquals(Optional.of(problem), Obf.parseLine(line));
            try {
                Obf.parseLine(Mutations.of(line, random));
            } catch (NotationException e) {
                assertFalse(e.where().isBlank());
            }
        }
    }

    private static ObfProblem problem(SplittableRandom random) {
        Position position = new Position(Boards.reachable(random, 20 + random.nextInt(40)), Color.BLACK);
        List<ObfProblem.ScoredMove> moves = List.of(Square.values()).stream().filter(position::isLegal)
            .map(square -> new ObfProblem.ScoredMove(square, random.nextInt(-64, 65))).toList();
        return new ObfProblem(position, moves, OptionalInt.empty());
    }

    @Test
    void aPassMayHaveAScoreWhereASideHasToPass() throws NotationException {
        Position passed = Transcript.parse("c4c3c2b2e6c1a1a3").position();
        String line = BoardText.print(Position.of(passed.black(), passed.white(), Color.BLACK));
        for (String pass : List.of("pa", "PS", "Pass", "--", "@@")) {
            ObfProblem problem = Obf.parseLine(line + "; " + pass + ":+6;").orElseThrow();

            assertEquals(OptionalInt.of(6), problem.bestScore(), pass);
            assertEquals(List.of(), problem.moves(), pass);
        }
        assertEquals("line 2, field 1: a pass is not legal here; legal: d3 c4 f5 e6",
            assertThrows(NotationException.class, () -> Obf.parse(List.of("", INITIAL + "; pa:+6;")))
                .getMessage());
    }
}
