package flipchip.app.learn.space;

import java.util.List;
import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.app.learn.school.Today;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The workspace Learn: the day, its tasks as cards, the courses, own play and the school. Below a width its
/// parts stand under one another. FX thread only.
///
/// Ids: `learn-title`, `learn-sentence`, `learn-streak`, and those of [TaskCards], [Courses], [Progress].
/// Look: learn.css.
public final class LearnView extends StackPane {
    private static final double WIDE = 1100;
    private static final double MOST = 1440;
    private static final double MARGIN = 64;
    private static final double PAIR_GAP = 48;
    private static final double SMALL_MARGIN = 24;

    private final LearnActions actions;
    private final VBox page = Controls.withId(new VBox(), "learn-page");
    private Optional<LearnDay> today = Optional.empty();
    private boolean wide;

    public LearnView(LearnActions actions) {
        this.actions = actions;
        setId("learn");
        setMinSize(0, 0);
        page.setMinHeight(USE_PREF_SIZE);
        ScrollPane scroll = Controls.filling(page);
        scroll.setFocusTraversable(false);
        getChildren().add(scroll);
        widthProperty().subscribe(now -> fit(now.doubleValue()));
    }

    private void fit(double width) {
        double margin = width < WIDE ? SMALL_MARGIN : Math.max(MARGIN, (width - MOST) / 2);
        page.setPadding(new Insets(20, margin, 12, margin));
        if (width > 0 && width >= WIDE != wide) {
            wide = !wide;
            fill();
        }
    }

    /// Shows how the learner stands. The keyboard stays at what it was on; from what is not seen it comes to
    /// the first task.
    public void show(LearnDay now) {
        today = Optional.of(now);
        fill();
    }

    private void fill() {
        if (today.isEmpty()) {
            return;
        }
        Node owner = getScene() == null ? null : getScene().getFocusOwner();
        String focused = owner != null && isInside(owner) && owner.getId() != null ? owner.getId() : "";
        LearnDay day = today.get();
        Today now = day.today();
        boolean first = page.getChildren().isEmpty();
        Region progress = pair(Progress.play(now, actions), Progress.school(now, actions));
        VBox.setVgrow(progress, Priority.ALWAYS);
        page.getChildren().setAll(new DayHeader(day, actions, wide), TaskCards.of(day, actions, wide),
            pair(Courses.othello(now, actions), Courses.others(now, actions)), rule(), progress);
        if (!focused.isEmpty()) {
            page.applyCss();
            Optional.ofNullable(page.lookup("#" + focused)).ifPresent(Node::requestFocus);
        } else if (getScene() != null && Controls.isSeen(this)
                && (first || owner == null || !Controls.isSeen(owner))) {
            page.applyCss();
            Optional.ofNullable(page.lookup("#learn-puzzle")).ifPresent(Node::requestFocus);
        }
    }

    private boolean isInside(Node node) {
        return node == this || node.getParent() != null && isInside(node.getParent());
    }

    private static Region rule() {
        return Controls.styled(new Region(), "learn-rule");
    }

    private Region pair(Region left, Region right) {
        if (!wide) {
            return Controls.styled(new VBox(left, right), "learn-parts");
        }
        return Columns.equal(PAIR_GAP, List.of(left, right));
    }
}
