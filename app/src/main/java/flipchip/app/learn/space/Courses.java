package flipchip.app.learn.space;

import java.util.List;
import java.util.stream.IntStream;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.learn.school.Today;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
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
        VBox stop = new VBox(4, mark, name);
        stop.setAlignment(Pos.TOP_CENTER);
        return stop;
    }

    static Region others(Today today, LearnActions actions) {
        Today.Openings openings = today.openings();
        VBox rows = new VBox(6,
            row(TaskCards.link("learn-course-openings", TEXTS.get("openings.train"), actions.openings()),
                openings.next().map(line -> TEXTS.get("openings.next", line.name()))
                    .orElse(TEXTS.get("openings.all"))),
            row(TaskCards.link("learn-masters", TEXTS.get("masters"), actions.masters()),
                TEXTS.get("masters.text")),
            row(TaskCards.link("learn-circuit", TEXTS.get("circuit"), actions.circuitLessons()),
                TEXTS.get("circuit.text")));
        return part(TEXTS.get("openings.course"), TEXTS.get("course.of", openings.known(), openings.all()),
            new Bar(openings.all() == 0 ? 0 : (double) openings.known() / openings.all()), rows);
    }

    private static Region row(Button link, String words) {
        link.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(10, link, Controls.label(words, "quiet"));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
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
