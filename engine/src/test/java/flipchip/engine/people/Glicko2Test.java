package flipchip.engine.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class Glicko2Test {
    private final Glicko2 system = new Glicko2(0.5);

    /// The example that Glickman's paper computes step by step.
    @Test
    void theExampleOfThePaperComesOut() {
        Glicko2.Rating player = new Glicko2.Rating(1500, 200, 0.06);

        Glicko2.Rating after = system.after(player,
            List.of(new Glicko2.Result(new Glicko2.Rating(1400, 30, 0.06), 1),
                new Glicko2.Result(new Glicko2.Rating(1550, 100, 0.06), 0),
                new Glicko2.Result(new Glicko2.Rating(1700, 300, 0.06), 0)));

        assertEquals(1464.06, after.rating(), 0.01);
        assertEquals(151.52, after.deviation(), 0.01);
        assertEquals(0.05999, after.volatility(), 0.00001);
    }

    @Test
    void whoDoesNotPlayIsLessWellKnownAndAsStrong() {
        Glicko2.Rating before = new Glicko2.Rating(1700, 50, 0.06);

        Glicko2.Rating after = system.after(before, List.of());

        assertEquals(1700, after.rating());
        assertEquals(Math.hypot(50, 0.06 * 173.7178), after.deviation(), 1e-9);
    }

    @Test
    void expectationsOfBothSidesSumToOneAndDoubtBringsThemTogether() {
        Glicko2.Rating strong = new Glicko2.Rating(1800, 40, 0.06);
        Glicko2.Rating weak = new Glicko2.Rating(1400, 40, 0.06);
        Glicko2.Rating vague = new Glicko2.Rating(1400, 300, 0.06);

        assertEquals(1, Glicko2.expected(strong, weak) + Glicko2.expected(weak, strong), 1e-12);
        assertTrue(Glicko2.expected(strong, vague) < Glicko2.expected(strong, weak));
    }
}
