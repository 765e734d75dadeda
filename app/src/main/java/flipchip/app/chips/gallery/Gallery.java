package flipchip.app.chips.gallery;

import java.util.List;
import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;

/// A scroll pane with a card for every exhibit: picture, title, sentence, source. Pressing a card opens it.
///
/// Ids: `gallery`, `card-ID`. Look: exhibit.css.
final class Gallery extends ScrollPane {
    private final CardGrid cards = new CardGrid();

    private final Thumbnails pictures;
    private volatile boolean closed;

    Gallery(List<Exhibit> exhibits, Thumbnails pictures, Consumer<Exhibit> open) {
        this.pictures = pictures;
        setId("gallery");
        getStyleClass().add("gallery");
        getStylesheets().add(ExhibitPage.sheet());
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setMinSize(0, 0);
        cards.getStyleClass().add("cards");
        exhibits.forEach(exhibit -> cards.getChildren().add(card(exhibit, open)));
        setContent(cards);
    }

    /// Moves the keyboard to the card of an exhibit; the gallery is in a window.
    void takeKeyboard(String exhibit) {
        applyCss();                              // makes the skin, which puts the cards into the window
        cards.lookup("#card-" + exhibit).requestFocus();
    }

    /// Stops the pictures that are still to be made.
    void close() {
        closed = true;
    }

    private Button card(Exhibit exhibit, Consumer<Exhibit> open) {
        Thumbnails.Frame frame = Controls.styled(new Thumbnails.Frame(), "card-picture");
        pictures.show(exhibit, frame, () -> !closed);
        VBox text = new VBox(frame, label(exhibit.title(), "card-title"),
            label(exhibit.sentence(), "card-text"), label(exhibit.source(), "quiet"));
        text.getStyleClass().add("card-lines");
        text.setMouseTransparent(true);
        Button card = Controls.button("card-" + exhibit.id(), "", () -> open.accept(exhibit));
        card.setGraphic(text);
        card.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        card.getStyleClass().add("exhibit-card");
        card.setAccessibleText(exhibit.title() + ". " + exhibit.sentence());
        return card;
    }

    private static Label label(String words, String style) {
        return Controls.wrapped(Controls.label(words, style));
    }
}
