package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.game.board.MistakeMark;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.draw.SmallBoard;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.board.Color;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What a coach says about the mistake on the board, or the one that led to it, or else the worst of the
/// game: what it cost, why, and how the better line and that of the game go on, on small boards. Without a
/// mistake it says what to do.
///
/// Ids: `coach-title`, `coach-why`, `coach-best`, `coach-played`, `coach-board-1` to `-3`.
final class MistakeCard extends VBox {
    private static final int BOARDS = 3;
    private static final double MARK = 18;

    private final GameReportModel report;
    private final MistakeTelling telling;
    private final MistakeMark mark = new MistakeMark();
    private final Button title = Controls.wrapped(new Button());
    private final Label why = Controls.paragraph("coach-why");
    private final ToggleGroup lines = new ToggleGroup();
    private final ToggleButton best = line("coach-best");
    private final ToggleButton played = line("coach-played");
    private final HBox choice = Controls.styled(new HBox(best, played), "coach-lines");
    private final List<SmallBoard> boards = new ArrayList<>();
    private final List<Label> moves = new ArrayList<>();
    private final List<Label> turns = new ArrayList<>();
    private final HBox row = Controls.styled(new HBox(), "coach-boards");
    private Optional<MoveJudgement> shown = Optional.empty();
    private String otherwise = "";

    MistakeCard(GameReportModel report, MistakeTelling telling) {
        this.report = report;
        this.telling = telling;
        getStyleClass().add("mistake-card");
        title.setId("coach-title");
        title.getStyleClass().setAll("coach-title");
        title.setMaxWidth(Double.MAX_VALUE);
        title.setOnAction(_ -> shown.ifPresent(telling::show));
        mark.fit(MARK);
        HBox head = Controls.styled(new HBox(mark, title), "coach-head");
        HBox.setHgrow(title, Priority.ALWAYS);
        mark.managedProperty().bind(mark.visibleProperty());
        lines.selectToggle(best);
        lines.selectedToggleProperty().subscribe((before, now) -> {
            if (now == null) {
                lines.selectToggle(before);
            }
            fillBoards();
        });
        for (int i = 0; i < BOARDS; i++) {
            addBoard(i);
        }
        choice.managedProperty().bind(choice.visibleProperty());
        row.managedProperty().bind(row.visibleProperty());
        row.visibleProperty().bind(choice.visibleProperty());
        why.managedProperty().bind(why.visibleProperty());
        getChildren().addAll(head, why, choice, row);
    }

    private void addBoard(int at) {
        SmallBoard board = new SmallBoard("coach-board-" + (at + 1));
        board.setMinSize(0, 0);
        board.prefHeightProperty().bind(board.widthProperty());
        board.setPrefWidth(96);
        board.setOnMouseClicked(_ -> explore(at));
        Label move = Controls.label("", "coach-move");
        move.setGraphic(new Region());
        Label turned = Controls.label("", "coach-turns");
        for (Label label : List.of(move, turned)) {
            label.setMinWidth(USE_PREF_SIZE);
        }
        VBox column =
            Controls.styled(new VBox(board, new HBox(move, Controls.spring(), turned)), "coach-step");
        column.setPrefWidth(96);
        column.setMinWidth(0);
        column.maxWidthProperty()
            .bind(Bindings.createDoubleBinding(
                () -> Math.floor((row.getWidth() - (BOARDS - 1) * row.getSpacing()) / BOARDS),
                row.widthProperty(), row.spacingProperty()));            // a pixel more is another board
        HBox.setHgrow(column, Priority.ALWAYS);
        boards.add(board);
        moves.add(move);
        turns.add(turned);
        row.getChildren().add(column);
    }

    private ToggleButton line(String id) {
        ToggleButton button = Controls.withId(new ToggleButton(), id);
        button.getStyleClass().setAll("coach-line");
        button.setToggleGroup(lines);
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }

    /// Shows the mistake that may be told now, or else `words`.
    void show(String headline, String words, boolean silent) {
        otherwise = headline;
        shown = silent || report.session().isStory() ? Optional.empty() : mistake();
        mark.setVisible(shown.isPresent());
        choice.setVisible(shown.isPresent());
        shown.ifPresentOrElse(this::tell, () -> {
            title.setText(otherwise);
            why.setText(words);
        });
        why.setVisible(!why.getText().isEmpty());
        title.setDisable(shown.filter(move -> move.ply() != report.session().ply()).isEmpty());
    }

    private Optional<MoveJudgement> mistake() {
        int ply = report.session().ply();
        return report.slipAt(ply).or(() -> report.slipAt(ply - 1)).or(() -> report.worst(1).stream()
            .filter(move -> MistakeSize.SLIP.includes(move.lossCentidiscs())).findFirst());
    }

    private void tell(MoveJudgement move) {
        Position before = report.session().line().positionAt(move.ply());
        MistakeSize.of(move.lossCentidiscs()).ifPresent(mark::show);
        boolean here = Math.abs(report.session().ply() - move.ply() - 0.5) < 1;
        title.setText(TEXTS.get(here ? "coach.title" : "coach.worst", move.played().toString(),
            ValueText.plain(move.lossCentidiscs(), move.exact()), String.valueOf(move.ply() + 1)));
        why.setText(MistakeWords.reasons(before, move));
        best.setText(TEXTS.get("coach.best", move.best().toString()));
        played.setText(TEXTS.get("coach.played", move.played().toString()));
        fillBoards();
    }

    private List<Square> line() {
        return shown.map(move -> {
            Game game = report.session().line();
            return played.isSelected()
                ? game.moves().subList(move.ply(), Math.min(game.length(), move.ply() + BOARDS))
                : move.line().subList(0, Math.min(move.line().size(), BOARDS));
        }).orElse(List.of());
    }

    private void fillBoards() {
        if (shown.isEmpty()) {
            return;
        }
        Game game = report.session().line().prefix(shown.get().ply());
        List<Square> line = line();
        for (int i = 0; i < BOARDS; i++) {
            Region column = (Region) row.getChildren().get(i);
            column.setVisible(i < line.size());
            if (i < line.size()) {
                Square square = line.get(i);
                Position before = game.position();
                int turned = Long.bitCount(
                    Flips.flips(square.index(), before.board().player(), before.board().opponent()));
                game = game.play(square);
                Position after = game.position();
                String words = TEXTS.get("coach.step", ValueText.name(before.toMove()), square.toString(),
                    String.valueOf(turned));
                boards.get(i).show(after, square, words);
                moves.get(i).setText(square.toString());
                moves.get(i).getGraphic().getStyleClass().setAll("report-disc",
                    before.toMove() == Color.BLACK ? "black" : "white");
                turns.get(i).setText(TEXTS.get("coach.turns", turned));
            }
        }
    }

    /// Goes to the position on a small board.
    private void explore(int at) {
        shown.ifPresent(move -> {
            List<Square> line = line();
            report.jump(move.ply());
            if (played.isSelected()) {
                report.jump(move.ply() + at + 1);
            } else {
                report.session().explore(line);
                report.jump(move.ply() + at + 1);
            }
        });
    }
}
