package flipchip.app.kit.draw;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.zip.Deflater;

/// Writes the objects of a PDF file, the first of them its catalogue, the fourth what is said about it. One
/// file.
final class PdfFile {
    private final ByteArrayOutputStream file = new ByteArrayOutputStream();
    private final StringBuilder places = new StringBuilder("0000000000 65535 f \n");
    private int count = 1;

    PdfFile() {
        add("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n");
    }

    /// Adds an object.
    PdfFile object(String text) {
        begin();
        add(text);
        add("\nendobj\n");
        return this;
    }

    /// Adds an object that holds this text, packed.
    PdfFile stream(String text) {
        byte[] packed = packed(text.getBytes(StandardCharsets.ISO_8859_1));
        begin();
        add("<</Filter/FlateDecode /Length " + packed.length + ">>\nstream\n");
        file.writeBytes(packed);
        add("\nendstream\nendobj\n");
        return this;
    }

    /// The whole file.
    byte[] bytes() {
        int start = file.size();
        add("xref\n0 " + count + "\n" + places + "trailer\n<</Size " + count
            + " /Root 1 0 R /Info 4 0 R>>\nstartxref\n" + start + "\n%%EOF\n");
        return file.toByteArray();
    }

    private void begin() {
        places.append(String.format(Locale.ROOT, "%010d 00000 n \n", file.size()));
        add(count++ + " 0 obj\n");
    }

    private void add(String text) {
        file.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static byte[] packed(byte[] bytes) {
        try (Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION)) {
            deflater.setInput(bytes);
            deflater.finish();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] piece = new byte[1 << 13];
            while (!deflater.finished()) {
                out.write(piece, 0, deflater.deflate(piece));
            }
            return out.toByteArray();
        }
    }
}
