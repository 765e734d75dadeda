package flipchip.app.kit.draw;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import flipchip.engine.io.AtomicFile;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/// Writes an animated GIF, frame after frame, with the writer that Java has. One thread at a time; it plays
/// for ever.
///
/// Format: Graphics Interchange Format 89a, with the application extension NETSCAPE2.0 for the repetition.
public final class Gif implements AutoCloseable {
    private static final String FORMAT = "javax_imageio_gif_image_1.0";

    private final AtomicFile.Draft draft;
    private final ImageWriter writer;
    private final ImageOutputStream out;
    private int frames;

    /// Begins a file, creating the folder if needed; it is there when it is finished.
    ///
    /// @throws IOException if the file cannot be written
    public Gif(Path file) throws IOException {
        draft = AtomicFile.begin(file);
        writer = ImageIO.getImageWritersBySuffix("gif").next();
        out = new MemoryCacheImageOutputStream(draft.out());
        writer.setOutput(out);
        writer.prepareWriteSequence(null);
    }

    /// Adds a frame.
    ///
    /// @param millis how long it is shown, 10 or more; rounded to hundredths of a second
    /// @throws IOException if the file cannot be written
    public void add(Image image, int millis) throws IOException {
        BufferedImage frame = opaque(image);
        IIOMetadata about =
            writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(frame), null);
        IIOMetadataNode root = (IIOMetadataNode) about.getAsTree(FORMAT);
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "none");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("delayTime", String.valueOf(Math.max(1, millis / 10)));
        control.setAttribute("transparentColorIndex", "0");
        if (frames == 0) {
            IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
            loop.setAttribute("applicationID", "NETSCAPE");
            loop.setAttribute("authenticationCode", "2.0");
            loop.setUserObject(new byte[] {1, 0, 0});
            child(root, "ApplicationExtensions").appendChild(loop);
        }
        about.setFromTree(FORMAT, root);
        writer.writeToSequence(new IIOImage(frame, null, about), null);
        frames++;
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        for (int i = 0; i < root.getLength(); i++) {
            if (root.item(i).getNodeName().equals(name)) {
                return (IIOMetadataNode) root.item(i);
            }
        }
        IIOMetadataNode fresh = new IIOMetadataNode(name);
        root.appendChild(fresh);
        return fresh;
    }

    private static BufferedImage opaque(Image image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] argb = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0,
            width);
        BufferedImage frame = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        frame.setRGB(0, 0, width, height, argb, 0, width);
        return frame;
    }

    /// Ends the file, which takes the place of one that was there.
    ///
    /// @throws IOException if it cannot be written; a file that was there stays as it was
    public void finish() throws IOException {
        writer.endWriteSequence();
        out.close();
        draft.keep();
    }

    /// Throws away what was not finished.
    @Override
    public void close() {
        writer.dispose();
        draft.close();
    }
}
