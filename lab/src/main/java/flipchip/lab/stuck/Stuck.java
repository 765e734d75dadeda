package flipchip.lab.stuck;

/// A record of the result for one stuck gate.
///
/// @param number 0 to 14,591: twice the gate's index, and 1 more for stuck high
/// @param net    full name of the net
/// @param high   the value that it shows
/// @param fate   what is known
/// @param first  number of the first question that showed it, counted from 1; 0 where none did
/// @param shown  how many did
/// @param board  that a solver built; empty where it was not needed
public record Stuck(int number, String net, boolean high, Fate fate, int first, int shown, String board) {

    /// What is known of a fault.
    public enum Fate {
        /// A position of a survey shows it.
        FOUND,
        /// Constants make the gate superfluous.
        REDUNDANT,
        /// Nothing is known yet.
        OPEN,
        /// A board that the solver built shows it.
        BUILT,
        /// No board shows it: proved by the solver.
        PROVED
    }

    /// Reads a line of a survey's result.
    ///
    /// @throws IllegalArgumentException if it has another form
    static Stuck parse(String line) {
        String[] words = line.split("\t");
        if (words.length != 6 || !words[2].matches("[01]")) {
            throw new IllegalArgumentException("'" + line + "' is not a line of a survey of the array");
        }
        return new Stuck(Integer.parseInt(words[0]), words[1], words[2].equals("1"),
            Fate.valueOf(words[3].toUpperCase(java.util.Locale.ROOT)), Integer.parseInt(words[4]),
            Integer.parseInt(words[5]), "");
    }

    /// The same fault, decided.
    Stuck decided(Fate by, String builtBoard) {
        return new Stuck(number, net, high, by, by == Fate.BUILT ? 1 : 0, by == Fate.BUILT ? 1 : 0,
            builtBoard);
    }

    /// The cell of the gate, e.g. "d4".
    public String cell() {
        return net.substring(0, net.indexOf('.'));
    }

    /// A line of the table.
    public String print() {
        return String.join("\t", String.valueOf(number), net, high ? "1" : "0",
            fate.name().toLowerCase(java.util.Locale.ROOT), String.valueOf(first), String.valueOf(shown),
            board).stripTrailing();
    }
}
