package flipchip.app.learn.school;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;

/// A game of strong players whose moves are guessed. Immutable.
///
/// @param black  player, or a level of this program as the records name it
/// @param white  likewise
/// @param event  and year; empty for a game of this program
public record MasterGame(String black, String white, String event, Game game) {
    private static final String RESOURCE = "masters.txt";

    /// The side that won.
    public Color winner() {
        return game.position().board().finalScore() > 0 == (game.position().toMove() == Color.BLACK)
            ? Color.BLACK
            : Color.WHITE;
    }

    public String name(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /// The games that come with the program: its strong levels against each other, none a draw.
    public static List<MasterGame> ofThisProgram() {
        try (BufferedReader in = new BufferedReader(
            new InputStreamReader(MasterGame.class.getResourceAsStream(RESOURCE), StandardCharsets.UTF_8))) {
            return in.lines().filter(line -> !line.startsWith("#")).map(MasterGame::read).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static MasterGame read(String line) {
        String[] words = line.split(" ", -1);
        try {
            return new MasterGame("level " + words[0], "level " + words[1], "", Transcript.parse(words[2]));
        } catch (NotationException e) {
            throw new IllegalArgumentException(line, e);
        }
    }
}
