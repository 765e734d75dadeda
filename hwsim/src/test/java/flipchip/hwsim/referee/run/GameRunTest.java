package flipchip.hwsim.referee.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.sim.SimulatorState;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.gates.sim.Waveform;
import flipchip.hwsim.gates.sim.Waveforms;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class GameRunTest {
    private static final OthelloMachine MACHINE = OthelloMachine.build();

    private static Game game(String moves) {
        Game game = Game.INITIAL;
        for (int i = 0; i < moves.length(); i += 2) {
            game = game.play(Square.parse(moves.substring(i, i + 2)).orElseThrow());
        }
        return game;
    }

    private static Game random(long seed, int plies) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = Game.INITIAL;
        while (!game.isOver() && game.length() < plies) {
            long legal = game.position().legalMoves();
            for (int skip = random.nextInt(Long.bitCount(legal)); skip > 0; skip--) {
                legal &= legal - 1;
            }
            game = game.play(Square.of(Long.numberOfTrailingZeros(legal)));
        }
        return game;
    }

    private static String states(MoveRun move) {
        return move.clocks().stream().map(clock -> clock.state().toString()).collect(Collectors.joining(" "));
    }

    /// One line a clock, the state at its end: state, colour, latched legals, mailbox, board.
    private static List<String> clockDiagram(GameRun run) {
        List<String> lines = new ArrayList<>();
        for (MoveRun move : run.moves()) {
            for (int clock = 0; clock < move.clocks().size(); clock++) {
                MachineState state = run.stateAt(new Instant(move.number(), clock, 18));
                lines.add("%2d %s %s %016x %d %016x %016x".formatted(move.clocks().get(clock).number(),
                    state.state(), state.current() == Color.BLACK ? "B" : "W", state.legalLatched(),
                    state.dirty() ? 1 : 0, state.black(), state.white()));
            }
        }
        return lines;
    }

    @Test
    void theFirstTwoMovesFollowTheClockDiagram() {
        assertEquals("""
             0 INIT W 0000000000000000 0 0000000000000000 0000000000000000
             1 SWAP1 W 0000000000000000 0 0000000810000000 0000001008000000
             2 LATCH1 B 0000000000000000 0 0000000810000000 0000001008000000
             3 TEST1 B 0000102004080000 0 0000000810000000 0000001008000000
             4 READY B 0000102004080000 0 0000000810000000 0000001008000000
             5 READY B 0000102004080000 1 0000000810000000 0000001008000000
             6 UPDATE B 0000102004080000 0 0000000810000000 0000001008000000
             7 SWAP1 B 0000102004080000 0 0000000818080000 0000001000000000
             8 LATCH1 W 0000102004080000 0 0000000818080000 0000001000000000
             9 TEST1 W 0000000400140000 0 0000000818080000 0000001000000000
            10 READY W 0000000400140000 0 0000000818080000 0000001000000000
            11 READY W 0000000400140000 1 0000000818080000 0000001000000000
            12 UPDATE W 0000000400140000 0 0000000818080000 0000001000000000
            13 SWAP1 W 0000000400140000 0 0000000810080000 0000001008040000
            14 LATCH1 B 0000000400140000 0 0000000810080000 0000001008040000
            15 TEST1 B 0000102004020000 0 0000000810080000 0000001008040000
            """.lines().toList(), clockDiagram(MACHINE.record(game("d3c3"))));
    }

    @Test
    void powerUpSettlesAfter8StepsAndTheFirstSwapAfter6With48Changes() {
        List<ClockRun> clocks = MACHINE.record(Game.INITIAL).moves().getFirst().clocks();

        assertEquals(0, clocks.get(0).toggles(), "nothing moves before the first edge");
        assertEquals(8, clocks.get(1).settledAt(), "after the edge of INIT");
        assertEquals(72, clocks.get(1).arrayToggles());
        assertEquals(6, clocks.get(2).settledAt(), "after the edge of SWAP1");
        assertEquals(48, clocks.get(2).arrayToggles());
        for (int step = 1; step <= 6; step++) {
            assertEquals(8, clocks.get(2).arrayTogglesAt(step));
        }
    }

    @Test
    void aForcedPassTakesThreeClocksMore() {
        GameRun run = MACHINE.record(game("c4c3c2b2e6c1a1a3"));

        assertEquals("INIT SWAP1 LATCH1 TEST1", states(run.moves().getFirst()));
        assertEquals("READY READY UPDATE SWAP1 LATCH1 TEST1", states(run.moves().get(7)));
        assertEquals("READY READY UPDATE SWAP1 LATCH1 TEST1 SWAP2 LATCH2 TEST2", states(run.moves().get(8)));
        MachineState end = run.stateAt(run.last());
        assertEquals(Color.WHITE, end.current());
        assertEquals(0x0000_2004_0000_0000L, end.legalLatched());
    }

    @Test
    void theShortestGameEndsInOverWithItsScore() {
        GameRun run = MACHINE.record(game("c4c3c2b4a5f4g4c5d6"));

        assertEquals("READY READY UPDATE SWAP1 LATCH1 TEST1 SWAP2 LATCH2 TEST2 OVER",
            states(run.moves().getLast()));
        MachineState end = run.stateAt(run.last());
        assertEquals(ControllerState.OVER, end.state());
        assertEquals(13, end.blackCount());
        assertEquals(0, end.whiteCount());
        assertEquals(61, run.moves().getLast().clocks().getLast().number());
    }

    @Test
    void everyMoveOfAGameMatchesTheRules() {
        Game game = random(7, 60);
        GameRun run = MACHINE.record(game);
        for (int ply = 0; ply <= game.length(); ply++) {
            MachineState state = run.stateAt(run.endOf(ply));
            Position position = game.positionAt(ply);
            assertEquals(position.black(), state.black());
            assertEquals(position.white(), state.white());
            assertEquals(position.legalMoves(), state.legalLatched());
            assertEquals(position.isGameOver(), state.state() == ControllerState.OVER);
            assertEquals(Long.bitCount(position.black()), state.blackCount());
        }
    }

    @Test
    void theArraySettlesWithinTheClockInEveryClockOfAGame() {
        int slowest = 0;
        for (MoveRun move : MACHINE.record(random(8, 60)).moves()) {
            for (ClockRun clock : move.clocks()) {
                slowest = Math.max(slowest, clock.settledAt());
            }
        }
        assertTrue(slowest > 10 && slowest <= 18, "settled at " + slowest);
    }

    @Test
    void scrubbingToTheEndAndBackShowsTheSameStates() {
        scrub(20, 12);
    }

    @Tag("slow")
    @Test
    void scrubbing200WholeGamesToTheEndAndBackShowsTheSameStates() {
        scrub(200, 60);
    }

    private static void scrub(int games, int plies) {
        for (int seed = 0; seed < games; seed++) {
            GameRun run = MACHINE.record(random(seed, plies));
            List<Long> forward = new ArrayList<>();
            Instant at = run.first();
            while (at.compareTo(run.last()) < 0) {
                forward.add(run.stateAt(at).hash());
                at = run.nextStep(at);
            }
            assertEquals(at, run.nextStep(at));
            for (long hash : forward.reversed()) {
                at = run.previousStep(at);
                assertEquals(hash, run.stateAt(at).hash());
            }
            assertEquals(run.first(), at);
            assertEquals(at, run.previousStep(at));
        }
    }

    /// The twin of the recording: a simulator that runs through the same clocks and keeps nothing.
    @Test
    void everyInstantIsWhatTheSimulatorShows() {
        Game game = random(9, 8);
        GameRun run = MACHINE.record(game);
        MachineCircuit circuit = MACHINE.circuit();
        UnitDelaySimulator simulator = new UnitDelaySimulator(circuit.netlist());
        for (MoveRun move : run.moves()) {
            for (int clock = 0; clock < move.clocks().size(); clock++) {
                if (move.number() + clock > 0) {
                    simulator.edge();
                }
                simulator.set(circuit.pins().write(), move.number() > 0 && clock == 0);
                move.square().ifPresent(square -> simulator.set(circuit.pins().move(), square.index()));
                for (int step = 0; step <= 18; step++) {
                    Instant at = new Instant(move.number(), clock, step);
                    assertEquals(SimulatorState.hash(simulator.save().nets()), run.stateAt(at).hash(),
                        at.toString());
                    if (step < 18) {
                        simulator.step();
                    }
                }
            }
        }
    }

    @Test
    void aLongerGameKeepsTheRunsOfItsBeginning() {
        GameRun earlier = MACHINE.record(game("d3c3c4"));

        GameRun longer = MACHINE.record(game("d3c3c4c5b4"), earlier, () -> false);
        GameRun other = MACHINE.record(game("d3c5"), earlier, () -> false);
        GameRun fresh = MACHINE.record(game("d3c3c4c5b4"));

        for (int move = 0; move <= 3; move++) {
            assertSame(earlier.moves().get(move), longer.moves().get(move));
        }
        assertSame(earlier.moves().get(1), other.moves().get(1));
        assertEquals(3, other.moves().size());
        assertEquals(fresh.stateAt(fresh.last()).hash(), longer.stateAt(longer.last()).hash());
        assertEquals(fresh.last(), longer.last());
    }

    @Test
    void aCancelledRecordingEndsAtOnce() {
        GameRun earlier = MACHINE.record(Game.INITIAL);

        assertThrows(CancellationException.class, () -> MACHINE.record(game("d3c3"), earlier, () -> true));
    }

    @Test
    void aGameFromAnotherPositionRunsOnAMachineThatStartsThere() {
        Position start = Position.of(1L << 7, 0x7E, Color.BLACK);
        Game game = Game.startingAt(start).play(Square.A1);

        GameRun run = MACHINE.record(game);

        assertEquals(start, run.machine().options().start());
        assertEquals(6, run.moves().get(1).longestRun());
        assertEquals(18, run.moves().get(1).clocks().get(2).settledAt());
        assertEquals(0xFF, run.stateAt(run.last()).black());
        assertEquals(ControllerState.OVER, run.stateAt(run.last()).state());
        assertEquals(Color.WHITE, MACHINE.record(Game.startingAt(Position.of(0x7E, 1L << 7, Color.WHITE)))
            .stateAt(new Instant(0, 3, 18)).current());
    }

    @Test
    void timeAndInstantAreInverse() {
        GameRun run = MACHINE.record(game("d3c3"));
        for (long time = 0; time < run.timeOf(run.last()); time++) {
            assertEquals(time, run.timeOf(run.at(time)));
        }
        assertEquals(run.last(), run.at(Long.MAX_VALUE));
        assertEquals(new Instant(1, 0, 0), run.nextMove(new Instant(0, 2, 5)));
        assertEquals(new Instant(1, 2, 0), run.previousClock(new Instant(1, 2, 5)));
        assertEquals(new Instant(0, 3, 0), run.previousClock(new Instant(1, 0, 0)));
        assertEquals(new Instant(1, 0, 0), run.previousMove(new Instant(2, 0, 0)));
        assertThrows(IndexOutOfBoundsException.class, () -> run.stateAt(new Instant(0, 0, 19)));
    }

    @Test
    void theWaveformShowsWhatTheStatesShow() {
        GameRun run = MACHINE.record(game("d3"));
        Waveform waveform = run.waveform();
        int legal = waveform.find("d3.legal");
        for (Instant at = run.first(); at.compareTo(run.last()) < 0; at = run.nextStep(at)) {
            if (at.step() < 18) {
                assertEquals((run.stateAt(at).legalNow() & Square.D3.bit()) != 0 ? 1 : 0,
                    Waveforms.value(waveform, legal, (int) run.timeOf(at)).intValue());
            }
        }
        assertEquals(run.timeOf(run.last()), waveform.length());
    }
}
