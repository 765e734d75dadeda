package flipchip.hwsim.fpga;

import java.io.IOException;

/// A serial line to a chip.
/// Thread: one at a time
public interface ChipLine extends AutoCloseable {
    /// What messages call it, e.g. "/dev/ttyUSB1".
    String name();

    /// Sends all bytes.
    ///
    /// @throws IOException if the line is gone
    void write(byte[] bytes) throws IOException;

    /// Waits for bytes, and reads at most as many as `into` has room for from `from` on.
    ///
    /// @return how many; 0 if none came in this time
    /// @throws IOException if the line is gone
    int read(byte[] into, int from, int millis) throws IOException;

    /// Frees the line; does nothing the second time.
    @Override
    void close();
}
