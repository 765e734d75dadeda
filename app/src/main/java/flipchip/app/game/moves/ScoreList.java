package flipchip.app.game.moves;

import java.util.ArrayList;
import java.util.List;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;

/// The moves of the game in pairs, as many in a row as there is room for, with the opening and the number of
/// the move on the board above them; a click jumps there.
///
/// Ids: `score-N`, `score-opening`, `score-now`. Look: moves.css, style class `score-list`.
public final class ScoreList extends VBox {
    private static final Texts TEXTS = Texts.of("moves");
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass UNDONE = PseudoClass.getPseudoClass("undone");
    private static final int MOST_PAIRS = 5;
    private static final double LEAST_PAIR = 112;
    private static final double ROW = 18;
    private static final double NUMBER = 24;
    private static final double MOVE = 40;

    private final MoveListModel model;
    private final Pairs pairs = new Pairs();
    private final ScrollPane scroll = new ScrollPane(pairs);
    private final Label empty = Controls.label(TEXTS.get("empty"), "quiet");
    /// By their numbers, made once.
    private final List<Button> buttons = new ArrayList<>();
    /// What stands in each place, number, Black's move and White's.
    private final List<Node[]> places = new ArrayList<>();

    public ScoreList(MoveListModel model) {
        this.model = model;
        getStyleClass().add("score-list");
        Label opening = Controls.withId(new Label(), "score-opening", "row-title");
        opening.textProperty().bind(model.openingProperty());
        Label kind = Controls.label(TEXTS.get("opening"), "quiet");
        kind.visibleProperty().bind(opening.textProperty().isNotEmpty());
        Label now = Controls.withId(new Label(), "score-now", "quiet");
        now.textProperty().bind(model.currentProperty()
            .map(ply -> ply.intValue() == 0 ? "" : TEXTS.get("score.now", ply.intValue())));
        now.setMinWidth(USE_PREF_SIZE);
        opening.setMinWidth(0);
        HBox head = Controls.styled(new HBox(opening, kind, Controls.spring(), now), "score-head");
        head.setAlignment(Pos.BASELINE_LEFT);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        Controls.wrapped(empty);
        empty.managedProperty().bind(empty.visibleProperty());
        scroll.managedProperty().bind(scroll.visibleProperty());
        scroll.visibleProperty().bind(empty.visibleProperty().not());
        head.visibleProperty().bind(scroll.visibleProperty());
        head.managedProperty().bind(head.visibleProperty());
        getChildren().addAll(head, empty, scroll);
        model.rows().subscribe(this::rebuild);
        model.currentProperty().subscribe(this::showCurrent);
        rebuild();
    }

    private void rebuild() {
        places.clear();
        int black = -1;                          // the ply of the pair that White may still answer
        for (MoveListModel.Row row : model.rows()) {
            boolean answers = row.color() == Color.WHITE && black >= 0;
            if (!answers) {
                places.add(new Node[] {Controls.label(String.valueOf(row.ply()), "move-number"), null, null});
            }
            places.getLast()[row.color() == Color.BLACK ? 1 : 2] = button(row);
            black = row.color() == Color.BLACK ? row.ply() : -1;
        }
        List<Node> all = new ArrayList<>();
        for (Node[] pair : places) {
            for (int column = 0; column < pair.length; column++) {
                if (pair[column] == null && (column == 1 || pair != places.getLast())) {
                    pair[column] = Controls.label("–", "pass");
                }
                if (pair[column] != null) {
                    all.add(pair[column]);
                }
            }
        }
        pairs.getChildren().setAll(all);
        empty.setVisible(all.isEmpty());
        showCurrent(model.currentProperty().getValue());
    }

    private Button button(MoveListModel.Row row) {
        while (buttons.size() < row.ply()) {
            int ply = buttons.size() + 1;
            Button made = Controls.button("score-" + ply, "", () -> model.jump(ply));
            made.getStyleClass().setAll("move");
            buttons.add(made);
        }
        Button button = buttons.get(row.ply() - 1);
        button.setText(row.square().toString());
        button.setAccessibleText(
            TEXTS.get(row.color() == Color.BLACK ? "move.black" : "move.white", row.ply(), row.square()));
        return button;
    }

    private void showCurrent(Number current) {
        for (int i = 0; i < buttons.size(); i++) {
            buttons.get(i).pseudoClassStateChanged(CURRENT, i + 1 == current.intValue());
            buttons.get(i).pseudoClassStateChanged(UNDONE, i + 1 > current.intValue());
        }
        pairs.requestLayout();
    }

    /// The grid of pairs.
    private final class Pairs extends Pane {
        private int inRow(double width) {
            return Math.clamp((int) (width / LEAST_PAIR), 1, MOST_PAIRS);
        }

        @Override
        protected double computePrefHeight(double width) {
            int wide = inRow(width < 0 ? getWidth() : width);
            double all = ROW * Math.max(1, (places.size() + wide - 1) / wide);
            double room = scroll.getViewportBounds().getHeight();
            return all > room ? all + room % ROW : all;    // at its end too a whole row comes first
        }

        @Override
        protected void layoutChildren() {
            int wide = inRow(getWidth());
            double column = getWidth() / wide;
            for (int i = 0; i < places.size(); i++) {
                double x = i % wide * column;
                double y = i / wide * ROW;
                double[] at = {x, x + NUMBER + 4, x + NUMBER + 4 + MOVE + 4};
                for (int part = 0; part < at.length; part++) {
                    if (places.get(i)[part] != null) {
                        places.get(i)[part].resizeRelocate(at[part], y, part == 0 ? NUMBER : MOVE, ROW);
                    }
                }
            }
            int current = model.currentProperty().get();
            double room = scroll.getViewportBounds().getHeight();
            if (current > 0 && current <= buttons.size() && getHeight() > room) {
                double y = buttons.get(current - 1).getLayoutY();
                double top = ROW * Math.floor((y + ROW - room / 2) / ROW);
                scroll.setVvalue(Math.clamp(top / (getHeight() - room), 0, 1));
            }
        }
    }
}
