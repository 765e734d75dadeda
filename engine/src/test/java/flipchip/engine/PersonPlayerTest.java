package flipchip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.engine.api.Person;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class PersonPlayerTest {
    @Test
    void everyMoveOfWholeGamesIsLegalAndHasAShare() {
        for (int i = 0; i < 2; i++) {
            PersonPlayer black = new PersonPlayer(Person.ALL.getFirst(), i);
            PersonPlayer white = new PersonPlayer(Person.ALL.getLast(), i);
            Position position = Position.INITIAL;
            while (!position.isGameOver()) {
                var choice = (position.toMove() == Color.BLACK ? black : white).choose(position);
                assertTrue(choice.share() > 0 && choice.share() <= 1);
                position = position.play(choice.move());
            }
        }
    }

    @Test
    void knownOpeningsAreQuickAndDoubtIsNot() throws NotationException {
        PersonPlayer player = new PersonPlayer(new Person(1600), 3);
        SplittableRandom random = new SplittableRandom(7);
        long longest = IntStream.range(0, 30)
            .mapToObj(_ -> new Position(Boards.reachable(random, 24), Color.BLACK).afterForcedPass())
            .filter(position -> !position.isGameOver())
            .mapToLong(position -> player.choose(position).time().toMillis()).max().orElseThrow();

        assertTrue(
            player.choose(Transcript.parse("f5d6c3d3").position()).time().compareTo(Duration.ofSeconds(1))
                < 0);
        assertTrue(longest > 1500, "longest " + longest);
    }

    @Test
    void aBoardSetUpWithMoreMovesThanAnyGameHasAChoice() throws NotationException {
        Position position =
            BoardText.parse("---X-----O-OXOO--OX-XXO--XX------OXO--OX--XX-XXX-OOOOXO--------- X");
        assertEquals(35, position.moves().size());

        assertTrue(position.isLegal(new PersonPlayer(new Person(1500), 1).choose(position).move()));
    }

    @Test
    void theSeedDecides() {
        PersonPlayer one = new PersonPlayer(new Person(1500), 1);
        PersonPlayer other = new PersonPlayer(new Person(1500), 1);

        assertEquals(one.choose(Position.INITIAL), other.choose(Position.INITIAL));
    }

    @Test
    void withoutALegalMoveThereIsNoChoice() {
        PersonPlayer player = new PersonPlayer(new Person(1500), 1);

        assertThrows(IllegalArgumentException.class, () -> player.choose(Position.of(1, 0, Color.BLACK)));
    }
}
