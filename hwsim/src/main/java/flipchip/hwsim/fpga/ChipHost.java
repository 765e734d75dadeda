package flipchip.hwsim.fpga;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import flipchip.hwsim.fpga.ChipFrame.Reply;
import flipchip.hwsim.fpga.ChipLineException.Reason;

/// A client of a chip's line: one request, one reply. A request without a complete reply is retried if that
/// is safe; others are left to the caller.
/// Thread: owner
public final class ChipHost implements AutoCloseable {
    /// What the chip is.
    public enum Kind { REFEREE, SOLVER }

    /// The content of HELLO.
    ///
    /// @param divider clocks a bit
    public record Greeting(Kind kind, int version, int divider) {}

    /// Times that are waited.
    ///
    /// @param replyMillis for a whole reply
    /// @param pauseMillis of silence after which the chip has given up half a request
    /// @param tries       of one request
    public record Patience(int replyMillis, int pauseMillis, int tries) {
        public static final Patience USUAL = new Patience(400, 40, 4);
        /// For simulated chips, which are slow and share their computer with others.
        public static final Patience SIMULATED = new Patience(60_000, 5000, 4);
        private static final int USUAL_BAUD = 115_200;

        /// For a line of `baud` bits a second: as long on a slow one as its bits last longer.
        public static Patience at(int baud) {
            double longer = Math.max(1, (double) USUAL_BAUD / baud);
            return new Patience((int) (USUAL.replyMillis * longer), (int) (USUAL.pauseMillis * longer),
                USUAL.tries);
        }
    }

    private final ChipLine line;
    private final Patience patience;
    private int tag;
    private int repeated;

    public ChipHost(ChipLine line, Patience patience) {
        this.line = line;
        this.patience = patience;
    }

    public ChipLine line() {
        return line;
    }

    /// Requests that had to be sent again since the beginning.
    public int repeated() {
        return repeated;
    }

    /// @throws ChipLineException if nothing responds, or a device of another kind
    public Greeting hello() throws ChipLineException {
        Reply reply = ask(ChipCommand.HELLO, 0);
        long payload = reply.payload();
        int kind = (int) (payload >>> 16 & 0xFF);
        if ((payload & 0xFFFF) != ('F' | 'C' << 8) || kind < 1 || kind > Kind.values().length) {
            throw new ChipLineException(Reason.STRANGER,
                "The device at " + line.name() + " is not a Flipchip board.");
        }
        return new Greeting(Kind.values()[kind - 1], (int) (payload >>> 24 & 0xFF),
            (int) (payload >>> 32 & 0xFFFF));
    }

    /// Sends a request that may be done twice until its reply has come.
    ///
    /// @throws ChipLineException if none comes
    public Reply ask(ChipCommand command, int argument) throws ChipLineException {
        Reason reason = Reason.SILENT;
        for (int attempt = 0; attempt < patience.tries; attempt++) {
            Attempt made = attempt(command, argument);
            if (made.reply.isPresent()) {
                return made.reply.get();
            }
            reason = made.heard ? Reason.GARBLED : reason;
            repeated++;
        }
        throw failure(reason);
    }

    /// Sends a request once. Empty if it is not known whether the chip has done it.
    ///
    /// @throws ChipLineException if the line is gone
    public Optional<Reply> askOnce(ChipCommand command, int argument) throws ChipLineException {
        Attempt made = attempt(command, argument);
        if (made.reply.isEmpty()) {
            repeated++;
        }
        return made.reply;
    }

    ChipLineException failure(Reason reason) {
        return new ChipLineException(reason,
            reason == Reason.GARBLED
                ? "Replies from the chip at " + line.name() + " are damaged: check cable and speed."
                : "The chip at " + line.name() + " does not respond.");
    }

    /// @param heard bytes came, but no reply to this request
    private record Attempt(Optional<Reply> reply, boolean heard) {}

    private Attempt attempt(ChipCommand command, int argument) throws ChipLineException {
        tag = tag + 1 & 0x0F;
        try {
            line.write(ChipFrame.request(command, tag, argument));
            return await(command);
        } catch (ChipLineException e) {
            throw e;
        } catch (IOException e) {
            throw new ChipLineException(Reason.UNPLUGGED,
                "The chip at " + line.name() + " is gone: " + e.getMessage());
        }
    }

    /// Looks for the reply in whatever comes; after a failure waits until the line has been quiet.
    private Attempt await(ChipCommand command) throws IOException {
        byte[] heard = new byte[ChipFrame.REPLY_BYTES];
        int count = 0;
        boolean any = false;
        long end = System.nanoTime() + patience.replyMillis * 1_000_000L;
        while (System.nanoTime() < end) {
            int left = (int) Math.max(1, (end - System.nanoTime()) / 1_000_000);
            int came = line.read(heard, count, Math.min(left, any ? patience.pauseMillis : left));
            if (came == 0) {
                break;
            }
            any |= came > 0;
            count += came;
            count = dropUntilStart(heard, count);
            if (count < ChipFrame.REPLY_BYTES) {
                continue;
            }
            Optional<Reply> reply = ChipFrame.reply(heard);
            if (reply.isPresent() && reply.get().status().isLineError()) {
                break;
            }
            if (reply.isPresent() && reply.get().tag() == tag && reply.get().command() == command.code()) {
                return new Attempt(reply, true);
            }
            // A reply to an earlier request is dropped whole; what only looked like one loses its first byte.
            heard[0] = 0;
            count = reply.isPresent() ? 0 : dropUntilStart(heard, count);
        }
        drain();
        return new Attempt(Optional.empty(), any);
    }

    private static int dropUntilStart(byte[] heard, int count) {
        int start = 0;
        while (start < count && (heard[start] & 0xFF) != BoardFront.REPLY_START) {
            start++;
        }
        System.arraycopy(heard, start, heard, 0, count - start);
        return count - start;
    }

    /// Reads until nothing has come for a while: the chip has given up half a request by then.
    private void drain() throws IOException {
        byte[] waste = new byte[64];
        int most = 64;
        while (most-- > 0 && line.read(waste, 0, patience.pauseMillis) > 0) {
            Arrays.fill(waste, (byte) 0);
        }
    }

    @Override
    public void close() {
        line.close();
    }
}
