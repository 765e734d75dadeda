package flipchip.hwsim.referee.why;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.gates.cause.CauseChain;
import flipchip.hwsim.gates.cause.CauseCheck;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Random questions: the run is repeated without the first link of each chain, and without another one.
class ExplanationChainTest {
    private static final OthelloMachine MACHINE = OthelloMachine.build();
    private static final int PER_GAME = 50;
    private static final int ANOTHER_REASON_PERCENT = 3;

    @Test
    void theChainsOfRandomQuestionsHold() {
        check(300);
    }

    @Test
    @Tag("thorough")
    void theChainsOfTenThousandRandomQuestionsHold() {
        check(10_000);
    }

    private static void check(int questions) {
        long seed = Long.getLong("flipchip.seed", 54);
        SplittableRandom random = new SplittableRandom(seed);
        Explainer explainer = null;
        int otherReason = 0;
        for (int n = 0; n < questions; n++) {
            if (n % PER_GAME == 0) {
                explainer = new Explainer(MACHINE.record(Boards.game(random)));
            }
            Explanation why = question(explainer, random);
            CauseChain chain = why.chain();
            CauseCheck check = new CauseCheck(why.history());
            int[] rows = IntStream.range(0, chain.links().size())
                .filter(row -> !chain.links().get(row).net().isConstant()).toArray();
            for (int row : new int[] {rows[0], rows[random.nextInt(rows.length)]}) {
                CauseCheck.Result result = check.without(chain, row);
                assertTrue(result != CauseCheck.Result.FAILS, "question " + n + " of seed " + seed + ", link "
                    + row + " of " + why.topic() + " " + why.square() + " at " + why.at());
                otherReason += result == CauseCheck.Result.HOLDS_ALL_ELSE_EQUAL ? 1 : 0;
            }
        }
        assertTrue(otherReason * 100 <= 2 * questions * ANOTHER_REASON_PERCENT, otherReason + " links");
    }

    private static Explanation question(Explainer explainer, SplittableRandom random) {
        GameRun run = explainer.run();
        int move = random.nextInt(run.moves().size());
        int clock = random.nextInt(run.moves().get(move).clocks().size());
        Instant at = new Instant(move, clock, random.nextInt(run.machine().options().period() + 1));
        return switch (random.nextInt(5)) {
            case 0 -> explainer.machine(at);
            case 1 -> explainer
                .net(new Net(2 + random.nextInt(run.machine().circuit().netlist().netCount() - 2)), at);
            default -> explainer.square(Square.of(random.nextInt(64)), at);
        };
    }
}
