package flipchip.app.circuit.waves;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import flipchip.hwsim.gates.export.WaveDromWriter;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.sim.Waveform;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;

/// A writer of rows as texts: a WaveDrom diagram or a table, each value in the radix of its row.
/// Thread: any
final class WaveTexts {
    private final GameRun run;
    private final Map<Row.Wave, Signal> rows;
    private final WaveFiles.Span span;

    WaveTexts(GameRun run, Map<Row.Wave, Signal> rows, WaveFiles.Span span) {
        this.run = run;
        this.rows = rows;
        this.span = span;
    }

    private Waveform part() {
        Map<String, Bus> buses = new LinkedHashMap<>();
        rows.forEach((_, signal) -> buses.put(signal.name(), signal.bus()));
        return run.waveform(buses).part(span.first(), span.last());
    }

    /// A diagram with a column a gate delay.
    void delays(Appendable out) throws IOException {
        Waveform part = part();
        List<WaveDromWriter.Line> lines = new ArrayList<>();
        rows.forEach((row, signal) -> lines.add(WaveDromWriter.Line.of(part, signal.name(), row.label(),
            value -> row.radix().write(value.longValue(), signal.width()))));
        WaveDromWriter.write(String.format(Locale.ROOT, "%d - %d", span.first(), span.last()), lines, out);
    }

    /// A diagram with a column a clock, which shows what holds at the clock's end.
    void clocks(Appendable out) throws IOException {
        List<MachineState> ends = new ArrayList<>();
        List<Long> numbers = new ArrayList<>();
        for (int move = 0; move < run.moves().size(); move++) {
            List<ClockRun> clocks = run.moves().get(move).clocks();
            for (int clock = 0; clock < clocks.size(); clock++) {
                Instant start = new Instant(move, clock, 0);
                Instant end = new Instant(move, clock, clocks.get(clock).steps());
                if (run.timeOf(end) > span.first() && run.timeOf(start) < span.last()) {
                    ends.add(run.stateAt(end));
                    numbers.add(clocks.get(clock).number());
                }
            }
        }
        List<WaveDromWriter.Line> lines = new ArrayList<>();
        rows.forEach((row, signal) -> {
            List<Optional<String>> columns = new ArrayList<>();
            String before = "";
            for (MachineState end : ends) {
                String now = row.radix().write(end.value(signal.bus()), signal.width());
                columns.add(now.equals(before) ? Optional.empty() : Optional.of(now));
                before = now;
            }
            lines.add(new WaveDromWriter.Line(row.label(), signal.width() == 1, columns));
        });
        WaveDromWriter.write(
            String.format(Locale.ROOT, "clocks %d - %d", numbers.getFirst(), numbers.getLast()), lines, out);
    }

    /// A table with a line for each gate delay at which a row changes.
    void csv(Appendable out) throws IOException {
        Waveform part = part();
        List<String> head = new ArrayList<>(List.of("time"));
        rows.keySet().forEach(row -> head.add(row.label()));
        line(head, out);
        SortedMap<Integer, Map<Integer, String>> changes = new TreeMap<>();
        int column = 0;
        for (Map.Entry<Row.Wave, Signal> row : rows.entrySet()) {
            for (Waveform.Transition one : part.transitions(part.find(row.getValue().name()))) {
                changes.computeIfAbsent(one.time(), _ -> new HashMap<>()).put(column,
                    row.getKey().radix().write(one.value().longValue(), row.getValue().width()));
            }
            column++;
        }
        List<String> values = new ArrayList<>(Collections.nCopies(rows.size(), ""));
        for (Map.Entry<Integer, Map<Integer, String>> change : changes.entrySet()) {
            change.getValue().forEach(values::set);
            List<String> cells = new ArrayList<>(List.of(String.valueOf(span.first() + change.getKey())));
            cells.addAll(values);
            line(cells, out);
        }
    }

    private static void line(List<String> cells, Appendable out) throws IOException {
        out.append(cells.stream()
            .map(cell -> cell.matches("[^,\"\n]*") ? cell : '"' + cell.replace("\"", "\"\"") + '"')
            .collect(Collectors.joining(","))).append('\n');
    }
}
