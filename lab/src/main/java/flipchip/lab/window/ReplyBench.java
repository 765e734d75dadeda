package flipchip.lab.window;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.lab.window.FrameFile.Shown;

/// A benchmark of quick play: how long the user waits for his next move while the chip shows the moves
/// before.
final class ReplyBench {
    private final OpenProgram open;
    private final SplittableRandom random = new SplittableRandom(7);
    private final List<Double> found = new ArrayList<>();

    private ReplyBench(OpenProgram open) {
        this.open = open;
    }

    /// Milliseconds from the frame that first shows the computer's move until its answers are marked.
    ///
    /// @param home  an empty folder
    /// @param moves how many of the computer's
    static List<Double> measure(Path program, Path home, int moves) throws IOException {
        OpenProgram.settings(home, Map.of("tour-seen", "true", "white", "level 1", "theme", "light", "panel",
            "true", "reduced-motion", "false", "speed", "1", "window-width", "1440", "window-height", "900"));
        try (OpenProgram open = new OpenProgram(program, home)) {
            open.awaitPhase("warm-up");
            ReplyBench bench = new ReplyBench(open);
            while (bench.found.size() < moves) {
                bench.play();
            }
            return bench.found.subList(0, moves);
        }
    }

    /// A game, as far as the sides take turns.
    private void play() throws IOException {
        open.hands().press("Ctrl+Shift+N");
        open.await(0, _ -> open.file().shown().getLast().has("moves=0", "legal=4"), "a new game");
        for (Game game = Game.INITIAL; canGoOn(game.position());) {
            List<Square> choice = game.position().moves();
            Square move = choice.get(random.nextInt(choice.size()));
            open.point(move);
            open.rest();
            long from = System.nanoTime();
            open.hands().click();
            String after = "moves=" + (game.length() + 2);
            Shown seen = open.await(from, shown -> shown.has(after), "the computer's move");
            Square answer = Square.parse(seen.state().get("last")).orElseThrow();
            game = game.play(move).play(answer);
            if (game.isOver() || game.position().toMove() != Position.INITIAL.toMove()) {
                return;
            }
            Shown marked =
                open.await(from, shown -> shown.has(after) && !shown.has("legal=0"), "legal moves");
            found.add((marked.drawn() - seen.begun()) / 1e6);
        }
    }

    /// Whether the computer can answer every move.
    private static boolean canGoOn(Position position) {
        return position.moves().stream().map(position::play)
            .allMatch(next -> !next.isGameOver() && next.toMove() != position.toMove());
    }
}
