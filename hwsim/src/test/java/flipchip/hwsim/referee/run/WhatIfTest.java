package flipchip.hwsim.referee.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.control.StuckNet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WhatIfTest {
    /// Long enough for the disc counters, too, so that every net is at rest at the end of each clock.
    private static final OthelloMachine SLOW = OthelloMachine.build(MachineOptions.DEFAULT.withPeriod(60));
    private static final OthelloMachine USUAL = OthelloMachine.build();

    private static Game randomGame(SplittableRandom random, int moves) {
        Game game = Game.INITIAL;
        while (game.length() < moves && !game.isOver()) {
            List<Square> legal = Square.all(game.position().legalMoves());
            game = game.play(legal.get(random.nextInt(legal.size())));
        }
        return game;
    }

    private static StuckNet randomNet(SplittableRandom random, Netlist netlist) {
        Net net = new Net(Net.ONE.id() + 1 + random.nextInt(netlist.netCount() - Net.ONE.id() - 1));
        return new StuckNet(netlist.nameOf(net), random.nextBoolean());
    }

    private static WhatIf ask(String moves, String... nets) throws NotationException {
        GameRun run = USUAL.record(Transcript.parse(moves));
        return WhatIf.of(run, run.game().length(), List.of(nets).stream().map(StuckNet::parse).toList());
    }

    private static Optional<WhatIf.Difference> find(WhatIf asked, WhatIf.Kind kind) {
        return asked.differences().stream().filter(one -> one.kind() == kind).findFirst();
    }

    @Test
    void oneNetCannotBeHeldAtTwoValues() throws NotationException {
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class,
            () -> ask("f5", "d3.legal=0", "c4.legal=1", "d3.legal=1"));

        assertEquals("d3.legal=0 and d3.legal=1 hold one net at two values", refused.getMessage());
        assertEquals(ask("f5", "d3.legal=0").differences(),
            ask("f5", "d3.legal=0", "d3.legal=0").differences());
    }

    /// Every net at the end of every clock, against the other simulator, which has no delays and its own way
    /// to force a net.
    @Test
    void theMoveIsThatOfTheOtherSimulatorWithTheSameNetsForced() {
        SplittableRandom random = new SplittableRandom(54);
        Netlist netlist = SLOW.circuit().netlist();
        for (int round = 0; round < 40; round++) {
            Game game = randomGame(random, 1 + random.nextInt(40));
            GameRun run = SLOW.record(game);
            List<StuckNet> nets = new ArrayList<>();
            for (int i = random.nextInt(3); i >= 0; i--) {
                nets.add(randomNet(random, netlist));
            }
            int move = 1 + random.nextInt(game.length());
            WhatIf asked = WhatIf.of(run, move, nets);

            BitParallelSimulator other = new BitParallelSimulator(netlist);
            other.powerUp();
            other.settle();
            assertSame(run, new Instant(0, 0, 60), other, List.of());
            for (int m = 0; m <= move; m++) {
                List<StuckNet> held = m == move ? nets : List.of();
                held.forEach(net -> other.force(net.in(netlist), net.high()));
                GameRun shown = m == move ? asked.held() : run;
                for (int c = m == 0 ? 1 : 0; c < shown.moves().get(m).clocks().size(); c++) {
                    other.edge();
                    other.set(SLOW.circuit().pins().write(), m > 0 && c == 0);
                    if (m > 0 && c == 0) {
                        other.set(SLOW.circuit().pins().move(), game.moves().get(m - 1).index());
                    }
                    other.settle();
                    assertSame(shown, new Instant(m, c, 60), other, held);
                }
            }
        }
    }

    private static void assertSame(GameRun run, Instant at, BitParallelSimulator other, List<StuckNet> held) {
        Netlist netlist = run.machine().circuit().netlist();
        MachineState state = run.stateAt(at);
        for (int i = 0; i < netlist.netCount(); i++) {
            Net net = new Net(i);
            assertEquals(other.high(net), state.high(net),
                () -> netlist.nameOf(net) + " at " + at + " with " + held);
        }
    }

    @Test
    void heldNetsKeepTheirValueFromTheMovesFirstInstantAndNotBefore() throws NotationException {
        WhatIf asked = ask("f5d6c3d3c4", "d3.toB=1", "c4.legal=0", "controller.SWAP1=0");
        Netlist netlist = asked.held().machine().circuit().netlist();
        for (int move = 0; move < 5; move++) {
            Instant end = asked.usual().endOf(move);
            assertEquals(asked.usual().stateAt(end).hash(), asked.held().stateAt(end).hash());
        }
        Instant at = new Instant(5, 0, 0);
        do {
            MachineState state = asked.held().stateAt(at);
            for (StuckNet net : asked.nets()) {
                assertEquals(net.high(), state.high(net.in(netlist)), net + " at " + at);
            }
            at = asked.held().nextStep(at);
        } while (!at.equals(asked.held().last()));
    }

    @Test
    void heldFromPowerUpTheImageIsRightFromTheFirstInstant() {
        StuckNet net = new StuckNet("d3.remB[S]", true);
        GameRun run =
            OthelloMachine.build(MachineOptions.DEFAULT.withStuck(net)).record(Game.INITIAL.play(Square.D3));

        assertTrue(run.stateAt(run.first()).high(net.in(run.machine().circuit().netlist())));
    }

    @Test
    void aDiscThatIsNotToldToTurnStays() throws NotationException {
        WhatIf.Difference stays = find(ask("f5d6c3d3c4", "d4.toB=0"), WhatIf.Kind.STAYS).orElseThrow();

        assertEquals(List.of(Square.D4), stays.squares());
    }

    @Test
    void aDiscTurnsWithoutCause() throws NotationException {
        WhatIf asked = ask("f5d6c3d3c4", "h8.toB=1");
        WhatIf.Difference turns = find(asked, WhatIf.Kind.TURNS).orElseThrow();

        assertEquals(List.of(Square.H8), turns.squares());
        assertTrue((asked.differing(turns.at()) & Square.H8.bit()) != 0);
        assertTrue(asked.differingNets(turns.at()) > 0);
    }

    @ParameterizedTest
    @CsvSource({"BOTH, e4, 'e4_state.isB=1,e4_state.isW=1'", "BOTH, d4, 'd4.toB=1,d4.toW=1'",
        "BOTH, e4, 'e4_state.isB=1,e4_state.isW=1,accept=0'", "BLACK, a1, a1_state.isB=1",
        "WHITE, a1, a1_state.isW=1", "EMPTY, d3, d3_state.isW=0"})
    void aDiscThatOnlyTheHeldNetPutsThereIsNamed(WhatIf.Kind kind, String square, String nets)
            throws NotationException {
        WhatIf asked = ask("f5d6c3d3c4", nets.split(","));

        assertEquals(Square.parse(square).stream().toList(), find(asked, kind).orElseThrow().squares());
    }

    @Test
    void aDiscThatTurnsWithoutCauseIsNamedOnce() throws NotationException {
        assertEquals(1, ask("f5d6c3d3c4", "h8.toB=1").differences().stream()
            .filter(one -> one.squares().contains(Square.H8)).count());
    }

    @Test
    void withoutTheLegalLatchTheMoveIsRefused() throws NotationException {
        WhatIf asked = ask("f5d6c3d3c4", "accept=0");

        assertEquals(List.of("READY", "READY"), find(asked, WhatIf.Kind.REFUSED).orElseThrow().names());
        assertEquals(asked.usual().stateAt(asked.usual().endOf(4)).black(),
            asked.held().stateAt(asked.held().last()).black());
    }

    @Test
    void withoutSwapTheSameColourIsToMove() throws NotationException {
        WhatIf.Difference color =
            find(ask("f5d6c3d3c4", "curB=1", "curW=0"), WhatIf.Kind.COLOR).orElseThrow();

        assertEquals(List.of("BLACK"), color.names());
    }

    @Test
    void aNetHeldAtTheValueItHasChangesNothing() throws NotationException {
        WhatIf asked = ask("f5d6c3d3c4", "reset=0");

        assertArrayEquals(new WhatIf.Kind[] {WhatIf.Kind.NOTHING},
            asked.differences().stream().map(WhatIf.Difference::kind).toArray());
    }

    @Test
    void aNetThatDoesNotExistIsNamed() {
        GameRun run = USUAL.record(Game.INITIAL.play(Square.D3));
        List<StuckNet> nets = List.of(new StuckNet("d9.toB", true));

        assertTrue(assertThrows(IllegalArgumentException.class, () -> WhatIf.of(run, 1, nets)).getMessage()
            .contains("d9.toB"));
    }
}
