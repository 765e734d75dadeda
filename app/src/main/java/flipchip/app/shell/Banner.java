package flipchip.app.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Tip;
import flipchip.app.kit.text.Texts;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/// The notices of the window: a queue of which the newest is shown. What was done goes by itself; what asks
/// or tells of a problem stays until it is read or its matter is over. Ids: `banner`, `banner-text`,
/// `banner-action` (more of them `banner-action-2` and so on), `banner-more`, `banner-close`.
public final class Banner extends Region {
    private static final System.Logger LOG = System.getLogger(Banner.class.getName());
    private static final Texts TEXTS = Texts.of("shell");
    private static final Duration DONE_STAYS = Duration.seconds(6);
    private static final double GAP = 6;
    /// From this width on the buttons stand beside the words.
    private static final double FLAT = 520;
    private static final int MOST = 8;
    private static final int MOST_KEPT = 100;

    private final Label text = Controls.withId(new Label(), "banner-text");
    private final Button more = Controls.withId(new Button(), "banner-more");
    private final Button close = Controls.withId(new Button(TEXTS.get("banner.close")), "banner-close");
    private final List<Notice> queue = new ArrayList<>();
    private final ObservableList<Notice> messages = FXCollections.observableArrayList();
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper(this, "changes");
    private final PauseTransition goes = new PauseTransition(DONE_STAYS);

    public Banner() {
        setId("banner");
        getStyleClass().add("banner");
        setAccessibleRole(AccessibleRole.PARENT);
        text.setWrapText(true);
        text.setMinSize(0, 0);
        more.setMinWidth(Region.USE_PREF_SIZE);
        more.setOnAction(_ -> turnOver());
        close.setMinWidth(Region.USE_PREF_SIZE);
        close.setOnAction(_ -> hide());
        goes.setOnFinished(_ -> dropDone());
        refresh();
    }

    /// Puts `notice` in front of the others, in place of an older one about the same topic.
    public void post(Notice notice) {
        LOG.log(System.Logger.Level.DEBUG, "tells {0}", notice.text());
        queue.removeIf(old -> old.weight() == Notice.Weight.DONE || old.topic().equals(notice.topic()));
        queue.addFirst(notice);
        while (queue.size() > MOST) {
            queue.removeLast();
        }
        messages.addFirst(notice);
        if (messages.size() > MOST_KEPT) {
            messages.removeLast();
        }
        refresh();
    }

    /// Says something else about a topic, without bringing it to the front; does nothing where it is not in
    /// the queue.
    public void update(Notice notice) {
        Optional<Notice> shown = queue.stream().findFirst().filter(old -> old.topic().equals(notice.topic()));
        queue.replaceAll(old -> old.topic().equals(notice.topic()) ? notice : old);
        if (shown.isPresent() && labels(shown.get()).equals(labels(notice))) {
            say(notice);                         // the user may be pressing a button of it
            changes.set(changes.get() + 1);
        } else if (shown.isPresent()) {
            refresh();
        }
    }

    private static List<String> labels(Notice notice) {
        return notice.actions().stream().map(Notice.Action::label).toList();
    }

    /// The matter is over: takes its notice away.
    public void withdraw(String topic) {
        if (queue.removeIf(old -> old.topic().equals(topic))) {
            refresh();
        }
    }

    /// Whether there is a notice about `topic`.
    public boolean has(String topic) {
        return queue.stream().anyMatch(notice -> notice.topic().equals(topic));
    }

    /// Says that something was done.
    public void show(String message) {
        post(Notice.done(message));
    }

    /// Says that something went wrong.
    public void showProblem(String message) {
        post(Notice.problem(message));
    }

    /// Offers something; a later offer with the same label takes its place.
    public void show(String message, String label, Runnable doing) {
        post(Notice.asks(label, message, label, doing));
    }

    /// Closes the notice shown; the next one appears.
    public void hide() {
        if (!queue.isEmpty()) {
            queue.removeFirst();
        }
        refresh();
    }

    /// Everything said so far, the newest first.
    public ObservableList<Notice> messages() {
        return FXCollections.unmodifiableObservableList(messages);
    }

