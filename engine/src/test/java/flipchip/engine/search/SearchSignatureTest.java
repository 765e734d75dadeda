package flipchip.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.endgame.Sharing;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.eval.Evaluation;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.table.TranspositionTable;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

/// What fixed searches visit and find, to the node: whatever changes the order of moves, what is pruned or
/// what is remembered shows here, also where the score stays the same. Who changes it on purpose states the
/// new figures and why they are better.
class SearchSignatureTest {
    private static final Evaluation PATTERNS = BuiltInEvaluation.get().evaluation();

    private static String moves(List<Square> line) {
        return line.stream().map(Square::toString).collect(Collectors.joining());
    }

    @Test
    void oneSearchAfterAnotherWithTheSameTable() {
        List<String> found = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(11);
        for (int confidence : new int[] {100, 95, 87, 73}) {
            Midgame midgame = new Midgame(new Shared(PATTERNS, new TranspositionTable(1)));
            for (int plies : new int[] {20, 32, 42}) {
                Board board = Boards.reachable(random, plies);
                midgame.restart();
                int depth = plies == 42 ? 8 : 7;
                int score = midgame.search(new SearchTask(board.player(), board.opponent(), depth, confidence,
                    -6400, 6400, Sharing.ALONE, 0));
                found.add(confidence + " % after " + plies + " plies: " + midgame.nodes() + " nodes, "
                    + score + ", " + moves(midgame.line().squares()));
            }
        }
        assertEquals(List.of(
            "100 % after 20 plies: 28139 nodes, -825, f6g8h1g6f2c2g4",
            "100 % after 32 plies: 35339 nodes, 2948, h1d1h4g2c2f5a5",
            "100 % after 42 plies: 8896 nodes, -2256, a4a8e1h8g1g3g2h1",
            "95 % after 20 plies: 9065 nodes, -987, b4g4g5h4g6f8h5",
            "95 % after 32 plies: 8297 nodes, 3441, a8d7e8f3e7d2c1",
            "95 % after 42 plies: 1 nodes, 6400, ",
            "87 % after 20 plies: 4164 nodes, 5141, c5b5a2b6b4a4c2",
            "87 % after 32 plies: 6783 nodes, -1684, c1d2b5e6h7h1b2",
            "87 % after 42 plies: 5986 nodes, 4704, h8c7a5c2b8b6h1g1",
            "73 % after 20 plies: 2404 nodes, -43, c4f3b8c6b5a6a4",
            "73 % after 32 plies: 3537 nodes, -3542, b6b4e3a8a7f7h5",
            "73 % after 42 plies: 10175 nodes, -1563, g7d2a5f8a3f3a1f1"), found);
    }

    @Test
    void wholeSearchesByTheirLimits() {
        List<String> found = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(12);
        for (SearchLimits limits : List.of(SearchLimits.depth(8).withConfidence(87),
            SearchLimits.depth(9).withConfidence(73).withEndgameEmpties(16),
            SearchLimits.depth(4).withAllMoves())) {
            for (int plies : new int[] {30, 45, 51}) {
                try (RootSearch search = new RootSearch(new TranspositionTable(1), PATTERNS, 1)) {
                    SearchResult result = search.search(Boards.reachable(random, plies), limits,
                        StopSignal.manual(), Duration.ofHours(1), SearchListener.NONE, random);
                    found.add("depth " + limits.depth() + " after " + plies + " plies: " + result.nodes()
                        + " nodes, " + result.centidiscs() + ", " + moves(result.line()));
                }
            }
        }
        assertEquals(List.of(
            "depth 8 after 30 plies: 17972 nodes, -261, c3f6e6g5h5g4f3c8",
            "depth 8 after 45 plies: 3560 nodes, 1337, a2d8c1h1a1b2f6e8",
            "depth 8 after 51 plies: 683 nodes, 1125, f2a1b7a7a8c1b1h6",
            "depth 9 after 30 plies: 7374 nodes, 2549, g1h4h1b1h6b4g5f5f6",
            "depth 9 after 45 plies: 390244 nodes, 2000, b8g4a5g8b1f8h5g5h4b3a2h3e1d1h1",
            "depth 9 after 51 plies: 1252 nodes, 3600, h1a3a1g2h2h5g8h6h8",
            "depth 4 after 30 plies: 2932 nodes, 2290, g3f2f3a5",
            "depth 4 after 45 plies: 1078 nodes, 1066, a8d1a7a5",
            "depth 4 after 51 plies: 549 nodes, -2892, g1c1b1c3"), found);
    }
}
