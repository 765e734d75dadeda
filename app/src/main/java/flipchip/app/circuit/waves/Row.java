package flipchip.app.circuit.waves;

import java.util.Arrays;
import java.util.Optional;

/// One row of the waveforms. Immutable; written as a line of the settings.
sealed interface Row {
    String line();

    /// The title of a group: the rows after it, up to the next title, belong to it.
    ///
    /// @param open whether these are shown
    record Group(String title, boolean open) implements Row {
        @Override
        public String line() {
            return (open ? "# " : "## ") + title;
        }
    }

    /// A signal.
    ///
    /// @param name as the catalog has it
    record Wave(String name, Radix radix) implements Row {
        @Override
        public String line() {
            return name + " " + radix;
        }
    }

    /// Reads what [#line()] writes; empty for anything else.
    static Optional<Row> parse(String line) {
        if (line.startsWith("## ")) {
            return Optional.of(new Group(line.substring(3), false));
        }
        if (line.startsWith("# ")) {
            return Optional.of(new Group(line.substring(2), true));
        }
        int space = line.lastIndexOf(' ');
        return Arrays.stream(Radix.values())
            .filter(radix -> space > 0 && radix.name().equals(line.substring(space + 1))).findFirst()
            .map(radix -> new Wave(line.substring(0, space), radix));
    }
}
