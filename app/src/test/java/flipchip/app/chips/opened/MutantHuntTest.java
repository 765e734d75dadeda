package flipchip.app.chips.opened;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.settings.Settings;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A gate of an opened circuit is changed; the rules and the proofs say what they think of it.
@WindowTest
class MutantHuntTest {
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, Settings.DEFAULT);
    }

    private void choose(FxRobot robot, String circuit, String net) throws TimeoutException {
        robot.interact(() -> window.window.run("open-" + circuit));
        WindowFixture.await(() -> !robot.lookup("#opened-clock").<Label>query().getText().isEmpty());
        robot.clickOn("#opened-search").write(net).type(KeyCode.ENTER);
        WindowFixture.await(() -> WindowFixture.text(robot, "#opened-about").contains(net + " = "));
    }

    private static void change(FxRobot robot, String kind) throws TimeoutException {
        MutantHunt hunt = robot.lookup("#opened-change").query();
        MenuItem item = hunt.getItems().stream().filter(each -> each.getId().equals("opened-change-" + kind))
            .findFirst().orElseThrow();
        robot.interact(item::fire);
        WindowFixture.await(() -> WindowFixture.text(robot, "#opened-about").contains("Changed gate"));
    }

    @Test
    void aRegisterThatLoadsNothingIsRefusedByTheRulesOfTheMailbox(FxRobot robot) throws TimeoutException {
        choose(robot, "mailbox", "mailbox.dirty");
        change(robot, "LOW");

        String words = WindowFixture.text(robot, "#opened-about");
        assertTrue(words.contains("mailbox.dirty, always 0."), words);
        assertTrue(words.contains("Refused by the rules") && words.contains("every pin and register"), words);
        assertTrue(words.startsWith("mailbox with a changed gate has "), words);
        // what is drawn and runs is the changed circuit
        WindowFixture.await(() -> !robot.lookup("#opened-clock").<Label>query().getText().isEmpty());
        robot.clickOn("#opened-search").write("mailbox.dirty").type(KeyCode.ENTER);
        WindowFixture.await(() -> WindowFixture.text(robot, "#opened-about").contains("mailbox.dirty = 0"));
    }

    @Test
    void onlyAGateCanBeChanged(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("open-mailbox"));
        WindowFixture.await(() -> !robot.lookup("#opened-clock").<Label>query().getText().isEmpty());
        assertTrue(robot.lookup("#opened-change").query().isDisabled());
        choose(robot, "mailbox", "mailbox.dirty");
        assertFalse(robot.lookup("#opened-change").query().isDisabled());
    }

    @Test
    void whatIsComparedWithNoRulesHereIsComparedWithTheUnchangedCircuit(FxRobot robot)
            throws TimeoutException {
        robot.interact(() -> window.window.run("open-scanner-path"));
        WindowFixture.await(() -> !robot.lookup("#opened-clock").<Label>query().getText().isEmpty());
        ListView<Part> parts = robot.lookup("#opened-parts").query();
        robot.interact(() -> parts.getSelectionModel()
            .select(parts.getItems().stream().filter(Part::isGate).findFirst().orElseThrow()));
        change(robot, "HIGH");

        String words = WindowFixture.text(robot, "#opened-about");
        assertTrue(words.contains("Unlike the unchanged circuit: after "), words);
    }

    /// The referee's proofs stand in no one row, so none is named.
    @Test
    void ofACircuitProvedInPartsNoProofIsNamed(FxRobot robot) throws TimeoutException {
        choose(robot, "machine", "d3.legal");
        change(robot, "LOW");

        String words = WindowFixture.text(robot, "#opened-about");
        assertTrue(words.contains("Refused by the rules") && !words.contains("machine_pins"), words);
    }

    @Test
    void eachCircuitOfTheCatalogueHasRules() {
        for (NamedCircuit circuit : Circuits.all()) {
            List<String> rows = MutantHunt.rows(circuit.name());
            assertFalse(rows.isEmpty(), circuit.name());
            assertTrue(rows.stream().allMatch(row -> row.matches("\\w+ \\([^)]+\\)")), rows.toString());
        }
    }
}
