package flipchip.app.circuit.inside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import flipchip.app.circuit.array.ArrayGeometry;
import flipchip.app.circuit.array.ChipPlace;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.circuit.inside.CellWiring.Part;
import flipchip.app.circuit.inside.GroupPlan.Block;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.array.CellGroup;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The ten blocks of a cell.
class GroupPlanTest {
    private static final CellWiring WIRING = CellWiring.of(OthelloMachine.build().circuit().netlist());
    private static final GroupPlan PLAN = new GroupPlan(WIRING);

    private static Block block(String gate) {
        return Block.of(CellGroup.of(gate));
    }

    @Test
    void everyGateStandsInItsBlock() {
        assertEquals(10, Block.values().length);
        WIRING.parts().forEach(part -> {
            Point at = PLAN.place(part.name());
            assertEquals(block(part.name()), Block.at(at.x(), at.y()).orElseThrow(), part.name());
        });
    }

    @Test
    void noTwoGatesStandOnOnePlace() {
        List<Point> places = WIRING.parts().stream().map(part -> PLAN.place(part.name())).toList();
        for (int i = 0; i < places.size(); i++) {
            for (int j = 0; j < i; j++) {
                boolean apart = Math.abs(places.get(i).x() - places.get(j).x()) > 0.03
                        || Math.abs(places.get(i).y() - places.get(j).y()) > 0.025;
                assertTrue(apart, WIRING.parts().get(i).name() + " and " + WIRING.parts().get(j).name());
            }
        }
    }

    @Test
    void arrowsAreWhatBlocksReadOfEachOtherInTheNetlist() {
        Set<List<Block>> read = new HashSet<>();
        for (Part part : WIRING.parts()) {
            part.inputs().stream().flatMap(in -> CellGroup.find(in).stream()).map(Block::of)
                .filter(from -> from != block(part.name()))
                .forEach(from -> read.add(List.of(from, block(part.name()))));
        }
        read.add(List.of(Block.LEGAL, Block.LATCH));     // the latches stand outside the cells
        read.add(List.of(Block.NEXT, Block.DISC));
        assertEquals(read,
            BlockPainter.WAYS.stream().map(way -> List.of(way.from(), way.to())).collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @CsvSource({"776,366", "476,476", "620,420", "725,549", "1000,660", "1500,1000"})
    void whatIsShownFirstOfACellIsAllInView(double width, double height) {
        ArrayGeometry geometry = ArrayGeometry.in(width, height).seen(ChipPlace.Level.CELL.entry(), 3.5, 3.5);
        Scene scene = new Scene(geometry, ChipPlace.Level.CELL, Optional.empty(), _ -> null);
        for (Direction side : Direction.values()) {
            Point port = scene.on(Square.D4, GroupPlan.port(side));
            double halfX = GroupPlan.PORT_LENGTH * scene.width();
            double halfY = GroupPlan.PORT_HEIGHT * scene.side();
            assertTrue(port.x() - halfX >= 0 && port.x() + halfX <= width, side + " " + port);
            assertTrue(port.y() - halfY >= 0 && port.y() + halfY <= geometry.side(), side + " " + port);
        }
        assertTrue(scene.side() > 0.8 * geometry.side(), "it fills its canvas");
        assertTrue(scene.width() > 0.8 * Math.min(width, 2 * geometry.side()));
    }
}
