package flipchip.app.game.end;

import static flipchip.app.game.end.EndWords.TEXTS;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import flipchip.app.game.end.EndModel.GameEnd;
import flipchip.app.game.moves.MoveListModel;
import flipchip.app.kit.control.Controls;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The end of a game beside its board: how it came out, its curve, its three largest mistakes as far as they
/// are known, and what could be done now.
///
/// Ids: `end-title`, `end-detail`, `end-close`, `end-curve`, `end-accuracy`, `end-chip`, `moment-…` by number
/// of the move, `end-analyse`, `end-rematch`, `end-new`. Look: end.css, style class `game-end` with
/// `:narrow`.
public final class EndView extends Region {
    private static final int MOMENTS = 3;
    private static final double GAP = 24;
    private static final double BUTTON = 40;
    private static final double LEAST_CURVE = 44;
    private static final double MOST_CURVE = 148;
    private static final double NARROW_GAP = 12;
    private static final double LINE = 22;
    private static final double HEAD = 28;
    /// The words of a moment, and a moment that has no room for them.
    private static final double CARD = 84;
    private static final double ROW = 30;
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    /// From this width on there are boards, and the buttons stand beside one another.
    private static final double WIDE = 460;
    private static final double LEAST_BOARD = 72;
    private static final double MOST_BOARD = 172;

    private final EndModel model;
    private final MoveListModel moves;
    private final Consumer<String> run;
    private final Label title = Controls.withId(new Label(), "end-title", "end-title");
    private final Label detail = Controls.withId(new Label(), "end-detail", "end-detail");
    private final Label heading = Controls.label(TEXTS.get("curve"), "end-heading");
    private final Label accuracy = Controls.withId(new Label(), "end-accuracy", "quiet-line");
    private final EndCurve curve = new EndCurve();
    private final Label chip = Controls.withId(new Label(), "end-chip", "quiet-line");
    private final ObservableValue<Boolean> refereed;
    private final Label momentsHeading = Controls.label("", "end-heading");
    private final List<MomentCard> cards = new ArrayList<>();
    private final Button close;
    private final List<Button> buttons;

    /// @param refereed whether the chip played the game that is shown, and agreed with the rules
    /// @param run      runs the command with this id
    public EndView(EndModel model, MoveListModel moves, ObservableValue<Boolean> refereed,
            Consumer<String> run) {
        this.refereed = refereed;
        this.model = model;
        this.moves = moves;
        this.run = run;
        getStyleClass().add("game-end");
        setAccessibleText(TEXTS.get("curve"));
        setMinSize(0, 0);
        title.setWrapText(true);
        title.setFocusTraversable(true);
        detail.setWrapText(true);
        detail.setMinHeight(0);
        close = Controls.iconButton("end-close", BootstrapIcons.X, TEXTS.get("close"), model::close);
        Button analyse = Controls.button("end-analyse", TEXTS.get("analyse"), this::analyse);
        analyse.getStyleClass().add("accent");
        buttons = List.of(analyse,
            Controls.button("end-rematch", TEXTS.get("rematch"), () -> run.accept("rematch")),
            Controls.button("end-new", TEXTS.get("new"), () -> run.accept("new-game")));
        getChildren().addAll(title, close, detail, heading, accuracy, curve, momentsHeading, chip);
        getChildren().addAll(buttons);
        model.shownProperty().subscribe(this::refresh);
        moves.lossesProperty().subscribe(this::refresh);
        moves.valuesProperty().subscribe(this::refresh);
        refereed.subscribe(this::refresh);
    }

    private void analyse() {
        run.accept("space-analyse");
        if (worst(1).isEmpty()) {
            run.accept("analyse-game");
        }
    }

    /// Shows the moment before the mistake, beside what is said of it.
    private void lookAt(int ply) {
        run.accept("space-analyse");
        moves.jump(ply - 1);
    }

    private void refresh() {
        model.shownProperty().get().ifPresent(this::show);
    }

