package flipchip.hwsim.referee.why;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.HazardStory;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Test;

class ExplainerTest {
    private static final OthelloMachine MACHINE = OthelloMachine.build();

    private static List<String> steps(Explanation why) {
        return why.steps().stream().map(step -> step.kind() + " " + step.squares() + "@" + step.at().move()
            + "." + step.at().clock() + "." + step.at().step()).toList();
    }

    private static ExplainedStep step(Explanation why, StepKind kind) {
        return why.steps().stream().filter(step -> step.kind() == kind).findFirst().orElseThrow();
    }

    /// Black plays a1; a run of six White discs to the east, closed by h1.
    private static Game longestRun() {
        long white = 0x7EL;
        return Game.startingAt(Position.of(Square.H1.bit(), white, Color.BLACK)).play(Square.A1);
    }

    @Test
    void theLongestRunTurnsADiscEveryTwoGateDelays() {
        Explainer explainer = new Explainer(MACHINE.record(longestRun()));
        Explanation first = explainer.square(Square.B1, explainer.run().last());
        Explanation last = explainer.move(1);

        assertEquals(Topic.TURNS, first.topic());
        assertTrue(steps(first).contains("REACHED [b1]@1.2.4"), steps(first).toString());
        assertEquals("BECOMES [b1]@1.2.8", steps(first).getLast());
        assertEquals(List.of(Square.H1), step(first, StepKind.CLOSED).squares());
        assertEquals(List.of(Square.B1, Square.C1, Square.D1, Square.E1, Square.F1, Square.G1),
            step(first, StepKind.CONTINUED).squares(), "in the order of the row");
        assertEquals("BECOMES [g1]@1.2.18", steps(last).getLast());
        assertTrue(steps(last).contains("PASSED_ON [f1]@1.2.13"), steps(last).toString());
    }

    @Test
    void theStarOriginatesInAllEightDirections() {
        long own = 0;
        long other = 0;
        for (Direction way : Direction.values()) {
            Square near = way.from(Square.D4).orElseThrow();
            other |= near.bit();
            own |= way.from(near).orElseThrow().bit();
        }
        Position star = Position.of(own, other, Color.BLACK);
        GameRun run = MACHINE.record(Game.startingAt(star));
        Explanation why = new Explainer(run).square(Square.D4, run.last());

        assertEquals(Topic.LEGAL, why.topic());
        assertEquals(8, step(why, StepKind.ORIGINATES).directions().size());
        assertEquals(8, step(why, StepKind.CLOSED).squares().size());
        assertEquals(1, why.steps().stream().filter(step -> step.kind() == StepKind.ORIGINATES).count());
    }

    @Test
    void aRefusedSquareHasNoRun() {
        GameRun run = MACHINE.record(Game.INITIAL);
        Explainer explainer = new Explainer(run);
        Explanation open = explainer.square(Square.C3, run.last());
        Explanation taken = explainer.square(Square.D4, run.last());

        assertEquals(Topic.NOT_LEGAL, open.topic());
        assertEquals(List.of(Square.F6), step(open, StepKind.OPEN_END).squares());
        assertTrue(step(open, StepKind.NO_RUN).squares().contains(Square.C4));
        assertEquals(List.of("TAKEN [d4]@0.1.2", "NOT_LEGAL [d4]@0.1.2"), steps(taken));
    }

    @Test
    void aPassNamesTheSideWithoutMoves() {
        GameRun run = HazardStory.LATCHED_LEGAL.record();
        Explainer explainer = new Explainer(run);
        Explanation why = explainer.machine(explainer.clock(8, ControllerState.SWAP2).orElseThrow());

        assertEquals(Topic.PASSES, why.topic());
        assertEquals(Color.BLACK, why.color());
        assertEquals(64, step(why, StepKind.NOT_STORED).squares().size());
    }

