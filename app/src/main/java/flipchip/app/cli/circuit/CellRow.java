package flipchip.app.cli.circuit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import flipchip.app.chips.owncell.Block;
import flipchip.app.chips.owncell.CellReport;
import flipchip.app.chips.owncell.CellReport.OutputState;
import flipchip.app.kit.text.Reasons;

/// A line of the results of `hw check`: a file and what became of it. The components are those of the JSON
/// form.
///
/// @param verdict of the report, or unreadable
/// @param outputs empty if the file does not compile
record CellRow(String file, String verdict, int points, int gates, int depth, Map<String, Mark> outputs,
        List<Place> findings) {
    private static final List<String> OF_A_CELL = List.copyOf(Block.CELL.outputs().keySet());

    /// @param marks empty without rules
    record Mark(OutputState state, Optional<Integer> marks) {
        private String text() {
            return marks.map(String::valueOf).orElse(switch (state) {
                case RIGHT -> "right";
                case WRONG -> "wrong";
                case NOT_WRITTEN -> "none";
            });
        }
    }

    /// @param line 0 where there is none
    record Place(int line, String code, String sentence) {}

    static CellRow of(Path file, CellReport report, Optional<CellMarks> rules) {
        Map<String, Mark> outputs = new LinkedHashMap<>();
        report.outputs().forEach((output, state) -> outputs.put(output,
            new Mark(state, rules.map(marks -> marks.of(output, state)))));
        return new CellRow(file.toString(), report.verdict().name().toLowerCase(Locale.ROOT),
            rules.map(marks -> marks.points(report)).orElse(report.points()), report.gates(), report.depth(),
            outputs, report.findings().stream()
                .map(finding -> new Place(finding.line(), finding.code(), finding.sentence())).toList());
    }

    static CellRow unreadable(Path file, Exception problem) {
        return new CellRow(file.toString(), "unreadable", 0, 0, 0, Map.of(),
            List.of(new Place(0, "unreadable", Reasons.told(problem))));
    }

    boolean isRead() {
        return !verdict.equals("unreadable");
    }

    /// The outputs that have a column: those of a cell, or of the other blocks that were checked.
    static List<String> outputs(List<CellRow> rows) {
        List<String> found = rows.stream().flatMap(row -> row.outputs.keySet().stream()).distinct().toList();
        return found.isEmpty() || OF_A_CELL.containsAll(found) ? OF_A_CELL : found;
    }

    /// The cells of a table, in the order of [#heads].
    List<String> cells(List<String> columns) {
        List<String> cells = new ArrayList<>(List.of(file, verdict, String.valueOf(points)));
        columns.forEach(
            output -> cells.add(Optional.ofNullable(outputs.get(output)).map(Mark::text).orElse("-")));
        String codes = findings.stream().map(Place::code).distinct().collect(Collectors.joining(" "));
        cells.add(codes.isEmpty() ? "-" : codes);
        return cells;
    }

    static List<String> heads(List<String> columns) {
        List<String> heads = new ArrayList<>(List.of("file", "verdict", "points"));
        heads.addAll(columns);
        heads.add("codes");
        return heads;
    }

    /// A line of a file that spreadsheets and learning platforms import.
    static String csv(List<String> cells) {
        return cells.stream()
            .map(cell -> cell.matches("[\\w ./-]*") ? cell : "\"" + cell.replace("\"", "\"\"") + "\"")
            .collect(Collectors.joining(","));
    }
}
