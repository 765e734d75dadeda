package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultTextTest {
    @ParameterizedTest
    @CsvSource({"40-24, +16", "24 - 40, -16", "32-32, +0", "36-20, +16", "+6.000, +6", "-12, -12",
        "+64:r, +64:r", "-64:t, -64:t", "+12:s, +12:s", "B+12, +12", "W+4.0, -4", "W+Resign, -64:r",
        "b+T, +64:t", "Draw, +0", "1-0, 1-0", "70-10, 70-10", "Void, Void", "0, +0", "6, +6", "64:r, +64:r",
        "W+0, +0", "W+06, -6", "-2.000:l, -2:l"})
    void whatOthersWriteIsUnderstood(String written, String result) {
        assertEquals(result, ResultText.of(" " + written + " "));
    }

    @Test
    void aGgfFileHasOnlyWhatOtherProgramsRead() throws Exception {
        assertEquals(Optional.of("+16"), ResultText.forGgf("40-24"));
        assertEquals(Optional.of("+12"), ResultText.forGgf("+12:s"));
        assertEquals(Optional.of("-2"), ResultText.forGgf("-2.000:l"));
        assertEquals(Optional.of("-64:t"), ResultText.forGgf("-64:t"));
        assertEquals(Optional.empty(), ResultText.forGgf("Void"));
        SavedGame game =
            SavedGame.of(Transcript.parse("f5d6")).withInfo(GameInfo.NONE.withResult("adjourned"));
        assertEquals("?", GgfGames.toGgf(game).result());
    }
}
