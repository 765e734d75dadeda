package flipchip.hwsim.verify.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.control.StuckNet;
import flipchip.hwsim.referee.run.FaultyGate;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.MachineOptions;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Test;

class GameVerificationTest {
    private final MachineCircuit circuit = MachineCircuit.build(Position.INITIAL);
    private final BitParallelSimulator simulator = new BitParallelSimulator(circuit.netlist());

    private GameVerification.Report run(List<Game> games) {
        return new GameVerification(circuit, simulator).run(games, _ -> {}, () -> false);
    }

    private void breakWire(StuckNet stuck) {
        simulator.force(stuck.in(circuit.netlist()), stuck.high());
    }

    private static List<Game> randomGames(int count) {
        SplittableRandom random = new SplittableRandom(11);
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Game game = Game.INITIAL;
            int length = random.nextInt(10) == 0 ? random.nextInt(60) : 60;
            while (!game.isOver() && game.length() < length) {
                List<Square> legal = game.position().moves();
                game = game.play(legal.get(random.nextInt(legal.size())));
            }
            games.add(game);
        }
        return games;
    }

    @Test
    void theSoundMachinePlaysGamesToTheirEndAndGamesThatStop() throws NotationException {
        List<Game> games = randomGames(90);
        games.add(Transcript.parse("c4c3c2b4a5f4g4c5d6"));
        games.add(Game.INITIAL);
        GameVerification.Report report = run(games);

        assertEquals(List.of(), report.mismatches());
        assertEquals(games.size(), report.games());
        assertEquals(games.stream().mapToLong(Game::length).sum(), report.moves());
        assertTrue(report.passes() > 0 && report.complete());
    }

    @Test
    void aBrokenWireIsFoundInTheGameAndBeforeTheMoveInWhichItMatters() throws NotationException {
        breakWire(new StuckNet("d3.remB[S]", true));
        GameVerification.Report report = run(List.of(Transcript.parse("c4c3c2"), Transcript.parse("d3c3")));

        assertEquals(
            List.of(new GameVerification.Mismatch(0, 0, GameVerification.Difference.LEGAL,
                Position.INITIAL.legalMoves() | Square.D2.bit(), Position.INITIAL.legalMoves())),
            report.mismatches().stream().filter(mismatch -> mismatch.game() == 0).toList());
        assertEquals(2, report.differing());
    }

    @Test
    void aMachineThatHangsIsADifferenceAndTheOtherGamesGoOn() throws NotationException {
        breakWire(new StuckNet("controller.UPDATE", false));
        GameVerification.Report report = run(List.of(Transcript.parse("c4c3"), Transcript.parse("d3c3")));

        assertEquals(2, report.games());
        assertEquals(2, report.differing());
    }

    @Test
    void aGameFromAnotherStartIsRefused() {
        List<Game> other = List.of(Game.startingAt(Position.INITIAL.play(Square.D3)));

        assertThrows(IllegalArgumentException.class, () -> run(other));
    }

    @Test
    void cancellingEndsTheRunWithWhatIsDone() {
        GameVerification.Report report =
            new GameVerification(circuit, simulator).run(randomGames(70), _ -> {}, () -> true);

        assertFalse(report.complete());
        assertEquals(0, report.games());
    }

    @Test
    void theGateThatLiesIsFoundInTheRecording() throws NotationException {
        Game game = Transcript.parse("d3");
        for (String name : List.of("d3.remB[S]=1", "d4.tb3=0", "c3.legal=1", "any=0", "e6_state.legalL=1")) {
            StuckNet stuck = StuckNet.parse(name);
            GameRun run = OthelloMachine.build(MachineOptions.DEFAULT.withStuck(stuck)).record(game);
            FaultyGate lie = FaultyGate.find(run, 1).or(() -> FaultyGate.find(run, 0)).orElseThrow();

            assertEquals(stuck.net(), lie.name());
            assertEquals(stuck.high(), lie.shows());
        }
    }

    @Test
    void noGateOfTheSoundMachineLies() throws NotationException {
        GameRun run = OthelloMachine.build().record(Transcript.parse("d3c3"));

        assertTrue(FaultyGate.find(run, 0).isEmpty());
        assertTrue(FaultyGate.find(run, 1).isEmpty());
        assertTrue(FaultyGate.find(run, 2).isEmpty());
    }
}
