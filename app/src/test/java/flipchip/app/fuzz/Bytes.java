package flipchip.app.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/// Makes bad inputs out of good ones, the same for the same number.
final class Bytes {
    /// Words of the formats and protocols.
    static final List<String> TOKENS = List.of("(;", ";)", ")", "(", "[", "]", "\\", ";", ":", "%", "/", "//",
        "--", "pa", "F5", "a1", "h8", "z9", "+64", "-999", "2147483648", "99999999999999999999", "NaN",
        "1e400", "\u0000", "\u00EF\u00BB\u00BF", "\u00E9", "\n", "\r\n", "\t", " ", "GM[2]", "BO[8 ", "B[",
        "W[", "X", "O", "-", ".", "{", "}", "\"", "null", "true", "ping", "set game ", "hint ", "move ",
        "genmove b", "undo", "C[", "ET[", "SZ[19]", "AB[d4]AW[d4]", "AE[a1:h8]", "=== ", ",", "search ",
        "?at=", "&start=", "flipchip:", "\u00FF\u00FF\u00FF\u007F", "\u0080\u0000\u0000\u0000", "--json",
        "--depth", "=");
    private static final int LONGEST = 20_000;

    private final List<byte[]> seeds;

    Bytes(List<byte[]> seeds) {
        this.seeds = seeds;
    }

    /// Input number `number`: a good one with up to eight changes.
    byte[] input(long number) {
        SplittableRandom random = new SplittableRandom(number * 0x9E37_79B9_7F4A_7C15L);
        byte[] bytes = seeds.get(random.nextInt(seeds.size()));
        for (int n = random.nextInt(9); n > 0; n--) {
            bytes = changed(bytes, random);
        }
        return bytes.length > Math.max(LONGEST, seeds.getFirst().length)
            ? Arrays.copyOf(bytes, LONGEST)
            : bytes;
    }

    private byte[] changed(byte[] bytes, SplittableRandom random) {
        int from = random.nextInt(bytes.length + 1);
        int to = Math.min(bytes.length, from + random.nextInt(20));
        byte[] piece = Arrays.copyOfRange(bytes, from, to);
        return switch (random.nextInt(9)) {
            case 0 -> spliced(bytes, from, to, new byte[0], 0);
            case 1 -> spliced(bytes, from, from, token(random), 1);
            case 2 -> spliced(bytes, from, from, new byte[] {(byte) random.nextInt(256)}, 1);
            case 3 -> Arrays.copyOf(bytes, from);
            case 4 -> spliced(bytes, from, random.nextBoolean() ? to : bytes.length,
                seeds.get(random.nextInt(seeds.size())), 1);
            case 5 -> spliced(bytes, from, to, piece, random.nextInt(40));
            case 6 -> spliced(bytes, from, from, token(random), random.nextInt(200));
            case 7 -> spliced(bytes, from, to, token(random), 1);
            default -> {
                byte[] copy = bytes.clone();
                for (int i = from; i < to; i++) {
                    copy[i] ^= (byte) (1 << random.nextInt(8));
                }
                yield copy;
            }
        };
    }

    private static byte[] token(SplittableRandom random) {
        return TOKENS.get(random.nextInt(TOKENS.size())).getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] spliced(byte[] bytes, int from, int to, byte[] middle, int times) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length + middle.length * times);
        out.write(bytes, 0, from);
        for (int i = 0; i < times && out.size() < LONGEST; i++) {
            out.writeBytes(middle);
        }
        out.write(bytes, to, bytes.length - to);
        return out.toByteArray();
    }
}