    /// What is shown.
    Optional<Notice> front() {
        return queue.stream().findFirst();
    }

    /// All that there is to read, what is shown first.
    List<Notice> queued() {
        return List.copyOf(queue);
    }

    /// Whether there is anything to read.
    public boolean isShown() {
        return !queue.isEmpty();
    }

    /// Grows whenever what is shown changes, and with it the height that it needs.
    public ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    private void turnOver() {
        if (!queue.isEmpty()) {
            queue.addLast(queue.removeFirst());
        }
        refresh();
    }

    /// Takes away what was only said to have been done.
    public void dropDone() {
        queue.removeIf(notice -> notice.weight() == Notice.Weight.DONE);
        refresh();
    }

    private void refresh() {
        goes.stop();
        getChildren().setAll(text);
        if (queue.isEmpty()) {
            text.setText("");
            changes.set(changes.get() + 1);
            return;
        }
        Notice now = queue.getFirst();
        say(now);
        more.setText(TEXTS.get("banner.more", queue.size() - 1));
        for (int i = 0; i < now.actions().size(); i++) {
            getChildren().add(button(now.actions().get(i).label(), i));
        }
        if (queue.size() > 1) {
            getChildren().add(more);
        }
        getChildren().add(close);
        changes.set(changes.get() + 1);
        if (now.weight() == Notice.Weight.DONE) {
            goes.playFromStart();
        }
    }

    private void say(Notice notice) {
        text.setTooltip(new Tip(notice.text()));
        text.setText(notice.text());
        setAccessibleText(notice.text());
    }

    // ---- the words, and beside or below them the buttons

    private List<Node> buttons() {
        return getChildren().subList(1, getChildren().size());
    }

    private boolean isFlat(double width) {
        return width >= FLAT;
    }

    private double buttonsWidth() {
        return buttons().stream().mapToDouble(button -> snapSizeX(button.prefWidth(-1)) + GAP).sum();
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        applyCss();
        double inner = width - getInsets().getLeft() - getInsets().getRight();
        double around = getInsets().getTop() + getInsets().getBottom();
        double row = close.prefHeight(-1);
        return around + (isFlat(width)
            ? Math.max(row, text.prefHeight(inner - buttonsWidth()))
            : text.prefHeight(inner) + GAP + flow(inner, false, 0));
    }

    @Override
    protected void layoutChildren() {
        double left = getInsets().getLeft();
        double top = getInsets().getTop();
        double inner = getWidth() - left - getInsets().getRight();
        if (isFlat(getWidth())) {
            double room = inner - buttonsWidth();
            double tall = getHeight() - top - getInsets().getBottom();
            text.resizeRelocate(left, top, room, tall);
            double x = left + room + GAP;
            for (Node button : buttons()) {
                double wide = snapSizeX(button.prefWidth(-1));
                button.resizeRelocate(x, top + Math.floor((tall - button.prefHeight(-1)) / 2), wide,
                    button.prefHeight(-1));
                x += wide + GAP;
            }
        } else {
            text.resizeRelocate(left, top, inner, text.prefHeight(inner));
            flow(inner, true, top + text.prefHeight(inner) + GAP);
        }
    }

    /// The height of the buttons in rows of this width, which are placed from `top` on if `place`.
    private double flow(double inner, boolean place, double top) {
        double x = 0;
        double y = 0;
        double tall = close.prefHeight(-1);
        for (Node button : buttons()) {
            double wide = Math.min(inner, snapSizeX(button.prefWidth(-1)));
            if (x > 0 && x + wide > inner) {
                x = 0;
                y += tall + GAP;
            }
            if (place) {
                button.resizeRelocate(getInsets().getLeft() + x, top + y, wide, tall);
            }
            x += wide + GAP;
        }
        return y + tall;
    }

    /// Does what the notice in front says when it is pressed.
    private Button button(String label, int number) {
        Button button = Controls.withId(new Button(label),
            number == 0 ? "banner-action" : "banner-action-" + (number + 1));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> {
            Notice front = queue.removeFirst();
            refresh();
            front.actions().get(number).doing().run();
        });
        return button;
    }
}
