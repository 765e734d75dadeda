package flipchip.app.circuit.inside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.app.circuit.inside.Why.End;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Test;

/// What the nets say about each square, against the rules.
class WhyTest {
    private static final OthelloMachine MACHINE = OthelloMachine.build();
    private static final CellWiring WIRING = CellWiring.of(MACHINE.circuit().netlist());
    private static final long SEED = 7;

    private static Why why(GameRun run, int move, Square square) {
        return Why.of(WIRING, run.stateAt(run.endOf(move)), square);
    }

    private static Why.Ray ray(Why why, Direction direction) {
        return why.rays().get(direction.ordinal());
    }

    @Test
    void theRaysOfEverySquareTurnExactlyTheDiscsThatTheRulesTurn() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int n = 0; n < 6; n++) {
            Game game = Boards.game(random);
            GameRun run = MACHINE.record(game);
            for (int move = 0; move <= game.length(); move += 3) {
                Position position = game.positionAt(move);
                for (Square square : Square.values()) {
                    check(why(run, move, square), position, square,
                        "seed " + SEED + ", game " + n + ", move " + move);
                }
            }
        }
    }

    private static void check(Why why, Position position, Square square, String where) {
        boolean empty = ((position.black() | position.white()) & square.bit()) == 0;
        long turned = 0;
        for (Why.Ray ray : why.closed()) {
            for (Square disc : ray.run()) {
                turned |= disc.bit();
            }
        }
        assertFalse(why.isTravelling(), where);
        assertEquals(8, why.rays().size());
        assertEquals(position.isGameOver() ? why.color() : position.toMove(), why.color(), where);
        assertEquals(empty, why.empty(), where);
        long expected =
            Flips.flips(square.index(), position.discs(why.color()), position.discs(why.color().opponent()));
        assertEquals(Square.list(expected), Square.list(turned), where + ", " + square);
        assertEquals(empty && expected != 0, why.legal(), where + ", " + square);
    }

    @Test
    void aRayThatFailsNamesTheGateThatSaysNo() {
        GameRun run = MACHINE.record(Game.INITIAL);
        Why corner = why(run, 0, Square.A1);
        assertEquals(End.EDGE_AT_ONCE, ray(corner, Direction.N).end());
        assertEquals(End.EMPTY_AT_ONCE, ray(corner, Direction.E).end());

        Why e3 = why(run, 0, Square.E3);
        assertEquals(End.OWN_AT_ONCE, ray(e3, Direction.S).end());
        Why c3 = why(run, 0, Square.C3);
        Why.Ray run2 = ray(c3, Direction.SE);
        assertEquals(End.RUN_TO_EMPTY, run2.end());
        assertEquals(List.of(Square.D4, Square.E5), run2.run());
        assertEquals(Optional.of(Square.F6), run2.last());
        assertEquals("f6.rolB[SE]", MACHINE.circuit().netlist().nameOf(run2.decides()));
        assertFalse(run.stateAt(run.endOf(0)).high(run2.decides()));

        Why d3 = why(run, 0, Square.D3);
        assertEquals("d3.leaf[S]", MACHINE.circuit().netlist().nameOf(ray(d3, Direction.S).decides()));
        assertTrue(run.stateAt(run.endOf(0)).high(ray(d3, Direction.S).decides()));
    }

    @Test
    void theSentencesNameTheSquaresAndTheGates() {
        GameRun run = MACHINE.record(Game.INITIAL);
        var netlist = MACHINE.circuit().netlist();
        Why d3 = why(run, 0, Square.D3);
        assertEquals("Black may play d3: it would turn d4, in one " + "direction.",
            WhyWords.verdict(netlist, WIRING, d3));
        assertEquals("South: turns d4; d5 is Black too and closes the row (d3.leaf[S] is 1).",
            WhyWords.sentence(netlist, d3, ray(d3, Direction.S)));
        Why d4 = why(run, 0, Square.D4);
        assertEquals("Black may not play d4: the square is taken (d4.legal is 0).",
            WhyWords.verdict(netlist, WIRING, d4));
        Why c3 = why(run, 0, Square.C3);
        assertEquals("South-east: the row d4, e5 is not closed: f6 is empty (f6.rolB[SE] is 0).",
            WhyWords.sentence(netlist, c3, ray(c3, Direction.SE)));
    }

    @Test
    void whileSignalsTravelItSaysSo() {
        GameRun run = MACHINE.record(Game.INITIAL.play(Square.D3));
        int travelling = 0;
        for (int step = 0; step <= 18; step++) {
            MachineState state = run.stateAt(new Instant(1, 4, step));
            for (Square square : Square.values()) {
                travelling += Why.of(WIRING, state, square).isTravelling() ? 1 : 0;
            }
        }
        assertTrue(travelling > 0);
        assertFalse(Why.of(WIRING, run.stateAt(run.endOf(1)), Square.C3).isTravelling());
    }
}
