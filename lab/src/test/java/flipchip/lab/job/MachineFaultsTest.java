package flipchip.lab.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import flipchip.engine.board.Position;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.lab.job.MachineFaults.Fault;
import org.junit.jupiter.api.Test;

class MachineFaultsTest {
    private final MachineFaults survey = new MachineFaults(1, 4);

    /// The number of the fault of this net, stuck low.
    private static int number(String net) {
        MachineCircuit machine = MachineCircuit.build(Position.INITIAL);
        List<String> names = machine.netlist().gates().stream().flatMap(gate -> gate.outputs().stream())
            .map(machine.netlist()::nameOf).toList();
        return 2 * IntStream.range(0, names.size()).filter(i -> names.get(i).equals(net)).findFirst()
            .orElseThrow();
    }

    @Test
    void aControllerThatNeverUpdatesIsFoundByEveryGame() {
        MachineCircuit machine = MachineCircuit.build(Position.INITIAL);
        int update = number(machine.netlist().nameOf(machine.controller().net(ControllerState.UPDATE)));

        Fault fault = survey.run(update, update + 1).getFirst();

        assertEquals(4, fault.games(), fault.toString());
        assertTrue(fault.first().endsWith(" HANGS"), fault.toString());
    }

    @Test
    void aMoveOnF5IsMissedWhereItIsTheFirst() {
        MachineCircuit machine = MachineCircuit.build(Position.INITIAL);
        String legal =
            machine.netlist().nameOf(machine.legalLatched().get(flipchip.engine.board.Square.F5.index()));

        Fault fault = survey.run(number(legal), number(legal) + 1).getFirst();

        assertEquals(4, fault.games(), fault.toString());
        assertEquals("0 0 LEGAL", fault.first().replaceFirst("^\\d", "0"));
    }

    @Test
    void rangesOfASurveyFitTogether() {
        int from = MachineFaults.count() - 3;

        assertEquals(survey.run(from, from + 3),
            List.of(new MachineFaults(1, 4).run(from, from + 1).getFirst(),
                survey.run(from + 1, from + 2).getFirst(), survey.run(from + 2, from + 3).getFirst()));
        assertThrows(IndexOutOfBoundsException.class, () -> survey.run(from, from + 4));
    }
}
