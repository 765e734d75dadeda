package flipchip.app.window.help;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.KeyMap;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;

/// Leads through the window in a minute: one part after the other is lit and explained. Enter goes on, Escape
/// ends it.
///
/// Ids: `tour`, `tour-text`, `tour-count`, `tour-next`, `tour-back`, `tour-end`.
public final class Tour extends Pane {
    private static final Texts TEXTS = Texts.of("window");
    private static final double WIDTH = 380;
    private static final double LEAST_WIDTH = 240;
    private static final double MOST_WIDTH = 620;
    private static final double GAP = 16;

    /// One station.
    ///
    /// @param key  its texts are `tour.KEY.title` and `tour.KEY`
    /// @param part what is lit
    /// @param show brings the part to where it can be seen
    /// @param ids  commands whose keys its text names
    public record Station(String key, Node part, Runnable show, String... ids) {}

    private final List<Station> stations;
    private final KeyMap keys;
    private final Function<String, Command> commands;
    private final Runnable whenEnded;
    private final Label title = Controls.styled(new Label(), "title");
    private final Label text = Controls.withId(new Label(), "tour-text");
    private final Label count = Controls.withId(new Label(), "tour-count", "quiet");
    private final Button back = button("tour-back", "tour.back", () -> go(-1));
    private final Button next = button("tour-next", "tour.next", () -> go(1));
    private final VBox card;
    private int at;

    /// @param commands the command with an id
    public Tour(List<Station> stations, KeyMap keys, Function<String, Command> commands, Runnable whenEnded) {
        this.stations = List.copyOf(stations);
        this.keys = keys;
        this.commands = commands;
        this.whenEnded = whenEnded;
        setId("tour");
        Controls.wrapped(text);
        Region spring = Controls.spring();
        HBox buttons = new HBox(8, count, spring, button("tour-end", "tour.end", this::end), back, next);
        buttons.setAlignment(Pos.CENTER_LEFT);
        buttons.getChildren()
            .forEach(node -> ((Region) node).setMinWidth(node == spring ? 0 : USE_PREF_SIZE));
        card = new VBox(title, text, buttons);
        card.getStyleClass().addAll("page", "tour-card");
        card.setManaged(false);
        getChildren().add(card);
        setVisible(false);
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                end();
                event.consume();
            }
        });
        Command quit = commands.apply("quit");
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (!keys.isKeyOf(quit, event)) {
                event.consume();                 // no other key of the window works behind it
            }
        });
        layoutBoundsProperty().subscribe(this::requestLayout);
    }

    public void start() {
        at = 0;
        setVisible(true);
        show();
        next.requestFocus();
    }

    private void end() {
        setVisible(false);
        whenEnded.run();
    }

    private void go(int step) {
        if (at + step >= stations.size()) {
            end();
        } else {
            at = Math.max(0, at + step);
            show();
        }
    }

    private void show() {
        Station station = stations.get(at);
        station.show().run();
        title.setText(TEXTS.get("tour." + station.key() + ".title"));
        text.setText(TEXTS.get("tour." + station.key(),
            Stream.of(station.ids()).map(commands).map(keys::told).toArray()));
        count.setText(TEXTS.get("tour.count", at + 1, stations.size()));
        back.setDisable(at == 0);
        next.setText(TEXTS.get(at + 1 == stations.size() ? "tour.done" : "tour.next"));
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        if (!isVisible() || stations.isEmpty()) {
            return;
        }
        Node part = stations.get(at).part();
        Bounds lit = sceneToLocal(part.localToScene(part.getLayoutBounds()));
        boolean seen = part.getScene() != null && lit.getWidth() > 0 && part.isVisible();
        Shape veil = new Rectangle(getWidth(), getHeight());
        if (seen) {
            veil = Shape.subtract(veil,
                new Rectangle(lit.getMinX() - 4, lit.getMinY() - 4, lit.getWidth() + 8, lit.getHeight() + 8));
        }
        veil.getStyleClass().add("tour-veil");
        veil.setManaged(false);
        getChildren().removeIf(child -> child != card);
        getChildren().addFirst(veil);
        place(seen ? lit : new BoundingBox(0, 0, 0, 0));
    }

    /// Puts the card beside the lit part, below or above it, or where nothing is left at the bottom of the
    /// window.
    private void place(Bounds lit) {
        double right = getWidth() - lit.getMaxX() - 2 * GAP;
        double left = lit.getMinX() - 2 * GAP;
        double least = Math.max(LEAST_WIDTH, card.minWidth(-1));
        if (Math.max(left, right) >= least) {
            boolean onTheRight = right >= least;
            double width = Math.min(WIDTH, onTheRight ? right : left);
            double height = card.prefHeight(width);
            double most = Math.max(GAP, getHeight() - height - GAP);
            card.resizeRelocate(onTheRight ? lit.getMaxX() + GAP : lit.getMinX() - GAP - width,
                Math.clamp(lit.getCenterY() - height / 2, GAP, most), width, height);
            return;
        }
        double width = Math.min(MOST_WIDTH, getWidth() - 2 * GAP);
        double height = card.prefHeight(width);
        boolean below = getHeight() - lit.getMaxY() >= height + 2 * GAP;
        boolean above = lit.getMinY() >= height + 2 * GAP;
        card.resizeRelocate(Math.floor((getWidth() - width) / 2),
            below ? lit.getMaxY() + GAP
                : above ? lit.getMinY() - GAP - height
                : Math.max(GAP, getHeight() - height - GAP),
            width, height);
    }

    private static Button button(String id, String key, Runnable action) {
        return Controls.button(id, TEXTS.get(key), action);
    }
}
