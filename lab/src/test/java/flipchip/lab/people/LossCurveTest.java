package flipchip.lab.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.people.LossPenalty;
import flipchip.lab.people.KeptLosses.Decision;
import flipchip.lab.people.LossCurve.Move;
import org.junit.jupiter.api.Test;

class LossCurveTest {
    private static final int FEW = 40;

    /// Made-up judges: the level says twice of what the cheap one says and a disc more. So each phase's mean
    /// is known of all, though the level is asked about few.
    @Test
    void eachPhaseHasTheLevelsMeanOfAllItsMoves() throws IOException {
        List<Move> all = moves();
        List<Decision> asked = new ArrayList<>();

        List<DoubleSample> phases =
            LossCurve.phases(all, LossPenalty.PHASES, FEW, LossCurveTest::searched, few -> {
                asked.addAll(few);
                return few.stream().map(decision -> 2 * cheap(decision) + 100).toList();
            });

        assertEquals(LossPenalty.PHASES, phases.size());
        for (int phase = 0; phase < LossPenalty.PHASES; phase++) {
            List<Decision> of = inPhase(all.stream().map(Move::decision).toList(), phase);
            double mean = of.stream().mapToInt(LossCurveTest::cheap).average().orElseThrow() / 100;
            assertTrue(of.size() > 2 * FEW, "nothing is left to be foretold");
            assertEquals(of.size(), phases.get(phase).many());
            assertEquals(phase == 0 ? of.size() : FEW, phases.get(phase).few());
            assertEquals(phase == 0 ? mean : 2 * mean + 1, phases.get(phase).mean(), 1e-9, "phase " + phase);
            assertEquals(phase == 0 ? List.of() : of.subList(0, FEW), inPhase(asked, phase), "the first");
        }
    }

    /// What was expected on all boards counts, not what was drawn on the few.
    @Test
    void whatIsExpectedOfAllIsCarriedOver() throws IOException {
        List<Move> all =
            moves().stream().map(move -> new Move(move.decision(), 5, move.cheap(), move.whose())).toList();

        List<DoubleSample> phases = LossCurve.phases(all, LossPenalty.PHASES, FEW, LossCurveTest::searched,
            few -> few.stream().map(decision -> 2 * cheap(decision) + 100).toList());

        assertEquals(5, phases.getFirst().mean(), 1e-9);
        for (DoubleSample phase : phases.subList(1, LossPenalty.PHASES)) {
            assertEquals(11, phase.mean(), 1e-9);
        }
    }

    @Test
    void whereNoneIsJudgedByTheLevelTheSearchCounts() throws IOException {
        List<Move> all = moves();

        List<DoubleSample> phases = LossCurve.phases(all, LossPenalty.PHASES, 0, LossCurveTest::searched,
            few -> few.stream().map(decision -> 1_000_000).toList());

        for (int phase = 0; phase < LossPenalty.PHASES; phase++) {
            assertEquals(
                inPhase(all.stream().map(Move::decision).toList(), phase).stream()
                    .mapToInt(LossCurveTest::cheap).average().orElseThrow(),
                100 * phases.get(phase).mean(), 1e-9);
        }
    }

    @Test
    void onlyTheLastPhasesAreJudgedIfSoAsked() throws IOException {
        List<Move> all = moves();
        List<Decision> asked = new ArrayList<>();

        List<DoubleSample> two = LossCurve.phases(all, 2, FEW, LossCurveTest::searched, few -> {
            asked.addAll(few);
            return searched(few);
        });

        assertEquals(
            LossCurve.phases(all, LossPenalty.PHASES, FEW, LossCurveTest::searched, LossCurveTest::searched)
                .subList(0, 2),
            two);
        assertEquals(inPhase(asked, 1), asked);
    }

    @Test
    void yearsAreReadAsTheyAreWritten() {
        assertEquals(new Years(2015, 2023), Years.parse("2015-2023"));
        assertEquals("2015-2023", new Years(2015, 2023).toString());
        for (String wrong : List.of("2015", "2015-", "2023-2015", "15-23", "2015-2023 ")) {
            assertThrows(IllegalArgumentException.class, () -> Years.parse(wrong), wrong);
        }
    }

    /// Most moves lose nothing by the cheap judge.
    private static int cheap(Decision decision) {
        int number = Long.hashCode(decision.before().board().player()) & 7;
        return number < 5 ? 0 : 100 * number + decision.before().board().empties();
    }

    private static List<Integer> searched(List<Decision> decisions) {
        return decisions.stream().map(LossCurveTest::cheap).toList();
    }

    private static List<Decision> inPhase(List<Decision> decisions, int phase) {
        return decisions.stream()
            .filter(decision -> decision.before().board().empties() / LossPenalty.WIDTH == phase).toList();
    }

    /// All moves of random games.
    private static List<Move> moves() {
        Random random = new Random(4);
        List<Move> found = new ArrayList<>();
        for (int number = 0; number < 10; number++) {
            Game game = Game.INITIAL;
            while (!game.isOver()) {
                Position before = game.position();
                long moves = before.legalMoves();
                for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
                    moves &= moves - 1;
                }
                Square played = Square.of(Long.numberOfTrailingZeros(moves));
                if (before.board().empties() < 60) {
                    Decision decision = new Decision(before, played);
                    found.add(new Move(decision, cheap(decision) / 100.0, cheap(decision) / 100.0, number));
                }
                game = game.play(played);
            }
        }
        Collections.shuffle(found, random);
        return found;
    }
}
