package flipchip.engine.notation;

import java.text.Normalizer;

/// A normaliser of foreign text: compatibility characters (full-width letters and digits, blanks of all
/// kinds) become ordinary ones, typographic dashes and quotes their ASCII forms, all line ends `\n`.
/// Invisible marks are removed. Pure ASCII with plain line ends comes back as it is.
public final class PlainText {
    private PlainText() {}

    /// The normalised text.
    public static String of(String text) {
        return isPlain(text) ? text : mapped(Normalizer.normalize(text, Normalizer.Form.NFKC));
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (sign >= 127 || sign == '\r' || sign == 0) {
                return false;
            }
        }
        return true;
    }

    private static String mapped(String text) {
        StringBuilder out = new StringBuilder(text.length());
        int length = text.length();
        for (int i = 0; i < length; i++) {
            char sign = text.charAt(i);
            char next = i + 1 < length ? text.charAt(i + 1) : 0;
            if (sign == '\r') {
                out.append(next == '\n' ? "" : "\n");
            } else if (sign == '\uD83D' && next >= '\uDFE0' && next <= '\uDFEB') {   // a coloured sign
                out.append('-');
                i++;
            } else {
                append(out, sign);
            }
        }
        return out.toString();
    }

    private static void append(StringBuilder out, char sign) {
        switch (sign) {
            case '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\u2796' ->
                out.append('-');
            case '\u2018', '\u2019', '\u201A', '\u201B', '\u2032', '\u00B4' -> out.append('\'');
            case '\u201C', '\u201D', '\u201E', '\u201F', '\u2033', '\u00AB', '\u00BB' -> out.append('"');
            case '\u2044', '\u2215' -> out.append('/');
            case '\u2502', '\u2503', '\u2551', '\uFF5C' -> out.append('|');
            case '\u25EF' -> out.append('\u25CB');
            case '\u2B24', '\u25C9' -> out.append('\u25CF');
            case '\u2B1B' -> out.append('\u25A0');
            case '\u2B1C' -> out.append('\u25A1');
            case '\u2028', '\u2029', '\u0085' -> out.append('\n');
            case '\0', '\u00AD', '\uFEFF', '\u200B', '\u200C', '\u200D', '\u200E', '\u200F', '\u2060',
                    '\uFE0E', '\uFE0F', '\u20E3' ->
                {}
            default -> out.append(sign);
        }
    }
}
