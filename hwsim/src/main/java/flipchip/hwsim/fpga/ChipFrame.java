package flipchip.hwsim.fpga;

import java.util.Optional;

/// A codec of requests and replies.
public final class ChipFrame {
    /// Bytes of a reply.
    public static final int REPLY_BYTES = 12;
    private static final int PAYLOAD_AT = 3;

    private ChipFrame() {}

    /// A reply that came whole.
    ///
    /// @param tag     that of the request
    /// @param command code of the command that the chip understood
    /// @param payload eight bytes, the first lowest
    public record Reply(int tag, int command, ChipStatus status, long payload) {}

    /// The checksum: CRC-8 of Dallas and Maxim.
    public static int checksum(byte[] bytes, int from, int to) {
        int crc = 0;
        for (int i = from; i < to; i++) {
            crc ^= bytes[i] & 0xFF;
            for (int bit = 0; bit < 8; bit++) {
                crc = (crc & 1) != 0 ? crc >>> 1 ^ BoardFront.POLYNOMIAL : crc >>> 1;
            }
        }
        return crc;
    }

    /// @param tag      0 to 15, comes back in the reply
    /// @param argument 0 to 255
    public static byte[] request(ChipCommand command, int tag, int argument) {
        return request(tag << 4 | command.code(), argument);
    }

    /// A request with any command byte.
    static byte[] request(int commandByte, int argument) {
        byte[] bytes = {(byte) BoardFront.REQUEST_START, (byte) commandByte, (byte) argument, 0};
        bytes[3] = (byte) checksum(bytes, 1, 3);
        return bytes;
    }

    /// The reply in these twelve bytes; empty if they are none, or damaged.
    public static Optional<Reply> reply(byte[] bytes) {
        if (bytes.length != REPLY_BYTES || (bytes[0] & 0xFF) != BoardFront.REPLY_START
                || checksum(bytes, 1, REPLY_BYTES - 1) != (bytes[REPLY_BYTES - 1] & 0xFF)
                || (bytes[2] & 0xFF) >= ChipStatus.values().length) {
            return Optional.empty();
        }
        long payload = 0;
        for (int i = BoardFront.PAYLOAD_BYTES - 1; i >= 0; i--) {
            payload = payload << 8 | bytes[PAYLOAD_AT + i] & 0xFF;
        }
        return Optional
            .of(new Reply((bytes[1] & 0xFF) >>> 4, bytes[1] & 0x0F, ChipStatus.values()[bytes[2]], payload));
    }
}
