package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import flipchip.app.game.board.MistakeMark;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.draw.SmallBoard;
import flipchip.app.kit.text.NumberText;
import flipchip.engine.analysis.GamePhase;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.book.OpeningBook;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A game told on one card: result, the curve, how well both sides played in each phase, and the moves that
/// decided it on small boards. It can be saved as a picture.
///
/// Ids: `story-card`, `story-title`, `story-turning`, `story-best`, `story-worst`, `story-table`.
/// Look: analysis.css, style class `story-card`.
final class StoryCard extends VBox {
    private static final double WIDTH = 680;
    private static final double BOARD = 132;
    private static final double CURVE = 120;

    private final GameReportModel model;
    private final GameReport report;

    StoryCard(GameReportModel model, GameReport report) {
        this.model = model;
        this.report = report;
        setId("story-card");
        getStyleClass().add("story-card");
        setMaxWidth(WIDTH);
        EvaluationGraph curve = new EvaluationGraph(model);
        curve.setMouseTransparent(true);
        curve.setFocusTraversable(false);
        curve.setMinHeight(CURVE + 32);
        curve.setPrefHeight(CURVE + 32);
        getChildren().addAll(head(), curve, table(), moments());
    }

    private Node head() {
        Label title = Controls.wrapped(Controls.withId(new Label(title()), "story-title", "story-title"));
        Label opening = Controls.label(OpeningBook.standard().name(report.game())
            .map(name -> TEXTS.get("story.opening", name)).orElse(""), "quiet");
        return new VBox(2, title, opening);
    }

    private String title() {
        Position end = report.game().position();
        return TEXTS.get("story.title", model.name(Color.BLACK).getValue(), Long.bitCount(end.black()),
            Long.bitCount(end.white()), model.name(Color.WHITE).getValue());
    }

    private Node table() {
        GridPane table = Controls.withId(Controls.styled(new GridPane(), "story-table"), "story-table");
        String[] columns = {"", "start", "middle", "endgame", "whole", "loss", "slip", "mistake", "blunder"};
        for (int column = 0; column < columns.length; column++) {
            ColumnConstraints width = new ColumnConstraints();
            width.setHalignment(column == 0 ? HPos.LEFT : HPos.RIGHT);
            width.setPercentWidth(column == 0 ? 20 : 10);
            table.getColumnConstraints().add(width);
            if (column > 0) {
                table.add(heading(columns[column]), column, 0);
            }
        }
        int row = 1;
        for (Color side : Color.values()) {
            Region disc = Controls.styled(new Region(), "report-disc");
            disc.getStyleClass().add(side.name().toLowerCase(Locale.ROOT));
            Label name = Controls.label(model.name(side).getValue(), "report-name");
            name.setGraphic(disc);
            table.add(name, 0, row);
            int column = 1;
            for (GamePhase phase : GamePhase.values()) {
                table.add(percent(report.accuracy(side, phase)), column++, row);
            }
            table.add(percent(report.accuracy(side)), column++, row);
            table.add(new Label(report.meanLossDiscs(side).isEmpty()
                ? "–"
                : NumberText.of("%.1f", report.meanLossDiscs(side).getAsDouble())), column++, row);
            for (MistakeSize size : MistakeSize.values()) {
                table.add(new Label(String.valueOf(model.count(side, size))), column++, row);
            }
            row++;
        }
        return table;
    }

    private static Node heading(String key) {
        Label label = Controls.label(TEXTS.get("story." + key), "quiet");
        for (MistakeSize size : MistakeSize.values()) {
            if (size.name().toLowerCase(Locale.ROOT).equals(key)) {
                label.setGraphic(MistakeMark.of(size, 12));
                label.setAccessibleText(label.getText());
                label.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            }
        }
        return label;
    }

    private static Label percent(OptionalDouble accuracy) {
        return new Label(accuracy.isEmpty()
            ? "–"
            : TEXTS.get("report.accuracy", NumberText.of("%.0f", accuracy.getAsDouble())));
    }

    private Node moments() {
        GameStory story = GameStory.of(report);
        HBox row = Controls.styled(new HBox(), "story-moments");
        story.turning().ifPresent(move -> row.getChildren().add(moment("turning", move, turningWords(move))));
        story.best().ifPresent(move -> row.getChildren()
            .add(moment("best", move, TEXTS.get("story.best.words", lost(before(move))))));
        story.worst().filter(move -> !Optional.of(move).equals(story.turning()))
            .ifPresent(move -> row.getChildren()
                .add(moment("worst", move, TEXTS.get("story.worst.words", lost(move), move.best()))));
        return row;
    }

    private MoveJudgement before(MoveJudgement move) {
        return report.moves().stream().filter(other -> other.ply() == move.ply() - 1).findFirst()
            .orElseThrow();
    }

    private static String lost(MoveJudgement move) {
        return ValueText.plain(move.lossCentidiscs(), move.exact());
    }

    private String turningWords(MoveJudgement move) {
        return TEXTS.get("story.turning.words", ValueText.discs(move.bestCentidiscs(), move.exact()),
            ValueText.discs(move.playedCentidiscs(), move.exact()), move.best());
    }

    private Node moment(String id, MoveJudgement move, String words) {
        Game game = report.game().prefix(move.ply() + 1);
        SmallBoard board = new SmallBoard("story-board-" + id);
        board.setMinSize(BOARD, BOARD);
        board.setPrefSize(BOARD, BOARD);
        board.setMaxSize(BOARD, BOARD);
        board.show(game.position(), move.played(), words);
        Label title = Controls.label(TEXTS.get("story." + id), "quiet");
        Label name = Controls.label(TEXTS.get("story.move", move.ply() + 1, move.played()), "coach-heading");
        Label text = Controls.wrapped(Controls.withId(new Label(words), "story-" + id));
        VBox column = Controls.styled(new VBox(title, name, board, text), "story-moment");
        column.setPrefWidth((WIDTH - 40) / 3);
        column.setMinWidth(0);
        return column;
    }
}
