package flipchip.hwsim.circuit.checker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

/// Figure 5 and Table 2 of the endgame-chip paper, and the terms against the rules.
class SquareTypeTest {
    private static final String FIGURE_5 = "ABCDDCBABEFGGFEBCFHIIHFCDGIJJIGDDGIJJIGDCFHIIHFCBEFGGFEBABCDDCBA";
    private static final int[][] TABLE_2 = {{6, 6, 6, 0, 0, 0, 0, 0}, {5, 5, 6, 0, 0, 0, 0, 0},
        {4, 4, 6, 1, 1, 0, 0, 0}, {3, 3, 6, 2, 2, 0, 0, 0}, {5, 5, 5, 0, 0, 0, 0, 0},
        {4, 4, 5, 1, 1, 0, 0, 0}, {3, 3, 5, 2, 2, 0, 0, 0}, {4, 4, 4, 1, 1, 1, 1, 1},
        {3, 3, 4, 2, 2, 1, 1, 1}, {3, 3, 3, 2, 2, 2, 2, 2}};

    @Test
    void figureFiveFollowsFromTheGeometry() {
        String types =
            Arrays.stream(Square.values()).map(s -> SquareType.of(s).name()).collect(Collectors.joining());

        assertEquals(FIGURE_5, types);
    }

    @Test
    void allEightyEntriesOfTableTwoFollowFromTheGeometry() {
        for (SquareType type : SquareType.values()) {
            int[] row = SquareType.COLUMNS.stream().mapToInt(type::terms).toArray();

            assertEquals(Arrays.toString(TABLE_2[type.ordinal()]), Arrays.toString(row), "type " + type);
        }
    }

    @Test
    void everySquareHasTheTermsOfItsType() {
        for (Square square : Square.values()) {
            assertEquals(SquareType.of(square).terms(), ProductTerm.of(square).size(), square.toString());
        }
    }

    @Test
    void thereAre960TermsAnd1036WithTheCentre() {
        int all = Arrays.stream(Square.values()).mapToInt(s -> ProductTerm.of(s).size()).sum();
        int playable = Arrays.stream(Square.values()).filter(s -> SquareType.of(s).isPlayable())
            .mapToInt(s -> ProductTerm.of(s).size()).sum();

        assertEquals(List.of(960, 1036), List.of(playable, all));
    }

    @Test
    void anEmptySquareIsLegalExactlyWhereATermIsSatisfied() {
        Boards.forAll(500, random -> Boards.reachable(random, random.nextInt(61)), board -> {
            long legal = 0;
            for (Square square : Square.values()) {
                if ((board.occupied() & square.bit()) == 0 && ProductTerm.of(square).stream()
                    .anyMatch(term -> term.isSatisfied(board.player(), board.opponent()))) {
                    legal |= square.bit();
                }
            }
            assertEquals(Square.list(Flips.legalMoves(board.player(), board.opponent())), Square.list(legal));
        });
    }

    @Test
    void theOpeningLightsTheTermW4B5OfD3() {
        var lit = ProductTerm.of(Square.D3).stream()
            .filter(t -> t.isSatisfied(0x0000_0008_1000_0000L, 0x0000_0010_0800_0000L)).toList();

        assertEquals(1, lit.size());
        assertEquals("W d4 · B d5", lit.getFirst().text("B", "W"));
        assertTrue(lit.getFirst().opponents().contains(Square.D4));
    }
}
