package flipchip.engine.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

/// Reads a Value Change Dump: what a simulator of someone else's saw.
///
/// Format: IEEE Std 1364-2005, clause 18. Real values and strings are not understood.
public final class VcdReader {

    /// A value that a variable takes.
    ///
    /// @param time  in the file's units
    /// @param value bits, highest first, leading zeros left out: "0", "1", "101", with `x` and `z`
    public record Change(long time, String value) {}

    private final Map<String, List<String>> namesOfCode = new HashMap<>();
    private final Map<String, List<Change>> changes = new LinkedHashMap<>();
    private final Deque<String> scopes = new ArrayDeque<>();
    private long time;

    private VcdReader() {}

    /// The changes of every variable, its scopes before its name: `bench.dut.d4.remB[S]`. What is written
    /// twice for one time counts once, with the later value; a value that is the same as before is not a
    /// change.
    ///
    /// @throws IOException if `in` fails, or has a line that is none of a dump's; the message quotes it
    public static Map<String, List<Change>> read(BufferedReader in) throws IOException {
        VcdReader reader = new VcdReader();
        reader.declarations(in);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            reader.value(line.strip());
        }
        reader.changes.values().forEach(VcdReader::dropRepetitions);
        return reader.changes;
    }

    private void declarations(BufferedReader in) throws IOException {
        StringBuilder command = new StringBuilder();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            command.append(line).append(' ');
            if (!line.contains("$end")) {
                continue;
            }
            List<String> words = new Scanner(command.toString()).tokens().toList();
            command.setLength(0);
            switch (words.getFirst()) {
                case "$scope" -> scopes.addLast(words.get(2));
                case "$upscope" -> scopes.removeLast();
                case "$var" -> variable(words);
                case "$enddefinitions" -> {
                    return;
                }
                default -> {}
            }
        }
        throw new IOException("no $enddefinitions");
    }

    /// `$var wire 8 ! name [7:0] $end`; the range, if any, is left out.
    private void variable(List<String> words) {
        String local = words.get(4).startsWith("\\") ? words.get(4).substring(1) : words.get(4);
        String name = String.join(".", scopes) + "." + local;
        namesOfCode.computeIfAbsent(words.get(3), _ -> new ArrayList<>()).add(name);
        changes.put(name, new ArrayList<>());
    }

    private void value(String line) throws IOException {
        if (line.isEmpty() || line.startsWith("$")) {
            return;
        }
        switch (line.charAt(0)) {
            case '#' -> time = Long.parseLong(line.substring(1));
            case '0', '1', 'x', 'z' -> note(line.substring(1), line.substring(0, 1));
            case 'b' -> note(line.substring(line.indexOf(' ') + 1), line.substring(1, line.indexOf(' ')));
            default -> throw new IOException("not a value change: '" + line + "'");
        }
    }

    private void note(String code, String bits) throws IOException {
        if (!namesOfCode.containsKey(code)) {
            throw new IOException("no variable '" + code + "'");
        }
        String value = bits.replaceFirst("^0+(?=.)", "");
        for (String name : namesOfCode.get(code)) {
            List<Change> seen = changes.get(name);
            if (!seen.isEmpty() && seen.getLast().time() == time) {
                seen.removeLast();
            }
            seen.add(new Change(time, value));
        }
    }

    private static void dropRepetitions(List<Change> seen) {
        for (int i = seen.size() - 1; i > 0; i--) {
            if (seen.get(i).value().equals(seen.get(i - 1).value())) {
                seen.remove(i);
            }
        }
    }
}
