package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Labels;
import flipchip.app.kit.draw.SmallBoard;
import flipchip.engine.api.MoveValue;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// Two moves of a position side by side: what each is worth, what it turns and leaves to the other side, and
/// how its line goes on, on two boards that go forward and back together.
///
/// Ids: `compare-verdict`, `compare-back`, `compare-forward`, `compare-step`; of each side, `left` and
/// `right`, `compare-move-left`, `compare-value-left`, `compare-board-left`, `compare-facts-left`,
/// `compare-line-left`. Look: analysis.css, style class `comparison`.
final class ComparisonView extends VBox {
    private static final double BOARD = 264;
    private static final int LONGEST = 10;

    private List<MoveValue> moves = List.of();
    private int step = 1;
    private final Position position;
    private final Side left = new Side("left");
    private final Side right = new Side("right");
    private final Label verdict = Controls.wrapped(Controls.withId(new Label(), "compare-verdict", "title"));
    private final Label stepText = Controls.withId(Controls.label("", "quiet"), "compare-step");
    private final Button back = Controls.iconButton("compare-back", BootstrapIcons.CARET_LEFT_FILL,
        TEXTS.get("compare.back"), () -> step(-1));
    private final Button forward = Controls.iconButton("compare-forward", BootstrapIcons.CARET_RIGHT_FILL,
        TEXTS.get("compare.forward"), () -> step(1));
    private final Subscription watching;

    /// @param first  shown on the left where it has a value, or else the best
    /// @param second shown on the right where it has a value, or else the next best
    ComparisonView(ObservableValue<Optional<Values>> values, Values begin, Optional<Square> first,
            Optional<Square> second) {
        position = begin.position();
        getStyleClass().add("comparison");
        HBox steps = Controls.styled(new HBox(back, stepText, forward), "compare-steps");
        steps.setAlignment(Pos.CENTER);
        HBox sides = Controls.styled(new HBox(left.all, right.all), "compare-sides");
        getChildren().addAll(verdict, sides, steps);
        take(begin);
        left.choose(first.flatMap(this::valueOf).orElse(moves.getFirst()).move());
        right.choose(second.filter(move -> move != left.move()).flatMap(this::valueOf)
            .or(() -> moves.stream().filter(value -> value.move() != left.move()).findFirst()).orElseThrow()
            .move());
        watching = values.subscribe(known -> known
            .filter(now -> now.position().equals(position) && now.moves().size() > 1).ifPresent(this::take));
        show();
    }

    /// The page is closed.
    void leave() {
        watching.unsubscribe();
    }

    /// The values get better while one looks.
    private void take(Values values) {
        moves = values.moves();
        Stream.of(left, right).forEach(Side::refill);
        show();
    }

    private Optional<MoveValue> valueOf(Square move) {
        return moves.stream().filter(value -> value.move() == move).findFirst();
    }

    private void step(int by) {
        step = Math.clamp(step + by, 1, longest());
        show();
    }

    private int longest() {
        return Math.max(1, Stream.of(left, right).mapToInt(side -> side.line().size()).max().orElse(1));
    }

    private void show() {
        step = Math.min(step, longest());
        left.show();
        right.show();
        back.setDisable(step == 1);
        forward.setDisable(step == longest());
        stepText.setText(TEXTS.get("compare.step", step, longest()));
        Optional<MoveValue> one = valueOf(left.move());
        Optional<MoveValue> other = valueOf(right.move());
        verdict.setText(one.isEmpty() || other.isEmpty() ? "" : verdict(one.get(), other.get()));
    }

    private static String verdict(MoveValue one, MoveValue other) {
        int more = one.centidiscs() - other.centidiscs();
        boolean exact = one.exact() && other.exact();
        return more == 0
            ? TEXTS.get("compare.same", one.move(), other.move())
            : TEXTS.get("compare.better", more > 0 ? one.move() : other.move(),
                more > 0 ? other.move() : one.move(), ValueText.plain(Math.abs(more), exact));
    }

    /// One of the two moves.
    private final class Side {
        private final ChoiceBox<Square> choice;
        private final Label value;
        private final SmallBoard board;
        private final Label facts;
        private final FlowPane line = Controls.styled(new FlowPane(), "compare-line");
        private final VBox all;
        private boolean filling;

        Side(String side) {
            choice = Controls.withId(new ChoiceBox<>(), "compare-move-" + side);
            choice.setAccessibleText(TEXTS.get("compare.choose"));
            choice.setConverter(new Labels<>(Square::toString));
            choice.valueProperty().subscribe(_ -> {
                if (!filling && !moves.isEmpty()) {
                    step = 1;
                    ComparisonView.this.show();
                }
            });
            value = Controls.withId(Controls.label("", "compare-value"), "compare-value-" + side);
            board = new SmallBoard("compare-board-" + side);
            board.setMinSize(140, 140);
            board.setPrefSize(BOARD, BOARD);
            facts = Controls.wrapped(Controls.withId(Controls.label("", "quiet"), "compare-facts-" + side));
            line.setId("compare-line-" + side);
            line.setPrefWrapLength(BOARD);
            HBox head = Controls.styled(new HBox(choice, value), "compare-head");
            head.setAlignment(Pos.CENTER_LEFT);
            all = Controls.styled(new VBox(head, board, facts, line), "compare-side");
            all.setMaxWidth(BOARD);
            VBox.setVgrow(board, Priority.SOMETIMES);
        }

        Square move() {
            return choice.getValue();
        }

        void choose(Square move) {
            choice.setValue(move);
        }

        private void refill() {
            Square chosen = move();
            List<Square> all = moves.stream().map(MoveValue::move).toList();
            if (!choice.getItems().equals(all)) {
                filling = true;
                choice.getItems().setAll(all);
                choice.setValue(chosen != null && all.contains(chosen) ? chosen : all.getFirst());
                filling = false;
            }
        }

        private List<Square> line() {
            return Optional.ofNullable(move()).flatMap(ComparisonView.this::valueOf)
                .map(known -> known.line().subList(0, Math.min(LONGEST, known.line().size())))
                .orElse(List.of());
        }

        void show() {
            List<Square> moves = line();
            if (moves.isEmpty()) {
                return;
            }
            valueOf(move())
                .ifPresent(known -> value.setText(ValueText.discs(known.centidiscs(), known.exact())));
            facts.setText(facts(move()));
            Position now = position.afterForcedPass();
            int shown = Math.min(step, moves.size());
            for (Square square : moves.subList(0, shown)) {
                now = now.play(square);
            }
            board.show(now, moves.get(shown - 1), TEXTS.get("compare.board", ValueText.line(moves)));
            line.getChildren().clear();
            for (int i = 0; i < moves.size(); i++) {
                line.getChildren().add(Controls.label(moves.get(i).toString(),
                    i == shown - 1 ? "compare-now" : "compare-later"));
            }
        }

        private String facts(Square move) {
            int turned = Long
                .bitCount(Flips.flips(move.index(), position.board().player(), position.board().opponent()));
            int replies = Long.bitCount(position.board().play(move).legalMoves());
            return TEXTS.get("compare.facts", turned, ValueText.name(position.toMove().opponent()), replies);
        }
    }
}
