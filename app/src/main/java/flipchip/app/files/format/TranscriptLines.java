package flipchip.app.files.format;

import java.util.Arrays;
import java.util.Map;
import flipchip.app.game.session.GameTree;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;

/// The fast way through files with a whole game on each line and nothing else: squares, with or without
/// blanks between them, played on two numbers. What it takes [MoveText] would read as the same games; it
/// leaves to it everything else. One thread.
final class TranscriptLines {
    /// A shorter line may belong to the game before it.
    private static final int FEWEST_MOVES = 2;
    private static final int MOST_MOVES = 60;
    private static final int BAD = -1;

    private final String text;
    private final ReadingBuilder found;
    private byte[] squares = new byte[MOST_MOVES];
    private byte[] before = new byte[MOST_MOVES];
    private int at;
    private long player;
    private long opponent;
    private long endPlayer;
    private long endOpponent;

    TranscriptLines(String text, ReadingBuilder found) {
        this.text = text;
        this.found = found;
    }

    /// Whether a text has only signs of squares and blanks, and begins with a game.
    static boolean isOne(String text) {
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (!(sign >= '1' && sign <= '8' || sign == '\n' || isBlank(sign) || isFile(sign))) {
                return false;
            }
        }
        TranscriptLines lines = new TranscriptLines(text, new ReadingBuilder());
        return lines.toLine() && lines.line() >= FEWEST_MOVES;
    }

    /// Takes games from the line at `from` on; answers the beginning of the first line that it leaves. A game
    /// is only taken where its end is sure: another one begins behind it, or nothing follows.
    int take(int from) {
        at = from;
        int beginOfLast = from;
        int last = 0;
        while (toLine()) {
            int begin = at;
            int count = found.hasMore() ? BAD : line();
            if (count < FEWEST_MOVES || last > 0 && goesOn(count)) {
                return beginOfLast;
            }
            if (last > 0) {
                found.add(game(before, last));
            }
            byte[] free = before;
            before = squares;
            squares = free;
            last = count;
            beginOfLast = begin;
            endPlayer = player;
            endOpponent = opponent;
        }
        if (last == 0) {
            return from;
        }
        found.add(game(before, last));
        return text.length();
    }

    /// Goes to the next line that is not blank.
    private boolean toLine() {
        int begin = at;
        for (; at < text.length(); at++) {
            char sign = text.charAt(at);
            if (sign == '\n') {
                begin = at + 1;
            } else if (!isBlank(sign)) {
                at = begin;
                return true;
            }
        }
        return false;
    }

    /// Plays the line, up to and with its end.
    ///
    /// @return the number of its moves, or [#BAD] if it is not a game from the usual start
    private int line() {
        player = Board.INITIAL.player();
        opponent = Board.INITIAL.opponent();
        int count = 0;
        for (; at < text.length(); at += 2) {
            while (at < text.length() && isBlank(text.charAt(at))) {
                at++;
            }
            if (at == text.length() || text.charAt(at) == '\n') {
                break;
            }
            int row = at + 1 < text.length() ? text.charAt(at + 1) - '1' : BAD;
            if (!isFile(text.charAt(at)) || row < 0 || row > 7 || count == MOST_MOVES) {
                return BAD;
            }
            int square = 8 * row + (text.charAt(at) | 0x20) - 'a';
            if (!play(square)) {
                return BAD;
            }
            squares[count++] = (byte) square;
        }
        at++;
        return count;
    }

    private static boolean isBlank(char sign) {
        return sign == ' ' || sign == '\t';
    }

    private static boolean isFile(char sign) {
        return (sign | 0x20) >= 'a' && (sign | 0x20) <= 'h';
    }

    /// Plays for the side to move, and passes where only the other can go on.
    private boolean play(int square) {
        long bit = 1L << square;
        long flips = ((player | opponent) & bit) != 0 ? 0 : Flips.flips(square, player, opponent);
        if (flips == 0) {
            return false;
        }
        long mover = player ^ flips ^ bit;
        player = opponent ^ flips;
        opponent = mover;
        if (Flips.legalMoves(player, opponent) == 0 && Flips.legalMoves(opponent, player) != 0) {
            opponent = player;
            player = mover;
        }
        return true;
    }

    /// Whether the moves of the line could all follow the game before it.
    private boolean goesOn(int count) {
        long onlyPlayer = player;
        long onlyOpponent = opponent;
        player = endPlayer;
        opponent = endOpponent;
        int legal = 0;
        while (legal < count && play(squares[legal])) {
            legal++;
        }
        player = onlyPlayer;
        opponent = onlyOpponent;
        return legal == count;
    }

    private static SavedGame game(byte[] squares, int count) {
        return new SavedGame(GameInfo.NONE, GameTree.ofLine(Position.INITIAL, Arrays.copyOf(squares, count)),
            Map.of());
    }
}
