package flipchip.web;

import java.util.function.Supplier;
import flipchip.app.chips.gallery.PageGallery;
import flipchip.app.kit.text.Texts;
import flipchip.engine.notation.NotationException;
import flipchip.hwsim.referee.link.MomentLink;
import org.teavm.jso.JSExport;

/// What the page's script calls of the gallery, in a worker of its own: a program beside [Core], so that a
/// page that shows no gallery does not load its circuits.
///
/// Thread: one for each copy of this program
public final class Gallery {
    private static final Supplier<PageGallery> GALLERY = new Supplier<>() {
        private PageGallery gallery;

        @Override
        public PageGallery get() {
            gallery = gallery == null ? new PageGallery() : gallery;
            return gallery;
        }
    };

    private Gallery() {}

    public static void main(String[] args) {}

    @JSExport
    public static void speak(String words) {
        Texts.speak(new PageWords(words));
    }

    /// A file that is read.
    @JSExport
    public static void file(String name, String text) {
        GalleryFiles.put(name, text);
    }

    @JSExport
    public static String list() {
        return GALLERY.get().list();
    }

    /// @param choice which run, or empty
    /// @param form   of the circuit, or empty
    /// @param link   the user's game
    @JSExport
    public static String open(String exhibit, String choice, String form, String link) {
        try {
            return GALLERY.get().open(exhibit, choice, form, MomentLink.parse("flipchip:" + link).game());
        } catch (NotationException | RuntimeException problem) {
            return new Json().put("error", String.valueOf(problem.getMessage())).toString();
        }
    }

    /// What happens in a step in words, and its picture.
    @JSExport
    public static String step(int step, int width, int height) {
        DrawingPen pen = new DrawingPen();
        GALLERY.get().draw(step, pen, DrawingPen::ink, width, height);
        return new DrawingPen().text(GALLERY.get().sentence(step)).text(pen.toString()).toString();
    }

    @JSExport
    public static int stepAt(int x, int y) {
        return GALLERY.get().stepAt(x, y);
    }
}
