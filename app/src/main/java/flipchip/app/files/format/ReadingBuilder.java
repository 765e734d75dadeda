package flipchip.app.files.format;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import flipchip.app.kit.text.Texts;
import flipchip.engine.notation.MessageText;

/// The games that were found in a text so far, and what is to be said about it. It takes no more of either
/// than a [Reading] has, and says so when something was left out, and only then.
final class ReadingBuilder {
    private static final Texts TEXTS = Texts.of("library");
    /// More lines are not read: such a text is not what it was taken for.
    static final int MOST_LINES = 200_000;
    private static final int MOST_WORDS = 4;
    private static final int LONGEST_WORD = 40;

    private final List<SavedGame> games = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private OptionalInt number = OptionalInt.empty();
    private final Set<String> skipped = new LinkedHashSet<>();
    private final List<String> notes = new ArrayList<>();
    private int skips;
    private boolean more;
    private boolean longer;

    /// From now on problems are told as those of this game of the text, from 1 on; 0 for the whole text.
    void at(int game) {
        number = game == 0 ? OptionalInt.empty() : OptionalInt.of(game);
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

    /// Whether more problems are told.
    boolean tells() {
        return problems.size() < Reading.MOST_PROBLEMS;
    }

    void problem(String what) {
        if (tells()) {
            problems.add(number.isPresent() ? TEXTS.get("heads.problem", number.getAsInt(), what) : what);
        }
    }

    /// Counts a word that is left out.
    void skip(String word) {
        skips++;
        if (names()) {
            skipped.add(MessageText.of(word.strip(), LONGEST_WORD));
        }
    }

    /// Whether words that are left out are still named.
    boolean names() {
        return skipped.size() < MOST_WORDS;
    }

    /// Says something about what was read.
    void note(String what) {
        if (notes.size() < MOST_WORDS && !notes.contains(what)) {
            notes.add(what);
        }
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
        if (!skipped.isEmpty() && !games.isEmpty()) {
            String words = String.join("  ", skipped);
            int left = skips - skipped.size();
            notes.addFirst(left == 0 ? TEXTS.get("skipped", words) : TEXTS.get("skipped.more", words, left));
        }
        return new Reading(kind, games, problems, notes);
    }
}
