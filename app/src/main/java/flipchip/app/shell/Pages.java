package flipchip.app.shell;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.event.Event;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The layer over the window that shows one [Page] at a time. Escape and its button close the page and give
/// the keyboard back to where it was. The page also says what the window's notices tell meanwhile, as it lies
/// over them. FX thread only.
///
/// Ids: `pages`, `page-title`, `page-close`, `page-notice`; the card has the id of its page.
public final class Pages extends StackPane {
    private static final Texts TEXTS = Texts.of("shell");
    private static final double MARGIN = 24;

    private final ReadOnlyObjectWrapper<Optional<Page>> shown =
        new ReadOnlyObjectWrapper<>(this, "shown", Optional.empty());
    private final Banner banner;
    private final Label notice = Controls.label("", "page-notice");
    private Predicate<KeyEvent> let = _ -> false;
    /// No key was pressed in the page yet: what is typed is the letter of the command that opened it.
    private boolean opening;
    private Optional<Node> focusBefore = Optional.empty();
    private List<Notice> seenBefore = List.of();

    /// @param banner with the window's notices
    public Pages(Banner banner) {
        this.banner = banner;
        notice.setId("page-notice");
        notice.setWrapText(true);
        notice.setPrefWidth(0);                  // as wide as the page, which it does not widen
        notice.setMaxWidth(Double.MAX_VALUE);
        notice.setMinHeight(USE_PREF_SIZE);
        notice.managedProperty().bind(notice.visibleProperty());
        banner.changesProperty().subscribe(this::say);
        setId("pages");
        getStyleClass().add("veil");
        setPadding(new Insets(MARGIN));
        setVisible(false);
        addEventFilter(KeyEvent.KEY_TYPED, event -> {
            if (opening) {
                event.consume();
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            opening = false;
            if (event.getCode() == KeyCode.ESCAPE && event.getTarget() instanceof ListView<?> list) {
                event.consume();                 // a list would keep the key for itself
                Event.fireEvent(list.getParent(), event.copyFor(list.getParent(), list.getParent()));
            }
        });
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                close();
            }
            if (event.getCode() == KeyCode.ENTER && !event.isShortcutDown() && !event.isAltDown()) {
                shown.get().flatMap(page -> standard(page.content())).ifPresent(Button::fire);
            }
            if (event.getCode() != KeyCode.TAB && !let.test(event)) {
                event.consume();                 // no other key of the window works behind a page
            }
        });
    }

    /// Leaves to the window, behind a page too, the keys that `wanted` takes.
    public void letThrough(Predicate<KeyEvent> wanted) {
        let = wanted;
    }

    /// The page that is open.
    public ReadOnlyObjectProperty<Optional<Page>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /// Shows `page` in place of the one that is open.
    public void open(Page page) {
        boolean first = shown.get().isEmpty();
        leave();
        seenBefore = banner.queued();
        say();
        Button close = Controls.button("page-close", TEXTS.get("page.close"), this::close);
        getChildren().setAll(card(page, close));
        setVisible(true);
        shown.set(Optional.of(page));
        opening = true;
        if (first) {                             // a menu that closes has given the keyboard back by now
            focusBefore = Optional.ofNullable(getScene()).map(scene -> scene.getFocusOwner());
        }
        applyCss();                              // before, some controls have no parts yet
        front(page.content()).orElse(close).requestFocus();
    }

    /// What has the keyboard first: the button that Enter presses, else the filled one, else what Tab comes
    /// to first.
    private static Optional<Node> front(Node content) {
        List<Node> stops = Controls.stops(content).toList();
        return standard(content).map(Node.class::cast)
            .or(() -> stops.stream().filter(node -> node.getStyleClass().contains("accent")).findFirst())
            .or(() -> stops.stream().findFirst());
    }

    private static Optional<Button> standard(Node content) {
        return Controls.stops(content).filter(Button.class::isInstance).map(Button.class::cast)
            .filter(Button::isDefaultButton).findFirst();
    }

    /// Closes the page that is open, if any.
    public void close() {
        if (shown.get().isPresent()) {
            leave();
            setVisible(false);
            getChildren().clear();
            seenBefore = List.of();
            detach(notice);
            focusBefore.ifPresent(Node::requestFocus);
        }
    }

    /// Else the notice, which every page has, would keep the last card.
    private static void detach(Node node) {
        if (node.getParent() instanceof Pane card) {
            card.getChildren().remove(node);
        }
    }

    private void leave() {
        Optional<Page> before = shown.get();
        shown.set(Optional.empty());
        before.ifPresent(page -> page.whenClosed().run());
    }

    /// Says what the window tells and did not tell before the page was opened. What is told once more, in
    /// the same words, is another notice.
    private void say() {
        Optional<Notice> now =
            banner.front().filter(front -> seenBefore.stream().noneMatch(old -> old == front));
        notice.setText(now.map(Notice::text).orElse(""));
        notice.setVisible(now.isPresent());
    }

    private Region card(Page page, Button close) {
        Label title = Controls.withId(new Label(page.title()), "page-title", "title");
        title.setMinWidth(0);
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        close.setMinWidth(USE_PREF_SIZE);
        HBox header = Controls.styled(new HBox(title, close), "page-header");
        VBox.setVgrow(page.content(), Priority.ALWAYS);
        VBox card = Controls.withId(new VBox(header, notice, page.content()), page.id(), "page");
        card.setMinSize(0, 0);
        if (page.size() == Page.Size.CARD) {
            card.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        }
        return card;
    }
}