    private void show(GameEnd end) {
        EndWords words = new EndWords(end, side -> moves.nameProperty(side).get());
        title.setText(words.title());
        detail.setText(words.detail());
        chip.setText(refereed.getValue() ? TEXTS.get("refereed", end.game().length()) : "");
        title.setAccessibleText(words.title() + ". " + words.detail());
        List<Integer> worst = worst(MOMENTS);
        List<Double> values = values(end.game(), end.below());
        boolean judged = isJudged(end.game());
        accuracy.setText(judged ? accuracies(words) : TEXTS.get("curve.discs"));
        curve.show(values,
            worst.stream().map(ply -> new EndCurve.Moment(ply, size(end.game(), ply))).toList(),
            heading.getText() + ". " + accuracy.getText());
        getChildren().removeAll(cards);
        cards.clear();
        for (int ply : worst) {
            MistakeSize size = size(end.game(), ply);
            MomentCard card = new MomentCard(end.game(), ply, size,
                words.whose(end.game().moverOf(ply - 1), size.name().toLowerCase(Locale.ROOT)),
                moves.lossesProperty().get().words(end.game(), ply));
            card.setOnAction(_ -> lookAt(ply));
            cards.add(card);
        }
        getChildren().addAll(getChildren().indexOf(buttons.getFirst()), cards);
        momentsHeading.setText(worst.isEmpty() ? "" : TEXTS.count("moments", worst.size()));
        requestLayout();
    }

    /// The moves of the game that lost most, in the order played, by their numbers.
    private List<Integer> worst(int count) {
        return model.shownProperty().get()
            .map(end -> IntStream.rangeClosed(1, end.game().length()).boxed()
                .filter(ply -> MistakeSize.MISTAKE.includes(lost(end.game(), ply)))
                .sorted(Comparator.comparingInt((Integer ply) -> lost(end.game(), ply)).reversed())
                .limit(count).sorted().toList())
            .orElse(List.of());
    }

    /// Centidiscs.
    private int lost(Game game, int ply) {
        return (int) Math.round(100 * moves.lossesProperty().get().discsLost(game, ply).orElse(0));
    }

    private MistakeSize size(Game game, int ply) {
        return MistakeSize.of(lost(game, ply)).orElse(MistakeSize.SLIP);
    }

    private boolean isJudged(Game game) {
        return IntStream.rangeClosed(1, game.length())
            .allMatch(ply -> moves.lossesProperty().get().discsLost(game, ply).isPresent());
    }

    /// How far `side` is ahead after each move, by the analysis once it knows the whole game, or else by the
    /// discs on the board.
    private List<Double> values(Game game, Color side) {
        boolean judged = isJudged(game);
        return IntStream.rangeClosed(0, game.length())
            .mapToObj(ply -> (judged && ply > 0
                ? moves.valuesProperty().get().discsForBlack(game, ply)
                : OptionalDouble.of(difference(game.positionAt(ply)))).orElse(0)
                * (side == Color.BLACK ? 1 : -1))
            .toList();
    }

    private static double difference(Position position) {
        return Long.bitCount(position.black()) - Long.bitCount(position.white());
    }

    private String accuracies(EndWords words) {
        GameEnd end = words.end();
        return TEXTS.get("accuracy", words.name().apply(end.below()), accuracy(end.game(), end.below()),
            words.name().apply(end.below().opponent()), accuracy(end.game(), end.below().opponent()));
    }

    private String accuracy(Game game, Color side) {
        OptionalDouble mean = GameReport.accuracyOf(IntStream.rangeClosed(1, game.length())
            .filter(ply -> game.moverOf(ply - 1) == side && game.positionAt(ply - 1).moves().size() > 1)
            .map(ply -> lost(game, ply)));
        return mean.isPresent() ? TEXTS.get("percent", Math.round(mean.getAsDouble())) : "\u2013";
    }

