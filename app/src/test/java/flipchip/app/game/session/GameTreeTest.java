package flipchip.app.game.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import flipchip.engine.board.Game;
import flipchip.engine.board.IllegalMoveException;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import org.junit.jupiter.api.Test;

class GameTreeTest {
    private static final List<Square> MAIN = List.of(Square.F5, Square.D6, Square.C3, Square.D3);
    private static final List<Square> VARIATION = List.of(Square.F5, Square.F6, Square.E6);
    private final GameTree tree = GameTree.EMPTY.with(MAIN).with(VARIATION);

    @Test
    void aSecondLineBecomesAVariation() {
        assertEquals(List.of(Square.D6, Square.F6), tree.choices(List.of(Square.F5)));
        assertEquals(MAIN, tree.mainLine());
        assertEquals(6, tree.size());
    }

    @Test
    void aGameIsATreeLikeOneMadeOfItsMoves() {
        GameTree one = GameTree.EMPTY.with(MAIN);
        GameTree other = GameTree.of(Game.INITIAL.play(MAIN));

        assertEquals(one, other);
        assertEquals(one.hashCode(), other.hashCode());
        assertEquals(one.toString(), other.toString());
        assertEquals(tree, other.with(VARIATION));
        assertEquals(one.without(MAIN.subList(0, 2)), other.without(MAIN.subList(0, 2)));
        assertEquals(one.seen(Symmetry.QUARTER_TURN_LEFT), other.seen(Symmetry.QUARTER_TURN_LEFT));
        assertEquals(4, other.size());
        assertEquals(GameTree.EMPTY, GameTree.of(Game.INITIAL));
        assertThrows(IndexOutOfBoundsException.class, () -> other.first().get(1));
    }

    @Test
    void aKnownLineAddsNothing() {
        assertEquals(tree, tree.with(MAIN.subList(0, 2)));
    }

    @Test
    void theLineThroughAVariationFollowsIt() {
        assertEquals(VARIATION, tree.lineThrough(VARIATION.subList(0, 2)));
    }

    @Test
    void promotingMakesAVariationTheMainLineAndKeepsTheOther() {
        GameTree promoted = tree.promoted(VARIATION);

        assertEquals(VARIATION, promoted.mainLine());
        assertEquals(MAIN, promoted.lineThrough(MAIN.subList(0, 2)));
        assertEquals(tree, promoted.promoted(MAIN));
    }

    @Test
    void deletingTakesWhatFollowsAlong() {
        GameTree pruned = tree.without(MAIN.subList(0, 2));

        assertEquals(VARIATION, pruned.mainLine());
        assertFalse(pruned.contains(MAIN));
        assertEquals(3, pruned.size());
    }

    @Test
    void commentsBelongToAPlaceAndSurviveOtherChanges() {
        GameTree commented = tree.withComment(MAIN.subList(0, 2), "diagonal").withComment(List.of(), "start");

        GameTree changed = commented.promoted(VARIATION).with(List.of(Square.D3));

        assertEquals("diagonal", changed.commentAt(MAIN.subList(0, 2)));
        assertEquals("start", changed.commentAt(List.of()));
    }

    @Test
    void anIllegalLineIsRefused() {
        assertThrows(IllegalMoveException.class, () -> tree.with(List.of(Square.F5, Square.F5)));
    }

    @Test
    void aPlaceThatIsNotThereIsNamed() {
        assertEquals("no line [a1] in this tree",
            assertThrows(IllegalArgumentException.class, () -> tree.without(List.of(Square.A1)))
                .getMessage());
    }

    @Test
    void seenFromAnotherSideEveryLineStaysLegalAndTurningBackGivesTheSame() {
        GameTree tree = GameTree.EMPTY.with(List.of(Square.D3, Square.C3, Square.C4))
            .with(List.of(Square.D3, Square.E3)).withComment(List.of(Square.D3), "first");
        for (Symmetry symmetry : Symmetry.values()) {
            GameTree turned = tree.seen(symmetry);
            assertEquals(symmetry.apply(tree.game(tree.mainLine())), turned.game(turned.mainLine()));
            assertEquals("first", turned.commentAt(List.of(symmetry.apply(Square.D3))));
            assertEquals(tree, turned.seen(symmetry.inverse()));
        }
    }

    @Test
    void behindAVeilOnlyTheLineIsKnownAndNothingIsSaidAboutIt() {
        GameTree told = tree.withComment(List.of(), "start").withComment(MAIN.subList(0, 1), "one")
            .withComment(MAIN.subList(0, 2), "two").with(List.of(Square.D3));

        GameTree veiled = told.veiled(1, MAIN);
        assertEquals(List.of(Square.F5, Square.D3), veiled.choices(List.of()));
        assertEquals(MAIN, veiled.lineThrough(MAIN.subList(0, 1)));
        assertEquals(List.of(Square.D6), veiled.choices(MAIN.subList(0, 1)));
        assertEquals(List.of("start", "", ""),
            List.of(0, 1, 2).stream().map(ply -> veiled.commentAt(MAIN.subList(0, ply))).toList());
        assertEquals("", told.veiled(0, MAIN).comment());
        assertEquals(told, told.veiled(60, MAIN));
    }
}
