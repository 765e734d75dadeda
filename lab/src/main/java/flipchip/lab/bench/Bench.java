package flipchip.lab.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Position;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;

/// A fixed search: positions, depth, one thread, fresh table. Its node count is the signature of the search:
/// a change that only tidies up leaves it as it is.
public final class Bench {
    private static final int TABLE_MEGABYTES = 16;
    private static final int DEPTH = 8;
    private static final int CONFIDENCE = 95;
    private static final int SOLVED_EMPTIES = 16;

    /// One position of a tournament game for each stage, 52 to 16 empty squares.
    private static final List<String> POSITIONS =
        List.of("-----------------OOO------XXXO----XXXX-----O-------------------- X",
            "----------XO-----OOO-----OXOXO---XXOXX----XOO------------------- X",
            "----------XO-X-O--XXOX-O--XOOOXO--OOOXO----O-X------------------ X",
            "----------XOX---XXOO----OOOOOO--OXXXOO--XXXXOO-----X------------ X",
            "--OO------OOOX--XOOOX-X-OOOXXX--XOXXXO----OX-O----XXO----------- X",
            "--------X-O-X---X-OOXX--XOXOOXX-XOXOXOO--OOOXOO--OXXXX----XXX--- X",
            "--XXXXX--OXXXX--OOOXXOX-OOOXOXXXOOXOXXX-XXOOOOOO--XO------------ X",
            "---OOO--OO--OO--OOOOXOOOOXOOOXO-XXXXXXX-XXOOOX--XXXXXO--OOOOOOO- X");

    private Bench() {}

    /// What the fixed search did.
    ///
    /// @param nodes   the signature
    /// @param elapsed time on this machine
    public record Report(long nodes, Duration elapsed) {
        public long nodesPerSecond() {
            return Math.round(nodes / Math.max(1e-9, elapsed.toNanos() / 1e9));
        }
    }

    /// Runs it with the engine's default evaluation.
    public static Report run() {
        long nodes = 0;
        Duration elapsed = Duration.ZERO;
        for (SearchResult result : results(EngineOptions.DEFAULT)) {
            nodes += result.nodes();
            elapsed = elapsed.plus(result.elapsed());
        }
        return new Report(nodes, elapsed);
    }

    private static List<SearchResult> results(EngineOptions options) {
        List<SearchResult> results = new ArrayList<>();
        SearchLimits limits =
            SearchLimits.depth(DEPTH).withConfidence(CONFIDENCE).withEndgameEmpties(SOLVED_EMPTIES);
        EngineOptions small = options.withThreads(1).withTableMegabytes(TABLE_MEGABYTES);
        for (String text : POSITIONS) {
            try (Engine engine = new Engine(small)) {
                results.add(engine.search(position(text), limits));
            }
        }
        return results;
    }

    private static Position position(String text) {
        try {
            return BoardText.parse(text);
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }
}