    /// In every story: what a step says is written was at the pins in a clock before, and what the mailbox is
    /// said to name it names then.
    @Test
    void noSquareIsToldOfTheMailboxThatWasNotInIt() {
        int written = 0;
        int named = 0;
        for (HazardStory story : HazardStory.values()) {
            GameRun run = story.record();
            List<HazardStory.Clock> clocks = HazardStory.clocks(run);
            Explainer explainer = new Explainer(run);
            for (int move = 1; move < run.moves().size(); move++) {
                for (Square square : List.of(Square.C3, Square.D3, Square.E4, Square.F5)) {
                    for (ExplainedStep step : explainer.square(square, run.endOf(move)).steps()) {
                        long clock = run.clock(new Instant(step.at().move(), step.at().clock(), 0)).number();
                        if (step.kind() == StepKind.WRITTEN) {
                            assertTrue(
                                clocks.stream()
                                    .anyMatch(it -> it.number() <= clock
                                            && it.written().equals(Optional.of(step.squares().getFirst()))),
                                story + " " + square + " " + step);
                            written++;
                        } else if (step.kind() == StepKind.NAMED) {
                            assertEquals(box(run, clock), step.squares().getFirst(),
                                story + " " + square + " " + step);
                            named++;
                        }
                    }
                }
            }
        }
        assertTrue(written > 20 && named > 0, written + " and " + named);
    }

    private static Square box(GameRun run, long clock) {
        Instant start = run.clock(clock);
        int tick = run.tickOf(new Instant(start.move(), start.clock(), run.clock(start).steps()));
        Bus box = run.machine().circuit().mailbox().box();
        return Square.of(IntStream.range(0, box.width())
            .map(bit -> run.history().high(box.get(bit), tick) ? 1 << bit : 0).sum());
    }

    @Test
    void theWrongDiscOfAFastClockWouldHaveTurnedAfterTheEdge() {
        GameRun run = HazardStory.FAST_CLOCK.record();
        Explanation why = new Explainer(run).square(Square.F5, run.endOf(8));

        assertTrue(why.late());
        assertEquals(16, why.steps().getLast().at().step());
        assertTrue(why.steps().getLast().toCome());
        assertFalse(why.steps().get(why.steps().size() - 2).toCome());
    }

    @Test
    void aDiscThatDoesNotTurnSaysWhatIsMissing() {
        GameRun run = MACHINE.record(Game.INITIAL.play(Square.D3));
        Explanation why = new Explainer(run).square(Square.E5, run.last());

        assertEquals(Topic.STAYS, why.topic());
        assertTrue(why.steps().stream().anyMatch(step -> step.kind() == StepKind.NO_FLIP));
    }

    @Test
    void theMachineWaitsBecauseTheMailboxIsEmpty() {
        GameRun run = MACHINE.record(Game.INITIAL.play(Square.D3));
        Explanation why = new Explainer(run).machine(new Instant(1, 1, 3));

        assertEquals(Topic.WAITS, why.topic());
        assertTrue(why.steps().stream().anyMatch(step -> step.kind() == StepKind.MAILBOX_EMPTY));
        assertEquals(4, step(why, StepKind.STORED).squares().size());
    }

    /// The mailbox is emptied long before the machine, which goes on waiting, is asked: each step comes when
    /// it happened, and both times at which the mailbox was empty are told.
    @Test
    void theStepsOfAMachineThatWaitsForLongAreInTheOrderOfTime() {
        GameRun run = HazardStory.STALE_LEGAL.record();
        List<String> steps = steps(new Explainer(run).machine(run.last()));

        int written = steps.indexOf("WRITTEN [a3]@8.0.0");
        int waits = steps.indexOf("MOVE_WAITS []@8.1.0");
        int emptied = steps.indexOf("MAILBOX_EMPTY []@8.2.0");
        int refused = steps.indexOf("REFUSED []@8.2.2");
        assertTrue(steps.indexOf("MAILBOX_EMPTY []@7.2.0") < written, steps.toString());
        assertTrue(0 < written && written < waits && waits < emptied && emptied < refused, steps.toString());
        assertTrue(steps.indexOf("STATE []@8.4.0") > refused, "the test that counts: " + steps);
        assertEquals("STATE []@8.5.0", steps.getLast(), "in READY since then, not since the last clock");
    }
}
