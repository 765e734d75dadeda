package flipchip.app.learn.space;

import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.Locale;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.app.learn.school.Today;
import flipchip.app.learn.school.WeekGoal;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The head of Learn: what the day asks for in a sentence, and the last days as discs; a missed one is a
/// small dot.
final class DayHeader extends HBox {
    private static final Texts TEXTS = Texts.of("learn");
    private static final int DAYS = 14;
    private static final int FEW_DAYS = 7;

    /// @param wide whether there is room for all days
    DayHeader(LearnDay shown, LearnActions actions, boolean wide) {
        Today today = shown.today();
        getStyleClass().add("learn-header");
        Label title = Controls.withId(new Label(title(today)), "learn-title", "learn-title");
        Label sentence = Controls.withId(new Label(sentence(today)), "learn-sentence", "quiet");
        VBox words = new VBox(4, Controls.wrapped(title), Controls.wrapped(sentence));
        HBox.setHgrow(words, Priority.ALWAYS);
        Label streak = Controls.withId(new Label(streak(today)), "learn-streak", "learn-strong");
        Label longest = Controls.label(TEXTS.get("longest", today.days().longest()), "quiet");
        longest.setVisible(today.days().longest() > today.days().streak(today.date()));
        VBox numbers = new VBox(2, streak, longest, goal(shown, actions));
        numbers.setAlignment(Pos.TOP_RIGHT);
        numbers.setMinWidth(USE_PREF_SIZE);
        HBox row = Controls.styled(new HBox(), "learn-days");
        for (int back = (wide ? DAYS : FEW_DAYS) - 1; back >= 0; back--) {
            row.getChildren().add(day(today, today.date().minusDays(back)));
        }
        row.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(words, numbers, row);
    }

    private static String title(Today today) {
        return switch (today.state()) {
            case FIRST -> TEXTS.get("title.first");
            case OPEN -> TEXTS.get("title.open", today.due().size());
            case MISSED -> TEXTS.get("title.missed");
            case DONE -> TEXTS.get("title.done");
        };
    }

    private static String sentence(Today today) {
        return switch (today.state()) {
            case FIRST -> TEXTS.get("sentence.first");
            case OPEN -> TEXTS.get("sentence.open", today.minutes());
            case MISSED -> Sentences.join(TEXTS.get("sentence.missed", today.due().size()),
                TEXTS.get("sentence.open", today.minutes()));
            case DONE -> TEXTS.get("sentence.done");
        };
    }

    /// How the week stands, and a menu to choose another goal.
    private static Region goal(LearnDay shown, LearnActions actions) {
        Today today = shown.today();
        int done = today.days().inWeek(today.date(), Locale.getDefault(Locale.Category.DISPLAY));
        int wanted = shown.goal().days();
        MenuButton goal =
            Controls
                .withId(
                    new MenuButton(wanted == 0
                        ? TEXTS.get("goal.none")
                        : TEXTS.get(done < wanted ? "goal.open" : "goal.reached", done, wanted)),
                    "learn-goal");
        goal.getStyleClass().setAll("learn-goal");
        for (WeekGoal each : WeekGoal.values()) {
            MenuItem item = new MenuItem(each == WeekGoal.NONE
                ? TEXTS.get("goal.choose.none")
                : TEXTS.get("goal.choose", each.days()));
            item.setId("learn-goal-" + each.days());
            item.setOnAction(_ -> actions.goal().accept(each));
            goal.getItems().add(item);
        }
        if (wanted == 0) {
            return goal;
        }
        Bar bar = new Bar(Math.min(1, (double) done / wanted));
        VBox both = new VBox(3, goal, bar);
        both.setAlignment(Pos.TOP_RIGHT);
        return both;
    }

    private static String streak(Today today) {
        return TEXTS.get("streak", today.days().streak(today.date()));
    }

    private static Region day(Today today, LocalDate date) {
        boolean isToday = date.equals(today.date());
        boolean practised = today.days().days().containsKey(date);
        String kind = !practised ? isToday ? "today" : "missed"
            : isToday && today.state() != Today.State.DONE ? "half"
            : "done";
        StackPane mark = Controls.styled(new StackPane(Controls.styled(new Region(), "day-" + kind)), "day");
        Label letter = Controls.label(date.getDayOfWeek().getDisplayName(TextStyle.NARROW_STANDALONE,
            Locale.getDefault(Locale.Category.DISPLAY)), isToday ? "day-letter-today" : "day-letter");
        VBox column = new VBox(2, mark, letter);
        column.setAlignment(Pos.TOP_CENTER);
        return column;
    }
}
