package flipchip.app;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;

/// Makes bad inputs out of good ones, the same for the same seed.
public final class Mutations {
    private static final List<String> TOKENS = List.of("(;", ";)", ")", "(", "[", "]", "\\", ";", ":", "%", "/", "//", "--", "pa",
        "F5", "a1", "h8", "z9", "+64", "-999", "2147483648", "99999999999999999999", "NaN", "1e400", "\u0000", "\uFEFF", "\uD800",
        "é", "日本", "\n", "\r\n", "\t", " ", "GM[2]", "BO[8 ", "B[", "W[", "X", "O", "-", ".", "{", "}", "\"", "null", "true",
        "ping", "set game ", "hint ", "move ", "genmove b", "undo", "C[", "ET[", "SZ[19]", "AB[d4]AW[d4]");
    private static final int LONGEST = 20_000;

    private final SplittableRandom random;
    private final List<String> seeds;

    public Mutations(long seed, List<String> seeds) {
        random = new SplittableRandom(seed);
        this.seeds = seeds;
    }

    /// The next text: a good one with one to eight changes.
    public String text() {
        StringBuilder text = new StringBuilder(oneOf(seeds));
        for (int n = 1 + random.nextInt(8); n > 0; n--) {
            change(text);
        }
        return text.length() > LONGEST ? text.substring(0, LONGEST) : text.toString();
    }

    /// The next bytes, made the same way; a sign is a byte.
    public byte[] bytes() {
        return text().getBytes(StandardCharsets.ISO_8859_1);
    }

    private void change(StringBuilder text) {
        int length = text.length();
        int from = random.nextInt(length + 1);
        int to = Math.min(length, from + random.nextInt(20));
        switch (random.nextInt(9)) {
            case 0 -> text.delete(from, to);
            case 1 -> text.insert(from, oneOf(TOKENS));
            case 2 -> text.insert(from, (char) random.nextInt(256));
            case 3 -> text.setLength(from);
            case 4 -> text.insert(from, oneOf(seeds));
            case 5 -> text.insert(from, text.substring(from, to).repeat(random.nextInt(40)));
            case 6 -> text.insert(from, oneOf(TOKENS).repeat(random.nextInt(200)));
            case 7 -> text.replace(from, to, new StringBuilder(text.substring(from, to)).reverse().toString());
            default -> {
                if (from < length) {
                    text.setCharAt(from, (char) (text.charAt(from) ^ 1 << random.nextInt(8)));
                }
            }
        }
    }

    private String oneOf(List<String> all) {
        return all.get(random.nextInt(all.size()));
    }
}
