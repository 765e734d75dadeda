package flipchip.app.files.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Position;
import flipchip.engine.notation.MoveFault;
import flipchip.engine.notation.Transcript;

/// The games that were found in a text so far, and what is to be said about it. It takes no more of either
/// than a [Reading] has, and says so when something was left out, and only then.
final class ReadingBuilder {
    private static final Texts TEXTS = Texts.of("library");
    /// More lines are not read: such a text is not what it was taken for.
    static final int MOST_LINES = 200_000;

    private final List<SavedGame> games = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private OptionalInt number = OptionalInt.empty();
    private boolean more;
    private boolean longer;

    /// From now on problems are told as those of this game of the text, from 1 on.
    void at(int game) {
        number = OptionalInt.of(game);
    }

    /// Whether there are more games than a reading has: what follows needs not be read.
    boolean hasMore() {
        return more;
    }

    /// The lines of `text` that are read.
    ///
    /// @param counts whether a line says something, so that it is left out if it comes too late
    List<String> lines(String text, Predicate<String> counts) {
        longer |= text.lines().skip(MOST_LINES).anyMatch(counts);
        return text.lines().limit(MOST_LINES).toList();
    }

    void add(SavedGame game) {
        more |= games.size() >= Reading.MOST_GAMES;
        if (!more) {
            games.add(game);
        }
    }

    void problem(String what) {
        if (problems.size() < Reading.MOST_PROBLEMS) {
            problems.add(number.isPresent() ? TEXTS.get("heads.problem", number.getAsInt(), what) : what);
        }
    }

    /// The moves of `text`, if there are any, or a start that is not the usual one.
    void add(String text, Position start) {
        Transcript.Reading read = Transcript.read(text, start);
        int moves = read.game().length();
        if (moves > 0 || !start.equals(Position.INITIAL)) {
            add(SavedGame.of(read.game()).withInfo(Pgn.info(text)));
        }
        Optional<MoveFault> bad = read.fault().filter(_ -> !more);
        bad.ifPresent(why -> problem(
            moves == 0 ? Reasons.told(why) : TEXTS.get("moves.bad", Reasons.told(why), moves)));
    }

    /// Names the limit where something lies beyond it, and what would be a game where nothing was found.
    Reading reading(Reading.Kind kind) {
        if (more) {
            problems.addFirst(TEXTS.get("games.many", Reading.MOST_GAMES));
        } else if (longer) {
            problems.addFirst(TEXTS.get("lines.many", MOST_LINES));
        } else if (games.isEmpty() && problems.isEmpty()) {
            problems.add(TEXTS.get("moves.none"));
        }
        return new Reading(kind, games, problems);
    }
}
