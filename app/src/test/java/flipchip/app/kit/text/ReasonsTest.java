package flipchip.app.kit.text;

import static flipchip.app.kit.text.Languages.check;
import static flipchip.app.kit.text.Languages.speak;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import flipchip.engine.board.Position;
import flipchip.engine.io.FileFault;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.Fen;
import flipchip.engine.notation.MoveFault;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.NotationFault;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.wthor.WthorReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(Languages.class)
class ReasonsTest {
    /// Of which only a value is told.
    private static final Set<FileFault.Kind> BARE =
        Set.of(FileFault.Kind.UNWRITABLE, FileFault.Kind.UNREADABLE);

    private static NotationException bad(Executable reading) {
        return assertThrows(NotationException.class, reading);
    }

    @Test
    void aBadBoardOrProblemIsToldWithItsPlace() {
        NotationException row = bad(() -> Fen.parse("8/8/8/3Pp3/3pP3/8/8/7 b"));
        NotationException score = bad(() -> Obf.parse(List.of("", "-".repeat(64) + " X; d3:+99")));
        speak(Locale.GERMAN);
        assertEquals("FEN: Die Reihe „7“ hat 7 Felder, nicht 8", Reasons.told(row));
        assertEquals("line 2, Angabe 1: „d3:+99“ hat nicht die Form d3:+12 mit einem Ergebnis zwischen -64 "
            + "und +64", Reasons.told(score), "the caller names the line");
        speak(Locale.ENGLISH);
        assertEquals(row.getMessage(), Reasons.told(row));
        assertEquals(score.getMessage(), Reasons.told(score));
        assertEquals("line 3: a name is missing",
            Reasons.told(new NotationException("line 3", "a name is missing")), "without a fault");
    }

    @Test
    void aFileIsToldByItsNameUnlessTheSentenceHasIt(@TempDir Path folder) throws IOException {
        Path none = folder.resolve("none");
        Path small = Files.write(folder.resolve("small.wtb"), new byte[9]);
        speak(Locale.GERMAN);
        assertEquals("die Datei gibt es nicht",
            Reasons.why(assertThrows(IOException.class, () -> RegularFile.read(none, 10))));
        assertEquals(folder + ": ein Ordner, keine Datei",
            Reasons.told(assertThrows(IOException.class, () -> RegularFile.read(folder, 10))));
        assertEquals("9 Bytes; ein WTHOR-Kopf braucht 16",
            Reasons.why(assertThrows(IOException.class, () -> WthorReader.games(small))));
        assertEquals("länger als 5 Bytes",
            Reasons.why(assertThrows(IOException.class, () -> RegularFile.read(small, 5))));
        speak(Locale.FRENCH);
        assertEquals("plus de 5 octets",
            Reasons.why(assertThrows(IOException.class, () -> RegularFile.read(small, 5))));
        assertEquals("plus de 64 Mo", Reasons.why(new FileFault(none, FileFault.Kind.LONG, null, 64)));
        speak(Locale.GERMAN);
        assertEquals("x.sgf: die Datei gibt es nicht",
            Reasons.told(new UncheckedIOException(new NoSuchFileException("x.sgf"))));
        assertEquals("der Datenträger ist voll", Reasons.why(new IOException("No space left on device")));
        assertEquals("x.sgf: der Datenträger ist voll", Reasons.told(
            new FileFault(Path.of("x.sgf"), FileFault.Kind.UNWRITABLE, null, "No space left on device")));
        assertEquals("odd", Reasons.told(new IllegalStateException("odd")));
    }

    @Test
    void anotherFileThanTheSentenceNamesIsNamed(@TempDir Path folder) throws IOException {
        Path games = folder.resolve("games.wtb");
        Path names = Files.write(folder.resolve("names.jou"), new byte[3]);
        speak(Locale.ENGLISH);
        IOException problem = assertThrows(IOException.class, () -> WthorReader.playersIn(folder));
        assertEquals(names + ": 3 bytes; a WTHOR header needs 16", Reasons.why(problem, games));
        assertEquals("3 bytes; a WTHOR header needs 16", Reasons.why(problem, names));
        assertEquals("3 bytes; a WTHOR header needs 16",
            Reasons.why(problem, folder.resolve("sub/../names.jou")), "the same file in other words");
        assertEquals("odd", Reasons.why(new IllegalStateException("odd"), games));
    }

    @Test
    void whatCannotBeReadIsNotSaidTwice() {
        Path file = Path.of("x.sgf");
        speak(Locale.ENGLISH);
        assertEquals("Too many open files",
            Reasons.why(new FileFault(file, FileFault.Kind.UNREADABLE, null, "Too many open files")));
        assertEquals("no permission to read", Reasons.why(new FileFault(file, FileFault.Kind.HIDDEN, null)));
    }

    @Test
    void everyReasonHasItsWordsInEveryLanguage() {
        for (NotationFault.Kind kind : NotationFault.Kind.values()) {
            NotationFault fault = new NotationFault(kind, List.of("8", "8", "8"));
            check(kind.name(), () -> Reasons.told(new NotationException("", "", fault)));
        }
        for (MoveFault.Kind kind : MoveFault.Kind.values()) {
            check(kind.name(), () -> Reasons.told(new MoveFault(3, kind, "word", Position.INITIAL)));
        }
        for (FileFault.Kind kind : FileFault.Kind.values()) {
            FileFault fault = new FileFault(Path.of("x"), kind, null, "8", "8");
            if (!BARE.contains(kind)) {
                check(kind.name(), () -> Reasons.why(fault));
            }
        }
    }
}
