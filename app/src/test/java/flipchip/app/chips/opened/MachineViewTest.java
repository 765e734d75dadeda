package flipchip.app.chips.opened;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.settings.Settings;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The machine around the array is entered from Circuit down to gates, at the moment of the time line.
@WindowTest
class MachineViewTest {
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, Settings.DEFAULT);
    }

    private static String level(FxRobot robot) {
        return robot.lookup("#machine-inside").<MachineView>query().level().map(level -> level.part().name())
            .orElse("");
    }

    private void openCircuit(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk.session().show(Game.INITIAL.play(Square.D3)));
        window.awaitPanel();
        robot.clickOn("#space-button-circuit");
        robot.interact(() -> window.time().jump(new Instant(1, 2, 8)));
        WindowFixture.layOutAll();
    }

    @Test
    void theControllerIsEnteredWithTheValuesOfTheMomentAndLeftByOneClick(FxRobot robot)
            throws TimeoutException {
        openCircuit(robot);
        Instant before = window.now().at();
        robot.clickOn("#go-into-controller");
        WindowFixture.await(() -> level(robot).equals("controller"));
        assertEquals(before, window.now().at());
        assertTrue(WindowFixture.sees(robot, "#crumb-part-1"));

        choose(robot, "UPDATE");
        assertTrue(WindowFixture.text(robot, "#chip-caption").contains("holds 1"),
            WindowFixture.text(robot, "#chip-caption"));
        WindowFixture.await(() -> WindowFixture.text(robot, "#report-title").contains("UPDATE"));

        robot.interact(() -> window.time().jump(new Instant(1, 3, 0)));
        assertTrue(window.now().isIn(ControllerState.SWAP1));
        WindowFixture.await(() -> WindowFixture.text(robot, "#chip-caption").contains("holds 0"));

        robot.clickOn("#crumb-array");
        assertFalse(WindowFixture.sees(robot, "#machine-inside"));
        assertEquals(new Instant(1, 3, 0), window.now().at());
    }

    /// By the keys on which a user would come to it.
    private static void choose(FxRobot robot, String name) {
        List<Level.Node> nodes =
            robot.lookup("#machine-inside").<MachineView>query().level().orElseThrow().nodes();
        int row = 0;
        while (!nodes.get(row).name().equals(name)) {
            row++;
        }
        robot.interact(() -> robot.lookup("#machine-inside").query().requestFocus());
        for (int i = 0; i <= row; i++) {
            robot.type(KeyCode.DOWN);
        }
    }

    @Test
    void theMailboxIsLeftToTheWholeMachineAndThatToTheArray(FxRobot robot) throws TimeoutException {
        openCircuit(robot);
        robot.clickOn("#go-into-mailbox");
        WindowFixture.await(() -> level(robot).equals("mailbox"));
        assertTrue(WindowFixture.text(robot, "#chip-caption").startsWith("mailbox: 14 gates. Click a gate"),
            WindowFixture.text(robot, "#chip-caption"));
        robot.type(KeyCode.ESCAPE);
        WindowFixture.await(() -> level(robot).equals("othello_machine"));
        assertTrue(robot.lookup("#machine-inside").<MachineView>query().level().orElseThrow().nodes().stream()
            .map(Level.Node::name).toList().containsAll(List.of("controller", "mailbox", "black_count")));
        robot.type(KeyCode.ESCAPE);
        assertFalse(WindowFixture.sees(robot, "#machine-inside"));
        assertTrue(WindowFixture.sees(robot, "#cell-array"));

        robot.clickOn("#crumb-machine");
        WindowFixture.await(() -> level(robot).equals("othello_machine"));
        robot.clickOn("#space-button-play");
        assertFalse(WindowFixture.sees(robot, "#machine-inside"));
    }

    @Test
    void theKeyboardGoesAlongAndTheKeyForOutLeadsToTheArray(FxRobot robot) throws TimeoutException {
        openCircuit(robot);
        robot.clickOn("#crumb-machine");
        WindowFixture.await(() -> level(robot).equals("othello_machine"));
        robot.type(KeyCode.DOWN);
        assertFalse(WindowFixture.text(robot, "#chip-caption").startsWith("Machine:"),
            WindowFixture.text(robot, "#chip-caption"));
        robot.push(KeyCode.ALT, KeyCode.PAGE_UP);
        assertFalse(WindowFixture.sees(robot, "#machine-inside"));
        assertTrue(robot.lookup("#cell-array").query().isFocused());
    }

    /// An output is a gate delay behind its inputs, so that its reason may not be there yet.
    @Test
    void aReasonIsGivenOnlyWhereTheInputsMakeWhatIsShown(FxRobot robot) throws TimeoutException {
        openCircuit(robot);
        Netlist netlist = window.now().run().machine().circuit().netlist();
        int late = 0;
        for (int step = 0; step <= 18; step++) {
            Instant at = new Instant(1, 2, step);
            robot.interact(() -> window.time().jump(at));
            MachineState now = window.now().state();
            Values values = new Values() {
                @Override
                public boolean isHigh(Net net) {
                    return now.high(net);
                }

                @Override
                public boolean isChanged(Net net) {
                    return false;
                }
            };
            for (Gate gate : netlist.gates()) {
                if (gate instanceof Gate.And(Net a, Net b, Net out)) {
                    boolean isLate = now.high(out) != (now.high(a) && now.high(b));
                    late += isLate ? 1 : 0;
                    assertEquals(isLate, GateWords.of(gate, values, netlist).startsWith("Shows "),
                        at + ": " + gate);
                }
            }
        }
        assertTrue(late > 0);
    }
}
