package flipchip.app.chips.opened;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

/// A reader of a table of inputs: the first line names input pins, each other line is a clock with a number
/// for each of them, separated by commas, semicolons, tabs or spaces. Numbers are decimal, `0x1f`, `0b101` or
/// `8'hff`; a pin without a column stays 0, an empty place keeps what was there. `#` begins a comment.
final class StimulusTable {
    private static final Texts TEXTS = Texts.of("opened");
    private static final Pattern BETWEEN = Pattern.compile("\\s*[,;\\t]\\s*|\\s+");
    private static final Pattern NUMBER =
        Pattern.compile("(?i)(?:(?<hex>(?:0x|\\d*'h)([0-9a-f_]+))|(?<bin>(?:0b|\\d*'b)([01_]+))"
            + "|(?<dec>(?:\\d*'d)?(\\d[\\d_]*)))");

    private StimulusTable() {}

    /// @throws IOException with a sentence that names file and line
    static TestVectors read(Path file, String text, Netlist netlist) throws IOException {
        List<Port> pins = netlist.ports(Port.Direction.INPUT);
        List<BigInteger> now = new ArrayList<>(Collections.nCopies(pins.size(), BigInteger.ZERO));
        List<TestVectors.Step> steps = new ArrayList<>();
        List<Integer> columns = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replaceAll("#.*", "").strip();
            if (line.isEmpty()) {
                continue;
            }
            String place = file.getFileName() + ":" + (i + 1) + ": ";
            List<String> cells = Arrays.asList(BETWEEN.split(line, -1));
            if (columns.isEmpty()) {
                for (String name : cells) {
                    columns.add(column(pins, name).orElseThrow(
                        () -> new IOException(place + TEXTS.get("table.pin", name, names(pins)))));
                }
                continue;
            }
            if (cells.size() != columns.size()) {
                throw new IOException(place + TEXTS.get("table.width", cells.size(), columns.size()));
            }
            for (int c = 0; c < cells.size(); c++) {
                if (!cells.get(c).isEmpty()) {
                    int pin = columns.get(c);
                    String cell = cells.get(c);
                    now.set(pin, number(cell).filter(value -> value.bitLength() <= pins.get(pin).width())
                        .orElseThrow(() -> new IOException(place
                            + TEXTS.get("table.number", cell, pins.get(pin).name(), pins.get(pin).width()))));
                }
            }
            steps.add(new TestVectors.Step(now,
                Collections.nCopies(netlist.ports(Port.Direction.OUTPUT).size(), null)));
        }
        if (steps.isEmpty()) {
            throw new IOException(file.getFileName() + ": " + TEXTS.get("table.empty", names(pins)));
        }
        return new TestVectors(netlist, steps);
    }

    private static String names(List<Port> pins) {
        return String.join(", ", pins.stream().map(Port::name).toList());
    }

    private static Optional<Integer> column(List<Port> pins, String name) {
        for (int pin = 0; pin < pins.size(); pin++) {
            if (pins.get(pin).name().equals(name)) {
                return Optional.of(pin);
            }
        }
        return Optional.empty();
    }

    private static Optional<BigInteger> number(String text) {
        Matcher number = NUMBER.matcher(text);
        if (!number.matches()) {
            return Optional.empty();
        }
        return Optional.of(number.group("hex") != null ? new BigInteger(number.group(2).replace("_", ""), 16)
            : number.group("bin") != null ? new BigInteger(number.group(4).replace("_", ""), 2)
            : new BigInteger(number.group(6).replace("_", "")));
    }
}
