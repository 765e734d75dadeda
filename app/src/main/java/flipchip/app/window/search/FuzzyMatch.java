package flipchip.app.window.search;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// How well words typed match a text: each word against the nearest word of the text, the sum over all.
///
/// A word costs 0 if it is there, 1 if one begins with it, 2 if one contains it, and 3 and more if it is
/// there but for slips: one in words of four to seven letters, two in longer ones, counted as optimal string
/// alignment (a letter more, fewer, other, or two exchanged). A name that has no other word comes first.
/// Where the words do not match, but all their letters occur in their order and near each other, the text
/// comes after all that do.
final class FuzzyMatch {
    /// The text does not match.
    static final int NONE = Integer.MAX_VALUE;
    private static final int WHOLE_NAME = -1;
    private static final int SCATTERED = 1_000;
    private static final int SLIPPED = 3;
    /// How many times as long as the letters the part of a text may be in which they are scattered.
    private static final int WIDEST = 3;

    private FuzzyMatch() {}

    /// What `typed` costs in the best of `texts`, a name and what else may be typed for it, of which a later
    /// one costs a little more; [#NONE] if it is in none.
    static int cost(String typed, List<String> texts) {
        List<String> wanted = words(typed);
        List<List<String>> known = texts.stream().map(FuzzyMatch::words).toList();
        if (wanted.equals(known.getFirst())) {
            return WHOLE_NAME;
        }
        int sum = 0;
        for (String word : wanted) {
            int least = NONE;
            for (int i = 0; i < known.size(); i++) {
                int place = i;
                least = Math.min(least, known.get(i).stream().mapToInt(other -> cost(word, other))
                    .map(cost -> cost == NONE ? NONE : 10 * cost + place).min().orElse(NONE));
            }
            if (least == NONE) {
                return scattered(String.join("", wanted), String.join(" ", texts).toLowerCase(Locale.ROOT));
            }
            sum += least;
        }
        return sum;
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
            .filter(word -> !word.isEmpty()).sorted(Comparator.naturalOrder()).toList();
    }

    private static int cost(String typed, String word) {
        if (word.equals(typed)) {
            return 0;
        }
        if (word.startsWith(typed)) {
            return 1;
        }
        if (typed.length() > 2 && word.contains(typed)) {
            return 2;
        }
        int allowed = typed.length() < 4 ? 0 : typed.length() < 8 ? 1 : 2;
        int start = Math.min(word.length(), typed.length());
        int slips = Math.min(slips(typed, word), slips(typed, word.substring(0, start)));
        return slips <= allowed ? SLIPPED + slips : NONE;
    }

    /// Optimal string alignment distance.
    static int slips(String one, String other) {
        int[][] d = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                    continue;
                }
                int same = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
                d[i][j] = Math.min(d[i - 1][j - 1] + same, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
                if (i > 1 && j > 1 && one.charAt(i - 1) == other.charAt(j - 2)
                        && one.charAt(i - 2) == other.charAt(j - 1)) {
                    d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
                }
            }
        }
        return d[one.length()][other.length()];
    }

    private static int scattered(String letters, String text) {
        int first = -1;
        int at = -1;
        for (char letter : letters.toCharArray()) {
            at = text.indexOf(letter, at + 1);
            if (at < 0) {
                return NONE;
            }
            first = first < 0 ? at : first;
        }
        return at - first > WIDEST * letters.length() ? NONE : SCATTERED + 2 * (at - first) + first;
    }
}
