package flipchip.app.analyse.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A report as it is kept with its game: the moves of the game, then after a space for each move judged, with
/// `;` between them: ply, best move, values of the move played and of the best in centidiscs, number of
/// choices, `e` for exact or `s`, depth, confidence, best line, with commas.
public final class GameReportText {
    private GameReportText() {}

    static String write(GameReport report) {
        return moves(report.game().moves()) + " "
            + report.moves().stream()
                .map(move -> String.join(",", String.valueOf(move.ply()), move.best().toString(),
                    String.valueOf(move.playedCentidiscs()), String.valueOf(move.bestCentidiscs()),
                    String.valueOf(move.choices()), move.exact() ? "e" : "s", String.valueOf(move.depth()),
                    String.valueOf(move.confidence()), moves(move.line())))
                .collect(Collectors.joining(";"));
    }

    private static String moves(List<Square> moves) {
        return moves.stream().map(Square::toString).collect(Collectors.joining());
    }

    /// The report on a game from `start`; empty if the text is none of ours.
    public static Optional<GameReport> read(String text, Position start) {
        String[] parts = text.split(" ", 2);
        if (parts.length < 2) {
            return Optional.empty();
        }
        try {
            Game game = Game.startingAt(start);
            for (Square square : Square.sequence(parts[0])) {
                game = game.play(square);
            }
            List<MoveJudgement> moves = new ArrayList<>();
            for (String one : parts[1].split(";")) {
                moves.add(judgement(game, one.split(",", -1)));
            }
            return Optional.of(new GameReport(game, moves, moves.size() == game.length()));
        } catch (IllegalArgumentException | IndexOutOfBoundsException notOurs) {
            return Optional.empty();
        }
    }

    private static MoveJudgement judgement(Game game, String[] words) {
        int ply = Integer.parseInt(words[0]);
        Square best = Square.parse(words[1]).orElseThrow(IllegalArgumentException::new);
        List<Square> line = Square.sequence(words[8]);
        Game before = game.prefix(ply);
        before.play(best);                                       // refuses what is not legal
        for (Square square : line) {
            before = before.play(square);
        }
        return new MoveJudgement(ply, game.moverOf(ply), game.moves().get(ply), best,
            Integer.parseInt(words[2]), Integer.parseInt(words[3]), Integer.parseInt(words[4]),
            words[5].equals("e"), Integer.parseInt(words[6]), Integer.parseInt(words[7]), line);
    }
}
