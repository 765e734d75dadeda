package flipchip.lab.people;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.people.PersonModel;
import flipchip.lab.people.KeptLosses.Decision;
import flipchip.lab.people.LossCurve.Move;
import org.junit.jupiter.api.Test;

class EndingsTest {
    private static final Decision ANY = new Decision(Position.INITIAL, null);

    /// What a move lost beyond what the search counts is added to what was expected.
    @Test
    void greatLossesPutRightWhatWasExpected() {
        DoubleSample lost = Endings.lost(List.of(new Move(ANY, 1, 0, 0), new Move(ANY, 2, 24, 0)),
            new double[] {0, 40}, List.of(1, 2));

        assertEquals(2, lost.many());
        assertEquals((1 + 2 + 16) / 2.0, lost.mean(), 1e-9);
        assertEquals((18 - 1) / 2.0, lost.error(), 1e-9, "as of two numbers");
    }

    /// Nine endings that all lose the same say no more than one.
    @Test
    void endingsOfOneGameBelongTogether() {
        SplittableRandom random = new SplittableRandom(1);
        double[] games = random.doubles(50, 0, 4).toArray();

        DoubleSample once = lost(games, 1);
        DoubleSample often = lost(games, 9);

        assertEquals(once.mean(), often.mean(), 1e-9);
        assertEquals(once.error(), often.error(), 1e-9);
        assertEquals(9 * once.many(), often.many());
    }

    private static DoubleSample lost(double[] games, int times) {
        List<Move> moves = new ArrayList<>();
        List<Integer> ends = new ArrayList<>();
        for (double game : games) {
            for (int i = 0; i < times; i++) {
                moves.add(new Move(ANY, game, 0, 0));
            }
            ends.add(moves.size());
        }
        return Endings.lost(moves, new double[moves.size()], ends);
    }

    /// The game before stays, and what was weighed is of the moves after it.
    @Test
    void aGameIsTakenUpFromAnother() throws NotationException {
        Game start = Game.INITIAL;
        for (var move : Transcript.parse("f5d6c3d3c4f4f6f3e6e7").moves()) {
            start = start.play(move);
        }
        WeighedMoves weigher = new WeighedMoves(PersonModel.standard());

        PersonGames.Weighed played = PersonGames.playOn(start,
            game -> weigher.weigh(game, game.length(), 1450), _ -> 5, new SplittableRandom(1));

        assertTrue(start.isPrefixOf(played.game()) && played.game().isOver());
        List<Integer> plies = played.weighedPlies();
        assertEquals(plies.size(), played.decisions().size());
        assertTrue(plies.getFirst() >= start.length());
        for (int i = 0; i < plies.size(); i += 9) {
            assertArrayEquals(weigher.weigh(played.game(), plies.get(i), 1450).judged(),
                played.decisions().get(i).judged());
        }
    }
}
