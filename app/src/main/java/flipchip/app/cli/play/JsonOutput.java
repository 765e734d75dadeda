package flipchip.app.cli.play;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import flipchip.app.cli.answer.JsonLines;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.Transcript;

/// An output of the terminal game for programs: one JSON object for every lasting event.
final class JsonOutput implements PlayOutput {
    private final JsonLines lines;

    JsonOutput(PrintWriter out) {
        lines = new JsonLines(out);
    }

    /// @param board 64 signs and the side to move
    private record BoardLine(int ply, String board, int black, int white, List<Square> legal, boolean over) {}

    private record MoveLine(int ply, Color side, Square move, List<Square> flips,
            PlayEvent.Thought thought) {}

    private record CheckedLine(int ply, boolean agrees, List<Square> legal, List<Square> legalCircuit,
            List<Square> flips, List<Square> flipsCircuit, int settledAt, int clocks) {}

    private record OverLine(int black, int white, int scoreForBlack, String transcript) {}

    private record PassLine(Color side) {}

    @Override
    public void show(PlayEvent event) {
        switch (event) {
            case PlayEvent.Board(Game game, boolean _) -> board(game);
            case PlayEvent.Rows(Game game) -> board(game);
            case PlayEvent.Changed(Game game, int since) -> {
                for (int ply = since; ply < game.length(); ply++) {
                    move(game.prefix(ply + 1), Optional.empty());
                }
            }
            case PlayEvent.Move(Game game, Optional<PlayEvent.Thought> thought) -> move(game, thought);
            case PlayEvent.Checked(Referee.Verdict verdict) -> lines.write("checked",
                new CheckedLine(verdict.ply(), verdict.agrees(), Square.all(verdict.legal()),
                    Square.all(verdict.legalCircuit()), Square.all(verdict.flips()),
                    Square.all(verdict.flipsCircuit()), verdict.settledAt(), verdict.clocks()));
            case PlayEvent.Pass(Color side) -> lines.write("pass", new PassLine(side));
            case PlayEvent.Over(Game game) -> lines.write("over",
                new OverLine(Long.bitCount(game.position().black()), Long.bitCount(game.position().white()),
                    game.position().finalScoreForBlack(), Transcript.print(game)));
            case PlayEvent.Refused refused -> lines.write("refused", refused);
            case PlayEvent.Hint hint -> lines.write("hint", hint);
            case PlayEvent.Thinking _ -> {}
            case PlayEvent.Notice notice -> lines.write("notice", notice);
        }
    }

    private void board(Game game) {
        lines.write("board",
            new BoardLine(game.length(), BoardText.print(game.position()),
                Long.bitCount(game.position().black()), Long.bitCount(game.position().white()),
                game.position().moves(), game.isOver()));
    }

    private void move(Game game, Optional<PlayEvent.Thought> thought) {
        lines.write("move", new MoveLine(game.length(), game.moverOf(game.length() - 1),
            game.moves().getLast(), Square.all(TextOutput.flips(game)), thought.orElse(null)));
    }
}
