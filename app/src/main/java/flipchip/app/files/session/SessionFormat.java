package flipchip.app.files.session;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.files.format.Reading;
import flipchip.app.files.format.TreeFormat;
import flipchip.app.game.session.GameStatus;
import flipchip.app.game.session.Seat;
import flipchip.engine.board.Square;

/// The game shown and the games before it as one record of the journal: `S`, then for each game a line of
/// words and its tree. The words: ply, moves of the line, [StatusFormat], length of the tree in characters;
/// for the games before it also the two seats as [Seat#levelNumber()] and, to the end of the line, the file.
final class SessionFormat {
    static final byte STATE = 'S';

    private final String text;
    private final SessionState state;
    private int at = 1;

    /// @throws RuntimeException if the record is none of ours
    SessionFormat(byte[] record) {
        text = new String(record, StandardCharsets.UTF_8);
        state = read(head(4));
    }

    SessionState state() {
        return state;
    }

    /// The games before it. To be asked for once.
    ///
    /// @throws RuntimeException if the record is none of ours
    List<KeptGame> kept() {
        List<KeptGame> kept = new ArrayList<>();
        while (at < text.length()) {
            String[] words = head(7);
            kept.add(
                new KeptGame(read(words), Optional.of(words[6]).filter(file -> !file.isEmpty()).map(Path::of),
                    Seat.ofLevel(Integer.parseInt(words[4])), Seat.ofLevel(Integer.parseInt(words[5]))));
        }
        return kept;
    }

    private String[] head(int words) {
        int end = text.indexOf('\n', at);
        String[] head = text.substring(at, end).split(" ", words);
        at = end + 1;
        return head;
    }

    private SessionState read(String[] head) {
        int end = head.length > 3 ? at + Integer.parseInt(head[3]) : text.length();
        Reading read = TreeFormat.read(text.substring(at, end));
        at = end;
        List<Square> line = Square.sequence(head[1]);
        GameStatus standing = head.length > 2
            ? StatusFormat.read(head[2], line)
            : GameStatus.FRESH.withRunning(Optional.of(line));
        return new SessionState(read.games().getFirst(), line, Integer.parseInt(head[0]), standing);
    }

    static byte[] write(SessionState state, List<KeptGame> kept) {
        StringBuilder text = new StringBuilder().append((char) STATE);
        append(text, state, "");
        kept.forEach(game -> append(text, game.state(),
            " " + game.black().levelNumber() + " " + game.white().levelNumber() + " "
                + game.file().map(Path::toString).filter(file -> file.indexOf('\n') < 0).orElse("")));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static void append(StringBuilder text, SessionState state, String more) {
        String tree = TreeFormat.write(state.game());
        text.append(state.ply()).append(' ');
        state.line().forEach(text::append);
        text.append(' ').append(StatusFormat.write(state.standing())).append(' ').append(tree.length())
            .append(more).append('\n').append(tree);
    }
}
