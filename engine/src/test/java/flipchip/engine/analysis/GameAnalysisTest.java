package flipchip.engine.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Bound;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.match.Openings;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class GameAnalysisTest {
    private static final SearchLimits SHALLOW = SearchLimits.depth(4).withEndgameEmpties(8);
    private final Engine engine = new Engine(EngineOptions.DEFAULT.withTableMegabytes(4));

    @AfterEach
    void close() {
        engine.close();
    }

    @Test
    void solvedMovesLoseWhatNegamaxSays() {
        Game game = finished(3);

        GameReport report = new GameAnalysis(engine::start, SHALLOW).run(game, GameAnalysis.Listener.NONE);

        assertTrue(report.complete());
        assertEquals(game.moves(), report.moves().stream().map(MoveJudgement::played).toList());
        int solved = 0;
        for (MoveJudgement move : report.moves()) {
            if (game.positionAt(move.ply()).board().empties() <= 8) {
                int best = 100 * negamax(game.positionAt(move.ply()).board());
                int after = 100 * negamax(game.positionAt(move.ply() + 1).board());
                boolean same = game.positionAt(move.ply() + 1).toMove() == move.mover();
                assertEquals(best, move.bestCentidiscs(), "before " + move);
                assertEquals(same ? after : -after, move.playedCentidiscs(), "after " + move);
                assertTrue(move.exact(), move::toString);
                solved++;
            }
        }
        assertEquals(8, solved);
    }

    @Test
    void movesAreHeardFromTheLastToTheFirst() {
        Game game = finished(4);
        List<Integer> plies = new ArrayList<>();
        List<Integer> counts = new ArrayList<>();

        new GameAnalysis(engine::start, SHALLOW.withDepth(2)).run(game, (move, done, all) -> {
            plies.add(game.length() - move.ply());
            counts.add(done);
            assertEquals(game.length(), all);
        });

        assertEquals(counts, plies);
        assertEquals(game.length(), counts.getLast());
    }

    @Test
    void playedAndBestAreValuedEquallyDeep() {
        Game game = finished(5).prefix(30);

        GameReport report = new GameAnalysis(engine::start, SHALLOW).run(game, GameAnalysis.Listener.NONE);

        for (MoveJudgement move : report.moves()) {
            assertTrue(move.isForced() || move.depth() == 4, move::toString);
            assertTrue(move.lossCentidiscs() > 0 || move.best() == move.played(), move::toString);
            assertEquals(move.best(), move.line().getFirst(), move::toString);
        }
    }

    /// Black takes the last white disc with 51 squares empty.
    @Test
    void aMoveThatEndsTheGameIsValuedExactly() throws NotationException {
        Game game = Transcript.parse("e6f4e3f6g5d6e7f5c5");

        GameReport report = new GameAnalysis(engine::start, SHALLOW).run(game, GameAnalysis.Listener.NONE);

        MoveJudgement last = report.moves().getLast();
        assertTrue(last.exact(), last::toString);
        assertEquals(6400, last.playedCentidiscs());
        MoveJudgement mistake = report.moves().get(7);
        assertEquals(-6400, mistake.playedCentidiscs());
        assertFalse(mistake.exact(), "the better move is estimated");
        assertEquals(4, mistake.depth());
    }

    @Test
    void aCancelledAnalysisKeepsTheMovesJudged() {
        Game game = finished(6);
        GameAnalysis analysis = new GameAnalysis(engine::start, SHALLOW.withDepth(2));

        GameReport report = analysis.run(game, (_, done, _) -> {
            if (done == 10) {
                analysis.cancel();
            }
        });

        assertFalse(report.complete());
        assertEquals(10, report.moves().size());
        assertEquals(game.length() - 10, report.moves().getFirst().ply());
        assertTrue(analysis.run(game, GameAnalysis.Listener.NONE).complete(), "may be used again");
    }

    @Test
    void aGameWithoutMovesHasAnEmptyReport() {
        GameReport report =
            new GameAnalysis(engine::start, SHALLOW).run(Game.INITIAL, GameAnalysis.Listener.NONE);

        assertTrue(report.complete());
        assertTrue(report.accuracy(Color.BLACK).isEmpty());
        assertTrue(report.worst(3).isEmpty());
    }

    @Test
    void accuracyIsHalvedByFourDiscs() {
        List<MoveJudgement> moves = new ArrayList<>(List.of(move(0, Color.BLACK, 5, 0),
            move(1, Color.WHITE, 3, 400), move(2, Color.BLACK, 2, 800), move(4, Color.BLACK, 1, 6400)));
        assertEquals(OptionalDouble.empty(), new GameReport(Game.INITIAL, moves, true).accuracy(Color.BLACK),
            "of two moves nothing is told");
        for (int ply = 6; ply < 12; ply += 2) {
            moves.add(move(ply, Color.BLACK, 3, 0));
        }
        GameReport report = new GameReport(Game.INITIAL, moves, true);

        assertEquals((4 * 100 + 25) / 5.0, report.accuracy(Color.BLACK).orElseThrow(), 1e-9,
            "a forced move does not count");
        assertEquals(OptionalDouble.empty(), report.accuracy(Color.WHITE));
        assertEquals(8 / 5.0, report.meanLossDiscs(Color.BLACK).orElseThrow(), 1e-9);
        assertEquals(List.of(4, 2, 1), report.worst(3).stream().map(MoveJudgement::ply).toList());
    }

    @Test
    void theBestMoveIsNeverWorthLessThanTheOnePlayed() {
        assertThrows(IllegalArgumentException.class, () -> move(0, Color.BLACK, 2, -1));
    }

    private static MoveJudgement move(int ply, Color mover, int choices, int loss) {
        return new MoveJudgement(ply, mover, Square.D3, Square.C4, -loss, 0, choices, false, 4, 100,
            List.of(Square.C4));
    }

    private static Game finished(long seed) {
        Game game = Openings.random(1, 40, seed).getFirst();
        while (!game.isOver()) {
            game = game.play(Square.of(Long.numberOfTrailingZeros(game.position().legalMoves())));
        }
        return game;
    }

    private static int negamax(Board board) {
        long moves = board.legalMoves();
        if (moves == 0) {
            return board.isGameOver() ? board.finalScore() : -negamax(board.pass());
        }
        int best = -64;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            best = Math.max(best, -negamax(board.play(Square.of(Long.numberOfTrailingZeros(rest)))));
        }
        return best;
    }

    /// A search whose time is up before its first iteration is done knows a move and no score.
    @Test
    void aSearchWithoutAScoreIsAskedAgain() {
        Game game = finished(5).prefix(20);
        List<SearchLimits> asked = new ArrayList<>();

        GameReport report = new GameAnalysis((position, limits, listener) -> {
            asked.add(limits);
            return limits.allMoves()
                ? engine.start(position, limits, listener)
                : guess(position.moves().getFirst());
        }, SHALLOW).run(game, GameAnalysis.Listener.NONE);

        assertTrue(report.complete());
        assertTrue(report.moves().stream().allMatch(move -> move.depth() > 0), report.toString());
        assertTrue(asked.stream().anyMatch(SearchLimits::allMoves));
    }

    @Test
    void aCancelBeforeTheRunEndsIt() {
        GameAnalysis analysis = new GameAnalysis(engine::start, SHALLOW);
        analysis.cancel();

        GameReport nothing = analysis.run(finished(3), GameAnalysis.Listener.NONE);
        assertFalse(nothing.complete());
        assertEquals(List.of(), nothing.moves());
        assertTrue(analysis.run(finished(3), GameAnalysis.Listener.NONE).complete());
    }

    private static SearchHandle guess(Square move) {
        SearchResult result = new SearchResult(move, 0, 0, Bound.EXACT, Source.MIDGAME, false, 0, 100,
            List.of(move), 0, Duration.ZERO, List.of());
        return new SearchHandle() {
            @Override
            public CompletableFuture<SearchResult> result() {
                return CompletableFuture.completedFuture(result);
            }

            @Override
            public void stop() {
                // it has ended
            }
        };
    }
}
