package flipchip.app.chips.owncell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import flipchip.app.chips.owncell.CellReport.Verdict;
import flipchip.app.kit.work.TestScreen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(900)
class WorkbenchModelTest {
    private final TestScreen screen = new TestScreen();
    private final WorkbenchModel model = new WorkbenchModel(screen);

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        model.close();
    }

    private void awaitVerdict(Verdict verdict) throws InterruptedException {
        screen.runUntil(
            () -> model.reportProperty().get().map(CellReport::verdict).equals(Optional.of(verdict)));
    }

    @Test
    @Tag("thorough")
    void everySaveIsCheckedAndAMistakeHasItsBoard() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/yosys")), "Yosys is not installed");
        Path file = folder.resolve("my_cell.v");
        model.begin(file, Exercise.OURS);
        awaitVerdict(Verdict.PROVED);
        screen.runUntil(() -> model.sentenceProperty().get().contains("100 points"));

        String right = Files.readString(file);
        Files.writeString(file, right.replace("curB & |remB_in", "curB & |rolB_in"));
        awaitVerdict(Verdict.DIFFERS);
        CellReport report = model.reportProperty().get().orElseThrow();
        assertTrue(report.findings().getFirst().sentence().contains("legal is 1 and must be 0"));
        assertTrue(report.mistake().orElseThrow().position().legalMoves() != 0);

        Files.delete(file);
        screen.runNext();                        // a look has found no file
        Files.writeString(file, right.replace("endmodule", ""));
        awaitVerdict(Verdict.BROKEN);
        assertFalse(model.reportProperty().get().orElseThrow().mistake().isPresent());
    }

    @Test
    void withoutAFileNothingIsChecked() throws Exception {
        model.watch(folder.resolve("none.v"));
        screen.runUntil(() -> model.sentenceProperty().get()
            .equals("none.v does not exist yet; it is checked as soon as it does."));

        assertEquals(Optional.empty(), model.reportProperty().get());
        model.watch("\0");
        assertEquals("Could not check the cell:  : the file does not exist", model.sentenceProperty().get());
    }
}
