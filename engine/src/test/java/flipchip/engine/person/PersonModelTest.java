package flipchip.engine.person;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import flipchip.engine.board.Board;
import flipchip.engine.board.NotationException;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.board.Transcript;

class PersonModelTest {
    @TempDir
    private Path folder;

    @Test
    void aWrittenModelIsReadAsItWas() throws IOException, NotationException {
        Frequencies counts = Frequencies.empty();
        Board board = Transcript.parse("f5d6c3").position().board();
        for (int i = 0; i < 300; i++) {
            counts.add(board, Square.D3, i % 2 == 0, i % 3 == 0);
        }
        PersonNet net = PersonNet.empty();
        net.first()[5] = 1.5f;
        net.last()[3] = -2;
        Path file = folder.resolve("model");

        List<Float> care = List.of(0f, 0.1f, 0.2f, 0.3f, 0.4f, 0.6f);
        new PersonModel("made so", net, 0.9, care, counts).write(file);
        PersonModel read = PersonModel.parse("model", Files.readAllBytes(file));

        assertEquals("made so", read.made());
        assertEquals(0.9, read.temperature());
        assertEquals(care, read.care());
        assertEquals(0.5, read.care((1725 + 1850) / 2.0), 1e-6);
        assertEquals(0, read.care(1100), 1e-6);
        assertEquals(0.6, read.care(1900), 1e-6);
        assertArrayEquals(net.first(), read.net().first());
        assertArrayEquals(net.last(), read.net().last());
        assertEquals(1, read.frequencies().size());
    }

    @Test
    void countsAreFoundInEverySymmetry() throws NotationException {
        Frequencies counts = Frequencies.empty();
        Board board = Transcript.parse("f5d6c3").position().board();
        counts.add(board, Square.D3, true, false);
        counts.add(board, Square.D3, false, false);
        int[] into = new int[Frequencies.KINDS * 34];
        for (Symmetry symmetry : Symmetry.values()) {
            Board image = symmetry.apply(board);
            int number = Long.bitCount(image.legalMoves());
            int at = Long.bitCount(image.legalMoves() & symmetry.apply(Square.D3).bit() - 1);

            assertTrue(counts.fill(image, into));

            assertEquals(2, into[at]);
            assertEquals(1, into[number + at]);
            assertEquals(0, into[2 * number + at]);
        }
        assertFalse(counts.fill(Board.INITIAL, into));
    }

    @Test
    void damagedFilesAreRefusedInOneLine() throws IOException {
        byte[] good = PersonModelTest.class.getResourceAsStream("people.bin").readAllBytes();
        byte[] flipped = good.clone();
        flipped[good.length / 2] ^= 1;
        for (byte[] bad : new byte[][] {new byte[0], new byte[100],
                java.util.Arrays.copyOf(good, good.length / 2), flipped}) {
            IOException problem = assertThrows(IOException.class, () -> PersonModel.parse("x", bad));
            assertTrue(problem.getMessage().startsWith("x: "), problem.getMessage());
        }
    }

    @Test
    void theModelSaysHowItWasMade() {
        assertTrue(PersonModel.standard().made().contains("CRC-32"), PersonModel.standard().made());
        assertTrue(PersonModel.standard().frequencies().size() > 5000);
    }
}
