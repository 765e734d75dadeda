package flipchip.app.cli.circuit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import flipchip.app.chips.owncell.Block;
import flipchip.app.chips.owncell.CellReport;
import flipchip.app.chips.owncell.CellReport.OutputState;
import flipchip.app.chips.owncell.CellReport.Verdict;
import flipchip.app.cli.answer.Misuse;
import flipchip.engine.io.RegularFile;

/// A teacher's rules for marks, lines such as `legal = 20`: points for each output that is right, for
/// a file that compiles, and for what else is named.
///
/// @param marks points by name
record CellMarks(Map<String, Integer> marks) {
    private static final List<String> OUTPUTS =
        Stream.of(Block.values()).flatMap(block -> block.outputs().keySet().stream()).toList();
    private static final String ALL_OUTPUTS = "outputs";
    private static final String THRESHOLD = "threshold";
    private static final Set<String> OTHERS = Set.of("compiles", "proved", "gates", "path", THRESHOLD);
    private static final int LONGEST = 1 << 16;

    /// @throws Misuse      if a line is none of the rules
    /// @throws IOException if the file cannot be read
    static CellMarks read(Path file) throws IOException {
        Map<String, Integer> marks = new LinkedHashMap<>();
        List<String> lines = RegularFile.text(file, LONGEST).lines().toList();
        for (int number = 0; number < lines.size(); number++) {
            String line = lines.get(number).replaceFirst("#.*", "").strip();
            if (line.isEmpty()) {
                continue;
            }
            String[] sides = line.split("\\s*=\\s*", 2);
            boolean isKnown = OUTPUTS.contains(sides[0]) || OTHERS.contains(sides[0]);
            if (sides.length < 2 || !sides[1].matches("\\d{1,6}")
                    || !isKnown && !sides[0].equals(ALL_OUTPUTS)) {
                throw new Misuse("--rules " + file + ", line " + (number + 1) + ": '" + line
                    + "' is not NAME = POINTS with compiles, outputs, " + String.join(", ", OUTPUTS)
                    + ", proved, gates, path or threshold");
            }
            int points = Integer.parseInt(sides[1]);
            if (isKnown) {
                marks.put(sides[0], points);
            } else {
                OUTPUTS.forEach(output -> marks.putIfAbsent(output, points));   // a name of its own counts
            }
        }
        return new CellMarks(marks);
    }

    /// The points below which a cell does not pass, if the rules say so.
    OptionalInt threshold() {
        return marks.containsKey(THRESHOLD) ? OptionalInt.of(marks.get(THRESHOLD)) : OptionalInt.empty();
    }

    int of(String output, OutputState state) {
        return state == OutputState.RIGHT ? of(output, true) : 0;
    }

    private int of(String name, boolean isEarned) {
        return isEarned ? marks.getOrDefault(name, 0) : 0;
    }

    int points(CellReport report) {
        boolean isProved = report.verdict() == Verdict.PROVED;
        int outputs = report.outputs().entrySet().stream()
            .mapToInt(entry -> of(entry.getKey(), entry.getValue())).sum();
        return outputs + of("compiles", report.verdict() != Verdict.BROKEN) + of("proved", isProved)
            + of("gates", isProved && report.isSmall()) + of("path", isProved && report.isShort());
    }
}
