package flipchip.lab.job;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import flipchip.engine.board.Board;

/// A codec of boards as lines of two bitboards of 16 hexadecimal digits: the units of a stage, one a line.
final class BoardLines {
    /// Words of a board.
    static final int WORDS = 2;

    private BoardLines() {}

    static String print(Board board) {
        return String.format(Locale.ROOT, "%016x %016x", board.player(), board.opponent());
    }

    static byte[] print(List<Board> boards) {
        return boards.stream().map(board -> print(board) + "\n").collect(Collectors.joining())
            .getBytes(StandardCharsets.UTF_8);
    }

    /// The boards of a shard.
    static List<Board> read(byte[] input, Shard shard) {
        return Units.lines(input, shard).stream().map(line -> line.split(" ")).map(
            words -> new Board(Long.parseUnsignedLong(words[0], 16), Long.parseUnsignedLong(words[1], 16)))
            .toList();
    }
}
