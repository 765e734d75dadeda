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
    /// @param name  as the catalog has it
    /// @param words what it means; empty where the name says it
    record Wave(String name, Radix radix, String words) implements Row {
        /// What stands before the drawing.
        String label() {
            return words.isEmpty() ? name : words;
        }

        @Override
        public String line() {
            return (name + " " + radix + " " + words).strip();
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
        String[] parts = line.split(" ", 3);
        return Arrays.stream(Radix.values())
            .filter(radix -> parts.length > 1 && radix.name().equals(parts[1])).findFirst()
            .map(radix -> new Wave(parts[0], radix, parts.length > 2 ? parts[2] : ""));
    }
}
