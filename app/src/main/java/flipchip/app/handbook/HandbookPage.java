package flipchip.app.handbook;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import flipchip.app.text.Texts;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ListCell;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.commonmark.Extension;
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
    private final ScrollPane scroll = new ScrollPane(text);
    private final ListView<Chapter> chapters = new ListView<>();

    /// @param heading stands in the text
    private record Chapter(String title, Node heading) {}

    HandbookPage(String markdown) {
        getStyleClass().add("handbook");
        getStylesheets().add(HandbookPage.class.getResource("handbook.css").toExternalForm());
        List<Extension> tables = List.of(TablesExtension.create());
        Blocks blocks = new Blocks(name -> HandbookPage.class.getResource(name), text);
        List<Chapter> found = new ArrayList<>();
        org.commonmark.node.Node document = Parser.builder().extensions(tables).build().parse(markdown);
        for (org.commonmark.node.Node block = document.getFirstChild(); block != null;
                block = block.getNext()) {
            Node drawn = blocks.of(block);
            text.getChildren().add(drawn);
            if (block instanceof Heading) {
                found.add(new Chapter(Blocks.words(block), drawn));
            }
        }
        text.getStyleClass().add("handbook-text");
        text.setMaxWidth(MOST_TEXT);
        scroll.setId("handbook-text");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMinSize(0, 0);
        HBox.setHgrow(scroll, Priority.ALWAYS);
        fill(found);
        getChildren().addAll(chapters, scroll);
        setMinSize(0, 0);
    }

    private void fill(List<Chapter> found) {
        chapters.setId("handbook-chapters");
        chapters.setAccessibleText(TEXTS.get("handbook.chapters"));
        chapters.getItems().setAll(found);
        chapters.setPrefWidth(CHAPTERS);
        chapters.setMinWidth(CHAPTERS);
        chapters.setCellFactory(_ -> new ChapterCell());
        chapters.getSelectionModel().selectedItemProperty().subscribe((_, chapter) -> {
            if (chapter != null) {
                show(chapter.heading());
            }
        });
    }

    private void show(Node heading) {
        scroll.applyCss();
        scroll.layout();
        double most = text.getHeight() - scroll.getViewportBounds().getHeight();
        scroll.setVvalue(most <= 0 ? 0 : Math.clamp(heading.getBoundsInParent().getMinY() / most, 0, 1));
    }

    /// Moves the keyboard to the chapters.
    void begin() {
        chapters.requestFocus();
        chapters.getSelectionModel().selectFirst();
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
