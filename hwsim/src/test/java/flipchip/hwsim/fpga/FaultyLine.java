package flipchip.hwsim.fpga;

import java.io.IOException;
import java.util.Arrays;
import java.util.SplittableRandom;

/// A line that damages, loses or repeats bytes at a given rate.
final class FaultyLine implements ChipLine {
    /// What happens.
    enum Fault { NONE, LOST, CHANGED, ADDED, SLOW, UNPLUGGED, DEAF, MUTE }

    private final ChipLine line;
    private final Fault toChip;
    private final Fault fromChip;
    private final int oneIn;
    private final SplittableRandom random = new SplittableRandom(5);
    private int writes;
    int faults;

    FaultyLine(ChipLine line, Fault toChip, Fault fromChip, int oneIn) {
        this.line = line;
        this.toChip = toChip;
        this.fromChip = fromChip;
        this.oneIn = oneIn;
    }

    private boolean hit() {
        boolean hit = random.nextInt(oneIn) == 0;
        faults += hit ? 1 : 0;
        return hit;
    }

    @Override
    public String name() {
        return "faulty";
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        if (toChip == Fault.UNPLUGGED && ++writes > oneIn) {
            throw new IOException("it was unplugged");
        }
        for (byte value : bytes) {
            switch (toChip) {
                case LOST -> send(hit() ? new byte[0] : new byte[] {value});
                case CHANGED -> send((byte) (hit() ? value ^ 1 << random.nextInt(8) : value));
                case ADDED ->
                    send(hit() ? new byte[] {(byte) random.nextInt(256), value} : new byte[] {value});
                case SLOW -> {
                    // Half the time after which the chip gives up.
                    pause(BoardOptions.QUICK.patienceBits() / 2);
                    send(value);
                }
                case DEAF -> {}
                default -> send(value);
            }
        }
    }

    private void send(byte... bytes) throws IOException {
        line.write(bytes);
    }

    private void pause(int bits) {
        if (line instanceof SimulatedLine simulated) {
            boolean[] levels = new boolean[bits];
            Arrays.fill(levels, true);
            simulated.writeLevels(levels);
        }
    }

    @Override
    public int read(byte[] into, int from, int millis) throws IOException {
        byte[] bytes = new byte[fromChip == Fault.SLOW ? 1 : into.length - from];
        int count = line.read(bytes, 0, millis);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (fromChip == Fault.LOST && hit() || fromChip == Fault.MUTE) {
                continue;
            }
            into[from + kept++] = (byte) (fromChip == Fault.CHANGED && hit() ? bytes[i] ^ 0x10 : bytes[i]);
        }
        return kept == 0 && count > 0 ? read(into, from, millis) : kept;
    }

    @Override
    public void close() {
        line.close();
    }
}
