package flipchip.app.files.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The syntax of SGF: a place in a text, properties and their values. One thread.
final class SgfText {
    private final String text;
    private int at;

    SgfText(String text) {
        this.text = text;
    }

    int place() {
        return at;
    }

    void goTo(int place) {
        at = place;
    }

    boolean hasMore() {
        return at < text.length();
    }

    char sign() {
        return text.charAt(at);
    }

    void skip() {
        at++;
    }

    void toEnd() {
        at = text.length();
    }

    /// A property of a node.
    record Property(String name, List<String> values) {
        /// When it is taken, among those of its node.
        int turn(boolean begun) {
            return switch (name) {
                case "GM", "SZ" -> 0;
                case "AB", "AW", "AE", "PL" -> begun ? 3 : 1;
                case "B", "W" -> 2;
                default -> 3;
            };
        }
    }

    /// Where the next `(` stands that a `;` follows, or -1.
    int gameAt(int from) {
        for (int i = text.indexOf('(', from); i >= 0; i = text.indexOf('(', i + 1)) {
            int next = i + 1;
            while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
                next++;
            }
            if (next < text.length() && text.charAt(next) == ';') {
                return i;
            }
        }
        return -1;
    }

    /// The property that begins here, with its values.
    Property property() {
        int from = at;
        while (at < text.length() && text.charAt(at) < 128 && Character.isLetter(text.charAt(at))) {
            at++;
        }
        String name = shortName(text.substring(from, Math.min(at, from + 20)));
        List<String> values = new ArrayList<>();
        while (skipSpace() && text.charAt(at) == '[') {
            values.add(value());
        }
        return new Property(name, values);
    }

    /// Before version 4 names could be written out, and their small letters count for nothing.
    private static String shortName(String name) {
        String capitals = name.chars().filter(Character::isUpperCase)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
        return capitals.isEmpty() ? name.toUpperCase(Locale.ROOT) : capitals;
    }

    private boolean skipSpace() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at < text.length();
    }

    private String value() {
        StringBuilder value = new StringBuilder();
        for (at++; at < text.length() && text.charAt(at) != ']'; at++) {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
                if (skipsSoftBreak()) {
                    continue;
                }
            }
            value.append(text.charAt(at));
        }
        at = Math.min(text.length(), at + 1);
        return value.toString();
    }

    /// A line break behind a backslash only keeps lines short. Leaves its last sign to the caller.
    private boolean skipsSoftBreak() {
        if (!isBreak(text.charAt(at))) {
            return false;
        }
        boolean two =
            at + 1 < text.length() && isBreak(text.charAt(at + 1)) && text.charAt(at + 1) != text.charAt(at);
        at += two ? 1 : 0;
        return true;
    }

    private static boolean isBreak(char sign) {
        return sign == '\n' || sign == '\r';
    }
}
