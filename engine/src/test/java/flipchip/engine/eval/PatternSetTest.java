package flipchip.engine.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import flipchip.engine.board.Board;
import flipchip.engine.board.Symmetry;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class PatternSetTest {
    private static final PatternSet SET = PatternSet.STANDARD;

    @Test
    void everyShapeHasAnInstanceForEachPlaceItCanLie() {
        List<Integer> counts = SET.patterns().stream().map(pattern -> pattern.instances().size()).toList();

        assertEquals(List.of(4, 8, 4, 4, 4, 4, 2, 4, 4, 4, 4), counts);
        assertEquals(46, SET.instances());
    }

    @Test
    void mirroredContentsShareOneClassAndOthersDoNot() {
        Pattern middle = Pattern.of("middle of the edge", "c1 d1 e1 f1");
        int[] classes = middle.classes();

        assertEquals(81, classes.length);
        assertEquals(classes[base3("0012")], classes[base3("2100")]);
        assertNotEquals(classes[base3("0012")], classes[base3("0021")]);
        assertEquals((81 + 9) / 2 - 1, Arrays.stream(classes).max().orElseThrow());
    }

    @Test
    void aBoardAndItsImagesHaveTheSameClasses() {
        Boards.forAll(board -> {
            int[] expected = sortedClasses(board);
            for (Symmetry symmetry : Symmetry.values()) {
                assertTrue(Arrays.equals(expected, sortedClasses(symmetry.apply(board))),
                    symmetry.toString());
            }
        });
    }

    @Test
    void theOtherSideSeesTheHighestContentsLessTheRow() {
        short[] highest = SET.highestContents();
        Boards.forAll(board -> {
            short[] mine = new short[PatternSet.ROW];
            short[] other = new short[PatternSet.ROW];
            SET.fill(board.player(), board.opponent(), mine, 0);
            SET.fill(board.opponent(), board.player(), other, 0);
            for (int i = 0; i < SET.instances(); i++) {
                assertEquals((short) (highest[i] - mine[i]), other[i]);
            }
        });
    }

    @Test
    void patternsOfNoSquareOrOfTheSameSquareTwiceAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Pattern.of("twice", "a1 a1"));
        assertThrows(IllegalArgumentException.class, () -> Pattern.of("outside", "a1 i1"));
        assertThrows(IllegalArgumentException.class, () -> new Pattern("none", List.of()));
    }

    private static int base3(String digits) {
        return Integer.parseInt(digits, 3);
    }

    private static int[] sortedClasses(Board board) {
        int[] classes = new int[SET.inputs()];
        SET.classes(board.player(), board.opponent(), classes, 0);
        Arrays.sort(classes);
        return classes;
    }
}
