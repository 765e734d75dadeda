package flipchip.app.window.about;

import java.util.List;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// The handbook: its pages with their chapters on the left, the text of one page beside them. A click, or up
/// and down, goes to a chapter; so do links of the text. Thread: FX
///
/// Ids: `handbook-chapters`, `handbook-text`. Look: handbook.css.
final class HandbookPage extends HBox {
    private static final Texts TEXTS = Texts.of("about");
    private static final double CHAPTERS = 250;
    private static final double BORDERS = 40;
    private static final double PADDING = 8;

    private final ScrollPane scroll = Controls.withId(new ScrollPane(), "handbook-text");
    private final ListView<Handbook.Place> chapters = Controls.withId(new ListView<>(), "handbook-chapters");
    private HandbookText text;

    HandbookPage(Handbook.Place first) {
        getStyleClass().add("handbook");
        getStylesheets().add(HandbookPage.class.getResource("handbook.css").toExternalForm());
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMinSize(0, 0);
        HBox.setHgrow(scroll, Priority.ALWAYS);
        List.of(ScrollEvent.SCROLL, MouseEvent.MOUSE_PRESSED, KeyEvent.KEY_PRESSED)
            .forEach(act -> scroll.addEventFilter(act, _ -> text.stay()));
        showChapters();
        getChildren().addAll(chapters, scroll);
        setMinSize(0, 0);
        go(first);
    }

    private void showChapters() {
        chapters.setAccessibleText(TEXTS.get("handbook.chapters"));
        chapters.setPrefWidth(CHAPTERS);
        chapters.setMinWidth(CHAPTERS);
        chapters.setCellFactory(_ -> new ChapterCell());
        for (String page : Handbook.PAGES) {
            Handbook.titles(page).forEach(title -> chapters.getItems().add(new Handbook.Place(page, title)));
        }
        chapters.getSelectionModel().selectedItemProperty().subscribe((_, chosen) -> show(chosen));
    }

    private void show(Handbook.Place chosen) {
        if (chosen == null) {
            return;
        }
        if (text == null || !text.page().equals(chosen.page())) {
            text = new HandbookText(chosen.page(), scroll, this::go);
            scroll.setContent(text);
        }
        text.show(chosen.title());
    }

    /// Goes to a title, or to a term of the glossary in its chapter.
    private void go(Handbook.Place place) {
        Handbook.Place chapter = chapters.getItems().contains(place)
            ? place
            : new Handbook.Place(place.page(), Handbook.terms().get(place.title()));
        chapters.getSelectionModel().select(chapter);
        chapters.scrollTo(Math.max(0, chapters.getItems().indexOf(chapter) - 2));
        text.show(place.title());
    }

    /// Moves the keyboard to the chapters.
    void begin() {
        chapters.requestFocus();
    }

    /// A title on as many lines as it needs; the theme gives all cells one height. Those of pages are bold.
    private final class ChapterCell extends ListCell<Handbook.Place> {
        private static final PseudoClass PAGE = PseudoClass.getPseudoClass("page");
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
        protected void updateItem(Handbook.Place place, boolean empty) {
            super.updateItem(place, empty);
            boolean none = empty || place == null;
            words.setText(none ? "" : place.title());
            pseudoClassStateChanged(PAGE,
                !none && Handbook.titles(place.page()).getFirst().equals(place.title()));
            setGraphic(none ? null : words);
        }
    }
}
