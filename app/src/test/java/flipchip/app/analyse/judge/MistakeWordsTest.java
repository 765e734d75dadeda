package flipchip.app.analyse.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.Test;

class MistakeWordsTest {
    private static String words(Position before, Square played, Square best) {
        return MistakeWords.of(before,
            new MoveJudgement(23, before.toMove(), played, best, -210, 210, 5, false, 14, 91, List.of(best)));
    }

    @Test
    void theCornerGivenIsNamed() {
        // Black to move: b2 turns c3 and lets White's d4 reach a1
        Position before = Position.of(Square.D4.bit() | Square.F4.bit() | Square.G4.bit(),
            Square.C3.bit() | Square.E5.bit() | Square.E4.bit(), Color.BLACK);
        String words = words(before, Square.B2, Square.F6);
        assertTrue(words.startsWith("Move 24: Black's b2 gives away 4.2 discs. Best: f6 (+2.1)."), words);
        assertTrue(words.contains("b2 gives the corner a1."), words);
    }

    /// Move 51 of a game: after a7 White takes h1 or a8.
    @Test
    void twoCornersGivenAreTwo() throws NotationException {
        Game game =
            Transcript.parse("f5f6e6f4g6d7c3c5d3g4c6c4e8g7f3c7h4b2g5h3b4f2e7e3g8a4c2c8b5d6a2c1b1h8d1a5"
                + "h2e2b7a6g3f7g2h5d2b6h7g1h6a1");
        assertEquals("a7 gives the corners h1, a8. h1 takes the corner.",
            MistakeWords.reasons(game.position(), new MoveJudgement(50, Color.BLACK, Square.A7, Square.H1,
                -2000, 3000, 50, true, 10, 100, List.of(Square.H1))));
    }

    @Test
    void whereNoReasonHoldsItSaysHowFarTheSearchLooked() {
        String words = words(Position.INITIAL, Square.D3, Square.C4);
        assertEquals("Move 24: Black's d3 gives away 4.2 discs. Best: c4 (+2.1). Found by looking 14 "
            + "moves ahead.", words);
    }

    @Test
    void aSolvedPositionIsToldInWholeDiscsAndAsExact() {
        MoveJudgement solved = new MoveJudgement(23, Color.BLACK, Square.D3, Square.C4, 200, 400, 5, true, 10,
            100, List.of(Square.C4));
        assertEquals("Move 24: Black's d3 gives away 2 discs. Best: c4 (+4). Solved exactly.",
            MistakeWords.of(Position.INITIAL, solved));
    }

    /// Move 29 of a game: e7 gives no corner and opens hardly more than g4, and loses four discs.
    @Test
    void whereNothingStandsOutSmallerDifferencesAreTold() throws NotationException {
        Game game = Transcript.parse("f5d6c3d3c4f4c5b3e2e3c2b6b5e6f6d2f2f3b4a6d1c6a4a2g5g3a5a3");
        assertEquals(
            "e7 opens 11 moves for White, g4 only 9. e7 leaves 18 empty squares beside Black's discs, "
                + "g4 only 15: those are White's future moves.",
            MistakeWords.reasons(game.position(), new MoveJudgement(28, Color.BLACK, Square.E7, Square.G4,
                -533, -49, 12, false, 14, 91, List.of(Square.G4, Square.H4, Square.F7))));
    }

    /// Move 34 of a game: g2 played, h4 better.
    private static String later(String line) throws NotationException {
        Game game = Transcript.parse("f5d6c3d3c4f4c5b3e2e3c2b6b5e6f6d2f2f3b4a6d1c6a4a2g5g3a5a3e7g6g4h5f7");
        return MistakeWords.reasons(game.position(), new MoveJudgement(33, Color.WHITE, Square.G2, Square.H4,
            0, 636, 11, false, 14, 91, Square.sequence(line)));
    }

    @Test
    void aCornerWithinFourMovesOfTheBestLineIsNamed() throws NotationException {
        for (String line : List.of("h4b2a1", "h4b2c1b1e1f1a1")) {
            assertEquals(
                "After h4, best play brings White the corner a1. g2 opens 12 moves for Black, h4 only 9.",
                later(line));
        }
    }

    /// White takes a1 with the fifth move of the first line, with the sixth of the second.
    @Test
    void aCornerFartherDownTheBestLineIsNoReason() throws NotationException {
        for (String line : List.of("h4b2c1b1e1f1g1g2a1", "h4d7c1b1g7h3h2b2e1f1a1")) {
            assertEquals(
                "g2 opens 12 moves for Black, h4 only 9. g2 leaves 16 empty squares beside White's discs, "
                    + "h4 only 13: those are Black's future moves.",
                later(line));
        }
    }
}
