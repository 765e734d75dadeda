package flipchip.app.files.format;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Results of games in the form of GGF: discs for Black with a sign, and behind them `:r`, `:t`, `:s` or `:l`
/// if a player gave up, ran out of time or left, or both agreed. Any thread.
public final class ResultText {
    private static final Pattern PLAIN = Pattern.compile("([+-]?\\d{1,2})(?:\\.0*)?(:[rtsl])?");
    private static final Pattern DISCS = Pattern.compile("(\\d{1,2})\\s*[-\u2013:]\\s*(\\d{1,2})");
    private static final Pattern SGF =
        Pattern.compile("([BW])\\+(?:([RT])(?:esign|ime)?|(\\d{1,2})(?:\\.0*)?)", Pattern.CASE_INSENSITIVE);
    /// A score of fewer discs is none: "1-0" says who won.
    private static final int FEWEST_DISCS = 10;
    private static final int MOST_DISCS = 64;

    private ResultText() {}

    /// What people and other programs write, in this form: `40-24`, `+6.000`, `W+R`, `B+12`, `draw`. Anything
    /// else stays as it is, without spaces around it.
    public static String of(String text) {
        String result = text.strip();
        Matcher plain = PLAIN.matcher(result);
        if (plain.matches()) {
            return signed(plain.group(1)) + (plain.group(2) == null ? "" : plain.group(2));
        }
        Matcher sgf = SGF.matcher(result);
        if (sgf.matches()) {
            String sign = sgf.group(1).equalsIgnoreCase("W") ? "-" : "+";
            return sgf.group(2) == null
                ? signed(sign + sgf.group(3))
                : sign + MOST_DISCS + ":" + sgf.group(2).toLowerCase(Locale.ROOT);
        }
        Matcher discs = DISCS.matcher(result);
        if (discs.matches()) {
            int black = Integer.parseInt(discs.group(1));
            int white = Integer.parseInt(discs.group(2));
            if (black + white >= FEWEST_DISCS && black + white <= MOST_DISCS) {
                return String.format(Locale.ROOT, "%+d", black - white);
            }
        }
        return result.equalsIgnoreCase("draw") ? "+0" : result;
    }

    private static String signed(String discs) {
        return String.format(Locale.ROOT, "%+d", Integer.parseInt(discs));
    }

    /// What of a result other programs read in a GGF file; empty if it is nothing of the kind.
    static Optional<String> forGgf(String result) {
        Matcher plain = PLAIN.matcher(of(result));
        boolean early = plain.matches() && (":r".equals(plain.group(2)) || ":t".equals(plain.group(2)));
        return plain.matches()
            ? Optional.of(plain.group(1) + (early ? plain.group(2) : ""))
            : Optional.empty();
    }
}
