package flipchip.app.learn.space;

import java.util.List;
import java.util.stream.IntStream;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.learn.school.Today;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The courses: lessons about Othello as discs on a line, then openings, games of masters and the circuit.
///
/// Ids: `learn-lesson-ID`, `learn-lessons`, `learn-course-openings`, `learn-masters`, `learn-circuit`.
final class Courses {
    private static final Texts TEXTS = Texts.of("learn");
    private static final double CARD_GAP = 12;
    private static final double CARD_PADDING = 15;
    private static final Texts LESSONS = Texts.of("lessons");

    private Courses() {}

    static Region othello(Today today, LearnActions actions) {
        List<String> ids = today.course();
        long done = ids.stream().filter(today.lessons()::has).count();
        int next = (int) ids.stream().takeWhile(today.lessons()::has).count() % ids.size();
        Region path = Columns.equal(0,
            IntStream.range(0, ids.size()).mapToObj(i -> stop(ids, i, next, today, actions)).toList());
        Button go =
            TaskCards.link("learn-lessons", TEXTS.get("course.next", LESSONS.get(ids.get(next) + ".title")),
                () -> actions.lesson().accept(next));
        return part(TEXTS.get("course.othello"), TEXTS.get("course.of", done, ids.size()), path, go);
    }

    private static Region stop(List<String> ids, int number, int next, Today today, LearnActions actions) {
        String id = ids.get(number);
        String kind = number == next ? "next" : today.lessons().has(id) ? "done" : "open";
        Button disc = Controls.button("learn-lesson-" + id, "", () -> actions.lesson().accept(number));
        disc.getStyleClass().addAll("learn-disc", "disc-" + kind);
        disc.setAccessibleText(LESSONS.get(id + ".title"));
        StackPane mark = new StackPane(Controls.styled(new Region(),
            number == 0 ? "path-first" : number == ids.size() - 1 ? "path-last" : "path-line"), disc);
        Label name =
            Controls.label(LESSONS.get(id + ".short"), number == next ? "path-name-next" : "path-name");
        // A name wider than its place reaches over the ends, where shorter ones leave room.
        name.setMinWidth(Region.USE_PREF_SIZE);
        VBox stop = new VBox(4, mark, name);
        stop.setMinWidth(0);
        stop.setAlignment(Pos.TOP_CENTER);
        return stop;
    }

    static Region others(Today today, LearnActions actions) {
        Today.Openings openings = today.openings();
        double known = openings.all() == 0 ? 0 : (double) openings.known() / openings.all();
        Region cards = Columns.equal(CARD_GAP,
            List.of(
                card("learn-course-openings", TEXTS.get("openings.train"),
                    openings.next().map(line -> TEXTS.get("openings.next", line.name()))
                        .orElse(TEXTS.get("openings.all")),
                    () -> actions.openings().accept(openings.training()), new Bar(known)),
                card("learn-masters", TEXTS.get("masters"), TEXTS.get("masters.text"), actions.masters()),
                card("learn-circuit", TEXTS.get("circuit"), TEXTS.get("circuit.text"),
                    actions.circuitLessons())));
        return part(TEXTS.get("openings.course"), TEXTS.get("course.of", openings.known(), openings.all()),
            cards);
    }

    /// A card that is a button as a whole.
    private static Button card(String id, String title, String words, Runnable action, Region... more) {
        VBox inside = new VBox(4, Controls.wrapped(Controls.label(title, "course-title")),
            Controls.wrapped(Controls.label(words, "quiet")));
        inside.getChildren().addAll(more);
        inside.setMinWidth(0);
        Button card = Controls.button(id, "", action);
        card.getStyleClass().setAll("course-card");
        card.setGraphic(inside);
        card.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        card.setMinWidth(0);
        card.setAlignment(Pos.TOP_LEFT);
        card.setAccessibleText(title + ". " + words);
        card.widthProperty()
            .subscribe(wide -> inside.setPrefWidth(Math.max(0, wide.doubleValue() - 2 * CARD_PADDING)));
        return card;
    }

    /// A part with a heading and, at the right, how far one is.
    static VBox part(String title, String standing, Region... content) {
        Label heading = Controls.label(title, "learn-strong");
        HBox head = new HBox(12, heading, Controls.spring(), Controls.label(standing, "quiet"));
        head.setAlignment(Pos.BASELINE_LEFT);
        VBox part = Controls.styled(new VBox(head), "learn-part");
        part.getChildren().addAll(content);
        part.setMinWidth(0);
        return part;
    }
}
