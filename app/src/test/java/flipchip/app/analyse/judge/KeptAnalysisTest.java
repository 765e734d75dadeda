package flipchip.app.analyse.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import flipchip.app.WindowFixture;
import flipchip.app.WindowRobot;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.open.CurrentGame;
import flipchip.app.files.open.FilesFeature;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.app.shell.ScriptedFileDialogs;
import flipchip.app.shell.Workspace;
import flipchip.app.window.assembly.OnScreen;
import flipchip.app.window.assembly.OpenWindow;
import flipchip.app.window.assembly.WindowEnvironment;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.board.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// The analysis of a game is there again at the next start, which shows the board before it makes the rest.
@ExtendWith(WindowRobot.class)
class KeptAnalysisTest {
    @TempDir
    private Path home;
    private final AtomicReference<Stage> stage = new AtomicReference<>();
    private final List<Throwable> problems = new ArrayList<>();

    @Start
    void start(Stage first) {
        stage.set(first);
    }

    /// As the program starts.
    private OpenWindow open() {
        System.setProperty("flipchip.home", home.toString());
        OpenWindow open = OpenWindow.boardFirst(WindowFixture.QUICK.with(Workspace.SHOWN, Workspace.ANALYSE),
            new WindowEnvironment((_, _, _) -> new SilentSearch(), new ScriptedFileDialogs(), OnScreen::run,
                OnScreen::run, problems::add),
            _ -> {});
        open.dress(ThemeChoice.LIGHT);
        stage.get().setScene(open.scene());
        stage.get().show();
        open.continueGame();
        for (Deque<Runnable> steps = open.rest(); !steps.isEmpty();) {
            steps.remove().run();
        }
        open.begin();
        return open;
    }

    private static CurrentGame current(OpenWindow open) {
        return open.features().stream().filter(FilesFeature.class::isInstance).map(FilesFeature.class::cast)
            .findFirst().map(FilesFeature::current).orElseThrow();
    }

    @Test
    void theAnalysisOfAnOpenedGameIsThereAfterARestart(FxRobot robot) {
        AtomicReference<OpenWindow> window = new AtomicReference<>();
        robot.interact(() -> {
            OpenWindow first = open();
            current(first).open(SavedGame.of(JudgedEnding.GAME), JudgedEnding.GAME.length(),
                Optional.empty());
            current(first).analysisProperty().set(GameReportText.write(JudgedEnding.report()));
            first.close();
            window.set(open());
        });
        WindowFixture.layOutAll();
        long mistakes = 0;
        for (Color side : Color.values()) {
            for (MistakeSize size : MistakeSize.values()) {
                long wanted = JudgedEnding.report().moves().stream().filter(move -> move.mover() == side)
                    .filter(move -> MistakeSize.of(move.lossCentidiscs()).equals(Optional.of(size))).count();
                String words = WindowFixture.text(robot,
                    "#" + (size.name() + "-" + side.name()).toLowerCase(Locale.ROOT));
                assertTrue(words.startsWith(String.valueOf(wanted)), words);
                mistakes += wanted;
            }
        }
        assertTrue(mistakes > 0);
        robot.interact(() -> window.get().close());
        assertEquals(List.of(), problems);
    }
}
