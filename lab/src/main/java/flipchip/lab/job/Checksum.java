package flipchip.lab.job;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// A hash that names contents by the first 16 hexadecimal digits of their SHA-256.
final class Checksum {
    private static final int BYTES = 8;

    private Checksum() {}

    static String of(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content), 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);       // every Java has it
        }
    }

    static String of(String content) {
        return of(content.getBytes(StandardCharsets.UTF_8));
    }
}
