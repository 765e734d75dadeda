package flipchip.app.files.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import flipchip.app.files.format.GameInfo;
import flipchip.app.files.format.RecognizerTest;
import flipchip.app.files.format.SavedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameLibraryTest {
    private static final Path TOP = Path.of("");

    @TempDir
    private Path root;

    @Test
    void whatIsSavedIsListedAndNamesNeverCollide() throws IOException {
        GameLibrary library = new GameLibrary(root.resolve("library"));
        SavedGame game = SavedGame.of(RecognizerTest.game("f5d6c3"))
            .withInfo(GameInfo.NONE.withPlayers("Ann", "Ben/../x"));
        Path first = library.save(game, TOP, game.title());
        Path second = library.save(game, TOP, game.title());

        assertEquals("Ann – Ben .. x.sgf", first.getFileName().toString());
        assertEquals("Ann – Ben .. x 2.sgf", second.getFileName().toString());
        GameLibrary.Content content = library.read();
        assertEquals(2, content.entries().size());
        assertEquals(game, content.entries().getFirst().game());
        assertTrue(content.entries().getFirst().words().contains("ann")
                && content.entries().getFirst().words().contains("f5d6c3"));
    }

    @Test
    void foldersAreMadeAndGamesMovedAndRemoved() throws IOException {
        GameLibrary library = new GameLibrary(root);
        Path folder = library.makeFolder(library.makeFolder(TOP, "Club"), "2026: spring?");
        assertEquals(Path.of("Club", "2026 spring"), folder);
        library.save(SavedGame.of(RecognizerTest.game("f5")), TOP, "one");
        library.move(library.read().entries().getFirst(), folder);

        GameLibrary.Content moved = library.read();
        assertEquals(List.of(TOP, Path.of("Club"), folder), moved.folders());
        assertEquals(folder, moved.entries().getFirst().folder());
        library.remove(moved.entries().getFirst());
        assertEquals(List.of(), library.read().entries());
        assertTrue(Files.exists(root.resolve(".removed/one.sgf")));
    }

    @Test
    void foldersOutsideTheLibraryAndEmptyNamesAreRefused() {
        GameLibrary library = new GameLibrary(root);

        assertThrows(IOException.class, () -> library.makeFolder(TOP, " ../ "));
        assertThrows(IOException.class,
            () -> library.save(SavedGame.of(RecognizerTest.game("f5")), Path.of("../.."), "x"));
    }

    @Test
    void aFileThatCannotBeReadIsNamedWithTheReasonAndTriedAgain() throws IOException {
        GameLibrary library = new GameLibrary(root);
        Path elsewhere = root.resolve("elsewhere");
        Files.createSymbolicLink(root.resolve("link.sgf"), elsewhere);
        assertEquals(List.of("link.sgf: the file does not exist"), library.read().problems());
        Files.writeString(elsewhere, "(;GM[2];B[f5])");

        assertEquals(List.of(), library.read().problems());
        assertEquals(1, library.read().entries().size());
    }

    @Test
    void namesKeepTheSignsThatBelongToTheirLetters() throws IOException {
        GameLibrary library = new GameLibrary(root);
        assertEquals(Path.of("नमस्ते ไทยดี"), library.makeFolder(TOP, "नमस्ते ไทยดี"));
        assertEquals(Path.of("Müller"), library.makeFolder(TOP, "Mu\u0308ller"));
        assertEquals(Path.of("a" + "𠮷".repeat(39)), library.makeFolder(TOP, "a" + "𠮷".repeat(50)));
    }

    @Test
    void aFileWithoutAGameIsNamedAndAChangedFileIsReadAgain() throws IOException {
        GameLibrary library = new GameLibrary(root);
        Path file = Files.writeString(root.resolve("note.sgf"), "nothing");
        assertEquals(List.of("note.sgf does not contain a game"), library.read().problems());
        Files.writeString(file, "(;GM[2];B[f5];W[d6])(;GM[2];B[f5])");
        GameLibrary.Entry entry = library.read().entries().getFirst();

        assertEquals(2, entry.games());
        assertEquals(2, entry.game().game().length());
    }
}
