package flipchip.lab.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import flipchip.engine.api.Evaluation;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.endgame.EndgameSolver;
import flipchip.engine.notation.GgfGame;
import flipchip.engine.table.TranspositionTable;

/// An analysis of kept games by side and phase: losses of moves against exact scores, errors of values, and
/// thinking times.
///
/// A game is solved from its end backwards: the value after a move is known then, and one null window tells
/// whether the move was the best. Used by one thread.
public final class GameLosses {
    private static final int WON = 64;
    private static final int TABLE_MEGABYTES = 64;
    /// Empty squares of a row.
    private static final int PHASE = 3;

    private final int from;
    private final TranspositionTable table = TranspositionTable.growing(TABLE_MEGABYTES);
    private final EndgameSolver solver;
    private final Map<String, Tally> tallies = new TreeMap<>();
    private final Map<String, Integer> games = new TreeMap<>();

    /// One side in one phase.
    ///
    /// @param side      who moved
    /// @param most      most empty squares of the phase
    /// @param least     fewest
    /// @param moves     moves a game that had a value or a time
    /// @param seconds   a game
    /// @param lost      discs a game; 0 where nothing is solved
    /// @param mistakes  moves a game that lost something
    /// @param bias      mean of the mover's value less the exact score, discs
    /// @param deviation root mean square of the same
    public record Row(String side, int most, int least, double moves, double seconds, double lost,
            double mistakes, double bias, double deviation) {}

    /// Sums over moves.
    private static final class Tally {
        private int moves;
        private double seconds;
        private int lost;
        private int mistakes;
        private int valued;
        private double error;
        private double square;

        private void thought(GgfGame.Move move) {
            moves++;
            seconds += move.seconds().orElse(0);
        }

        private void judged(GgfGame.Move move, int exact, int loss) {
            lost += loss;
            mistakes += loss == 0 ? 0 : 1;
            move.value().ifPresent(value -> {
                valued++;
                error += value - exact;
                square += (value - exact) * (value - exact);
            });
        }

        private Row row(String side, int most, double games) {
            double values = Math.max(1, valued);
            return new Row(side, most, most - PHASE + 1, moves / games, seconds / games, lost / games,
                mistakes / games, error / values, Math.sqrt(square / values));
        }
    }

    /// @param from       moves at or below this many empties are compared with exact scores
    /// @param evaluation orders the moves of the search
    public GameLosses(int from, Evaluation evaluation) {
        this.from = from;
        solver = new EndgameSolver(table, evaluation);
    }

    /// Takes a finished game in; moves without value and time, such as those of an opening, are left out.
    public void add(GgfGame record) {
        Game game = record.game();
        if (!game.isOver()) {
            return;
        }
        games.merge(record.black(), 1, Integer::sum);
        games.merge(record.white(), 1, Integer::sum);
        List<GgfGame.Move> moves = record.moves().stream().filter(move -> move.square().isPresent()).toList();
        table.clear();
        solver.forget();
        int after = finalScore(game);                  // for the mover of the ply above
        for (int ply = game.length() - 1; ply >= 0; ply--) {
            Board board = game.positionAt(ply).board();
            GgfGame.Move move = moves.get(ply);
            boolean played = move.value().isPresent() || move.seconds().isPresent();
            String side = game.moverOf(ply) == Color.BLACK ? record.black() : record.white();
            Tally tally = tally(side, board.empties());
            if (played) {
                tally.thought(move);
            }
            if (board.empties() <= from) {
                int exact = Math.max(after, solver.solve(board.player(), board.opponent(), after, WON));
                if (played) {
                    tally.judged(move, exact, exact - after);
                }
                after = ply > 0 && game.moverOf(ply - 1) == game.moverOf(ply) ? exact : -exact;
            }
        }
    }

    /// Phase by phase, the opening first.
    public List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        IntStream.iterate(20, phase -> phase >= 0, phase -> phase - 1)
            .forEach(phase -> games.forEach((side, count) -> {
                Tally tally = tallies.get(side + "/" + phase);
                if (tally != null && tally.moves > 0) {
                    rows.add(tally.row(side, PHASE * phase + PHASE - 1, count));
                }
            }));
        return rows;
    }

    private Tally tally(String side, int empties) {
        return tallies.computeIfAbsent(side + "/" + empties / PHASE, _ -> new Tally());
    }

    private static int finalScore(Game game) {
        int black = game.position().finalScoreForBlack();
        return game.moverOf(game.length() - 1) == Color.BLACK ? black : -black;
    }
}
