package flipchip.app.learn.space;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.draw.SmallBoard;
import flipchip.app.kit.text.Texts;
import flipchip.app.learn.school.OwnMistakes;
import flipchip.app.learn.school.Practice;
import flipchip.app.learn.school.Today;
import flipchip.engine.api.Person;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.people.Problem;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;
import org.kordamp.ikonli.javafx.FontIcon;

/// The tasks of the day as cards: its puzzle on a large board, what comes back, the openings, the repair
/// puzzle. A click anywhere on a card opens what it is about.
///
/// Ids: `learn-puzzle`, `learn-review`, `learn-openings`, `learn-repair` of the buttons, with `-board` of
/// the boards.
final class TaskCards {
    private static final Texts TEXTS = Texts.of("learn");
    private static final double PUZZLE_BOARD = 234;
    private static final double BOARD = 124;
    private static final double GAP = 24;
    private static final double SMALL_GAP = 16;
    /// Of the puzzle and the other tasks.
    private static final double[] SHARES = {0.4, 0.2, 0.2, 0.2};
    private static final int STRENGTH = 3;
    private static final int MOST_NAMES = 3;

    private TaskCards() {}

    static Region of(LearnDay day, LearnActions actions, boolean wide) {
        Today today = day.today();
        Region puzzle = puzzle(today, actions);
        List<Region> others =
            List.of(review(today, actions), openings(today, actions), repair(actions, day.repaired()));
        return wide
            ? new Columns(GAP, SHARES, Stream.concat(Stream.of(puzzle), others.stream()).toList())
            : new VBox(SMALL_GAP, puzzle, Columns.equal(SMALL_GAP, others));
    }

    private static Region puzzle(Today today, LearnActions actions) {
        Problem problem = today.puzzle();
        SmallBoard board =
            board("learn-puzzle-board", Game.startingAt(new Position(problem.board(), Color.BLACK)));
        board.setMinSize(PUZZLE_BOARD, PUZZLE_BOARD);
        board.setPrefSize(PUZZLE_BOARD, PUZZLE_BOARD);
        boolean done = today.days().has(today.date(), Practice.PUZZLE);
        Person like = Person.GRADES.get(STRENGTH);
        Button solve = Controls.wholeButton("learn-puzzle", TEXTS.get(done ? "puzzle.more" : "puzzle.solve"),
            done ? () -> actions.train().accept(Optional.empty()) : actions.puzzle());
        solve.getStyleClass().add(done ? "learn-button" : "accent");
        solve.setMaxWidth(Double.MAX_VALUE);
        Region space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        VBox words = new VBox(6, heading(TEXTS.get("puzzle.title")),
            paragraph(done
                ? TEXTS.get(today.school().done().contains(problem.id()) ? "puzzle.solved" : "puzzle.missed")
                : TEXTS.get("puzzle.task"), "learn-text"),
            paragraph(TEXTS.get("puzzle.about", problem.board().empties(),
                String.valueOf(Math.round(problem.rating()))), "quiet"),
            paragraph(
                TEXTS.get("puzzle.miss", String.valueOf(like.rating()), problem.failures().get(STRENGTH)),
                "quiet"),
            space, solve);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox inside = new HBox(20, board, words);
        VBox card = card(inside);
        card.setOnMouseClicked(_ -> solve.fire());
        return card;
    }

    private static Region review(Today today, LearnActions actions) {
        boolean school = today.due().contains(Practice.SCHOOL);
        boolean mistakes = today.due().contains(Practice.MISTAKES);
        if (school) {
            Problem first = today.reviews().getFirst();
            return task("learn-review",
                board("learn-review-board", Game.startingAt(new Position(first.board(), Color.BLACK))),
                TEXTS.get("review.school", today.reviews().size()), TEXTS.get("review.school.text"),
                TEXTS.get("review.again"), () -> actions.train().accept(Optional.empty()));
        }
        if (mistakes) {
            OwnMistakes.Question first = today.mistakes().getFirst();
            return task("learn-review", board("learn-review-board", first.before()),
                TEXTS.get("review.mistakes", today.mistakes().size()),
                TEXTS.get("review.mistakes.text", first.played(), first.loss() / 100.0),
                TEXTS.get("review.better"), actions.mistakes());
        }
        return task("learn-review", board("learn-review-board", Game.INITIAL), TEXTS.get("review.none"),
            TEXTS.get("review.none.text"), TEXTS.get("masters"), actions.masters());
    }

    private static Region openings(Today today, LearnActions actions) {
        Today.Openings openings = today.openings();
        Runnable train = () -> actions.openings().accept(openings.training());
        if (today.due().contains(Practice.OPENINGS)) {
            String names = openings.names().stream().limit(MOST_NAMES).collect(Collectors.joining(", "));
            return task("learn-openings",
                board("learn-openings-board", openings.first().orElseThrow().before()),
                TEXTS.get("openings.due", openings.names().size()), names, TEXTS.get("openings.repeat"),
                train);
        }
        return openings.next()
            .map(line -> task("learn-openings", board("learn-openings-board", line.game()),
                TEXTS.get("openings.new", line.name()), TEXTS.get("openings.new.text"),
                TEXTS.get("openings.learn"), train))
            .orElseGet(() -> task("learn-openings", board("learn-openings-board", Game.INITIAL),
                TEXTS.get("openings.all"), TEXTS.get("openings.all.text"), TEXTS.get("openings.look"),
                train));
    }

    private static Region repair(LearnActions actions, boolean done) {
        return task("learn-repair", new GatePicture(), TEXTS.get("repair.title"),
            TEXTS.get(done ? "repair.done" : "repair.text"), TEXTS.get(done ? "repair.again" : "repair.look"),
            actions.repair());
    }

    private static Region task(String id, Region picture, String title, String text, String link,
            Runnable action) {
        picture.setMinSize(BOARD, BOARD);
        picture.setPrefSize(BOARD, BOARD);
        picture.setMaxHeight(BOARD);
        HBox top = new HBox(picture);
        top.setAlignment(Pos.CENTER_LEFT);
        Region space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        Button go = link(id, link, action);
        VBox card = card(top, heading(title), paragraph(text, "quiet"), space, go);
        card.setOnMouseClicked(_ -> go.fire());
        return card;
    }

    private static VBox card(Region... parts) {
        VBox card = Controls.styled(new VBox(8, parts), "learn-card");
        card.setMinWidth(0);
        return card;
    }

    /// Words that lead somewhere, with an arrow.
    static Button link(String id, String words, Runnable action) {
        Button link = Controls.button(id, words, action);
        link.getStyleClass().add("learn-link");
        link.setGraphic(new FontIcon(BootstrapIcons.CHEVRON_RIGHT));
        return link;
    }

    static Label heading(String words) {
        return paragraph(words, "learn-strong");
    }

    static Label paragraph(String words, String style) {
        return Controls.wrapped(Controls.label(words, style));
    }

    private static SmallBoard board(String id, Game game) {
        Board board = game.position().board();
        boolean black = game.position().toMove() == Color.BLACK;
        SmallBoard small = new SmallBoard(id);
        small.show(black ? board.player() : board.opponent(), black ? board.opponent() : board.player(), 0,
            Optional.empty(), TEXTS.get("board", List.copyOf(game.position().moves()).size()));
        return small;
    }
}
