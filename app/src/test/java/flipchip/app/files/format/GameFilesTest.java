package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameFilesTest {
    @TempDir
    private Path folder;

    @Test
    void ourOwnFormatKeepsEverything() throws IOException {
        SavedGame game = TreeFormatTest.randomGame(7);
        Path file = folder.resolve("a/b/game.sgf");
        GameFiles.write(game, file);

        assertEquals(game, GameFiles.read(file).games().getFirst());
    }

    @Test
    void ggfKeepsTheMainLineAndSaysHowMuchItCannotHold() throws IOException {
        SavedGame game =
            TreeFormat.read("(;GM[2]PB[Ann];B[f5]ET[3.25](;W[d6]C[good])(;W[f4];B[e3]))").games().getFirst();
        Path file = folder.resolve("game.GGF");
        GameFiles.write(game, file);
        Reading read = GameFiles.read(file);

        assertEquals(Reading.Kind.GGF, read.kind());
        assertEquals(game.game(), read.games().getFirst().game());
        assertEquals(3250, read.games().getFirst().times().values().iterator().next().toMillis());
        assertEquals(Optional.of("no room in GGF for 2 moves of variations, 1 comment"),
            Losses.of(Form.GGF, game));
    }

    @Test
    void textThatIsNotUtf8IsReadAsLatin1() throws IOException {
        Path file = folder.resolve("old.sgf");
        Files.write(file, "(;GM[2]PB[Müller];B[f5])".getBytes(StandardCharsets.ISO_8859_1));

        assertEquals("Müller", GameFiles.read(file).games().getFirst().info().black());
    }

    @Test
    void archivesAreReadWithTheNamesBesideThem() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(16 + 2 * 68).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(4, 2).putShort(10, (short) 1999).put(12, (byte) 8);
        bytes.putShort(16, (short) 0).putShort(18, (short) 1).putShort(20, (short) 9).put(22, (byte) 40);
        bytes.put(24, (byte) 56).put(25, (byte) 64);                       // f5 d6
        bytes.put(84 + 8, (byte) 56).put(84 + 9, (byte) 11);              // f5 a1
        Files.write(folder.resolve("WTH_1999.wtb"), bytes.array());
        ByteBuffer names = ByteBuffer.allocate(16 + 40).order(ByteOrder.LITTLE_ENDIAN).putShort(8, (short) 2);
        names.position(16).put("Ann".getBytes(StandardCharsets.ISO_8859_1)).position(36)
            .put("Ben".getBytes(StandardCharsets.ISO_8859_1));
        Files.write(folder.resolve("WTHOR.JOU"), names.array());
        Reading read = GameFiles.read(folder.resolve("WTH_1999.wtb"));

        assertEquals(new GameInfo("Ben", "number 9", "number 0", "1999", "+16"),
            read.games().getFirst().info());
        assertEquals(1, read.games().get(1).game().length());
        assertTrue(read.problems().getFirst().startsWith("Game 2, move 2: a1 is not legal"),
            read.problems().toString());
    }

    @Test
    void aFileThatIsTooLongIsRefusedInWords() throws IOException {
        Path file = folder.resolve("film.mp4");
        try (RandomAccessFile long40 = new RandomAccessFile(file.toFile(), "rw")) {
            long40.setLength(40L << 20);
        }

        assertEquals("film.mp4 is longer than 32 MB: too long for a game",
            assertThrows(IOException.class, () -> GameFiles.read(file)).getMessage());
    }

    @Test
    void anArchiveThatWasCutShortSaysHowManyGamesAreMissing() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(16 + 68 + 30).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(4, 7).putShort(10, (short) 1999).put(24, (byte) 56);
        Files.write(folder.resolve("cut.wtb"), bytes.array());
        Reading read = GameFiles.read(folder.resolve("cut.wtb"));

        assertEquals(1, read.games().size());
        assertEquals("The file should hold 7 games but holds 1: its end is missing",
            read.problems().getFirst());
    }

    @Test
    void anImpossibleScoreInAnArchiveIsLeftOutAndNamed() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(16 + 68).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(4, 1).putShort(10, (short) 1999).put(22, (byte) 200).put(24, (byte) 56);
        Files.write(folder.resolve("score.wtb"), bytes.array());
        Reading read = GameFiles.read(folder.resolve("score.wtb"));

        assertEquals("", read.games().getFirst().info().result());
        assertEquals(
            List.of("Game 1: the file gives Black 200 discs, which cannot be; the result was left out"),
            read.notes());
    }

    @Test
    void aFileThatIsNoTextSaysSo() throws IOException {
        byte[] noise = new byte[2000];
        new Random(1).nextBytes(noise);
        Files.write(folder.resolve("picture.sgf"), noise);
        Files.write(folder.resolve("names.jou"), new byte[36]);
        for (String name : List.of("picture.sgf", "names.jou")) {
            Reading read = GameFiles.read(folder.resolve(name));
            assertEquals(List.of(), read.games(), name);
            assertTrue(read.problems().getFirst().startsWith("Not a text file"), read.problems().toString());
        }
        Files.writeString(folder.resolve("words.sgf"), "hello\tworld\r\n");
        assertEquals(List.of("move 1: 'hello' is not a move"),
            GameFiles.read(folder.resolve("words.sgf")).problems());
    }

    /// As WordPad, Word and TextEdit write them.
    @Test
    void rtfIsReadInItsEncoding() throws IOException {
        for (String[] text : new String[][] {
            {"Zoé", "{\\rtf1\\ansi\\ansicpg1252\\f0 Black: Zo\\'e9\\\nWhite: Ben\\\nf5d6c3\\\nd3}"},
            {"Иван",
                "{\\rtf1\\ansi\\ansicpg1251 Black: \\'c8\\'e2\\'e0\\'ed\\par\nWhite: Ben\\par f5d6c3d3}"},
            {"村上", "{\\rtf1\\ansi\\ansicpg932 Black: \\'91\\'ba\\'8f\\'e3\\par White: Ben\\par f5 d6 c3 d3}"},
            {"村上", "{\\rtf1\\ansi\\uc1 Black: \\u26449?\\u19978\\'3f\\par White: Ben\\par f5d6c3d3}"},
            {"Иван", "{\\rtf1\\ansi\\uc0 Black: \\u1048 \\u1074\\u1072 \\u1085 \\\n"
                + "White: Ben\\\n\\u8594 f5d6c3d3}"}}) {
            SavedGame game = GameFiles.read(text[1].getBytes(StandardCharsets.US_ASCII)).games().getFirst();

            assertEquals(text[0] + " – Ben", game.title(), text[1]);
            assertEquals("f5d6c3d3", Transcript.print(game.game()), text[1]);
        }
    }
}
