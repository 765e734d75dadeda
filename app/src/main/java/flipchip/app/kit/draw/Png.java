package flipchip.app.kit.draw;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import flipchip.engine.io.AtomicFile;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;

/// Writes an image as PNG with `java.base` alone, so that no desktop toolkit is loaded beside JavaFX.
///
/// Format: ISO/IEC 15948, 8 bits a channel with alpha, no filter.
public final class Png {
    private static final long SIGNATURE = 0x8950_4e47_0d0a_1a0aL;

    private Png() {}

    /// Writes `image`, creating the folder if needed.
    ///
    /// @throws IOException if the file cannot be written
    public static void write(Image image, Path file) throws IOException {
        AtomicFile.write(file, bytes(image));
    }

    /// The file as bytes.
    public static byte[] bytes(Image image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] argb = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0,
            width);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeLong(SIGNATURE);
            chunk(out, "IHDR", header(width, height));
            chunk(out, "IDAT", compressed(argb, width, height));
            chunk(out, "IEND", new byte[0]);
        } catch (IOException e) {
            throw new UncheckedIOException("memory cannot be written", e);
        }
        return bytes.toByteArray();
    }

    private static byte[] header(int width, int height) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(bytes);
        data.writeInt(width);
        data.writeInt(height);
        data.write(new byte[] {8, 6, 0, 0, 0});
        return bytes.toByteArray();
    }

    private static byte[] compressed(int[] argb, int width, int height) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflater = new DeflaterOutputStream(bytes)) {
            byte[] row = new byte[1 + 4 * width];
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    int pixel = argb[y * width + x];
                    row[1 + 4 * x] = (byte) (pixel >> 16);
                    row[2 + 4 * x] = (byte) (pixel >> 8);
                    row[3 + 4 * x] = (byte) pixel;
                    row[4 + 4 * x] = (byte) (pixel >> 24);
                }
                deflater.write(row);
            }
        }
        return bytes.toByteArray();
    }

    private static void chunk(DataOutputStream out, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) crc.getValue());
    }
}
