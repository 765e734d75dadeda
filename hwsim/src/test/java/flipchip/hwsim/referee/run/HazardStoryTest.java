package flipchip.hwsim.referee.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.referee.control.AuditCircuit;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.run.HazardStory.Clock;
import flipchip.hwsim.verify.referee.ClockSurvey;
import org.junit.jupiter.api.Test;

class HazardStoryTest {
    private static final Map<HazardStory, GameRun> RUNS =
        Stream.of(HazardStory.values()).collect(Collectors.toMap(story -> story, HazardStory::record));

    private static List<Clock> clocks(HazardStory story) {
        return HazardStory.clocks(RUNS.get(story));
    }

    @Test
    void withoutLatchTheMachineWaitsForAPlayerWithoutMoves() {
        List<Clock> run = clocks(HazardStory.STALE_LEGAL);

        Clock dead = run.getLast();
        assertEquals(Optional.of(ControllerState.READY), dead.state());
        assertEquals(Color.BLACK, dead.current());
        assertEquals(0, dead.legal());
        assertEquals(List.of("errStale"), dead.errors());
        assertEquals(8, run.stream().filter(clock -> clock.written().isPresent()).count());
        assertEquals(List.of(), run.get(2).errors());
        assertEquals(Optional.of(ControllerState.TEST1), run.get(2).state());
        assertEquals(List.of("errStale"), run.get(3).errors(), "raised by the very first TEST");
    }

    @Test
    void theSoundMachinePassesInstead() {
        Clock last = clocks(HazardStory.LATCHED_LEGAL).getLast();

        assertEquals(Optional.of(ControllerState.READY), last.state());
        assertEquals(Color.WHITE, last.current());
        assertEquals(0x0000_2004_0000_0000L, last.legal());
        assertEquals(List.of(), last.errors());
    }

    @Test
    void withoutLatchTheShortestGameNeverEnds() {
        Clock hangs = clocks(HazardStory.STALE_END).getLast();
        Clock ends = clocks(HazardStory.LATCHED_END).getLast();

        assertEquals(Optional.of(ControllerState.READY), hangs.state());
        assertEquals(0, hangs.legal());
        assertEquals(Optional.of(ControllerState.OVER), ends.state());
        assertEquals(13, Long.bitCount(ends.black()));
        assertEquals(0, ends.white());
    }

    @Test
    void withoutLatchWhiteBegins() {
        Clock last = clocks(HazardStory.STALE_POWER_UP).getLast();

        assertEquals(Optional.of(ControllerState.READY), last.state());
        assertEquals(Color.WHITE, last.current());
    }

    @Test
    void anUnguardedMailboxLosesAMove() {
        List<Clock> run = clocks(HazardStory.LOST_MOVE);

        assertEquals(List.of(), run.get(8).errors());
        assertEquals(List.of("lost"), run.get(9).errors());
        assertEquals(0x0000_0008_0808_0000L, run.get(12).black());
        assertEquals(0x0000_0010_1010_0000L, run.get(12).white());
    }

    @Test
    void aDirtyBitRefusesTheSecondWrite() {
        List<Clock> run = clocks(HazardStory.DIRTY_BIT);

        assertEquals(List.of("errOverrun"), run.get(9).errors());
        assertEquals(0x0000_0008_1008_0000L, run.get(12).black());
        assertEquals(0x0000_0010_0804_0000L, run.get(12).white());
        assertEquals(List.of("errOverrun"), run.getLast().errors());
    }

    @Test
    void aFifoKeepsBothMovesAndThrowsTheIllegalOneAway() {
        List<Clock> run = clocks(HazardStory.FIFO);

        String dirty = run.stream().map(clock -> clock.dirty() ? "1" : "0").reduce("", String::concat);
        assertEquals("0000010011111111" + "00000000", dirty);
        assertEquals(0x0000_0008_1008_0000L, run.get(12).black());
        assertEquals(List.of(), run.get(15).errors());
        assertEquals(List.of("errIllegal"), run.get(16).errors());
        assertEquals(Optional.of(ControllerState.READY), run.get(16).state());
        assertEquals(run.get(12).black(), run.getLast().black());
    }

    @Test
    void aClockOf18IsSafeAndAFasterOneIsNot() {
        List<ClockSurvey.Row> rows = ClockSurvey.measure(6, 18, 300, 1);

        ClockSurvey.Row at6 = rows.get(0);
        ClockSurvey.Row at9 = rows.get(3);
        assertTrue(at6.legalWrong() > 3 && at6.legalWrong() < 45, at6.toString());
        assertEquals(0, at9.legalWrong());
        assertTrue(at9.flipsWrong() > 100 && at9.flipsWrong() < 170, at9.toString());
        assertEquals(0, rows.getLast().flipsWrong());
        for (int i = 1; i < rows.size(); i++) {
            assertTrue(rows.get(i).flipsWrong() <= rows.get(i - 1).flipsWrong());
        }
    }

    @Test
    void aClockOf15LeavesTheLastDiscOfARunOfFive() {
        Clock fast = clocks(HazardStory.FAST_CLOCK).getLast();
        Clock safe = clocks(HazardStory.SAFE_CLOCK).getLast();

        assertEquals(Square.F5.bit(), fast.black() & ~safe.black());
        assertEquals(Square.F5.bit(), safe.white() & ~fast.white());
        assertEquals(Set.of(), fast.alarms());
    }

