package flipchip.app.circuit.array;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.Map;
import flipchip.app.circuit.array.Agreement.Verdict;
import flipchip.app.circuit.timeline.Moment;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineOptions;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Test;

class AgreementTest {
    /// The shortest game with a forced pass, and what follows until the machine offers White's two moves.
    private static final Game PASS = play("c4c3c2b2e6c1a1a3");
    private static final Game SHORTEST = play("c4c3c2b4a5f4g4c5d6");

    private static Game play(String moves) {
        Game game = Game.INITIAL;
        for (int i = 0; i < moves.length(); i += 2) {
            game = game.play(Square.parse(moves.substring(i, i + 2)).orElseThrow());
        }
        return game;
    }

    private static Map<Verdict, Integer> count(GameRun run) {
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        Instant at = run.first();
        for (Instant next = run.nextStep(at); !next.equals(at); next = run.nextStep(at)) {
            counts.merge(Agreement.of(Moment.of(run, at)).verdict(), 1, Integer::sum);
            at = next;
        }
        counts.merge(Agreement.of(Moment.of(run, at)).verdict(), 1, Integer::sum);
        return counts;
    }

    @Test
    void circuitAndRulesAgreeAtEveryGateDelayOfGamesWithAPassAndAnEarlyEnd() {
        for (Game game : new Game[] {PASS, SHORTEST}) {
            Map<Verdict, Integer> counts = count(OthelloMachine.build().record(game));

            assertEquals(0, counts.getOrDefault(Verdict.DIFFER, 0));
            assertTrue(counts.get(Verdict.AGREE) > counts.get(Verdict.SETTLING), counts.toString());
        }
    }

    @Test
    void anotherGameThanTheOneOnTheBoardLightsTheLamp() {
        GameRun run = OthelloMachine.build().record(play("d3c3"));
        GameRun other = OthelloMachine.build().record(play("c4c3"));
        Instant ready = new Instant(2, 0, 0);
        Agreement lamp = Agreement.of(new Moment(run, ready, other.stateAt(ready)));

        assertEquals(Verdict.DIFFER, lamp.verdict());
        assertTrue(lamp.text().contains("the circuit says"), lamp.text());
    }

    @Test
    void aMachineThatIsClockedTooFastIsFoundOut() {
        OthelloMachine fast = OthelloMachine.build(MachineOptions.DEFAULT.withPeriod(6));
        Game opening = play("d3");
        GameRun run = fast.record(opening);
        int differ = 0;
        Instant at = run.first();
        for (Instant next = run.nextStep(at); !next.equals(at); next = run.nextStep(at)) {
            differ += Agreement.of(Moment.of(run, at)).verdict() == Verdict.DIFFER ? 1 : 0;
            at = next;
        }
        assertNotEquals(0, differ);
    }
}
