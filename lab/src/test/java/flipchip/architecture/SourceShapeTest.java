package flipchip.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What a reader can take in at once: no file above 300 lines, no method above 40, unless this table says
/// why; no line above 110 columns.
class SourceShapeTest {
    private static final Path ROOT = Path.of(System.getProperty("flipchip.root"));
    private static final int MOST_LINES = 300;
    private static final int MOST_IN_METHOD = 40;
    private static final int MOST_COLUMNS = 110;

    private static final Map<String, String> LONG_FILES =
        Map.ofEntries(Map.entry("Svg", "one method for each call of a pen"),
            Map.entry("Midgame", "two searches that mirror each other, step by step"),
            Map.entry("ManualPage", "one page of controls, in their order"),
            Map.entry("NboardHost", "a protocol, message by message"),
            Map.entry("NboardEngine", "a protocol, message by message"),
            Map.entry("GtpEngine", "a protocol, message by message"),
            Map.entry("NetlistBuilder", "one method for each kind of gate"),
            Map.entry("VerilogModule", "one method for each construct of the language"),
            Map.entry("InsideView", "the keys and clicks of one view"),
            Map.entry("TimeLine", "one method for each wish of the panel, with its words"),
            Map.entry("SessionJournal", "one file and its locks, from its opening to its end"),
            Map.entry("TreeReader", "a format, field by field"),
            Map.entry("MoveText", "one method for each sign that may stand between moves"),
            Map.entry("MoveRun", "one question about a word after the other"),
            Map.entry("CellStructure", "one rule about a netlist after the other"),
            Map.entry("WaveModel", "the properties of one view"),
            Map.entry("WaveView", "the controls of one view"));

    private static final Map<String, String> LONG_METHODS =
        Map.ofEntries(Map.entry("DeepEndgame.nws", "every call costs here"),
            Map.entry("DeepEndgame.best", "every call costs here"),
            Map.entry("LaneFamily.place", "the directions written out, as its comment says"),
            Map.entry("LaneBoards.flip", "the directions written out, as its comment says"),
            Map.entry("LaneBoards.reply", "the directions written out, as its comment says"),
            Map.entry("VectorNet.value", "the registers written out, as its comment says"),
            Map.entry("Features.besides", "names every feature of the window once, in their order"),
            Map.entry("MateSearch.search", "one loop of a search, step by step"),
            Map.entry("SixSearch.search", "one loop of a search, step by step"),
            Map.entry("SixSearch.sorted", "one loop of a search, step by step"),
            Map.entry("NetlistBuilder.evaluationOrder", "one algorithm, step by step"),
            Map.entry("JsonNetlistWriter.memory", "one cell of a format, attribute by attribute"),
            Map.entry("PlayerStrip.PlayerStrip", "makes the controls of one view in their order"),
            Map.entry("ExternalEngineView.ExternalEngineView",
                "makes the controls of one view in their order"),
            Map.entry("SignalBrowser.SignalBrowser", "makes the controls of one view in their order"));

    private static final Pattern HEADER =
        Pattern.compile("(?s).*\\b(\\w+)\\s*\\((?:[^()]|\\([^()]*\\))*\\)\\s*(?:throws " + "[\\w., \\n]+)?$");
    private static final Pattern NO_METHOD =
        Pattern.compile("(?s)^\\W*(if|for|while|switch|try|else|do|synchronized|catch|" + "return|throw)\\b.*"
            + "|.*(->|=|\\bnew\\b|\\brecord\\b|\\bcase\\b).*");

    @Test
    void noFileIsLongerThanAReaderCanTakeIn() throws IOException {
        Map<String, Integer> found = new TreeMap<>();
        for (Path file : sources()) {
            int lines = Files.readAllLines(file).size();
            String name = file.getFileName().toString().replace(".java", "");
            if (lines > MOST_LINES && !LONG_FILES.containsKey(name)) {
                found.put(name, lines);
            }
        }

        assertEquals(Map.of(), found, "split them, or say in LONG_FILES why not");
    }

