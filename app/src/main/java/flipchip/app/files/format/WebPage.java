package flipchip.app.files.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import flipchip.app.game.session.GameTree;
import flipchip.app.kit.text.Texts;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/// The page for browsers as one file, into which games are put. What a game says is data in it: neither names
/// nor comments can become markup or script. Immutable.
///
/// The page itself is built by the module `web` and lies in packages only; see docs/develop/build.md.
public final class WebPage {
    /// Ending of its files.
    public static final String ENDING = "html";
    private static final Texts TEXTS = Texts.of("library");
    private static final String RESOURCE = "flipchip.html";
    private static final String EMPTY = "<script type=\"application/json\" id=\"lesson\"></script>";
    private static final ObjectMapper MAPPER =
        JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private final String before;
    private final String after;

    private WebPage(String page) throws IOException {
        int place = page.indexOf(EMPTY);
        if (place < 0) {
            throw new IOException(TEXTS.get("page.none"));
        }
        int end = place + EMPTY.indexOf("</");
        before = page.substring(0, end);
        after = page.substring(end);
    }

    /// The page that came with this program.
    ///
    /// @throws IOException if none did; the message is for the user
    public static WebPage builtIn() throws IOException {
        try (InputStream page = WebPage.class.getResourceAsStream(RESOURCE)) {
            return of(page == null ? "" : new String(page.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /// @throws IOException if this is another page
    static WebPage of(String page) throws IOException {
        return new WebPage(page);
    }

    /// The page with a game in it.
    ///
    /// @param link what it shows first: moves, and where they begin, as in a link behind `flipchip:`
    public String with(SavedGame game, String link) {
        ObjectNode lesson = MAPPER.createObjectNode().put("link", link).put("black", game.info().black())
            .put("white", game.info().white()).put("event", game.info().event())
            .put("date", game.info().date()).put("result", game.info().result())
            .put("comment", game.tree().comment());
        add(lesson, game.tree().first());
        try {
            return before + MAPPER.writeValueAsString(lesson).replace("<", "\\u003c").replace(">", "\\u003e")
                .replace("&", "\\u0026") + after;
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void add(ObjectNode to, List<GameTree.Node> nodes) {
        if (nodes.isEmpty()) {
            return;
        }
        ArrayNode next = to.putArray("next");
        for (GameTree.Node node : nodes) {
            ObjectNode child = next.addObject().put("move", node.move().toString());
            if (!node.comment().isEmpty()) {
                child.put("comment", node.comment());
            }
            add(child, node.next());
        }
    }
}
