package flipchip.lab.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.wthor.WthorGame;
import org.junit.jupiter.api.Test;

class GameSamplesTest {
    @Test
    void everyPositionCarriesTheResultForItsSideToMove() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 50; i++) {
            Game game = randomGame(random);
            TrainingSamples samples = new TrainingSamples(60);

            assertTrue(GameSamples.add(wthor(game.moves()), 0, 60, samples));

            assertEquals(game.length(), samples.size());
            for (int ply = 0; ply < game.length(); ply++) {
                int sign = game.positionAt(ply).toMove() == game.position().toMove() ? 1 : -1;
                assertEquals(game.positionAt(ply).board().player(), samples.player(ply));
                assertEquals(100 * sign * game.position().board().finalScore(), samples.score(ply));
            }
        }
    }

    @Test
    void gamesThatStopEarlyOrBreakTheRulesAddNothing() {
        TrainingSamples samples = new TrainingSamples(60);

        assertFalse(GameSamples.add(wthor(List.of(Square.F5, Square.D6)), 0, 60, samples));
        assertFalse(GameSamples.add(wthor(List.of(Square.F5, Square.A1)), 0, 60, samples));
        assertFalse(GameSamples.add(wthor(List.of(Square.F5, Square.F5)), 0, 60, samples));

        assertEquals(0, samples.size());
    }

    @Test
    void onlyTheNumbersOfEmptiesAskedForAreAdded() {
        Game game = randomGame(new SplittableRandom(6));
        TrainingSamples samples = new TrainingSamples(60);

        GameSamples.add(wthor(game.moves()), 20, 29, samples);

        assertEquals(10, samples.size());
        assertEquals(29, samples.empties(0));
        assertEquals(20, samples.empties(9));
        assertEquals(1999 - TrainingSamples.FIRST_YEAR, samples.group(0));
    }

    private static WthorGame wthor(List<Square> moves) {
        return new WthorGame(1999, 0, 0, 0, 0, 0, moves);
    }

    private static Game randomGame(SplittableRandom random) {
        Game game = Game.INITIAL;
        while (!game.isOver()) {
            List<Square> legal = new ArrayList<>();
            for (long rest = game.position().legalMoves(); rest != 0; rest &= rest - 1) {
                legal.add(Square.of(Long.numberOfTrailingZeros(rest)));
            }
            game = game.play(legal.get(random.nextInt(legal.size())));
        }
        return game;
    }
}
