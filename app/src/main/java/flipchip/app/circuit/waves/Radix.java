package flipchip.app.circuit.waves;

import java.util.Locale;
import java.util.OptionalLong;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;

/// A number format of a bus.
public enum Radix {
    HEX,
    DECIMAL,
    BINARY,
    /// A set of squares, for buses of 64 bits; for 6 bits the one square of that number.
    SQUARES,
    /// The controller's state, one net each.
    STATE;

    private static final int SET = 64;
    private static final int NUMBER = 6;

    /// Whether a bus of this width can be written so.
    boolean fits(int width) {
        return switch (this) {
            case HEX, DECIMAL, BINARY -> true;
            case SQUARES -> width == SET || width == NUMBER;
            case STATE -> width == ControllerState.values().length;
        };
    }

    /// The next one that fits.
    Radix after(int width) {
        Radix next = this;
        do {
            next = values()[(next.ordinal() + 1) % values().length];
        } while (!next.fits(width));
        return next;
    }

    /// @param value unsigned
    /// @param width of the bus in bits, 1..64; a single bit is always 0 or 1
    public String write(long value, int width) {
        if (width == 1) {
            return Long.toString(value);
        }
        return switch (this) {
            case HEX -> padded(Long.toHexString(value), (width + 3) / 4);
            case DECIMAL -> Long.toUnsignedString(value);
            case BINARY -> padded(Long.toBinaryString(value), width);
            case SQUARES ->
                width == NUMBER ? Square.of((int) value).toString() : value == 0 ? "-" : Square.list(value);
            case STATE -> Long.bitCount(value) == 1
                ? ControllerState.values()[Long.numberOfTrailingZeros(value)].name()
                : "?";
        };
    }

    /// The number that `text` means; empty if it means none.
    OptionalLong read(String text, int width) {
        String word = text.strip().toLowerCase(Locale.ROOT);
        try {
            return switch (this) {
                case HEX -> OptionalLong.of(Long.parseUnsignedLong(word.replaceFirst("^0x", ""), 16));
                case DECIMAL -> OptionalLong.of(Long.parseUnsignedLong(word));
                case BINARY -> OptionalLong.of(Long.parseUnsignedLong(word, 2));
                case SQUARES -> squares(word, width);
                case STATE ->
                    OptionalLong.of(1L << ControllerState.valueOf(word.toUpperCase(Locale.ROOT)).ordinal());
            };
        } catch (IllegalArgumentException notSuchANumber) {
            return OptionalLong.empty();
        }
    }

    private static OptionalLong squares(String text, int width) {
        long set = 0;
        for (String word : text.equals("-") ? new String[0] : text.split("[ ,]+")) {
            Square square = Square.parse(word).orElseThrow(() -> new IllegalArgumentException(word));
            if (width == NUMBER) {
                return OptionalLong.of(square.index());
            }
            set |= square.bit();
        }
        return OptionalLong.of(set);
    }

    private static String padded(String digits, int length) {
        return "0".repeat(Math.max(0, length - digits.length())) + digits;
    }
}
