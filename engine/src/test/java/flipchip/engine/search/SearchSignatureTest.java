package flipchip.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.endgame.Sharing;
import flipchip.engine.eval.BuiltInEvaluation;
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
                found.add(confidence + " % after " + plies + " plies: " + midgame.nodes() + " nodes, " + score
                    + ", " + moves(midgame.line().squares()));
            }
        }
        assertEquals(List.of("100 % after 20 plies: 20079 nodes, -871, d7g4f2c2f6c4h4",
            "100 % after 32 plies: 32740 nodes, 2983, h1d1h4g2c2f5a5",
            "100 % after 42 plies: 8353 nodes, -2370, a4a8g3h8g6h7g2e1",
            "95 % after 20 plies: 2111 nodes, -1284, b4g4d8g6c2a5d7",
            "95 % after 32 plies: 4321 nodes, 3052, a8d2e8f8e7d8e6", "95 % after 42 plies: 1 nodes, 6400, ",
            "87 % after 20 plies: 8835 nodes, 6399, h8b4c5b6f7f5f8",
            "87 % after 32 plies: 1576 nodes, -1672, c1d2b5e6e8h1b2",
            "87 % after 42 plies: 4043 nodes, 4874, h8c7a5a6a7b6b8c2",
            "73 % after 20 plies: 1305 nodes, 191, c4f3b8c6b5g4h3",
            "73 % after 32 plies: 4751 nodes, -3535, b6c1e3d1b4a8e2",
            "73 % after 42 plies: 13537 nodes, -1794, g7f8a1d2a5h8h7a8"), found);
    }

    @Test
    void wholeSearchesByTheirLimits() {
        List<String> found = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(12);
        for (SearchLimits limits : List.of(SearchLimits.depth(8).withConfidence(87),
            SearchLimits.depth(9).withConfidence(73).withEndgameEmpties(16),
            SearchLimits.depth(4).withAllMoves())) {
            for (int plies : new int[] {30, 45, 51}) {
                SearchResult result = new RootSearch(new TranspositionTable(1), PATTERNS, List.of()).search(
                    Boards.reachable(random, plies), limits, StopSignal.manual(), TimePlan.UNLIMITED,
                    SearchListener.NONE, random);
                found.add("depth " + limits.depth() + " after " + plies + " plies: " + result.nodes()
                    + " nodes, " + result.centidiscs() + ", " + moves(result.line()));
            }
        }
        assertEquals(List.of("depth 8 after 30 plies: 6772 nodes, -400, c3e6a8f6e8c8d7f7",
            "depth 8 after 45 plies: 4937 nodes, 912, a2f8c1h1f6a5a7b2",
            "depth 8 after 51 plies: 845 nodes, 958, f2a1b7a7h6h7a8b1",
            "depth 9 after 30 plies: 7555 nodes, 2833, g1h4h1f5h6f6g5b1b5",
            "depth 9 after 45 plies: 262634 nodes, 2000, b8g4a5g8h3h1f8h5h4g5b1b3e1d1a2",
            "depth 9 after 51 plies: 1579 nodes, 3600, h1a3a1g2h2h5g8h6h8",
            "depth 4 after 30 plies: 2673 nodes, 2820, b7e3a1b3",
            "depth 4 after 45 plies: 1114 nodes, 1688, a8f2h4h3",
            "depth 4 after 51 plies: 488 nodes, -2462, g1c1b1h1"), found);
    }
}
