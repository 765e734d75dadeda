package flipchip.app.files.session;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import flipchip.app.analyse.database.DatabaseException;
import flipchip.app.analyse.database.GameDatabase;
import flipchip.app.files.session.ScriptedWriters.Kind;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Kills a program that writes files of all kinds at random moments: each file is the version that was
/// written, or the one that was being written, whole.
@Tag("thorough")
class KilledWritersTest {
    private static final int KILLS = Integer.getInteger("flipchip.kills", 200);
    private static final int LONGEST_WAIT_MILLIS = 400;

    @TempDir
    private Path folder;

    @Test
    @Timeout(900)
    void everyFileIsWholeAfterTwoKills() throws Exception {
        killOften(2);
    }

    @Test
    @Tag("slow")
    void everyFileIsWholeAfterManyKills() throws Exception {
        killOften(KILLS);
    }

    private void killOften(int times) throws Exception {
        SplittableRandom random = new SplittableRandom(KilledProgramTest.SEED);
        for (int i = 0; i < times; i++) {
            Path own = Files.createDirectories(folder.resolve("run" + i));
            Map<Kind, Integer> written = kill(own, random.nextInt(LONGEST_WAIT_MILLIS));
            for (Kind kind : Kind.values()) {
                check(kind, written.get(kind), own);
            }
        }
    }

    /// Lets the writer write each kind once, kills it some time later, and answers the last version of each
    /// that it had written.
    private static Map<Kind, Integer> kill(Path folder, int millis) throws IOException, InterruptedException {
        Map<Kind, Integer> written = new EnumMap<>(Kind.class);
        Process process =
            KilledProgramTest.java("flipchip.app.files.session.ScriptedWriters", folder.toString());
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            while (written.size() < Kind.values().length) {
                note(out.readLine(), written);
            }
            process.waitFor(millis, TimeUnit.MILLISECONDS);
            process.toHandle().destroyForcibly();
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                note(line, written);
            }
            process.waitFor();
        }
        return written;
    }

    /// A line that was cut off says nothing.
    private static void note(String line, Map<Kind, Integer> written) {
        if (line == null) {
            throw new IllegalStateException("the writer ended by itself");
        }
        if (line.matches("wrote [A-Z_]+ \\d+\\.")) {
            String[] words = line.replace(".", "").split(" ");
            written.put(Kind.valueOf(words[1]), Integer.parseInt(words[2]));
        }
    }

    /// The line of the last version may be missing.
    private void check(Kind kind, int written, Path own) throws IOException, DatabaseException {
        if (kind == Kind.DATABASE) {
            try (GameDatabase database = GameDatabase.open(kind.in(own))) {
                int games = database.size();
                assertTrue(
                    games == ScriptedWriters.databaseGames(written)
                            || games == ScriptedWriters.databaseGames(written + 1),
                    own + ": " + games + " games after version " + written);
            }
            return;
        }
        byte[] found = Files.readAllBytes(kind.in(own));
        byte[] last = bytes(kind, written);
        if (!Arrays.equals(found, last)) {
            assertArrayEquals(bytes(kind, written + 1), found,
                own + ": " + kind + " after version " + written);
        }
    }

    private byte[] bytes(Kind kind, int version) throws IOException, DatabaseException {
        Path place = Files.createDirectories(folder.resolve("wanted"));
        Files.deleteIfExists(kind.in(place));       // what a learner knows is added to what is there
        ScriptedWriters.write(kind, version, place);
        return Files.readAllBytes(kind.in(place));
    }
}
