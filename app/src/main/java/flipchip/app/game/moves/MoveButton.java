package flipchip.app.game.moves;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import flipchip.app.game.board.MistakeMark;
import flipchip.app.game.session.MoveSign;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Tip;
import flipchip.app.kit.text.NumberText;
import flipchip.app.kit.text.Texts;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;

/// A move of the list or of a line in it: a click goes there, and it has a [MoveMenu]. A sign stands behind
/// it, and beside a mistake its mark and what it lost. FX thread only.
final class MoveButton extends Button {
    private static final Texts TEXTS = Texts.of("moves");
    private static final List<String> STYLE = List.of("move");
    private static final double MARK = 12;

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final MoveListModel model;
    private List<Square> shown = List.of();
    private final Label loss = Controls.label("", "move-loss");
    private final MistakeMark mark = new MistakeMark();

    MoveButton(MoveListModel model) {
        this.model = model;
        mark.fit(MARK);
        loss.setGraphic(mark);
        loss.setMinWidth(USE_PREF_SIZE);
        setGraphic(loss);
        setMaxWidth(Double.MAX_VALUE);
    }

    /// Shows another move, or the same with what is known of it now.
    void show(MoveListModel.Row row) {
        setId("move-" + row.ply());
        List<Square> path = model.pathOf(row.ply());
        String text =
            TEXTS.get(row.color() == Color.BLACK ? "move.black" : "move.white", row.ply(), row.square());
        show(path, row.sign(), row.passFollows() ? TEXTS.get("move.pass", text) : text, model.lossOf(row),
            model.isExact(row));
        setOnAction(_ -> model.jump(row.ply()));
        tell(model.timeOf(path)
            .map(time -> TEXTS.get("move.time", NumberText.of("%.1f", time.toMillis() / 1000.0))));
    }

    /// Shows a move of a variation.
    void show(NestedLines.Step step) {
        List<Square> path = step.path();
        setId("line-" + path.size() + "-" + path.getLast());
        boolean black = step.game().moverOf(path.size() - 1) == Color.BLACK;
        show(path, step.markup().sign(),
            TEXTS.get(black ? "move.black" : "move.white", path.size(), path.getLast()),
            model.lossIn(step.game()), model.isExactIn(step.game()));
        setOnAction(_ -> model.goTo(path));
    }

    private void show(List<Square> path, Optional<MoveSign> sign, String words, OptionalDouble lostThere,
            boolean exact) {
        shown = path;
        if (!getStyleClass().equals(STYLE)) {
            getStyleClass().setAll(STYLE);
        }
        setText(path.getLast() + sign.map(MoveSign::text).orElse(""));
        Optional<MistakeSize> size = MistakeSize.of((int) Math.round(100 * lostThere.orElse(0)));
        String lost = NumberText.of(exact ? "%.0f" : "%.1f", lostThere.orElse(0));
        String all = words + sign.map(each -> ", " + MoveListModel.words(each)).orElse("");
        setAccessibleText(size.isEmpty() ? all : TEXTS.get("move.lost", all, lost));
        setContentDisplay(size.isPresent() ? ContentDisplay.RIGHT : ContentDisplay.TEXT_ONLY);
        loss.setText("−" + lost);
        size.ifPresent(mark::show);
        for (MistakeSize each : MistakeSize.values()) {
            pseudoClassStateChanged(MistakeMark.style(each), size.equals(Optional.of(each)));
        }
        setOnContextMenuRequested(event -> {
            MoveMenu.of(model, path).show(this, event.getScreenX(), event.getScreenY());
            event.consume();
        });
    }

    /// Marks it if it is the last move of `path`.
    void showCurrent(List<Square> path) {
        pseudoClassStateChanged(CURRENT, shown.equals(path));
    }

    /// A tooltip is a window of its own, so one that is there is kept.
    private void tell(Optional<String> text) {
        if (text.isEmpty()) {
            setTooltip(null);
        } else if (getTooltip() == null) {
            setTooltip(new Tip(text.get()));
        } else {
            getTooltip().setText(text.get());
        }
    }
}
