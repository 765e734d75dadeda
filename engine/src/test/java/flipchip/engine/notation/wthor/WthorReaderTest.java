package flipchip.engine.notation.wthor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WthorReaderTest {
    @TempDir
    private Path folder;

    @Test
    void readsNumbersAndMovesOfAGame() throws IOException {
        List<WthorGame> games = WthorReader.games(gameFile(0, 1, 56, 64, 33));

        assertEquals(List.of(new WthorGame(1999, 3, 5, 7, 40, 38, List.of(Square.F5, Square.D6, Square.C3))),
            games);
    }

    @Test
    void boardSizesZeroAndEightMeanTheSame() throws IOException {
        assertEquals(WthorReader.games(gameFile(0, 1, 56)), WthorReader.games(gameFile(8, 1, 56)));
    }

    @Test
    void otherBoardSizesAreRefused() throws IOException {
        Path file = gameFile(10, 1, 56);

        IOException refusal = assertThrows(IOException.class, () -> WthorReader.games(file));

        assertTrue(refusal.getMessage().startsWith(file + ": no games on 8x8 squares"));
    }

    @Test
    void aHeaderThatPromisesTooManyGamesGivesTheGamesThatAreThere() throws IOException {
        assertEquals(1, WthorReader.games(gameFile(0, 9, 56)).size());
    }

    @Test
    void aFileShorterThanAHeaderIsRefused() throws IOException {
        Path file = Files.write(folder.resolve("short.wtb"), new byte[15]);

        assertThrows(IOException.class, () -> WthorReader.games(file));
    }

    @Test
    void namesEndAtTheFirstZeroAndAreLatin1() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(16 + 40).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putShort(8, (short) 2).put(12, (byte) 77);
        bytes.put(16, "Andr\u00e9 B.\0junk".getBytes(StandardCharsets.ISO_8859_1));
        bytes.put(36, "a name of 20 letters".getBytes(StandardCharsets.ISO_8859_1));
        Path file = Files.write(folder.resolve("names.jou"), bytes.array());

        assertEquals(List.of("Andr\u00e9 B.", "a name of 20 letters"), WthorReader.players(file));
    }

    @Test
    void aFolderWithoutGamesIsNamed() {
        IOException refusal = assertThrows(IOException.class, () -> WthorReader.allGames(folder));

        assertEquals(folder + ": no .wtb file in this folder", refusal.getMessage());
    }

    private Path gameFile(int boardSize, int promised, int... moves) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(16 + 68).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(4, promised).putShort(10, (short) 1999).put(12, (byte) boardSize);
        bytes.putShort(16, (short) 3).putShort(18, (short) 5).putShort(20, (short) 7);
        bytes.put(22, (byte) 40).put(23, (byte) 38);
        for (int i = 0; i < moves.length; i++) {
            bytes.put(24 + i, (byte) moves[i]);
        }
        return Files.write(folder.resolve("games" + boardSize + ".wtb"), bytes.array());
    }
}
