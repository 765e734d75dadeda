package flipchip.app.chips.opened;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.kit.text.Texts;

/// A reader of the declarations of a VCD file. One use.
final class VcdHeader {
    private static final Texts TEXTS = Texts.of("opened");
    /// A name, a bit of it, and a range; a name with other signs begins with `\`.
    private static final Pattern NAME = Pattern.compile("\\\\?([^\\[]*)(?:\\[(\\d{1,6})])?.*");
    private static final int MOST_SCOPES = 1_000;
    /// Words of a faulty declaration that a message repeats.
    private static final int SAID = 8;

    private final String file;
    private final VcdWords words;
    private final Set<String> names;
    private final Map<String, Map<String, Signal>> instances = new LinkedHashMap<>();
    private String unit = "";

    /// A signal that is recorded as a whole, or bit by bit.
    ///
    /// @param part  bits of each of the signs
    /// @param signs stand for it in the file, the highest bits first; by their lowest bit
    record Signal(int part, NavigableMap<Integer, String> signs) {
        int width() {
            return part * signs.size();
        }
    }

    /// @param file  its name, for messages
    /// @param names of the signals that matter
    VcdHeader(String file, VcdWords words, Set<String> names) {
        this.file = file;
        this.words = words;
        this.names = names;
    }

    /// Reads up to the values.
    ///
    /// @throws IOException with a sentence that names the line of a faulty declaration
    void read() throws IOException {
        Deque<String> path = new ArrayDeque<>(List.of(""));
        String word = words.next();
        for (; !word.isEmpty() && !word.equals("$enddefinitions"); word = words.next()) {
            List<String> said = word.startsWith("$") ? words.upToEnd() : List.of();
            switch (word) {
                case "$timescale" -> unit = String.join("", said);
                case "$scope" -> {
                    check(!said.isEmpty() && path.size() <= MOST_SCOPES, "vcd.scope", word, said);
                    path.push(path.peek() + (path.size() == 1 ? "" : ".") + said.getLast());
                }
                case "$upscope" -> {
                    check(path.size() > 1, "vcd.scope", word, said);
                    path.pop();
                }
                case "$var" -> declare(path.peek(), said);
                default -> {
                    // a date, a comment, or what another program added
                }
            }
        }
        words.upToEnd();
    }

    private void check(boolean right, String key, String word, List<String> said) throws IOException {
        if (!right) {
            String what = word + " " + String.join(" ", said.subList(0, Math.min(SAID, said.size())));
            throw new IOException(file + ":" + words.line() + ": " + TEXTS.get(key, what.strip()));
        }
    }

    /// `wire 4 # x [3:0]`: a kind, a width, a sign, a name, which may have its range or bit apart or not.
    private void declare(String instance, List<String> said) throws IOException {
        check(said.size() >= 4 && said.get(1).matches("\\d{1,6}"), "vcd.var", "$var", said);
        Matcher name = NAME.matcher(String.join("", said.subList(3, said.size())));
        if (!name.matches() || !names.contains(name.group(1)) || said.getFirst().startsWith("real")) {
            return;
        }
        int width = Integer.parseInt(said.get(1));
        int bit = width == 1 && name.group(2) != null ? Integer.parseInt(name.group(2)) : 0;
        instances.computeIfAbsent(instance, _ -> new HashMap<>())
            .computeIfAbsent(name.group(1), _ -> new Signal(width, new TreeMap<>(Comparator.reverseOrder())))
            .signs().putIfAbsent(bit, said.get(2));
    }

    /// The signals of an instance by name, of the instances by their names.
    Map<String, Map<String, Signal>> instances() {
        return instances;
    }

    /// Of the times in the file; empty if it does not say so.
    String unit() {
        return unit;
    }
}
