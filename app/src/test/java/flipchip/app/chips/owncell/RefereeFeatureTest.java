package flipchip.app.chips.owncell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.settings.Settings;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// A user's circuit for the whole board referees the game: where it differs from the rules, squares are
/// ringed and told.
@WindowTest
class RefereeFeatureTest {
    private WindowFixture window;
    @TempDir
    private Path folder;

    @BeforeAll
    static void needsYosys() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/yosys")), "Yosys is not installed");
    }

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, Settings.DEFAULT);
    }

    private Path circuit(String name, String right, String wrong) throws IOException {
        try (InputStream in = BoardCheckTest.class.getResourceAsStream("boards/" + name + ".v")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8).replace(right, wrong);
            return Files.writeString(folder.resolve(name + ".v"), text);
        }
    }

    private void choose(FxRobot robot, Path file) {
        window.files.answer(file);
        robot.interact(() -> window.window.run("own-referee"));
    }

    private List<Square> ringed() {
        return window.desk.board().shapesProperty().get().stream().map(shape -> shape.from()).toList();
    }

    private List<String> told() {
        return window.desk.shell().banner().messages().stream().map(notice -> notice.text()).toList();
    }

    @Test
    void aWrongSquareIsRingedAndToldAfterEachMoveUntilTheCircuitIsDismissed(FxRobot robot)
            throws IOException, TimeoutException {
        robot.interact(() -> window.desk.session().show(Game.INITIAL));
        choose(robot, circuit("shifts", "assign legal =", "assign legal = 64'h1 |"));
        WindowFixture.await(() -> ringed().equals(List.of(Square.A1)));
        String words = "shifts.v allows a1, which the rules do not.";
        assertTrue(told().contains(words), told().toString());
        WindowFixture.await(() -> told()
            .contains("shifts.v is wrong: a check found a board on which it differs from the rules."));

        robot.interact(() -> window.desk.session().play(Square.D3));
        WindowFixture.await(() -> told().stream().filter(words::equals).count() == 2);
        assertEquals(List.of(Square.A1), ringed());

        robot.interact(() -> window.desk.shell().banner().messages().stream()
            .filter(notice -> notice.topic().equals("referee")).findFirst().orElseThrow().actions().getFirst()
            .doing().run());
        assertEquals(List.of(), ringed());
    }

    @Test
    void aRightCircuitAgreesAndRingsNothing(FxRobot robot) throws IOException, TimeoutException {
        robot.interact(() -> window.desk.session().show(Game.INITIAL));
        choose(robot, circuit("shifts", "nothing", "nothing"));
        WindowFixture.await(() -> told().contains("shifts.v agrees with the rules on this position."));
        assertEquals(List.of(), ringed());
        WindowFixture.await(() -> told().contains("shifts.v is proved: equal to the rules on every board."));
    }
}
