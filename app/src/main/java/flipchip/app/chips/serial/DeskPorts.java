package flipchip.app.chips.serial;

import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import flipchip.hwsim.fpga.BoardOptions;
import flipchip.hwsim.fpga.ChipHost;
import flipchip.hwsim.fpga.RefereeBoard;
import flipchip.hwsim.fpga.SimulatedLine;
import flipchip.hwsim.fpga.SolverBoard;
import com.fazecast.jSerialComm.SerialPort;

/// A list of the ports of real chips. Any thread.
public final class DeskPorts {
    /// In place of a port: the board's netlist in our own simulator.
    public static final String SIMULATED_REFEREE = "simulated-referee";
    /// The same with the endgame chip.
    public static final String SIMULATED_SOLVER = "simulated-solver";

    private static final int BAUD = 115_200;
    private static final Pattern AT_SPEED = Pattern.compile("(.+)@([1-9][0-9]{0,6})");

    /// A port that can be chosen.
    ///
    /// @param name  for [#open]
    /// @param about what the operating system says of it; empty where it says nothing
    public record Port(String name, String about) {}

    /// Where the window looks for chips.
    public interface Opener {
        /// What can be opened, for people to choose from, all at the usual speed.
        List<String> names() throws IOException;

        /// @param name a port, or one with `@` and its speed, e.g. "/dev/ttyUSB1@9600"
        /// @throws IOException if the port does not exist or is in use
        ChipHost open(String name) throws IOException;
    }

    private DeskPorts() {}

    /// The ports of this computer and the simulated boards, at the usual speed.
    public static Opener opener() {
        return new Opener() {
            @Override
            public List<String> names() {
                return Stream
                    .concat(list().stream().map(Port::name), Stream.of(SIMULATED_REFEREE, SIMULATED_SOLVER))
                    .toList();
            }

            @Override
            public ChipHost open(String name) throws IOException {
                Matcher slow = AT_SPEED.matcher(name);
                return slow.matches()
                    ? DeskPorts.open(slow.group(1), Integer.parseInt(slow.group(2)))
                    : DeskPorts.open(name, BAUD);
            }
        };
    }

    /// The ports that there are now. Asks the operating system, which may take a while.
    public static List<Port> list() {
        return Stream.of(SerialPort.getCommPorts())
            .map(port -> new Port(port.getSystemPortPath(), port.getPortDescription())).toList();
    }

    private static ChipHost open(String name, int baud) throws IOException {
        return open(name, baud, ChipHost.Patience.at(baud));
    }

    /// Opens a line to what may be a chip.
    ///
    /// @param name a port, or one of the simulated boards
    /// @throws IOException if the port does not exist or is in use
    public static ChipHost open(String name, int baud, ChipHost.Patience patience) throws IOException {
        BoardOptions quick = BoardOptions.QUICK;
        return switch (name) {
            case SIMULATED_REFEREE -> new ChipHost(new SimulatedLine(RefereeBoard.netlist(quick), quick),
                ChipHost.Patience.SIMULATED);
            case SIMULATED_SOLVER -> new ChipHost(new SimulatedLine(SolverBoard.netlist(quick), quick),
                ChipHost.Patience.SIMULATED);
            default -> new ChipHost(SerialLine.open(name, baud), patience);
        };
    }
}
