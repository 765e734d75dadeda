package flipchip.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import flipchip.app.shell.FileDialogs.Kind;
import flipchip.app.shell.WindowFileDialogs.Use;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WindowFileDialogsTest {
    private static final Kind PNG = Kind.of("PNG picture", "png");
    private static final Kind SVG = Kind.of("SVG drawing", "svg");

    @Test
    void nameWithoutEndingGetsThatOfTheChosenKind() {
        assertEquals(Path.of("out", "board.svg"),
            WindowFileDialogs.withEnding(Path.of("out", "board"), List.of(PNG, SVG), SVG, "board.png"));
    }

    @Test
    void endingOfAnotherKindIsTheUsersWish() {
        assertEquals(Path.of("board.PNG"),
            WindowFileDialogs.withEnding(Path.of("board.PNG"), List.of(PNG, SVG), SVG, "game.png"));
    }

    @Test
    void theSuggestedNameFollowsTheKindThatWasChosen() {
        assertEquals(Path.of("out", "board.svg"),
            WindowFileDialogs.withEnding(Path.of("out", "board.png"), List.of(PNG, SVG), SVG, "board.png"));
        assertEquals(Path.of("board.png"),
            WindowFileDialogs.withEnding(Path.of("board.png"), List.of(PNG, SVG), PNG, "board.png"));
    }

    @Test
    void kindFitsByEndingInAnyCase() {
        assertTrue(PNG.fits(Path.of("a.Png")));
        assertFalse(PNG.fits(Path.of("png")));
        assertTrue(Kind.of("any", "*").fits(Path.of("x")));
    }

    @Test
    void whatIsSavedDoesNotGoWhereGamesWereImportedFrom(@TempDir Path imported, @TempDir Path pictures) {
        WindowFileDialogs dialogs = new WindowFileDialogs(() -> null);
        dialogs.remember(Use.OPEN, imported.resolve("games.wtb").toFile());
        assertEquals(Optional.empty(), dialogs.folder(Use.SAVE));
        dialogs.remember(Use.SAVE, pictures.resolve("board.png").toFile());
        assertEquals(Optional.of(imported), dialogs.folder(Use.OPEN));
        assertEquals(Optional.of(pictures), dialogs.folder(Use.SAVE));
    }

    @Test
    void kindWithoutEndingIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Kind.of("nothing"));
    }
}
