package flipchip.app.circuit.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.array.ChipCamera;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.array.PartShot;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.shell.Workspace;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.referee.run.Instant;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// Links to a moment, as a person uses them: copied with a key, pasted with a key.
@WindowTest
class LinkTest {
    private WindowFixture window;

    private void paste(FxRobot robot, String text) {
        robot.interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
        robot.push(KeyCode.SHORTCUT, KeyCode.V);
    }

    private Optional<Instant> at() {
        return window.desk.hardware().momentProperty().get()
            .filter(now -> now.run().game().equals(window.desk.session().line())).map(Moment::at);
    }

    @Test
    void aCopiedLinkOpensExactlyThatMomentAgain(FxRobot robot) throws TimeoutException {
        paste(robot, "flipchip:f5d6c3d3c4?at=3.2.9");
        WindowFixture.await(() -> at().equals(Optional.of(new Instant(3, 2, 9))));
        assertEquals(3, window.desk.session().ply());
        assertEquals("f5d6c3d3c4", Transcript.print(window.desk.session().line()));
        String sentence = WindowFixture.text(robot, "#sentence");

        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.K);
        assertTrue(WindowFixture.text(robot, "#banner-text").contains("copied"));
        String link =
            WaitForAsyncUtils.waitForAsyncFx(300_000, () -> Clipboard.getSystemClipboard().getString());
        assertEquals("flipchip:f5d6c3d3c4?at=3.2.9", link);

        paste(robot, "f5f6");
        WindowFixture.await(() -> window.desk.session().line().length() == 2);
        robot.interact(() -> window.desk.settings().panelOpenProperty().set(false));
        paste(robot, link);
        WindowFixture.await(() -> at().equals(Optional.of(new Instant(3, 2, 9))));
        assertEquals(sentence, WindowFixture.text(robot, "#sentence"));
    }

    @Test
    void aLinkThatCannotBeMeantSaysWhy(FxRobot robot) throws TimeoutException {
        paste(robot, "flipchip:f5a1?at=1");
        assertTrue(WindowFixture.text(robot, "#banner-text").contains("move 2"),
            WindowFixture.text(robot, "#banner-text"));
        assertEquals(0, window.desk.session().line().length());

        paste(robot, "flipchip:f5d6c3?at=9");
        assertEquals("Could not open the link. It names move 9; the last move of its game is 3",
            WindowFixture.text(robot, "#banner-text"));
        paste(robot, "flipchip:f5?zoom=3");
        assertTrue(
            WindowFixture.text(robot, "#banner-text").endsWith("'zoom=3' is neither at=, start= nor view="));

        paste(robot, "flipchip:f5d6?at=1.99.1");
        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").contains("clock 99 of move 1"));
        paste(robot, "flipchip:f5d6c3?at=1.2.999");
        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").contains("gate delay 999"));
        assertEquals(1, window.desk.session().ply());
    }

    private String copied(FxRobot robot) throws TimeoutException {
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.K);
        return WaitForAsyncUtils.waitForAsyncFx(300_000, () -> Clipboard.getSystemClipboard().getString());
    }

    @Test
    void aLinkKeepsTheWholeViewOfCircuit(FxRobot robot) throws TimeoutException {
        paste(robot, "flipchip:f5d6c3d3c4?at=3.2.9");
        WindowFixture.await(() -> at().equals(Optional.of(new Instant(3, 2, 9))));
        WindowFixture.visit(robot, "circuit");
        ChipCamera camera = window.desk.hardware().camera();
        robot.interact(() -> {
            window.window.run("hazards");
            window.window.run("chip-heat");
            window.window.run("both-networks");
            camera.cutTo(new ChipCamera.Shot(9.5, 2.5, 4.25));
        });
        String link = copied(robot);
        assertTrue(link.startsWith("flipchip:f5d6c3d3c4?at=3.2.9&view=place:9.5,2.5,4.25;"), link);

        robot.interact(() -> {
            window.window.run("why-legal");
            window.window.run("chip-heat");
            window.window.run("both-networks");
            camera.cutTo(ChipCamera.ALL);
            window.desk.settings().property(Workspace.SHOWN).set(Workspace.PLAY);
        });
        paste(robot, link);
        WindowFixture.await(() -> camera.target().equals(new ChipCamera.Shot(9.5, 2.5, 4.25)));
        assertEquals(Workspace.CIRCUIT, window.window.workspace());
        assertTrue(WindowFixture.has(robot, "#tab-stories", "selected"));
        assertTrue(window.desk.settings().bothNetworksProperty().get());
        assertEquals(link, copied(robot));
    }

    @Test
    void aLinkThatNamesOnlyAPlaceShowsTheGatesWhereTheyBegan(FxRobot robot) throws TimeoutException {
        ChipCamera camera = window.desk.hardware().camera();
        paste(robot, "flipchip:f5d6c3d3c4?at=3.2.9&view=place:48.0,3.5,2.5");
        WindowFixture.await(() -> camera.target().zoom() == 48);
        assertTrue(camera.target().schematic());

        paste(robot, "flipchip:f5d6c3d3c4?at=3.2.9&view=place:25.0,3.5,2.5,blocks");
        WindowFixture.await(() -> camera.target().zoom() == 25);
        assertFalse(camera.target().schematic());
    }

    @Test
    void aLinkKeepsThePartOfTheMachineThatIsEntered(FxRobot robot) throws TimeoutException {
        paste(robot, "flipchip:f5d6c3d3c4?at=3.2.9");
        WindowFixture.await(() -> at().equals(Optional.of(new Instant(3, 2, 9))));
        WindowFixture.visit(robot, "circuit");
        HardwareViewModel hardware = window.desk.hardware();
        robot.interact(() -> window.window.run("hazards"));
        robot.interact(() -> hardware.goInto(List.of("controller"), new PartShot(1.5, 0.25, 0.75)));
        String link = copied(robot);
        assertTrue(link.contains("&view=part:1.5,0.25,0.75,controller;"), link);
        robot.interact(() -> {
            window.window.run("why-legal");
            hardware.leaveMachine();
        });
        paste(robot, link);
        WindowFixture
            .await(() -> hardware.machineProperty().get().equals(Optional.of(List.of("controller"))));
        WindowFixture.await(() -> WindowFixture.text(robot, "#chip-caption").contains("controller"));
        assertEquals(new PartShot(1.5, 0.25, 0.75), hardware.partShotProperty().get());
        assertTrue(WindowFixture.has(robot, "#tab-stories", "selected"));
        assertEquals(link, copied(robot));

        robot.interact(() -> {
            hardware.leaveMachine();
            hardware.camera().cutTo(new ChipCamera.Shot(20, 2.5, 4.25, true));
        });
        String gates = copied(robot);
        assertTrue(gates.contains("view=place:20.0,2.5,4.25,gates"), gates);
        robot.interact(() -> hardware.camera().cutTo(ChipCamera.ALL));
        paste(robot, gates);
        WindowFixture
            .await(() -> hardware.camera().target().equals(new ChipCamera.Shot(20, 2.5, 4.25, true)));
    }

    @Test
    void aViewThatMeansNothingIsLeftOut(FxRobot robot) throws TimeoutException {
        paste(robot, "flipchip:f5?at=1.0.0&view=place:x,1;chip-heat:%zz;nosuch:1;circuit-tab:nosuch");
        WindowFixture.await(() -> at().equals(Optional.of(new Instant(1, 0, 0))));
        assertEquals(ChipCamera.ALL, window.desk.hardware().camera().target());
        WindowFixture.await(() -> WindowFixture.has(robot, "#tab-circuit", "selected"));
    }
}
