package flipchip.engine.people;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

        LossPenalty care = LossPenalty.of(IntStream.range(0, 30).mapToObj(i -> i / 50f).toList());
        new PersonModel("made so", net, 0.9, care, counts).write(file);
        PersonModel read = PersonModel.parse("model", Files.readAllBytes(file));

        assertEquals("made so", read.made());
        assertEquals(0.9, read.temperature());
        assertEquals(care, read.care());
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
    void otherVersionsAreNamed() throws IOException {
        byte[] older = PersonModelTest.class.getResourceAsStream("people.bin").readAllBytes();
        older[11] = 2;

        IOException problem = assertThrows(IOException.class, () -> PersonModel.parse("x", older));

        assertEquals("x: a model of people of version 2; this program reads version 3", problem.getMessage());
    }

    @Test
    void theModelSaysHowItWasMade() {
        assertTrue(PersonModel.standard().made().contains("CRC-32"), PersonModel.standard().made());
        assertTrue(PersonModel.standard().frequencies().size() > 5000);
    }
}
