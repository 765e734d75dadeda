package flipchip.app.game.setup;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.random.RandomGenerator;
import flipchip.engine.board.Game;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;

/// Short random games after which neither side is ahead: our own list, drawn at random and judged by our own
/// engine. Its file says how.
final class BalancedStarts {
    private BalancedStarts() {}

    /// All games of the list, each of eight moves.
    static List<Game> all() {
        try (BufferedReader text =
            new BufferedReader(new InputStreamReader(BalancedStarts.class.getResourceAsStream("balanced.txt"),
                StandardCharsets.UTF_8))) {
            return text.lines().filter(line -> !line.isBlank() && !line.startsWith("%"))
                .map(BalancedStarts::parse).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Game draw(RandomGenerator random) {
        List<Game> games = all();
        return games.get(random.nextInt(games.size()));
    }

    private static Game parse(String line) {
        try {
            return Transcript.parse(line);
        } catch (NotationException e) {
            throw new IllegalStateException("balanced.txt: " + e.getMessage(), e);
        }
    }
}
