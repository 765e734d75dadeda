package flipchip.web.build;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import java.util.zip.Inflater;

/// What [MissingMethods] puts where TeaVM's library lacks a method.
public final class Replacements {
    private static final long HEAP = 1L << 30;

    private Replacements() {}

    /// @param y at most 31 bits, as all numbers of buckets have
    @Replaces(value = Math.class, isStatic = true)
    public static long unsignedMultiplyHigh(long x, long y) {
        return (x >>> 32) * y + ((x & 0xFFFF_FFFFL) * y >>> 32) >>> 32;
    }

    @Replaces(Runtime.class)
    public static long maxMemory(Runtime heap) {
        return HEAP;
    }

    @Replaces(Duration.class)
    public static boolean isPositive(Duration time) {
        return !time.isNegative() && !time.isZero();
    }

    @Replaces(ByteBuffer.class)
    public static ByteBuffer slice(ByteBuffer buffer, int from, int length) {
        ByteBuffer all = buffer.duplicate();
        all.limit(from + length);
        all.position(from);
        return all.slice();
    }

    /// @return the place of the first difference, -1 if there is none
    @Replaces(ByteBuffer.class)
    public static int mismatch(ByteBuffer buffer, ByteBuffer other) {
        int shorter = Math.min(buffer.remaining(), other.remaining());
        for (int i = 0; i < shorter; i++) {
            if (buffer.get(buffer.position() + i) != other.get(other.position() + i)) {
                return i;
            }
        }
        return buffer.remaining() == other.remaining() ? -1 : shorter;
    }

    @Replaces(Inflater.class)
    public static void setInput(Inflater inflater, ByteBuffer packed) {
        byte[] bytes = new byte[packed.remaining()];
        packed.get(bytes);
        inflater.setInput(bytes);
    }

    @Replaces(Matcher.class)
    public static String replaceAll(Matcher matcher, Function<MatchResult, String> replacement) {
        StringBuffer all = new StringBuffer();
        matcher.reset();
        while (matcher.find()) {
            matcher.appendReplacement(all, replacement.apply(matcher.toMatchResult()));
        }
        return matcher.appendTail(all).toString();
    }

    @Replaces(String.class)
    public static Stream<String> lines(String text) {
        return text.isEmpty() ? Stream.empty() : Stream.of(text.split("\\r\\n?|\\n"));
    }
}
