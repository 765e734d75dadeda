package flipchip.app.chips.owncell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import flipchip.app.chips.owncell.CellWatch.State;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(300)
class CellWatchTest {
    private final BlockingQueue<State> states = new LinkedBlockingQueue<>();
    private Path file;
    private Thread watching;

    @TempDir
    private Path folder;

    @BeforeEach
    void watch() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/yosys")), "Yosys is not installed");
        file = folder.resolve("my_cell.v");
        watching = Thread.ofPlatform().start(() -> {
            try {
                new CellWatch(file, states::add).run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    @AfterEach
    void end() throws InterruptedException {
        if (watching != null) {
            watching.interrupt();
            watching.join();
        }
    }

    private String next() throws InterruptedException {
        State state = states.poll(4, TimeUnit.MINUTES);
        return state instanceof State.Checked checked
            ? checked.report().verdict().name()
            : state.getClass().getSimpleName();
    }

    private void expect(String... expected) throws InterruptedException {
        for (String state : expected) {
            assertEquals(state, next());
        }
    }

    @Test
    void everyFateOfTheFileIsAState() throws Exception {
        expect("Missing");
        Files.writeString(file, CellCheck.startingFile());
        expect("Checking", "PROVED");

        Path other = folder.resolve("other.v");
        Files.writeString(other, CellCheck.startingFile().replace("endmodule", ""));
        Files.setLastModifiedTime(other, Files.getLastModifiedTime(file));
        Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
        expect("Checking", "BROKEN");

        Files.write(file, new byte[0]);
        expect("Checking", "BROKEN");
        Files.delete(file);
        expect("Missing");
        Files.createDirectory(file);
        expect("Failed");
        Files.delete(file);
        Files.writeString(file, "assign \0 = \ud7ff");
        assertEquals("Checking", afterMissing());
        expect("BROKEN");
        Files.writeString(file, CellCheck.startingFile());
        expect("Checking", "PROVED");
    }

    private String afterMissing() throws InterruptedException {
        String state = next();
        return state.equals("Missing") ? next() : state;
    }

    @Test
    void aCheckOfAnOldTextIsNeverTold() throws Exception {
        expect("Missing");
        Files.writeString(file, CellCheck.startingFile());
        expect("Checking");
        Files.writeString(file, "module other; endmodule");
        String state = next();
        if (state.equals("PROVED")) {
            state = next();            // it was done before the second save
        }
        assertEquals("Checking", state);
        expect("BROKEN");
    }
}
