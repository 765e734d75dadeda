package flipchip.hwsim.circuit.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

/// The evaluating machine plays whole games, and its endgame is the paper's.
class LeafEvaluationTest {

    @Test
    void itPlaysWholeGamesAndSeesMoreWithMorePlies() {
        SplittableRandom random = new SplittableRandom(1L);
        LeafEvaluation near = new LeafEvaluation(1);
        LeafEvaluation far = new LeafEvaluation(4);
        int won = 0;
        for (int game = 0; game < 6; game++) {
            Position start = new Position(Boards.reachable(random, 6), Color.BLACK);
            won += Integer.signum(LeafGame.play(start, far, near).end().finalScoreForBlack());
            won -= Integer.signum(LeafGame.play(start, near, far).end().finalScoreForBlack());
        }

        assertTrue(won >= 4, "four plies against one: " + won + " games up of 12");
    }

    @Test
    void withPliesToTheEndItFindsWhoWins() {
        SplittableRandom random = new SplittableRandom(2L);
        int positions = 0;
        while (positions < 60) {
            Board board = Boards.reachable(random, 53 + random.nextInt(7));
            if (board.empties() > 7) {
                continue;
            }
            positions++;
            Position position = new Position(board, Color.WHITE);
            LeafEvaluation.Choice choice = new LeafEvaluation(2 * board.empties() + 1).choose(position);

            assertEquals(Integer.signum(new SolverModel().solve(position).score()),
                Integer.signum(choice.value()));
            assertTrue(choice.counts().isBalanced());
        }
    }

    @Test
    void anEvaluationCostsMoreClocksThanALeaf() {
        LeafEvaluation.Choice choice = new LeafEvaluation(1).choose(Position.INITIAL);

        assertEquals(new NodeCounts(4, 4, 1, 0, 0, 0), choice.counts());
        assertEquals(8 + 4 * 19 + 4 * (7 + 11) + 7, choice.clocks());
    }

    @Test
    void aGamesRecordIsTheGameWithEachMovesVisitsAndClocks() {
        LeafGame game = LeafGame.play(Position.INITIAL, new LeafEvaluation(2), new LeafEvaluation(1));

        Position position = Position.INITIAL;
        for (LeafGame.Step step : game.steps()) {
            assertEquals(position.toMove(), step.mover());
            assertEquals(new LeafEvaluation(step.mover() == Color.BLACK ? 2 : 1).choose(position),
                step.choice());
            position = position.play(step.move());
        }
        assertTrue(position.isGameOver());
        assertEquals(position, game.end());
        assertEquals(game.steps().stream().mapToLong(step -> step.choice().clocks()).sum(), game.clocks());
    }
}
