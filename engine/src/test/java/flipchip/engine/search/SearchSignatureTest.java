package flipchip.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
import flipchip.engine.limit.TimePlan;
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
            "100 % after 20 plies: 20079 nodes, -871, d7g4f2c2f6c4h4",
            "100 % after 32 plies: 30234 nodes, 3480, h1d1h4g2c2f5b4",
            "100 % after 42 plies: 9001 nodes, -2361, g3a4a8c8f8e1e7g6",
            "95 % after 20 plies: 2111 nodes, -1284, b4g4d8g6c2a5d7",
            "95 % after 32 plies: 6816 nodes, 3711, a8b7e8a5e7f3a3",
            "95 % after 42 plies: 1 nodes, 6400, ",
            "87 % after 20 plies: 8835 nodes, 6399, h8b4c5b6f7f5f8",
            "87 % after 32 plies: 1942 nodes, -1410, c1d2b3h1b2h4h2",
            "87 % after 42 plies: 4208 nodes, 5434, h8c7a2d3c2e2b8c1",
            "73 % after 20 plies: 1305 nodes, 191, c4f3b8c6b5g4h3",
            "73 % after 32 plies: 3355 nodes, -3346, b6f3b4c1a3d1b8",
            "73 % after 42 plies: 6644 nodes, -1644, g7f8a3a5b1f3a1d2"), found);
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
                        StopSignal.manual(), TimePlan.UNLIMITED, SearchListener.NONE, random);
                    found.add("depth " + limits.depth() + " after " + plies + " plies: " + result.nodes()
                        + " nodes, " + result.centidiscs() + ", " + moves(result.line()));
                }
            }
        }
        assertEquals(List.of(
            "depth 8 after 30 plies: 9306 nodes, -320, c3e6f6f1e1c1a8a2",
            "depth 8 after 45 plies: 2742 nodes, 1023, a2d8c1h1f6b2f8e8",
            "depth 8 after 51 plies: 818 nodes, 958, f2a1b7a7h6h7a8b1",
            "depth 9 after 30 plies: 4256 nodes, 2968, g1h4h1f5h6f6b6b1b4",
            "depth 9 after 45 plies: 314068 nodes, 2000, b8g4h4h1a5h3b3f8a2g5h5e1d1b1g8",
            "depth 9 after 51 plies: 1673 nodes, 3600, h1a3a1g2h2h5g8h6h8",
            "depth 4 after 30 plies: 2595 nodes, 3030, g3g6f3e3",
            "depth 4 after 45 plies: 1044 nodes, 1043, a8d1a7a5",
            "depth 4 after 51 plies: 474 nodes, -2683, g2c3c1b1"), found);
    }
}
