package flipchip.app.chips.gallery;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.netlist.Scope;

/// Nets of a circuit that make one value of a block diagram. Immutable.
///
/// A name is that of a pin of the circuit, of a bus of nets, of one net, or SCOPE.PIN; `[HIGHEST:LOWEST]` at
/// its end takes some of the bits, `[*` all nets of a bus that has no first one. `@.PIN` is a value of
/// 64 bits: the pins of the blocks that are named after squares, of those of a type with `@TYPE.PIN`; one of
/// a square's pins is enough.
///
/// @param name as the file of the diagram has it
/// @param form how the value is written
record PlanNets(String name, Form form) {
    private static final int LARGEST_NUMBER = 10;
    private static final Pattern WORD = Pattern.compile("(.+?)(?::([a-z]+))?");
    private static final Pattern SLICE = Pattern.compile("(.*)\\[(\\d+):(\\d+)\\]");

    /// Ways to write a value; the name of the file in small letters.
    enum Form {
        /// By its width: squares of 64 bits, decimal to ten, otherwise hexadecimal.
        PLAIN,
        SIGNED,
        HEX,
        /// Number of a square.
        SQUARE,
        /// How many bits are 1.
        ONES,
        /// Each bit, the highest first.
        BITS
    }

    /// @param word `NAME`, or `NAME:FORM`
    static PlanNets of(String word) {
        Matcher parts = WORD.matcher(word);
        parts.matches();
        return new PlanNets(parts.group(1),
            parts.group(2) == null ? Form.PLAIN : Form.valueOf(parts.group(2).toUpperCase(Locale.ROOT)));
    }

    /// The name without what stands before its last point.
    String label() {
        return name.substring(name.lastIndexOf('.') + 1).replaceAll("\\[\\*$", "");
    }

    /// The nets of every bit, of which one is enough.
    ///
    /// @throws NoSuchElementException if the circuit has no such nets
    List<List<Net>> in(Netlist netlist) {
        if (name.startsWith("@")) {
            return squares(netlist);
        }
        Matcher slice = SLICE.matcher(name);
        Bus bus = slice.matches()
            ? bus(netlist, slice.group(1)).slice(Integer.parseInt(slice.group(3)),
                Integer.parseInt(slice.group(2)) + 1)
            : bus(netlist, name);
        return bus.nets().stream().map(List::of).toList();
    }

    private static Bus bus(Netlist netlist, String name) {
        if (name.endsWith("[*")) {
            return new Bus(IntStream.range(0, netlist.netCount()).mapToObj(Net::new)
                .filter(net -> netlist.nameOf(net).startsWith(name.substring(0, name.length() - 1)))
                .toList());
        }
        for (Port port : netlist.ports()) {
            if (port.name().equals(name)) {
                return port.bus();
            }
        }
        Bus numbered = netlist.numbered(name);
        if (numbered.width() > 0) {
            return numbered;
        }
        int point = name.lastIndexOf('.');
        return netlist.find(name).map(Bus::of).orElseGet(
            () -> scope(netlist, name.substring(0, Math.max(0, point))).bus(name.substring(point + 1)));
    }

    /// The block of a circuit with this name, the names of the blocks around it before it.
    static Scope scope(Netlist netlist, String path) {
        return netlist.scopes().stream().filter(scope -> path(netlist, scope).equals(path)).findFirst()
            .orElseThrow();
    }

    private static String path(Netlist netlist, Scope scope) {
        return scope.parent() <= 0
            ? scope.name()
            : path(netlist, netlist.scopes().get(scope.parent())) + "." + scope.name();
    }

    private List<List<Net>> squares(Netlist netlist) {
        int point = name.indexOf('.');
        String type = name.substring(1, point);
        String pin = name.substring(point + 1);
        List<List<Net>> bits = new ArrayList<>();
        for (Square square : Square.values()) {
            bits.add(netlist.scopes().stream()
                .filter(scope -> scope.name().equals(square.toString())
                        && (type.isEmpty() || scope.type().equals(type)))
                .flatMap(scope -> nets(netlist, scope, pin)).toList());
        }
        if (bits.stream().allMatch(List::isEmpty)) {
            throw new NoSuchElementException(name);
        }
        return bits;
    }

    /// Nets of a block with such a name: its pins, or if none has, what its gates make.
    private static Stream<Net> nets(Netlist netlist, Scope scope, String name) {
        List<Net> pins = scope.ports().stream().filter(port -> port.name().equals(name))
            .flatMap(port -> port.bus().nets().stream()).toList();
        return pins.isEmpty()
            ? IntStream.range(0, netlist.gates().size()).filter(gate -> netlist.scopeOf(gate) == scope)
                .mapToObj(netlist.gates()::get).flatMap(gate -> gate.outputs().stream())
                .filter(net -> netlist.nameOf(net).equals(path(netlist, scope) + "." + name))
            : pins.stream();
    }

    /// The value as it is written.
    ///
    /// @param width number of its bits
    /// @param named more squares than these are counted
    String text(BigInteger value, int width, int named) {
        return switch (form) {
            case SIGNED -> SquareLabels.signed(value.testBit(width - 1)
                ? value.subtract(BigInteger.ONE.shiftLeft(width)).intValue()
                : value.intValue());
            case HEX -> hex(value);
            case SQUARE -> Square.values()[value.intValue() & 63].toString();
            case BITS -> "0".repeat(width - Math.max(1, value.bitLength())) + value.toString(2);
            case ONES -> String.valueOf(value.bitCount());
            case PLAIN -> width == Square.values().length ? squares(value, named)
                : width <= LARGEST_NUMBER ? value.toString()
                : hex(value);
        };
    }

    private static String hex(BigInteger value) {
        return "0x" + value.toString(16).toUpperCase(Locale.ROOT);
    }

    private static String squares(BigInteger value, int named) {
        return value.bitCount() <= named
            ? SquareLabels.squares(value.longValue())
            : String.valueOf(value.bitCount());
    }
}
