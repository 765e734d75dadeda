package flipchip.app.window.about;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.IncrementalPane;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Heading;
import org.commonmark.parser.Parser;

/// A text in Markdown with its chapters on the left: a click, or up and down and Enter, goes to one.
///
/// Ids: `handbook-chapters`, `handbook-text`. Look: handbook.css.
final class HandbookPage extends HBox {
    private static final Texts TEXTS = Texts.of("about");
    private static final double CHAPTERS = 220;
    private static final double BORDERS = 30;
    private static final double PADDING = 10;
    private static final double MOST_TEXT = 820;

    private final VBox text = new VBox();
    private final ScrollPane scroll = Controls.withId(new ScrollPane(text), "handbook-text");
    private final ListView<Chapter> chapters = Controls.withId(new ListView<>(), "handbook-chapters");
    private final Blocks blocks = new Blocks(name -> HandbookPage.class.getResource(name), text);
    private final Map<Heading, Node> headings = new HashMap<>();
    private String first = "";
    private boolean following = true;            // the chapter chosen, until the user scrolls

    /// @param heading begins it
    private record Chapter(String title, Heading heading) {}

    /// @param markdown read when the page is on the screen
    HandbookPage(Supplier<String> markdown) {
        getStyleClass().add("handbook");
        getStylesheets().add(HandbookPage.class.getResource("handbook.css").toExternalForm());
        text.getStyleClass().add("handbook-text");
        text.setMaxWidth(MOST_TEXT);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMinSize(0, 0);
        HBox.setHgrow(scroll, Priority.ALWAYS);
        List.of(ScrollEvent.SCROLL, MouseEvent.MOUSE_PRESSED, KeyEvent.KEY_PRESSED)
            .forEach(act -> scroll.addEventFilter(act, _ -> following = false));
        text.heightProperty().subscribe((_, _) -> Platform.runLater(this::follow));
        showChapters();
        getChildren().addAll(chapters, scroll);
        setMinSize(0, 0);
        new IncrementalPane(text, () -> blocks(markdown.get()), text.getChildren()::add, this::showChosen);
    }

    /// Fills the list of chapters; the blocks below them are drawn one after another.
    private Iterator<Node> blocks(String markdown) {
        Parser parser = Parser.builder().extensions(List.of(TablesExtension.create())).build();
        List<org.commonmark.node.Node> found = new ArrayList<>();
        for (org.commonmark.node.Node block = parser.parse(markdown).getFirstChild(); block != null;
                block = block.getNext()) {
            found.add(block);
        }
        chapters.getItems().setAll(found.stream().filter(Heading.class::isInstance).map(Heading.class::cast)
            .map(heading -> new Chapter(Blocks.words(heading), heading)).toList());
        chapters.getSelectionModel().selectFirst();
        chapters.getItems().stream().filter(chapter -> chapter.title().equals(first)).findFirst()
            .ifPresent(chapters.getSelectionModel()::select);
        return found.stream().<Node>map(this::drawn).iterator();
    }

    private KeptHeight drawn(org.commonmark.node.Node block) {
        KeptHeight drawn = new KeptHeight(blocks.of(block));
        if (block instanceof Heading heading) {
            headings.put(heading, drawn);
        }
        return drawn;
    }

    private void showChapters() {
        chapters.setAccessibleText(TEXTS.get("handbook.chapters"));
        chapters.setPrefWidth(CHAPTERS);
        chapters.setMinWidth(CHAPTERS);
        chapters.setCellFactory(_ -> new ChapterCell());
        chapters.getSelectionModel().selectedItemProperty().subscribe((_, _) -> {
            following = true;
            showChosen();
        });
    }

    /// The pictures come after the words and move them.
    private void follow() {
        if (following && getScene() != null) {
            showChosen();
        }
    }

    /// Scrolls to the chapter that is chosen, if it is drawn.
    private void showChosen() {
        Chapter chosen = chapters.getSelectionModel().getSelectedItem();
        if (chosen != null && headings.containsKey(chosen.heading())) {
            show(headings.get(chosen.heading()));
        }
    }

    private void show(Node heading) {
        scroll.applyCss();
        scroll.layout();
        double most = text.getHeight() - scroll.getViewportBounds().getHeight();
        scroll.setVvalue(most <= 0 ? 0 : Math.clamp(heading.getBoundsInParent().getMinY() / most, 0, 1));
    }

    /// Goes to the chapter with this title; called before the page is on the screen.
    void beginAt(String title) {
        first = title;
    }

    /// The titles of the chapters of a text in Markdown: its lines that begin with `#`, in which there is
    /// neither emphasis nor code.
    static List<String> titles(String markdown) {
        return markdown.lines().filter(line -> line.matches("#+ .*"))
            .map(line -> line.replaceFirst("#+ ", "").strip()).toList();
    }

    /// Moves the keyboard to the chapters.
    void begin() {
        chapters.requestFocus();
    }

    /// A text that is built in.
    static String read(String name) {
        try (InputStream in = HandbookPage.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A title on as many lines as it needs; the theme gives all cells one height.
    private final class ChapterCell extends ListCell<Chapter> {
        private final Label words = new Label();

        ChapterCell() {
            words.setWrapText(true);
            words.setPrefWidth(CHAPTERS - BORDERS);
            words.setMinHeight(USE_PREF_SIZE);
        }

        @Override
        protected double computePrefHeight(double width) {
            return words.prefHeight(CHAPTERS - BORDERS) + PADDING;
        }

        @Override
        protected void updateItem(Chapter chapter, boolean empty) {
            super.updateItem(chapter, empty);
            words.setText(empty || chapter == null ? "" : chapter.title());
            setGraphic(empty ? null : words);
        }
    }
}
