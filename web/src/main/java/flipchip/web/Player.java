package flipchip.web;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import flipchip.engine.SearchCore;
import flipchip.engine.api.Level;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Position;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import flipchip.hwsim.referee.link.MomentLink;

/// The computer's side of the page's games.
///
/// Thread: owner
final class Player {
    private static final int TABLE_MEGABYTES = 16;
    /// Of the values of all moves, which one search finds to the same depth.
    private static final SearchLimits MODEST = SearchLimits.depth(9).withEndgameEmpties(15).withBook(false)
        .withTime(new TimeControl.PerMove(Duration.ofMillis(4000))).withAllMoves();

    private final SearchCore core;

    Player(long seed) {
        core = new SearchCore(ClassicEvaluation.DEFAULT, TABLE_MEGABYTES, new Random(seed));
    }

    /// @param link as after the `#` of the page's address
    /// @param level 1 to 20
    String move(String link, int level, int mostMillis) throws NotationException {
        SearchLimits limits = Level.of(level).limits().withBook(false)
            .withTime(new TimeControl.PerMove(Duration.ofMillis(mostMillis)));
        return text(core.search(MomentLink.parse("flipchip:" + link).game().position(), limits, () -> false));
    }

    /// The value of every legal move of the position that a link shows, for who is to move: to a modest
    /// depth, and exactly when few squares are empty.
    String values(String link) throws NotationException {
        MomentLink shown = MomentLink.parse("flipchip:" + link);
        Position position = shown.game().positionAt(shown.move());
        List<String> values = new ArrayList<>();
        if (!position.isGameOver()) {
            core.forget(); // or what was searched before would lend some moves more depth
            for (MoveValue value : core.search(position, MODEST, () -> false).moves()) {
                boolean exact = value.exact() || position.play(value.move()).isGameOver();
                values.add(new Json().put("square", value.move().index())
                    .put("centidiscs", value.centidiscs()).put("exact", exact).toString());
            }
        }
        return new Json().list("values", values).toString();
    }

    /// Solves a position exactly.
    ///
    /// @param board 64 signs and the side to move
    String solve(String board) throws NotationException {
        Position position = BoardText.parse(board);
        core.forget();
        return text(core.search(position, SearchLimits.depth(60).withEndgameEmpties(60), () -> false));
    }

    private static String text(SearchResult result) {
        return new Json().put("square", result.bestMove().index()).put("centidiscs", result.centidiscs())
            .put("exact", result.exact()).put("depth", result.depth()).put("nodes", result.nodes())
            .put("millis", result.elapsed().toMillis()).toString();
    }
}