    @Test
    void noMethodIsLongerThanAReaderCanTakeIn() throws IOException {
        List<String> found = new ArrayList<>();
        int seen = 0;
        for (Path file : sources()) {
            for (Method method : methods(Files.readString(file))) {
                String name = file.getFileName().toString().replace(".java", ".") + method.name();
                seen++;
                if (method.lines() > MOST_IN_METHOD && !LONG_METHODS.containsKey(name)) {
                    found.add(name + " " + method.lines());
                }
            }
        }

        assertTrue(seen > 5_000, "only " + seen + " methods seen");
        assertEquals(List.of(), found, "split them, or say in LONG_METHODS why not");
    }

    @Test
    void noLineIsWiderThanAReaderCanTakeIn() throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(ROOT)) {
            for (Path file : files.filter(path -> path.toString().matches(".*(/src/|/tools/).*\\.java"))
                .toList()) {
                List<String> lines = Files.readAllLines(file);
                for (int i = 0; i < lines.size(); i++) {
                    if (lines.get(i).length() > MOST_COLUMNS) {
                        found.add(ROOT.relativize(file) + ":" + (i + 1));
                    }
                }
            }
        }

        assertEquals(List.of(), found, "comments and literals, which the formatter does not break");
    }

    @Test
    void methodsAreMeasuredFromTheirNameToTheirEnd() {
        List<Method> found = methods("""
            class A {
                /// {
                A() { }
                @Override
                <T> int two(List<T> a, String b)
                        throws IOException {
                    String s = "{";   // {
                    if (s.isEmpty()) {
                        run(() -> { });
                    }
                    return new Object() { int x; }.x;
                }
                record R(int a) { }
            }
            """);

        assertEquals(List.of(new Method("A", 1), new Method("two", 8)), found);
    }

    record Method(String name, int lines) {}

    private static List<Path> sources() throws IOException {
        List<Path> all = new ArrayList<>();
        for (String module : List.of("engine", "hwsim", "app", "lab", "web")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
                files.filter(path -> path.toString().endsWith(".java")).forEach(all::add);
            }
        }
        assertTrue(all.size() > 900, "only " + all.size() + " files");
        return all;
    }

    /// @param name  of the method, or empty
    /// @param begin its first line
    private record Open(String name, int begin) {}

    /// The methods with bodies, in the order of their ends.
    private static List<Method> methods(String source) {
        String text = withoutWords(source);
        List<Method> found = new ArrayList<>();
        Deque<Open> open = new ArrayDeque<>();
        int line = 1;
        int from = 0;
        int headerLine = 1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n') {
                line++;
            } else if (c == '{') {
                String header = text.substring(from, i).strip();
                var method = HEADER.matcher(header.replaceAll("@\\w+(\\([^)]*\\))?", "").strip());
                boolean named = !NO_METHOD.matcher(header).matches() && method.matches();
                open.push(new Open(named ? method.group(1) : "", headerLine));
            } else if (c == '}') {
                Open ended = open.pop();
                if (!ended.name().isEmpty()) {
                    found.add(new Method(ended.name(), line - ended.begin() + 1));
                }
            }
            if (c == '{' || c == '}' || c == ';') {
                from = i + 1;
                headerLine = 0;
            } else if (headerLine == 0 && !Character.isWhitespace(c)) {
                headerLine = line;
            }
        }
        return found;
    }

    /// The source with its comments and literals emptied, line by line.
    private static String withoutWords(String source) {
        return Pattern
            .compile("(?s)\"\"\".*?(?<!\\\\)\"\"\"" + "|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])*'"
                + "|//[^\\n]*|/\\*.*?\\*/|@\\w+(?=\\s)")
            .matcher(source).replaceAll(found -> found.group().replaceAll("[^\\n]", ""));
    }
}
