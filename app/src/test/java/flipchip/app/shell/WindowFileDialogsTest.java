package flipchip.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import flipchip.app.shell.FileDialogs.Kind;
import org.junit.jupiter.api.Test;

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
    void kindWithoutEndingIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Kind.of("nothing"));
    }
}
