package flipchip.app.window.about;

import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
import flipchip.app.shell.IncrementalPane;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Heading;
import org.commonmark.parser.Parser;

/// A page of the handbook, drawn block after block; it scrolls to the title it was last asked for. Thread: FX
final class HandbookText extends VBox {
    private static final double MOST_TEXT = 820;
    private static final PseudoClass ASKED = PseudoClass.getPseudoClass("asked");

    private final String page;
    private final ScrollPane scroll;
    private final Blocks blocks;
    private final Map<String, Node> headings = new HashMap<>();
    private String title = "";
    private boolean following = true;            // the title asked for, until the user scrolls

    /// @param scroll it lies in
    /// @param go     follows a link to another place of the book
    HandbookText(String page, ScrollPane scroll, Consumer<Handbook.Place> go) {
        this.page = page;
        this.scroll = scroll;
        blocks = new Blocks(this::picture, link -> Handbook.place(page, link), go, this);
        Controls.styled(this, "handbook-text").setMaxWidth(MOST_TEXT);
        heightProperty().subscribe((_, _) -> Platform.runLater(this::follow));
        new IncrementalPane(this, this::drawn, getChildren()::add, this::follow);
    }

    String page() {
        return page;
    }

    /// Scrolls to a title as soon as it is drawn.
    void show(String wanted) {
        title = wanted;
        following = true;
        follow();
    }

    /// The user scrolls: the title asked for is not followed any more.
    void stay() {
        following = false;
    }

    private URL picture(String name) {
        String path = Path.of("docs", page).resolveSibling(name).normalize().toString().replace('\\', '/');
        return HandbookText.class.getResource(path);
    }

    private Iterator<Node> drawn() {
        Parser parser = Parser.builder().extensions(List.of(TablesExtension.create())).build();
        List<org.commonmark.node.Node> found = new ArrayList<>();
        for (org.commonmark.node.Node block = parser.parse(Handbook.read(page)).getFirstChild();
                block != null; block = block.getNext()) {
            found.add(block);
        }
        return found.stream().<Node>map(this::drawn).iterator();
    }

    private KeptHeight drawn(org.commonmark.node.Node block) {
        KeptHeight drawn = new KeptHeight(blocks.of(block));
        if (block instanceof Heading heading) {
            headings.put(Blocks.words(heading), drawn);
        }
        return drawn;
    }

    /// The pictures come after the words and move them.
    private void follow() {
        Optional<Node> asked = Optional.ofNullable(headings.get(title)).or(() -> blocks.term(title));
        if (following && asked.isPresent() && getScene() != null) {
            Node there = asked.get();
            scroll.applyCss();
            scroll.layout();
            there.pseudoClassStateChanged(ASKED, true);
            double top = sceneToLocal(there.localToScene(there.getBoundsInLocal())).getMinY();
            double most = getHeight() - scroll.getViewportBounds().getHeight();
            scroll.setVvalue(most <= 0 ? 0 : Math.clamp(top / most, 0, 1));
        }
    }
}
