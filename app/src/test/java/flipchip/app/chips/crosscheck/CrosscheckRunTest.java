package flipchip.app.chips.crosscheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.app.analyse.database.GameDatabase;
import flipchip.app.kit.text.InGerman;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.referee.control.StuckNet;
import flipchip.hwsim.verify.referee.GameVerification;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

class CrosscheckRunTest {
    private static final int RECORD = 68;

    @TempDir
    private Path folder;
    private final List<Game> games = new ArrayList<>();

    CrosscheckRunTest() {
        SplittableRandom random = new SplittableRandom(23);
        for (int i = 0; i < 8; i++) {
            games.add(Boards.randomGame(random, 60));
        }
    }

    private Path archive() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(16 + RECORD * games.size()).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(4, games.size()).putShort(10, (short) 2001).put(12, (byte) 8);
        for (int i = 0; i < games.size(); i++) {
            bytes.putShort(16 + RECORD * i + 4, (short) 1);
            for (int ply = 0; ply < games.get(i).length(); ply++) {
                Square square = games.get(i).moves().get(ply);
                bytes.put(16 + RECORD * i + 8 + ply, (byte) (10 * (square.row() + 1) + square.file() + 1));
            }
        }
        names("WTH.JOU", 20, List.of("Ann", "Bob"));
        names("WTH.TRN", 26, List.of("Open"));
        return Files.write(folder.resolve("WTH_2001.wtb"), bytes.array());
    }

    private void names(String name, int size, List<String> all) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(16 + size * all.size()).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putShort(8, (short) all.size());
        for (int i = 0; i < all.size(); i++) {
            bytes.position(16 + size * i).put(all.get(i).getBytes(StandardCharsets.ISO_8859_1));
        }
        Files.write(folder.resolve(name), bytes.array());
    }

    private static List<CrosscheckRun.State> run(ArchiveSource source, Optional<StuckNet> broken,
            boolean cancelled) {
        List<CrosscheckRun.State> states = new ArrayList<>();
        new CrosscheckRun(source, broken, () -> cancelled, states::add).run();
        return states;
    }

    @Test
    void anArchiveAndTheDatabaseMadeOfItGiveTheSame() throws Exception {
        Path archive = archive();
        Path database = folder.resolve("games.db");
        GameDatabase.importGames(database, folder, (_, _, _) -> {});
        for (ArchiveSource source : List.of(new ArchiveSource.Files(List.of(archive)),
            new ArchiveSource.Database(database))) {
            CrosscheckRun.State end = run(source, Optional.empty(), false).getLast();

            assertEquals(Optional.of(CrosscheckRun.Ending.DONE), end.ending());
            assertEquals(List.of(8, 8, 0), List.of(end.games(), end.all(), end.differing()));
            assertEquals(games.stream().mapToLong(Game::length).sum(), end.moves());
            assertEquals(List.of(), end.problems());
        }
    }

    @Test
    void aDifferenceNamesItsGameAndItsPlayers() throws Exception {
        CrosscheckRun.State end =
            run(new ArchiveSource.Files(List.of(archive())), Optional.of(StuckNet.parse("d3.legal=0")), false)
                .getLast();

        assertEquals(8, end.differing());
        assertEquals(8, end.found().size());
        CrosscheckRun.Found first = end.found().getFirst();
        assertEquals(GameVerification.Difference.LEGAL, first.mismatch().what());
        assertTrue(CrosscheckModel.words(first)
            .matches("WTH_2001.wtb, game \\d Ann – .+, after move 0: legal moves: the circuit has "
                + "c4 f5 e6, the rules d3 c4 f5 e6"),
            CrosscheckModel.words(first));
    }

    @Test
    @ExtendWith(InGerman.class)
    void aWireThatDoesNotExistIsToldInTheLanguageOfTheWindow() throws Exception {
        CrosscheckRun.State end =
            run(new ArchiveSource.Files(List.of(archive())), Optional.of(StuckNet.parse("z9.legal=0")), false)
                .getLast();

        assertEquals(Optional.of(CrosscheckRun.Ending.FAILED), end.ending());
        assertTrue(
            end.problems().getLast().startsWith("Netz „z9.legal“ nicht gefunden; Namen sehen aus wie "),
            end.problems().toString());
    }

    @Test
    void aCancelledRunSaysSo() throws Exception {
        CrosscheckRun.State end =
            run(new ArchiveSource.Files(List.of(archive())), Optional.empty(), true).getLast();

        assertEquals(Optional.of(CrosscheckRun.Ending.CANCELLED), end.ending());
        assertEquals(0, end.games());
    }

    @Test
    void aDatabaseThatIsNoneIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("games.db"),
            "no database at all, but long enough to be read as one");
        CrosscheckRun.State end = run(new ArchiveSource.Database(file), Optional.empty(), false).getLast();

        assertEquals(Optional.of(CrosscheckRun.Ending.FAILED), end.ending());
        assertTrue(end.problems().getLast().contains("games.db"), end.problems().getLast());
    }
}
