package flipchip.app.shell;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.PauseTransition;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import flipchip.app.text.Texts;

/// The notices of the window: a queue of which the newest is shown. What was done goes by itself; what asks or tells of a
/// problem stays until it is read or its matter is over. Ids: `banner`, `banner-text`, `banner-action` (more of them
/// `banner-action-2` and so on), `banner-more`, `banner-close`.
public final class Banner extends HBox {
    private static final Texts TEXTS = Texts.of("shell");
    private static final Duration DONE_STAYS = Duration.seconds(6);
    private static final int MOST = 8;
    private static final int MOST_KEPT = 100;

    private final Label text = new Label();
    private final Button more = new Button();
    private final Button close = new Button(TEXTS.get("banner.close"));
    private final List<Notice> queue = new ArrayList<>();
    private final ObservableList<Notice> messages = FXCollections.observableArrayList();
    private final PauseTransition goes = new PauseTransition(DONE_STAYS);

    public Banner() {
        setId("banner");
        getStyleClass().add("banner");
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        setAccessibleRole(AccessibleRole.PARENT);
        text.setId("banner-text");
        text.setMinWidth(0);
        more.setId("banner-more");
        more.setMinWidth(Region.USE_PREF_SIZE);
        more.setOnAction(_ -> turnOver());
        close.setId("banner-close");
        close.setMinWidth(Region.USE_PREF_SIZE);
        close.setOnAction(_ -> hide());
        goes.setOnFinished(_ -> dropDone());
        refresh();
    }

    /// Puts `notice` in front of the others, in place of an older one about the same topic.
    public void post(Notice notice) {
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

    /// Says something else about a topic, without bringing it to the front; does nothing where it is not in the queue.
    public void update(Notice notice) {
        queue.replaceAll(old -> old.topic().equals(notice.topic()) ? notice : old);
        refresh();
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

    private void turnOver() {
        if (!queue.isEmpty()) {
            queue.addLast(queue.removeFirst());
        }
        refresh();
    }

    private void dropDone() {
        queue.removeIf(notice -> notice.weight() == Notice.Weight.DONE);
        refresh();
    }

    private void refresh() {
        setVisible(!queue.isEmpty());
        goes.stop();
        getChildren().setAll(text);
        if (queue.isEmpty()) {
            text.setText("");
            return;
        }
        Notice now = queue.getFirst();
        text.setTooltip(new Tooltip(now.text()));
        text.setText(now.text());
        setAccessibleText(now.text());
        more.setText(TEXTS.get("banner.more", queue.size() - 1));
        for (int i = 0; i < now.actions().size(); i++) {
            getChildren().add(button(now, now.actions().get(i), i));
        }
        if (queue.size() > 1) {
            getChildren().add(more);
        }
        getChildren().add(close);
        if (now.weight() == Notice.Weight.DONE) {
            goes.playFromStart();
        }
    }

    private Button button(Notice notice, Notice.Action action, int number) {
        Button button = new Button(action.label());
        button.setId(number == 0 ? "banner-action" : "banner-action-" + (number + 1));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> {
            queue.remove(notice);
            refresh();
            action.doing().run();
        });
        return button;
    }
}
