package flipchip.app.cli.answer;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/// A writer of records as a table with a column for each component, the text form of [JsonLines].
public record TableLines(PrintWriter out) {
    /// @param rows records of one kind
    public void write(List<? extends Record> rows) {
        List<List<String>> table = new ArrayList<>();
        for (Record row : rows) {
            ObjectNode node = JsonLines.tree(row);
            if (table.isEmpty()) {
                List<String> heads = new ArrayList<>();
                node.fieldNames().forEachRemaining(heads::add);
                table.add(heads);
            }
            table.add(StreamSupport.stream(node.spliterator(), false).map(TableLines::text).toList());
        }
        if (!table.isEmpty()) {
            print(table);
        }
    }

    private void print(List<List<String>> table) {
        List<Integer> widths = new ArrayList<>();
        for (int column = 0; column < table.getFirst().size(); column++) {
            int c = column;
            widths.add(table.stream().mapToInt(row -> row.get(c).length()).max().orElse(0));
        }
        for (List<String> row : table) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                line.append(row.get(column))
                    .append(" ".repeat(widths.get(column) - row.get(column).length() + 2));
            }
            out.println(line.toString().stripTrailing());
        }
        out.flush();
    }

    private static String text(JsonNode value) {
        if (value.isNull()) {
            return "-";
        }
        if (value.isArray()) {
            String list = StreamSupport.stream(value.spliterator(), false).map(TableLines::text)
                .collect(Collectors.joining(" "));
            return list.isEmpty() ? "-" : list;
        }
        return value.asText();
    }
}
