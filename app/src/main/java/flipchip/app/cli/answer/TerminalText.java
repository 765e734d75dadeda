package flipchip.app.cli.answer;

import java.io.PrintWriter;
import flipchip.engine.notation.MessageText;

/// A writer for people and terminals: names and texts from files reach them without control characters and
/// marks of direction, see [MessageText#printable]. Our own output holds none but ends of lines.
public final class TerminalText extends PrintWriter {
    private final PrintWriter raw;

    private TerminalText(PrintWriter raw) {
        super(raw);
        this.raw = raw;
    }

    public static TerminalText of(PrintWriter raw) {
        return raw instanceof TerminalText text ? text : new TerminalText(raw);
    }

    /// The writer without this protection.
    static PrintWriter raw(PrintWriter writer) {
        return writer instanceof TerminalText text ? text.raw : writer;
    }

    @Override
    public void write(int sign) {
        write(String.valueOf((char) sign));
    }

    @Override
    public void write(char[] text, int from, int length) {
        write(new String(text, from, length));
    }

    @Override
    public void write(String text, int from, int length) {
        String part = text.substring(from, from + length);
        String printable = part.equals(System.lineSeparator()) ? part : MessageText.printable(part);
        super.write(printable, 0, printable.length());
    }
}
