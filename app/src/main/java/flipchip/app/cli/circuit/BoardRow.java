package flipchip.app.cli.circuit;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import flipchip.app.chips.owncell.BoardCheck;
import flipchip.app.cli.answer.Count;
import flipchip.app.cli.answer.Output;
import flipchip.engine.board.Square;

/// The answer about a circuit for the whole board, as a row.
///
/// @param verdict proved, agrees or differs
/// @param gates   of the circuit
/// @param boards  that were tried
/// @param clocks  at most until an answer; 0 without registers
/// @param board   the 64 squares from a1 on where it is wrong: X to move, O the other side, - empty; else ""
/// @param lacks   legal moves that it lacks there
/// @param adds    squares that it calls legal and that are not
/// @param reason  why it is not proved
/// @param note    which of several modules was checked, and which inputs were held at 0
record BoardRow(String file, String verdict, int gates, int boards, int clocks, String board,
        List<String> lacks, List<String> adds, String reason, String note) {

    static BoardRow of(Path file, BoardCheck.Report report) {
        String board = report.wrong().map(wrong -> squares(wrong.own(), wrong.other())).orElse("");
        long rules = report.wrong().map(BoardCheck.Mistake::rules).orElse(0L);
        OptionalLong legal = report.wrong().map(BoardCheck.Mistake::legal).orElse(OptionalLong.empty());
        boolean isSilent = report.wrong().isPresent() && legal.isEmpty();
        return new BoardRow(String.valueOf(file.getFileName()),
            report.verdict().name().toLowerCase(Locale.ROOT), report.gates(), report.boards(),
            report.clocks(), board, names(isSilent ? 0 : rules & ~legal.orElse(0)),
            names(legal.orElse(0) & ~rules),
            isSilent && report.reason().isEmpty() ? "It does not answer." : report.reason(), report.note());
    }

    /// @return whether the circuit is right, as far as is known
    static boolean print(Path file, BoardCheck.Report report, Output output) {
        BoardRow row = of(file, report);
        output.give("board", row, out -> row.print(report.verdict(), out));
        return report.verdict() != BoardCheck.Verdict.DIFFERS;
    }

    private void print(BoardCheck.Verdict known, PrintWriter out) {
        switch (known) {
            case PROVED -> out.printf(Locale.ROOT, "Proved equal to the rules on every board: %s.%n",
                Count.of(gates, "gate"));
            case AGREES -> out.printf(Locale.ROOT, "Right on %s, not proved: %s%s. %s%n",
                Count.of(boards, "board"), Count.of(gates, "gate"),
                clocks > 0 ? ", at most " + Count.of(clocks, "clock") : "", reason);
            case DIFFERS -> {
                out.println("Wrong on this board, X to move:");
                for (int row = 0; row < 8; row++) {
                    out.println("  " + String.join(" ", board.substring(8 * row, 8 * row + 8).split("")));
                }
                List.of("Legal, but it says no: ", "Not legal, but it says yes: ").forEach(words -> {
                    List<String> squares = words.startsWith("Legal") ? lacks : adds;
                    if (!squares.isEmpty()) {
                        out.println(words + String.join(", ", squares) + ".");
                    }
                });
                out.print(reason.isEmpty() ? "" : reason + System.lineSeparator());
            }
        }
        out.print(note.isEmpty() ? "" : note + System.lineSeparator());
    }

    private static String squares(long own, long other) {
        StringBuilder squares = new StringBuilder();
        for (Square square : Square.values()) {
            squares.append((own & square.bit()) != 0 ? 'X' : (other & square.bit()) != 0 ? 'O' : '-');
        }
        return squares.toString();
    }

    private static List<String> names(long squares) {
        return LongStream.range(0, 64).filter(s -> (squares >>> s & 1) != 0)
            .mapToObj(s -> Square.of((int) s).toString()).toList();
    }
}
