package flipchip.app.circuit.inside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import flipchip.app.circuit.inside.CellLayout.Box;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.circuit.inside.CellLayout.Wire;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Test;

/// The schematic of a cell, as the netlist has it and as it is laid out.
class CellLayoutTest {
    private static final CellWiring WIRING = CellWiring.of(OthelloMachine.build().circuit().netlist());
    private static final CellLayout LAYOUT = CellLayouter.layout(WIRING);

    @Test
    void theCellHas114GatesAndEveryOneHasItsPlace() {
        assertEquals(114, WIRING.parts().size());
        WIRING.parts().forEach(part -> assertTrue(LAYOUT.gates().containsKey(part.name()), part.name()));
        WIRING.pins().forEach(pin -> assertTrue(LAYOUT.pins().containsKey(pin), pin));
        assertEquals(51, WIRING.parts().stream().filter(part -> part.kind() == CellWiring.Kind.AND).count());
        assertEquals(63, WIRING.parts().stream().filter(part -> part.kind() == CellWiring.Kind.OR).count());
    }

    @Test
    void noTwoGatesOverlap() {
        List<Box> boxes = List.copyOf(LAYOUT.gates().values());
        for (int i = 0; i < boxes.size(); i++) {
            for (int j = 0; j < i; j++) {
                boolean apart = Math.abs(boxes.get(i).x() - boxes.get(j).x()) >= CellLayout.GATE_WIDTH
                        || Math.abs(boxes.get(i).y() - boxes.get(j).y()) >= CellLayout.GATE_HEIGHT;
                assertTrue(apart, boxes.get(i) + " and " + boxes.get(j));
            }
        }
    }

    @Test
    void everyInputOfEveryGateHasAWireAtRightAngles() {
        Set<String> wired = new HashSet<>();
        for (Wire wire : LAYOUT.wires()) {
            wired.add(wire.net() + " to " + wire.reader());
            for (int i = 1; i < wire.bends().size(); i++) {
                Point from = wire.bends().get(i - 1);
                Point to = wire.bends().get(i);
                assertTrue(Math.abs(from.x() - to.x()) < 0.01 || Math.abs(from.y() - to.y()) < 0.01,
                    wire.toString());
            }
        }
        WIRING.parts().forEach(part -> part.inputs()
            .forEach(in -> assertTrue(wired.contains(in + " to " + part.name()), in + " to " + part.name())));
        assertEquals(228, LAYOUT.wires().size());
    }

    @Test
    void aPinIsTheNetThatTheNeighbourDrives() {
        assertEquals(WIRING.net(Square.D5, "rolB[S]"), WIRING.net(Square.D4, "rolB_in[S]"));
        assertEquals(WIRING.net(Square.D3, "flipOutB[S]"), WIRING.net(Square.D4, "flipB_in[S]"));
        assertEquals(Net.ZERO, WIRING.net(Square.A1, "remB_in[N]"));
        assertEquals(new CellWiring.Spot(Square.D5, "rolB[S]"),
            WIRING.driver(WIRING.net(Square.D4, "rolB_in[S]")));
    }
}
