package flipchip.app.cli.play;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import flipchip.engine.board.Game;
import flipchip.engine.notation.Transcript;

/// An output of the terminal game for listeners: whole sentences, one a line, without a picture of the board.
final class SpokenOutput implements PlayOutput {
    private static final int HINTS = 3;

    private final PrintWriter out;
    private Game game = Game.INITIAL;

    SpokenOutput(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void show(PlayEvent event) {
        switch (event) {
            case PlayEvent.Board(Game now, boolean showLegal) -> {
                game = now;
                out.println(BoardWords.standing(now, showLegal));
            }
            case PlayEvent.Rows(Game now) -> BoardWords.rows(now.position()).forEach(out::println);
            case PlayEvent.Move(Game now, var _) -> out.println(BoardWords.move(now, now.length() - 1));
            case PlayEvent.Changed(Game now, int since) -> changed(now, since);
            case PlayEvent.Hint(List<PlayEvent.Choice> choices) -> hint(choices);
            case PlayEvent.Over(Game now) -> over(now);
            case PlayEvent.Pass _, PlayEvent.Checked _ -> {}
            case PlayEvent.Refused refused -> out.println(refused.reason());
            case PlayEvent.Thinking(var side, var _) -> out.println(TextOutput.side(side) + " thinks.");
            case PlayEvent.Notice(String text) -> out.println(text);
        }
        out.flush();
    }

    private void changed(Game now, int since) {
        if (now.length() == 0) {
            out.println("The game is at its start.");
        }
        for (int ply = since; ply < now.length(); ply++) {
            out.println(BoardWords.move(now, ply));
        }
        out.println(BoardWords.standing(now, false));
    }

    private void hint(List<PlayEvent.Choice> choices) {
        out.println(BoardWords.hint(game.position(), choices.getFirst()));
        choices.stream().skip(1).limit(HINTS - 1).forEach(choice -> out.println(
            "Then " + choice.move() + ", " + BoardWords.worth(choice.discs(), choice.exact()) + "."));
    }

    private void over(Game now) {
        int score = now.position().finalScoreForBlack();
        out.println(score == 0
            ? "The game is over. It is a draw."
            : String.format(Locale.ROOT, "The game is over. %s wins by %d.", score > 0 ? "Black" : "White",
                Math.abs(score)));
        out.println("The moves were " + Transcript.print(now) + ".");
    }
}
