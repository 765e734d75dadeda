package flipchip.app.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.SplittableRandom;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class RefereeTest {
    private final Referee referee = new Referee();

    @Test
    void theFirstMoveIsSettledAfterEightGateDelays() {
        Referee.Verdict verdict = referee.check(Game.INITIAL.play(Square.D3));

        assertTrue(verdict.agrees(), verdict::toString);
        assertEquals("d4", Square.list(verdict.flipsCircuit()));
        assertEquals("d3 c4 f5 e6", Square.list(verdict.legalCircuit()));
        assertEquals(8, verdict.settledAt());
        assertEquals(6, verdict.clocks());
    }

    @Test
    void aPassTakesThreeClocksMoreAndTheEndIsAgreedOn() throws NotationException {
        Referee.Verdict verdict = new Referee().check(Transcript.parse("c4 c3 c2 b2 e6 c1 a1 a3"));
        assertTrue(verdict.agrees(), verdict::toString);
        assertEquals(9, verdict.clocks());

        assertTrue(referee.check(Transcript.parse("c4 c3 c2 b4 a5 f4 g4 c5 d6")).agrees());
    }

    @Test
    void circuitAndRulesAgreeOnRandomGames() {
        SplittableRandom random = new SplittableRandom(23);
        for (int i = 0; i < 5; i++) {
            Game game = Boards.game(random);
            for (int ply = 1; ply <= game.length(); ply++) {
                Referee.Verdict verdict = referee.check(game.prefix(ply));
                assertTrue(verdict.agrees(), verdict::toString);
            }
        }
    }

    @Test
    void aDifferenceIsSaidWithBothSides() {
        Referee.Verdict wrong = new Referee.Verdict(1, Square.D3, Square.D3.bit(), Square.D3.bit(),
            Square.D4.bit(), Square.D4.bit() | Square.D5.bit(), true, 8, 6);
        StringWriter out = new StringWriter();

        new TextOutput(new PrintWriter(out)).show(new PlayEvent.Checked(wrong));

        assertFalse(wrong.agrees());
        assertTrue(out.toString().contains("THE CIRCUIT DIFFERS at move 1, d3"), out.toString());
        assertTrue(out.toString().contains("flips by the rules d4, by the circuit d4 d5"), out.toString());
    }
}
