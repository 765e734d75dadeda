package flipchip.app.chips.serial;

import java.io.IOException;
import java.util.Arrays;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.fpga.ChipLine;
import com.fazecast.jSerialComm.SerialPort;
import com.fazecast.jSerialComm.SerialPortInvalidPortException;

/// A serial port of the operating system, or a pseudo terminal. One thread.
public final class SerialLine implements ChipLine {
    private static final Texts TEXTS = Texts.of("desk");
    private static final int WRITE_MILLIS = 2000;
    /// The terminals of Unix count tenths of a second in one byte.
    private static final int LONGEST_READ_MILLIS = 25_000;

    private final SerialPort port;
    private final String name;

    private SerialLine(SerialPort port, String name) {
        this.port = port;
        this.name = name;
    }

    /// @param name of the port, e.g. "/dev/ttyUSB1" or "COM4"
    /// @throws IOException if the port does not exist or is in use
    public static SerialLine open(String name, int baud) throws IOException {
        try {
            SerialPort port = SerialPort.getCommPort(name);
            port.setComPortParameters(baud, 8, SerialPort.ONE_STOP_BIT, SerialPort.NO_PARITY);
            port.setFlowControl(SerialPort.FLOW_CONTROL_DISABLED);
            if (!port.openPort(0)) {
                throw new IOException(TEXTS.get("port.closed", name));
            }
            return new SerialLine(port, name);
        } catch (SerialPortInvalidPortException e) {
            throw new IOException(TEXTS.get("port.none", name), e);
        }
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        port.setComPortTimeouts(SerialPort.TIMEOUT_WRITE_BLOCKING, 0, WRITE_MILLIS);
        if (port.writeBytes(bytes, bytes.length) != bytes.length) {
            throw new IOException("nothing can be sent");
        }
    }

    @Override
    public int read(byte[] into, int from, int millis) throws IOException {
        byte[] bytes = new byte[into.length - from];
        long end = System.nanoTime() + millis * 1_000_000L;
        int count;
        do {
            long left = (end - System.nanoTime()) / 1_000_000;
            port.setComPortTimeouts(SerialPort.TIMEOUT_READ_SEMI_BLOCKING,
                Math.clamp(left, 1, LONGEST_READ_MILLIS), 0);
            count = port.readBytes(bytes, bytes.length);
        } while (count == 0 && port.isOpen() && System.nanoTime() < end);
        if (count < 0 || count == 0 && !port.isOpen()) {
            throw new IOException("it was unplugged");
        }
        System.arraycopy(Arrays.copyOf(bytes, count), 0, into, from, count);
        return count;
    }

    @Override
    public void close() {
        port.closePort();
    }
}
