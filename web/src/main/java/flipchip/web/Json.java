package flipchip.web;

import java.util.Collection;

/// A writer of one JSON object. Strings are escaped, so that what a link or a game says stays a text.
///
/// Thread: owner
public final class Json {
    private final StringBuilder out = new StringBuilder("{");

    public Json put(String name, String value) {
        return raw(name, quoted(value));
    }

    public Json put(String name, long value) {
        return raw(name, String.valueOf(value));
    }

    public Json put(String name, boolean value) {
        return raw(name, String.valueOf(value));
    }

    public Json put(String name, Json value) {
        return raw(name, value.toString());
    }

    Json squares(String name, long bits) {
        return raw(name, squares(bits));
    }

    /// Squares as their indices.
    static String squares(long bits) {
        StringBuilder list = new StringBuilder("[");
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            list.append(list.length() == 1 ? "" : ",").append(Long.numberOfTrailingZeros(rest));
        }
        return list.append(']').toString();
    }

    /// @param values JSON
    public Json list(String name, Collection<?> values) {
        StringBuilder list = new StringBuilder("[");
        for (Object value : values) {
            list.append(list.length() == 1 ? "" : ",").append(value);
        }
        return raw(name, list.append(']').toString());
    }

    private Json raw(String name, String value) {
        out.append(out.length() == 1 ? "" : ",").append('"').append(name).append("\":").append(value);
        return this;
    }

    public static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (sign == '"' || sign == '\\') {
                quoted.append('\\').append(sign);
            } else if (sign < ' ' || sign > '~') {
                String digits = "000" + Integer.toHexString(sign);
                quoted.append("\\u").append(digits.substring(digits.length() - 4));
            } else {
                quoted.append(sign);
            }
        }
        return quoted.append('"').toString();
    }

    @Override
    public String toString() {
        return out + "}";
    }
}
