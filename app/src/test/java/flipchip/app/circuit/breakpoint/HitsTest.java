package flipchip.app.circuit.breakpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import flipchip.app.game.session.MoveLosses;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Test;

class HitsTest {
    private static final OthelloMachine MACHINE = OthelloMachine.build();
    private static final Game WITH_PASS = gameWithPass();
    private static final GameRun RUN = MACHINE.record(WITH_PASS);

    private static Game gameWithPass() {
        SplittableRandom random = new SplittableRandom(7);
        Game game = Boards.game(random);
        while (passes(game) == 0) {
            game = Boards.game(random);
        }
        return game;
    }

    private static int passes(Game game) {
        int passes = 0;
        for (int ply = 1; ply < game.length(); ply++) {
            passes += game.moverOf(ply) == game.moverOf(ply - 1) ? 1 : 0;
        }
        return passes;
    }

    private static List<Instant> met(Breakpoint breakpoint) {
        return Hits.of(RUN, List.of(breakpoint), MoveLosses.NONE).all().stream().map(Hits.Hit::at).toList();
    }

    @Test
    void theFirstMoveFlipsD4SouthwardsInUpdate() {
        GameRun run = MACHINE.record(Game.INITIAL.play(Square.D3));
        List<Hits.Hit> hits = Hits.of(run, List.of(new Breakpoint.Flip(Square.D4, Optional.of(Direction.S)),
            new Breakpoint.Flip(Square.D4, Optional.of(Direction.N))), MoveLosses.NONE).all();

        assertEquals(1, hits.size());
        Instant at = hits.getFirst().at();
        assertEquals(ControllerState.UPDATE, run.clock(at).state());
        assertTrue(flips(run.stateAt(at)));
        assertFalse(flips(run.stateAt(run.previousStep(at))));
    }

    private static boolean flips(MachineState state) {
        return (state.flip(Color.BLACK, Direction.S) & Square.D4.bit()) != 0;
    }

    @Test
    void aStateIsEnteredOnceAMoveAlsoIfItLastsTwoClocks() {
        assertEquals(WITH_PASS.length(), met(new Breakpoint.Enters(ControllerState.UPDATE)).size());
        assertEquals(WITH_PASS.length(), met(new Breakpoint.Enters(ControllerState.READY)).size());
    }

    @Test
    void everyPassOfTheGameIsMetAndItsEndIsNone() {
        List<Instant> found = met(new Breakpoint.Pass());

        assertEquals(passes(WITH_PASS), found.size());
        found.forEach(at -> assertEquals(WITH_PASS.moverOf(at.move() - 1), WITH_PASS.moverOf(at.move())));
    }

    @Test
    void aNetIsMetWheneverItRises() {
        Net net = MACHINE.circuit().netlist().net("d3.legal");
        List<Instant> expected = new ArrayList<>();
        for (Instant at = RUN.first(); !at.equals(RUN.last()); at = RUN.nextStep(at)) {
            Instant next = RUN.nextStep(at);
            if (RUN.stateAt(next).high(net) && !RUN.stateAt(at).high(net)) {
                expected.add(next);
            }
        }

        assertFalse(expected.isEmpty());
        assertEquals(expected, met(new Breakpoint.NetBecomes("d3.legal", true)));
        assertEquals(List.of(), met(new Breakpoint.NetBecomes("no such net", true)));
    }

    @Test
    void movesThatLoseEnoughAreMetAtTheirBeginning() {
        MoveLosses losses = (_, ply) -> ply == 5 ? OptionalDouble.empty() : OptionalDouble.of(ply / 2.0);
        List<Hits.Hit> hits = Hits.of(RUN, List.of(new Breakpoint.Loss(4)), losses).all();

        assertEquals(new Instant(8, 0, 0), hits.getFirst().at());
        assertEquals(WITH_PASS.length() - 7, hits.size());
    }

    @Test
    void goingBackFindsTheOneBefore() {
        Hits hits = Hits.of(RUN, List.of(new Breakpoint.Enters(ControllerState.UPDATE)), MoveLosses.NONE);
        Instant second = hits.all().get(1).at();

        assertEquals(hits.all().get(0).at(), hits.next(second, false).getFirst().at());
        assertEquals(hits.all().get(2).at(), hits.next(second, true).getFirst().at());
        assertEquals(List.of(), hits.next(RUN.last(), true));
        assertEquals(List.of(), hits.next(RUN.first(), false));
    }

    @Test
    void whatIsWrittenIsReadAgainAndNothingElse() {
        for (Breakpoint breakpoint : List.of(new Breakpoint.Pass(), new Breakpoint.Loss(4),
            new Breakpoint.Flip(Square.C3, Optional.of(Direction.NE)),
            new Breakpoint.Flip(Square.H8, Optional.empty()), new Breakpoint.Enters(ControllerState.SWAP2),
            new Breakpoint.NetBecomes("d4.remB[S]", false))) {
            assertEquals(Optional.of(breakpoint), Breakpoint.parse(breakpoint.line()));
        }
        for (String line : List.of("", "pass 1", "loss", "loss 0", "loss x", "flip j9", "flip c3 UP",
            "state NOWHERE", "net d4.legal 2", "stop")) {
            assertEquals(Optional.empty(), Breakpoint.parse(line), line);
        }
    }

    @Test
    void eachSaysInWordsWhatItWaitsFor() {
        assertEquals("cell c3 flips north-east",
            new Breakpoint.Flip(Square.C3, Optional.of(Direction.NE)).words());
        assertEquals("net d4.legal becomes 1", new Breakpoint.NetBecomes("d4.legal", true).words());
        assertEquals("a move loses 4 discs or more", new Breakpoint.Loss(4).words());
    }
}
