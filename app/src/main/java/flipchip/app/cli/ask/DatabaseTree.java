package flipchip.app.cli.ask;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import flipchip.app.analyse.database.DatabaseException;
import flipchip.app.analyse.database.GameDatabase;
import flipchip.app.analyse.database.GameFilter;
import flipchip.app.analyse.database.MoveStatistics;
import flipchip.app.cli.answer.Output;
import flipchip.engine.board.Board;
import flipchip.engine.board.Position;
import flipchip.engine.book.BookPositions;

/// The moves of a position, those behind each of them, and so on.
record DatabaseTree(GameDatabase database, GameFilter filter, Output output, int depth) {
    private static final int BAR = 20;
    private static final int RARE = 100;

    /// @param line the moves before, from the position that was asked for
    /// @param least moves of fewer games are left out
    /// @return how many moves were given
    int give(Position position, String line, int least) throws DatabaseException {
        int level = line.length() / 2;
        List<MoveStatistics> all = database.moves(position, filter);
        Map<Board, MoveStatistics> first = new LinkedHashMap<>();
        all.forEach(
            move -> first.putIfAbsent(BookPositions.canonical(position.play(move.move()).board()), move));
        int games = first.values().stream().mapToInt(MoveStatistics::games).sum();
        int next = Math.max(least, games / RARE);
        int found = 0;
        for (MoveStatistics move : depth > 1 ? first.values() : all) {
            if (move.games() < least) {
                continue;
            }
            found++;
            output.give("move",
                new DatabaseCommand.Move(move.move(), move.games(), move.blackWins(), move.draws(),
                    move.whiteWins(), move.hasResults() ? move.discs() : Double.NaN,
                    move.hasResults() ? move.blackPercent() : Double.NaN, line),
                "%s%-4s %7d %6d %6d %6d  %s%n", "  ".repeat(level), move.move(), move.games(),
                move.blackWins(), move.draws(), move.whiteWins(), move.hasResults() ? results(move) : "");
            if (level + 1 < depth) {
                found += give(position.play(move.move()), line + move.move(), next);
            }
        }
        return found;
    }

    private static String results(MoveStatistics move) {
        int all = move.blackWins() + move.draws() + move.whiteWins();
        int black = Math.round((float) BAR * move.blackWins() / all);
        int white = Math.min(BAR - black, Math.round((float) BAR * move.whiteWins() / all));
        return String.format(Locale.ROOT, "%6.1f %10.2f  ", move.blackPercent(), move.discs())
            + "X".repeat(black) + "-".repeat(BAR - black - white) + "O".repeat(white);
    }
}
