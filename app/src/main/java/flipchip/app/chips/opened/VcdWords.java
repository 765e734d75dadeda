package flipchip.app.chips.opened;

import java.util.ArrayList;
import java.util.List;

/// A reader of the words of a VCD file, which knows the line. One use.
final class VcdWords {
    private final String text;
    private int at;
    private int line = 1;

    VcdWords(String text) {
        this.text = text;
    }

    /// The next word; empty at the end of the file.
    String next() {
        for (; at < text.length() && text.charAt(at) <= ' '; at++) {
            line += text.charAt(at) == '\n' ? 1 : 0;
        }
        int from = at;
        while (at < text.length() && text.charAt(at) > ' ') {
            at++;
        }
        return text.substring(from, at);
    }

    /// The words before the next `$end`, which is passed.
    List<String> upToEnd() {
        List<String> said = new ArrayList<>();
        for (String word = next(); !word.isEmpty() && !word.equals("$end"); word = next()) {
            said.add(word);
        }
        return said;
    }

    /// The line of the word that was read last, from 1 on.
    int line() {
        return line;
    }
}