    @Override
    protected void layoutChildren() {
        boolean wide = getWidth() >= WIDE;
        pseudoClassStateChanged(NARROW, !wide);
        double gap = wide ? GAP : NARROW_GAP;
        double end = layOutChip(wide, layOutButtons(wide) - gap);
        double closing = Math.ceil(close.prefWidth(-1));
        close.resizeRelocate(getWidth() - closing, 0, closing, Math.ceil(close.prefHeight(-1)));
        double y = stack(title, 0, getWidth() - closing - 8) + 2;
        y = stack(detail, y, getWidth()) + gap;
        // what is left for the curve and the boards below it
        double room = end - y - HEAD - (cards.isEmpty() ? 0 : gap + HEAD + (wide ? CARD : ROW));
        double side = wide && !cards.isEmpty() ? Math.floor(Math.clamp(room / 2, 0, MOST_BOARD)) : 0;
        side =
            side < LEAST_BOARD || room - side < LEAST_CURVE ? 0 : Math.min(side, (getWidth() - 2 * GAP) / 3);
        y = layOutCurve(y, Math.min(MOST_CURVE, room - side)) + gap;
        layOutMoments(y, end, side, wide);
    }

    /// Puts the heading and the curve, if there is room for them, and answers where they end.
    private double layOutCurve(double y, double tall) {
        boolean curved = tall >= LEAST_CURVE;
        List.of(heading, accuracy, curve).forEach(part -> part.setVisible(curved));
        if (!curved) {
            return y;
        }
        double quiet = Math.min(Math.ceil(accuracy.prefWidth(-1)), getWidth());
        boolean beside = quiet + Math.ceil(heading.prefWidth(-1)) + 12 <= getWidth();
        heading.resizeRelocate(0, y, getWidth() - (beside ? quiet : 0), LINE);
        accuracy.resizeRelocate(beside ? getWidth() - quiet : 0, beside ? y : y + LINE - 2, quiet, LINE);
        double top = y + (beside ? HEAD : HEAD + LINE);
        curve.resizeRelocate(0, top, getWidth(), y + HEAD + tall - top);
        return y + HEAD + tall;
    }

    private void layOutMoments(double y, double end, double side, boolean wide) {
        boolean fits = !cards.isEmpty() && y + HEAD + ROW <= end + 1;
        momentsHeading.setVisible(fits);
        momentsHeading.resizeRelocate(0, y, getWidth(), LINE);
        double top = y + HEAD;
        double step = (getWidth() + GAP) / MOMENTS;
        for (int i = 0; i < cards.size(); i++) {
            MomentCard card = cards.get(i);
            card.setVisible(fits);
            card.fit(side, wide);
            card.resizeRelocate(Math.floor(i * step), top, Math.floor(step - (wide ? GAP : 4)),
                Math.max(0, Math.min(end - top, wide ? side + CARD : ROW)));
        }
    }

    /// Above the buttons, where there is room for it in one line; answers where the rest ends.
    private double layOutChip(boolean wide, double end) {
        chip.setVisible(wide && !chip.getText().isEmpty() && chip.prefWidth(-1) <= getWidth());
        chip.resizeRelocate(0, end - LINE, getWidth(), LINE);
        return chip.isVisible() ? end - LINE - GAP : end;
    }

    /// At the bottom, where there is little room in two rows; answers where they begin.
    private double layOutButtons(boolean wide) {
        Button rematch = buttons.get(1);
        rematch.setText(TEXTS.get("rematch"));
        double all = buttons.stream().mapToDouble(button -> Math.ceil(button.prefWidth(-1))).sum();
        if (!wide || all + 32 > getWidth()) {
            rematch.setText(TEXTS.get("rematch.short"));
        }
        double top = getHeight() - (wide ? BUTTON : 2 * BUTTON + 8);
        if (wide) {
            double x = 0;
            for (Button button : buttons) {
                double each = Math.ceil(button.prefWidth(-1));
                button.resizeRelocate(x, top, each, BUTTON);
                x += each + 16;
            }
        } else {
            double below = top + BUTTON + 8;
            double most = getWidth() - 8 - Math.ceil(buttons.getLast().prefWidth(-1));
            double left = Math.min(most, Math.max(getWidth() / 2 - 4, Math.ceil(rematch.prefWidth(-1))));
            buttons.getFirst().resizeRelocate(0, top, getWidth(), BUTTON);
            rematch.resizeRelocate(0, below, left, BUTTON);
            buttons.getLast().resizeRelocate(left + 8, below, getWidth() - left - 8, BUTTON);
        }
        return top;
    }

    private static double stack(Label label, double y, double width) {
        double tall = Math.ceil(label.prefHeight(width));
        label.resizeRelocate(0, y, width, tall);
        return y + tall;
    }
}
