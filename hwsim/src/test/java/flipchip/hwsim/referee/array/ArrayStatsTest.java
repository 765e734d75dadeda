package flipchip.hwsim.referee.array;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.ConstantPropagation;
import flipchip.hwsim.gates.netlist.Levels;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.gates.netlist.NetlistCheck;
import org.junit.jupiter.api.Test;

class ArrayStatsTest {
    private final CellArray array = CellArray.build();
    private final Netlist netlist = array.netlist();
    private final ArrayStats stats = ArrayStats.of(netlist);

    @Test
    void aCellHas114GatesAndTheArray7296() {
        assertEquals(114, stats.perCell());
        assertEquals(Set.of(114), Set.copyOf(stats.perSquare().values()));
        assertEquals(7296, stats.total());
        assertEquals(Map.of("And", 64 * 51, "Or", 64 * 63), stats.kinds());
        assertEquals(7296, netlist.gates().size());
    }

    @Test
    void aGateTakenOutOfTheCellIsMissed() {
        Netlist poorer =
            NetlistBuilder.copyOf(netlist, gate -> !netlist.gateName(gate).endsWith(".tb1b")).unchecked();

        assertEquals(113, ArrayStats.of(poorer).perCell());
        assertEquals(7232, ArrayStats.of(poorer).total());
        assertEquals(64, NetlistCheck.errors(poorer).size());
    }

    @Test
    void theShadowZerosLeave4528Gates() {
        assertEquals(4528, stats.live());
        assertEquals(groups(1024, 1024, 1536, 448, 64, 128, 1024, 1024, 1024), stats.groups());
        assertEquals(groups(672, 520, 1008, 272, 64, 128, 672, 520, 672), stats.liveGroups());
    }

    private static Map<CellGroup, Integer> groups(int... counts) {
        return IntStream.range(0, counts.length).boxed()
            .collect(Collectors.toMap(i -> CellGroup.values()[i], i -> counts[i]));
    }

    @Test
    void everySquareKeepsTheGatesOfTheTable() {
        // @formatter:off
        assertEquals(List.of(
            14, 30, 42, 42, 42, 42, 30, 14,
            30, 74, 90, 90, 90, 90, 74, 30,
            42, 90, 114, 114, 114, 114, 90, 42,
            42, 90, 114, 114, 114, 114, 90, 42,
            42, 90, 114, 114, 114, 114, 90, 42,
            42, 90, 114, 114, 114, 114, 90, 42,
            30, 74, 90, 90, 90, 90, 74, 30,
            14, 30, 42, 42, 42, 42, 30, 14), List.copyOf(stats.livePerSquare().values()));
        // @formatter:on
    }

    @Test
    void thereAre25KindsOfCellOnceZerosAreKnown() {
        assertEquals(25, stats.cellKinds().size());
        assertEquals(16, stats.cellKinds().getFirst().size());
        assertTrue(stats.cellKinds().contains(Set.of(Square.A1)));
        assertTrue(stats.cellKinds().contains(Set.of(Square.B3, Square.B4, Square.B5, Square.B6)));
    }

    @Test
    void theNineTypesOfTheLectureAddUpTo5168Gates() {
        Map<Square, Integer> gates = NineTypes.gates();

        assertEquals(9, NineTypes.types());
        assertEquals(5168, gates.values().stream().mapToInt(Integer::intValue).sum());
        assertEquals(14, gates.get(Square.H8));
        assertEquals(42, gates.get(Square.D1));
        assertEquals(114, gates.get(Square.B2));
    }

    @Test
    void staticDepthFallsFrom34To26WhenZerosAreKnown() {
        Levels built = Levels.of(netlist);
        ConstantPropagation propagation = ConstantPropagation.of(netlist);
        Levels left = Levels.of(propagation.simplified());

        assertEquals(19, depth(built, array.nets().legal().nets()));
        assertEquals(34, depth(built, List.of(array.nets().to().get(0).black())));
        assertEquals(35, built.criticalPath().size());
        assertEquals(17, depth(left, array.nets().legal().nets()));
        assertEquals(26, depth(left, array.nets().to().black().nets()));
    }

    private static int depth(Levels levels, List<Net> nets) {
        return nets.stream().mapToInt(levels::depthOf).max().orElseThrow();
    }

    @Test
    void everyCellIsWiredThroughItsPins() {
        assertEquals(64, netlist.scopes().stream().filter(ArrayStats::isCell).count());
        netlist.scopes().stream().filter(ArrayStats::isCell)
            .forEach(cell -> assertEquals(21, cell.ports().size()));
    }
}