    @Test
    void aClockOf7MakesBlackPassWithFourMovesLatched() {
        List<Clock> run = clocks(HazardStory.FASTER_CLOCK);

        assertEquals(Optional.of(ControllerState.SWAP2), run.get(4).state());
        assertEquals(4, Long.bitCount(run.get(4).legal()));
        assertEquals(Color.WHITE, run.getLast().current());
    }

    @Test
    void theAuditSeesABrokenWireAndNoTimingError() {
        for (HazardStory story : HazardStory.values()) {
            Set<AuditCircuit.Rule> expected = switch (story) {
                case STUCK_WIRE -> Set.of(AuditCircuit.Rule.LEGAL);
                case FASTER_CLOCK -> Set.of(AuditCircuit.Rule.LEGAL, AuditCircuit.Rule.CHANGED);
                default -> Set.of();
            };
            assertEquals(expected, clocks(story).getLast().alarms(), story.name());
        }
    }

    /// The same on the simulator of settled values.
    private static List<Clock> settledRun(HazardStory story) {
        MachineCircuit circuit = MachineCircuit.build(story.options().start(), story.options().variant());
        AuditCircuit audit = AuditCircuit.of(circuit);
        Simulator simulator = new BitParallelSimulator(audit.netlist());
        story.options().held().forEach(stuck -> simulator.force(stuck.in(audit.netlist()), stuck.high()));
        List<Clock> run = new ArrayList<>();
        int written = 0;
        for (long number = 0; number < story.script().clocks(); number++) {
            boolean waits = simulator.high(circuit.controller().net(ControllerState.READY))
                    && !simulator.high(circuit.mailbox().dirty());
            Optional<Square> write = story.script().write(number, waits, written);
            written += waits && write.isPresent() && !story.script().early().containsKey(number) ? 1 : 0;
            simulator.set(circuit.pins().write(), write.isPresent());
            write.ifPresent(square -> simulator.set(circuit.pins().move(), square.index()));
            simulator.settle();
            List<String> errors = Stream.of(Map.entry("errStale", circuit.errStale()),
                Map.entry("errOverrun", circuit.mailbox().overrun()),
                Map.entry("lost", circuit.mailbox().lost()), Map.entry("errIllegal", circuit.errIllegal()))
                .filter(pin -> simulator.high(pin.getValue())).map(Map.Entry::getKey).toList();
            run.add(new Clock(number, circuit.controller().read(simulator::high),
                simulator.high(circuit.array().current().black()) ? Color.BLACK : Color.WHITE,
                simulator.high(circuit.mailbox().dirty()), write, simulator.value(circuit.legalLatched()),
                simulator.value(circuit.array().is().black()), simulator.value(circuit.array().is().white()),
                errors, Stream.of(AuditCircuit.Rule.values())
                    .filter(rule -> simulator.high(audit.error(rule))).collect(Collectors.toSet())));
            simulator.clock();
        }
        return run;
    }

    @Test
    void atASafeClockTheRecordingIsWhatSettledValuesSay() {
        for (HazardStory story : HazardStory.values()) {
            if (story.options().period() >= MachineOptions.SAFE_PERIOD) {
                assertEquals(settledRun(story), clocks(story), story.name());
            }
        }
    }

    @Test
    void theRecordingIsCutIntoTheMovesThatTheRulesAllow() {
        for (HazardStory story : HazardStory.values()) {
            GameRun run = RUNS.get(story);

            assertEquals(run.game().length() + 1, run.moves().size());
            assertEquals(story.script().clocks(), run.clocks());
            assertEquals(new Instant(0, 0, 0), run.clock(0));
            for (int ply = 0; ply < run.game().length(); ply++) {
                MoveRun move = run.moves().get(ply + 1);
                assertEquals(Optional.of(run.game().moves().get(ply)), move.square());
                assertEquals(ControllerState.READY, move.clocks().getFirst().state());
                assertEquals(new Instant(ply + 1, 1, 0), run.clock(move.clocks().getFirst().number() + 1));
            }
        }
        assertEquals(List.of(Square.D3, Square.E3), RUNS.get(HazardStory.LOST_MOVE).game().moves());
        assertEquals(List.of(Square.D3, Square.C3), RUNS.get(HazardStory.FIFO).game().moves());
        assertEquals(List.of(), RUNS.get(HazardStory.STALE_POWER_UP).game().moves());
        assertEquals(10, RUNS.get(HazardStory.DIRTY_BIT).moves().get(2).clocks().getFirst().number());
    }

    @Test
    void aPatientScriptIsAGameAndCanBePlayedOn() {
        GameRun story = RUNS.get(HazardStory.SAFE_CLOCK);
        GameRun game = OthelloMachine.build().record(story.game());

        for (int move = 0; move < game.moves().size(); move++) {
            for (int clock = 0; clock < 4; clock++) {
                Instant at = new Instant(move, clock, 11);
                assertEquals(game.stateAt(at).hash(), story.stateAt(at).hash(), at.toString());
            }
        }
        Game longer = story.game().play(Square.A6);
        GameRun extended = story.machine().record(longer, story, () -> false);
        GameRun again = story.machine().record(longer);
        assertEquals(again.stateAt(again.last()).hash(), extended.stateAt(extended.last()).hash());
    }

    @Test
    void aWriteAfterTheLastClockIsRejected() {
        assertThrows(IllegalArgumentException.class, () -> MoveScript.at(Map.of(5L, Square.A1), 5));
    }
}
