package flipchip.app.cli.play;

import java.io.PrintWriter;
import java.util.Locale;
import flipchip.engine.api.Level;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;

/// An output of the terminal game for people: X is Black, O is White, + a legal move.
record TextOutput(PrintWriter out) implements PlayOutput {
    @Override
    public void show(PlayEvent event) {
        switch (event) {
            case PlayEvent.Board(Game game, boolean showLegal) -> out.print(board(game, showLegal));
            case PlayEvent.Rows(Game game) -> BoardWords.rows(game.position()).forEach(out::println);
            case PlayEvent.Changed(Game game, int since) -> {
                for (int ply = since; ply < game.length(); ply++) {
                    out.println(BoardWords.move(game, ply));
                }
                out.println(BoardWords.standing(game, true));
            }
            case PlayEvent.Move move -> out.println(move(move));
            case PlayEvent.Checked(Referee.Verdict verdict) -> out.println(verdict(verdict));
            case PlayEvent.Pass(Color side) -> out.println(side(side) + " cannot move and passes.");
            case PlayEvent.Over(Game game) -> out.print(over(game));
            case PlayEvent.Refused refused -> out.println(refused.reason()
                + (refused.legal().isEmpty() ? "" : " Legal: " + words(refused.legal()) + "."));
            case PlayEvent.Hint hint -> hint.choices()
                .forEach(choice -> out.printf(Locale.ROOT, "  %s  %+7.2f  %-9s %s%n", choice.move(),
                    choice.discs(), choice.exact() ? "exact" : "depth " + choice.depth(),
                    words(choice.line())));
            case PlayEvent.Thinking(Color side, Level level) -> out.printf(Locale.ROOT,
                "%s thinks (level %d, %s) ...%n", side(side), level.number(), level.name());
            case PlayEvent.Notice(String text) -> out.println(text);
        }
        out.flush();
    }

    /// "Black", "White".
    static String side(Color color) {
        return color == Color.BLACK ? "Black" : "White";
    }

    private static String board(Game game, boolean showLegal) {
        Position position = game.position();
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%n    a b c d e f g h%n"));
        for (int row = 0; row < 8; row++) {
            text.append("  ").append(row + 1);
            for (int file = 0; file < 8; file++) {
                text.append(' ').append(sign(position, Square.at(file, row), showLegal));
            }
            text.append(String.format(Locale.ROOT, "%n"));
        }
        String turn = position.isGameOver() ? "game over" : side(position.toMove()) + " to move";
        return text.append(String.format(Locale.ROOT, "  Black X %d   White O %d   %s%n",
            Long.bitCount(position.black()), Long.bitCount(position.white()), turn)).toString();
    }

    private static char sign(Position position, Square square, boolean showLegal) {
        if ((position.black() & square.bit()) != 0) {
            return 'X';
        }
        if ((position.white() & square.bit()) != 0) {
            return 'O';
        }
        return showLegal && position.isLegal(square) ? '+' : '.';
    }

    private static String move(PlayEvent.Move move) {
        Game game = move.game();
        int ply = game.length() - 1;
        int flipped = Long.bitCount(flips(game));
        String what = String.format(Locale.ROOT, "%2d. %s plays %s and flips %d", ply + 1,
            side(game.moverOf(ply)), game.moves().getLast(), flipped);
        return what + move.think().map(TextOutput::thought).orElse("");
    }

    private static String thought(PlayEvent.Thought thought) {
        String value = thought.discs().map(
            discs -> String.format(Locale.ROOT, ", %+.2f discs%s", discs, thought.exact() ? " exactly" : ""))
            .orElse("");
        return String.format(Locale.ROOT, "  (%s%s, %.1f s)",
            thought.source().equals("midgame") ? "depth " + thought.depth() : thought.source(), value,
            thought.seconds());
    }

    /// Discs the last move turned.
    static long flips(Game game) {
        Color mover = game.moverOf(game.length() - 1);
        long before = game.positionAt(game.length() - 1).discs(mover.opponent());
        return before & game.position().discs(mover);
    }

    private static String verdict(Referee.Verdict verdict) {
        if (verdict.agrees()) {
            return String.format(Locale.ROOT,
                "    The circuit agrees: legal %d, flips %d; settled after %d gate delays, %d clocks.",
                Long.bitCount(verdict.legal()), Long.bitCount(verdict.flips()), verdict.settledAt(),
                verdict.clocks());
        }
        return String.format(Locale.ROOT,
            "    THE CIRCUIT DIFFERS at move %d, %s: legal by the rules %s, by the circuit %s; "
                + "flips by the rules %s, by the circuit %s; board and side to move %s.",
            verdict.ply(), verdict.move(), Square.list(verdict.legal()), Square.list(verdict.legalCircuit()),
            Square.list(verdict.flips()), Square.list(verdict.flipsCircuit()),
            verdict.stateAgrees() ? "agree" : "differ");
    }

    private static String over(Game game) {
        int black = Long.bitCount(game.position().black());
        int white = Long.bitCount(game.position().white());
        String winner = black == white ? "A draw" : side(black > white ? Color.BLACK : Color.WHITE) + " wins";
        return String.format(Locale.ROOT, "The game is over. %s, %d to %d.%n%s%n", winner,
            Math.max(black, white), Math.min(black, white), Transcript.print(game));
    }

    private static String words(Iterable<Square> squares) {
        StringBuilder text = new StringBuilder();
        squares.forEach(square -> text.append(text.isEmpty() ? "" : " ").append(square));
        return text.toString();
    }
}
