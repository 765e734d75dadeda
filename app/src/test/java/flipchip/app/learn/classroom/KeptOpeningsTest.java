package flipchip.app.learn.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import flipchip.app.kit.work.Worker;
import flipchip.app.learn.school.OwnGames;
import flipchip.app.learn.school.OwnRepertoire;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the user adds to book and repertoire, with two programs on a file and with a damaged one.
class KeptOpeningsTest {
    @TempDir
    private Path folder;
    private final Worker keeper = new Worker("kept", Runnable::run);
    private final List<Throwable> failed = new ArrayList<>();

    @AfterEach
    void close() {
        keeper.close();
    }

    private BookModel book(Path file) {
        BookModel book = new BookModel(file, keeper, failed::add, _ -> {});
        book.begin();
        written();
        return book;
    }

    private void written() {
        keeper.submit(() -> true).join();
    }

    @Test
    void aDamagedFileOfCorrectionsIsNotWrittenOver() throws IOException {
        String text = "f5d6c3 1.5\nf5f6 much\nf5d6c4 never\n";
        Path file = Files.writeString(folder.resolve("book.txt"), text);
        BookModel book = book(file);
        book.choose(Square.F5);
        book.correct(OptionalInt.of(100));
        written();

        assertEquals(text, Files.readString(file));
        assertEquals(2, failed.size());
        assertTrue(failed.getLast().getMessage().startsWith("book.txt, line 2"), failed.toString());
    }

    @Test
    void theCorrectionsOfTwoProgramsAreKept() throws IOException {
        Path file = folder.resolve("book.txt");
        BookModel one = book(file);
        BookModel other = book(file);
        one.choose(Square.F5);
        one.choose(Square.D6);
        one.correct(OptionalInt.of(100));
        other.choose(Square.F5);
        other.choose(Square.F6);
        other.correct(OptionalInt.empty());
        one.reset();
        one.choose(Square.C3);
        one.correct(OptionalInt.of(-50));
        written();

        assertEquals(Set.of("f5f6 never", "f5d6c3 -0.5"), Set.copyOf(Files.readAllLines(file)));
    }

    @Test
    void aPageThatIsOpenedAgainShowsWhatAnotherProgramKept() throws IOException {
        BookModel book = book(folder.resolve("book.txt"));
        BookModel otherBook = book(folder.resolve("book.txt"));
        RepertoireModel lines = repertoire();
        RepertoireModel otherLines = repertoire();
        book.choose(Square.F5);
        book.correct(OptionalInt.of(100));
        lines.choose(Square.F5);
        lines.choose(Square.D6);
        lines.add();
        written();
        otherBook.begin();
        otherLines.begin();
        written();
        assertEquals(1, otherBook.editsProperty().get().size());
        assertEquals(lines.repertoireProperty().get(), otherLines.repertoireProperty().get());

        lines.remove();
        book.reset();
        written();
        otherLines.choose(Square.F5);
        otherLines.choose(Square.F6);
        otherLines.add();
        otherBook.begin();
        written();
        assertEquals(0, otherBook.editsProperty().get().size());
        assertEquals(List.of("f5f6"), otherLines.repertoireProperty().get().lines().stream()
            .map(line -> Transcript.print(line.game())).toList());
    }

    private RepertoireModel repertoire() {
        RepertoireModel lines =
            new RepertoireModel(folder.resolve("repertoire.txt"), keeper, failed::add, () -> OwnGames.NONE);
        lines.begin();
        written();
        return lines;
    }

    @Test
    void theLinesOfTwoProgramsAreKept() throws IOException {
        Path file = folder.resolve("repertoire.txt");
        RepertoireModel one = new RepertoireModel(file, keeper, failed::add, () -> OwnGames.NONE);
        RepertoireModel other = new RepertoireModel(file, keeper, failed::add, () -> OwnGames.NONE);
        one.begin();
        other.begin();
        written();
        one.choose(Square.F5);
        one.choose(Square.D6);
        one.add();
        other.choose(Square.F5);
        other.choose(Square.F6);
        other.add();
        written();
        assertEquals(2, OwnRepertoire.load(file, _ -> {}).lines().size());
        one.remove();
        written();

        assertEquals(List.of("f5f6"), OwnRepertoire.load(file, _ -> {}).lines().stream()
            .map(line -> Transcript.print(line.game())).toList());
    }
}
